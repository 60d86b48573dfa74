"""Keeps a game going whatever its bots do: what a bot fails to decide, a lower level decides, and the fault is told.

A bot may raise, choose what is not legal, never return, or take its process with it. The guard asks wherever the
bots think; what thinks in a process of its own is held to its time there (`game.core.bots.thinking_process`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.bots.server import check_decision, own_action
from game.core.bots.service import (
    AdviceReply,
    AdviceRequest,
    BotFault,
    BotMove,
    JudgeReply,
    JudgeRequest,
    MoveRequest,
    Question,
    WorkerResult,
)
from game.core.bots.thinking_process import ProcessDiedError, ThinkingTimeoutError
from game.core.chance import number
from game.core.contract import Advice, AnyAction, AnyState, AnyTitle, BotName, Bots, Refusal

PATIENCE: Final = 6.0  # seconds that a decision may take beyond what the bot's name allows a turn
JUDGING: Final = 120.0  # seconds that the judgement of a move may take, on a slow and busy machine
STRIKES: Final = 2  # decisions that a bot may overrun before a lower level plays in its place for good
FIRST_LEGAL: Final = "first"  # the substitute where every level fails: the first legal action

Think = Callable[[Question, float], object]
"""Answers a question within so many seconds. Raises ThinkingTimeoutError and ProcessDiedError."""


class Guard:
    """Asks bots for their decisions and takes nothing but legal ones; one guard serves a game.

    Whoever is asked is given a state that agrees with what the deciding seat may know, never the state itself.
    """

    def __init__(self, title: AnyTitle, think: Think, patience: float = PATIENCE) -> None:
        self._title = title
        self._think = think
        self._patience = patience
        self._asked: Counter[tuple[BotName, int]] = Counter()  # decisions asked for
        self._overruns: Counter[tuple[BotName, int]] = Counter()

    def move(self, wanted: MoveRequest) -> BotMove:
        """The bot's action in a state that is not over, or that of the first level below it that finds one."""
        legal = self._title.rules.legal_actions(wanted.state)
        who = wanted.bot, wanted.seed
        self._asked[who] += 1
        seed = number(wanted.seed, self._asked[who])
        tried: list[tuple[BotName, BotMove]] = []
        action, substitute = legal[0], FIRST_LEGAL
        for bot in self._in_turn(wanted):
            shown = self._shown(wanted.state, seed)  # anew: a bot may do to it what it likes
            thought = self._thought(replace(wanted, state=shown, bot=bot), legal)
            tried.append((bot, thought))
            if thought.problem is None:
                action, substitute = thought.action, str(bot)
                break
        first, thought = tried[0]
        faults = self._faults(first, wanted.seed, thought.problem, substitute) if thought.problem else ()
        replaced = first != wanted.bot or thought.problem is not None
        substitute = substitute if replaced else ""
        return BotMove(action, thought.seconds, None, tuple(faults), len(legal), substitute)

    def advice(self, wanted: AdviceRequest) -> AdviceReply:
        """The advice to whoever decides in the state; none where none can be had."""
        shown = replace(wanted, state=self._shown(wanted.state, 0))
        try:
            answer = self._think(shown, self._patience)
        except (ThinkingTimeoutError, ProcessDiedError):
            return AdviceReply(None)
        return answer if self._is_sound(answer, wanted.state) else AdviceReply(None)  # type: ignore[return-value]

    def answer(self, question: Question) -> WorkerResult:
        """The answer to any question."""
        match question:
            case MoveRequest():
                return self.move(question)
            case AdviceRequest():
                return self.advice(question)
            case JudgeRequest():
                return self.judged(question)

    def judged(self, wanted: JudgeRequest) -> JudgeReply:
        """What the judge finds of a move; nothing where it fails."""
        try:
            answer = self._think(wanted, JUDGING)
        except (ThinkingTimeoutError, ProcessDiedError):
            return JudgeReply(None)
        return answer if isinstance(answer, JudgeReply) else JudgeReply(None)

    def _shown(self, state: AnyState, seed: int) -> AnyState:
        rules = self._title.rules
        return rules.resample(rules.observation(state, rules.decider(state)), seed)

    def _in_turn(self, wanted: MoveRequest) -> Iterator[BotName]:
        """The bots to ask, one after another; without the first where that has overrun too often."""
        lower = [BotName(level) for level in lower_levels(self._title.bots, wanted.bot.level)]
        if self._overruns[wanted.bot, wanted.seed] < STRIKES or not lower:
            yield wanted.bot
        yield from lower

    def _thought(self, wanted: MoveRequest, legal: Sequence[AnyAction]) -> BotMove:
        """What the bot thought, with a legal action or the problem that it had."""
        bot, limit = str(wanted.bot), wanted.bot.seconds + self._patience
        try:
            answer = self._think(wanted, limit)
        except ThinkingTimeoutError:
            return BotMove(None, limit, Refusal("bot_overran", {"bot": bot, "seconds": limit}))
        except ProcessDiedError:
            return BotMove(None, 0.0, Refusal("bot_died", {"bot": bot}))
        if not isinstance(answer, BotMove) or not isinstance(answer.problem, Refusal | None):
            return BotMove(None, 0.0, Refusal("bot_died", {"bot": bot}))
        return check_decision(answer, wanted.bot, self._title.rules, wanted.state, legal)

    def _faults(self, bot: BotName, seed: int, problem: Refusal, substitute: str) -> Iterator[BotFault]:
        """What went wrong; an overrun is counted, and the one too many is told as well."""
        details = {**problem.details, "substitute": substitute}
        yield BotFault(str(bot), substitute, Refusal(problem.reason, details))
        if problem.reason == "bot_overran":
            self._overruns[bot, seed] += 1
            if self._overruns[bot, seed] == STRIKES:
                yield BotFault(str(bot), substitute, Refusal("bot_benched", details))

    def _is_sound(self, answer: object, state: AnyState) -> bool:
        """Whether this is advice that can be followed; a process that is out of order may answer anything."""
        if not isinstance(answer, AdviceReply) or not isinstance(answer.advice, Advice | None):
            return False
        if answer.advice is None:
            return True
        rules = self._title.rules
        return own_action(answer.advice.action, rules, state, rules.legal_actions(state)) is not None


def lower_levels(bots: Bots[Any, Any], level: str) -> Iterator[str]:
    """The levels below this one, the nearest first; below one that is not the title's, those that nobody is offered.

    These hardly think, so that whoever brings a bot of his own does not wait for them.
    """
    levels = list(bots.levels)
    below = levels.index(level) if level in levels else levels.index(bots.offered[0])
    yield from reversed(levels[:below])
