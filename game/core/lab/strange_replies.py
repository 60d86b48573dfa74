"""What the process of a bot that others have written says: text alone, so that reading it runs nothing of theirs."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.base.files.json_values import from_json, to_json
from game.base.files.visible import visible
from game.core.bots.service import BotMove, WorkerResult
from game.core.bots.worker import READY
from game.core.contract import AnyState, AnyTitle, Refusal

_LONGEST: Final = 400  # characters of a detail

_GAPS: Final[Mapping[str, frozenset[str]]] = {
    "bot_file_fails": frozenset({"file", "error"}),
    "bot_class": frozenset({"file", "name", "known"}),
    "bot_class_idle": frozenset({"file", "name"}),
    "bot_fails": frozenset({"bot", "error"}),
    "bot_name": frozenset({"text"}),
    "bot_seconds": frozenset({"text", "most"}),
    "bot_positions": frozenset({"text", "most"}),
    "bot_version_level": frozenset({"file", "found", "known"}),
    "bot_version_temperament": frozenset({"file", "found", "known"}),
    "bot_raised": frozenset({"bot", "error", "kind"}),
    "bot_illegal": frozenset({"bot", "found"}),
}
"""Which refusals it may give, each with its details."""


@dataclass(frozen=True, slots=True)
class _Problem:
    """A refusal as text."""

    reason: str
    details: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class StrangeReply:
    """READY, or an action in notation and the processor time that it took in seconds; or the problem that there is."""

    said: str
    seconds: float = 0.0
    problem: _Problem | None = None

    def refusal(self) -> Refusal | None:
        """Its problem. Raises ValueError where it is none that a bot may have."""
        if self.problem is None:
            return None
        reason, details = self.problem.reason, self.problem.details
        if reason not in _GAPS or set(details) != _GAPS[reason]:
            raise ValueError(reason)
        return Refusal(reason, {name: visible(told)[:_LONGEST] for name, told in details.items()})

    def decision(self, played: AnyTitle, state: AnyState) -> BotMove:
        """What it decides in this state. Raises ValueError where that is nothing."""
        refusal = self.refusal()
        action = None if refusal else played.rules.parse_action(state, self.said)
        if isinstance(action, Refusal) or not 0 <= self.seconds < math.inf:
            raise ValueError(self.said)
        return BotMove(action, self.seconds, refusal)


def refused(refusal: Refusal) -> StrangeReply:
    """That there is no such bot."""
    return StrangeReply("", 0.0, _problem(refusal))


def reply_to(played: AnyTitle, reply: WorkerResult | str) -> StrangeReply:
    """What is said for READY, or for a decision."""
    if not isinstance(reply, BotMove):
        return StrangeReply(str(reply))
    if reply.problem is not None:
        return StrangeReply("", reply.seconds, _problem(reply.problem))
    return StrangeReply(played.rules.format_action(reply.action), reply.seconds)


def _problem(refusal: Refusal) -> _Problem:
    names = _GAPS.get(refusal.reason, ())  # another version may say more, or less
    return _Problem(refusal.reason, {name: str(refusal.details.get(name, "–")) for name in names})


def sent(reply: StrangeReply) -> bytes:
    """The reply as it goes through a pipe."""
    return to_json(reply)


def received(content: bytes) -> StrangeReply | str:
    """The reply that these bytes hold, READY where it is that. Raises ValueError where they hold none."""
    reply = from_json(StrangeReply, content)
    return READY if reply == StrangeReply(READY) else reply
