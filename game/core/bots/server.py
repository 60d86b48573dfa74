"""Where bots think: they stay at hand between their decisions, and a person is advised."""

import inspect
import linecache
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any, Final, TypeAlias

from game.core.analysis.judging import judge_move
from game.core.bots.service import (
    AdviceReply,
    AdviceRequest,
    BotMove,
    JudgeReply,
    JudgeRequest,
    Question,
    WorkerResult,
)
from game.core.contract import AnyAction, AnyRules, AnyState, AnyTitle, Bot, BotName, Refusal

MOST_BOTS: Final = 32  # kept between their decisions: those of a few tables
_LONGEST: Final = 200  # characters of a text that a bot made

AnyBot: TypeAlias = Bot[Any, Any]
MakeBot: TypeAlias = Callable[[BotName, int], AnyBot | Refusal]


class UnknownBotError(Exception):
    """There is no bot of this name."""


class ThinkingServer:
    """Answers one question after another, for as long as it takes; a bot may raise whatever it likes.

    `make` makes the bots, by default those of the title; `file` is where these are written, empty for the title's own.
    """

    def __init__(self, title: AnyTitle, make: MakeBot | None = None, file: str = "") -> None:
        self._title = title
        self._make = make
        self._file = file
        self._bots: OrderedDict[tuple[BotName, int], AnyBot] = OrderedDict()

    def answer(self, question: Question) -> WorkerResult:
        """Think about this."""
        if isinstance(question, AdviceRequest):
            bots = self._title.bots
            return AdviceReply(bots.advise(question.state, question.positions, question.purpose))
        if isinstance(question, JudgeRequest):
            return self._judged(question)
        begun = time.thread_time()
        try:
            action, problem = self._bot(question.bot, question.seed).choose(question.state), None
            if inspect.iscoroutine(action):
                action.close()  # it is no action, and Python would say that nobody waited for it
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a bot may raise anything, and may call sys.exit
            action, problem = (
                None,
                Refusal("bot_raised", {"bot": str(question.bot), **told_error(error, self._file)}),
            )
        return BotMove(action, time.thread_time() - begun, problem)

    def _judged(self, question: JudgeRequest) -> JudgeReply:
        judge, rules = self._title.bots.judge, self._title.rules
        if judge is None:
            return JudgeReply(None)
        found = judge_move(rules, judge, question.state, question.played, question.positions, question.deals)
        return JudgeReply(found)

    def _bot(self, name: BotName, seed: int) -> AnyBot:
        """The bot of this name, made where it is not known. Raises UnknownBotError, and whatever the making does."""
        bot = self._bots.pop((name, seed), None)
        if bot is None:
            made = (self._make or self._title.bots.make)(name, seed)
            if isinstance(made, Refusal):
                raise UnknownBotError(str(name))
            bot = made
        self._bots[name, seed] = bot
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return bot


def check_decision(
    thought: BotMove, bot: BotName, rules: AnyRules, state: AnyState, offered: Sequence[AnyAction]
) -> BotMove:
    """The same with the title's own value of its action, or with the problem that it is not legal.

    `offered` are the actions that are listed; others may be legal too.
    """
    if thought.problem is not None:
        return thought
    action = own_action(thought.action, rules, state, offered)
    if action is None:
        found = _short(_told(repr, thought.action))
        return BotMove(None, thought.seconds, Refusal("bot_illegal", {"bot": str(bot), "found": found}))
    return replace(thought, action=action)


def own_action(
    action: object, rules: AnyRules, state: AnyState, offered: Sequence[AnyAction]
) -> AnyAction | None:
    """The title's own value of what is an action of the decider, if it is legal; None for anything else."""
    try:
        if action in offered:
            return offered[offered.index(action)]
        own, seat = rules.parse_action(state, rules.format_action(action)), rules.decider(state)
        legal = seat is not None and own == action and rules.refusal(state, seat, own) is None
        return own if legal else None
    except Exception:  # what is no action may compare itself in any way
        return None


def told_error(error: BaseException, file: str) -> dict[str, str]:
    """The error in one line with the last line of this file that led to it, and its `kind`, the same at each time."""
    kind = type(error).__name__
    said = f"{kind}: {_told(str, error)}".removesuffix(": ")
    number = _last_line(error, file)
    if number:
        place = f"{PurePath(file).name}:{number}"
        kind, said = f"{kind} {place}", f"{_short(said)} ({place}: {linecache.getline(file, number).strip()})"
    return {"error": _short(said), "kind": kind}


def _last_line(error: BaseException, file: str) -> int:
    """The number of the last line of this file that led to the error; 0 for none."""
    number = 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            number = trace.tb_lineno
        trace = trace.tb_next
    return number


def _told(telling: Callable[[object], str], made: object) -> str:
    """A thing of a bot's making as a text, empty where it has none: to tell of itself is its own code too."""
    try:
        return telling(made)
    except Exception:
        return ""


def _short(text: str) -> str:
    """A text of a bot's making as one short line."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
