"""The counsel that thinks in a process of its own, so that no picture of the game waits for it."""

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import Final, TypeGuard, TypeVar

from game.ai.guard import FIRST_LEGAL, BotFault, lower_levels
from game.ai.process import (
    DiedError,
    NoProcessError,
    OverrunError,
    Serve,
    ThinkingProcess,
    UnwantedError,
)
from game.ai.server import PATIENCE, Desk
from game.ai.service import AdviceWanted, Advised, Answer, Move, MoveWanted, Question
from game.ai.worker import serve
from game.chance import number
from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.advice import Advice
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.view import view

MARGIN: Final = 3.0  # seconds that the process may take beyond the limits that it keeps itself
STRIKES: Final = 2  # decisions that a bot may overrun before a lower level plays in its place for good

QuestionT = TypeVar("QuestionT", MoveWanted, AdviceWanted)


@dataclass(frozen=True, slots=True)
class Limits:
    """How long to wait, in seconds: `patience` for a decision beyond a bot's own time, `margin` beyond that."""

    patience: float = PATIENCE
    margin: float = MARGIN

    def of(self, seconds: float) -> float:
        """For a bot with so many seconds a turn: its decision, and one of its substitute."""
        return seconds + 2 * self.patience + self.margin


class OutsideCounsel:
    """Asks a process from a thread that waits for it, holds it to its time and replaces it where it fails.

    `wake` is called, from that thread, when an answer has come.
    """

    def __init__(self, wake: Callable[[], None], served: Serve = serve, limits: Limits | None = None) -> None:
        self._wake = wake
        self._limits = limits or Limits()
        self._process = ThinkingProcess(served)
        self._number = 0  # of the last question
        self._asked: SimpleQueue[tuple[int, Question | Game] | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[int, Answer]] = SimpleQueue()
        self._strikes: dict[tuple[BotName, int], int] = {}
        self._thread: threading.Thread | None = None
        self._open = True
        self._here: Desk | None = None  # thinks in the thread where no process can be had

    @property
    def pid(self) -> int | None:
        """The number of the process, while it runs."""
        return self._process.pid

    def prepare(self, game: Game) -> None:
        """See `Counsel.prepare`."""
        self._put(game)

    def ask(self, question: Question) -> None:
        """See `Counsel.ask`."""
        self._number += 1
        self._put(question)

    def answer(self) -> Answer | None:
        """See `Counsel.answer`."""
        while not self._answers.empty():
            asked, answer = self._answers.get()
            if asked == self._number:
                return answer
        return None

    def forget(self) -> None:
        """See `Counsel.forget`."""
        self._number += 1

    def close(self) -> None:
        """See `Counsel.close`: the process ends even in the middle of a thought."""
        self._open = False
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    # in the thread

    def _put(self, thing: Question | Game) -> None:
        if self._thread is None and self._open:
            self._thread = threading.Thread(target=self._work, name="counsel", daemon=True)
            self._thread.start()
        self._asked.put((self._number, thing))

    def _work(self) -> None:
        try:
            while (ticket := self._asked.get()) is not None and self._open:
                asked, thing = ticket
                if isinstance(thing, Game):
                    with suppress(NoProcessError, OverrunError):  # met again when it is asked
                        self._process.start(thing)
                elif asked == self._number:
                    self._answers.put((asked, self._answer(thing)))
                    if asked == self._number:
                        self._wake()
        except UnwantedError:
            return
        finally:
            self._process.stop()

    def _answer(self, question: Question) -> Answer:
        if isinstance(question, MoveWanted):
            return self._move(question)
        try:
            answer = self._think(question, self._limits.of(0))
        except (OverrunError, DiedError):
            return Advised(None)
        sound = isinstance(answer, Advised) and isinstance(answer.advice, Advice | None)
        return answer if sound else Advised(None)

    def _think(self, question: QuestionT, limit: float) -> Answer:
        shown = replace(question, state=_shown(question.state))
        if self._here is None:
            try:
                return self._process.ask(shown, limit, lambda: self._open)
            except NoProcessError:
                self._here = Desk(self._limits.patience)
        return self._here.answer(shown)

    def _move(self, question: MoveWanted) -> Move:
        """The bot's action, or that of the first level below it that finds one in its time."""
        faults: list[BotFault] = []
        rungs = self._rungs(question)
        for bot, below in zip(rungs, [*(str(lower) for lower in rungs[1:]), FIRST_LEGAL], strict=True):
            limit = self._limits.of(bot.seconds)
            try:
                answer = self._think(replace(question, bot=bot), limit)
            except OverrunError:
                why = Refusal("bot_overran", {"bot": str(bot), "seconds": f"{limit:g}", "substitute": below})
            except DiedError:
                why = Refusal("bot_died", {"bot": str(bot), "substitute": below})
            else:
                if _holds(answer, question.state):
                    return self._judged(question, Move(answer.action, (*faults, *answer.faults)))
                why = Refusal("bot_died", {"bot": str(bot), "substitute": below})
            faults.append(BotFault(str(bot), below, why))
        return Move(legal_actions(question.state)[0], tuple(faults))

    def _rungs(self, question: MoveWanted) -> list[BotName]:
        """The bots to ask, one after another; without the first where that has overrun too often."""
        rungs = [question.bot, *(BotName(level) for level in lower_levels(question.bot.level))]
        benched = self._strikes.get((question.bot, question.seed), 0) >= STRIKES
        return rungs[1:] if benched and len(rungs) > 1 else rungs

    def _judged(self, question: MoveWanted, move: Move) -> Move:
        """Count an overrun; the one too many is told as well."""
        late = [f for f in move.faults if f.bot == str(question.bot) and f.why.reason == "bot_overran"]
        if not late:
            return move
        key = (question.bot, question.seed)
        self._strikes[key] = self._strikes.get(key, 0) + 1
        if self._strikes[key] < STRIKES:
            return move
        gone = BotFault(late[0].bot, late[0].substitute, Refusal("bot_benched", dict(late[0].why.details)))
        return replace(move, faults=(*move.faults, gone))


def _holds(answer: Answer, state: State) -> TypeGuard[Move]:
    """Whether this is a move that can be made; a process that is out of order may answer anything."""
    if not isinstance(answer, Move):
        return False
    try:
        told = all(isinstance(fault, BotFault) for fault in answer.faults)
        return told and answer.action in legal_actions(state)
    except Exception:  # what is not what it seems may raise anything
        return False


def _shown(state: State) -> State:
    """The state without what nobody at the table can know, and without what it remembers of itself."""
    return replace(view(state, number(state.drawn, state.turn)), seen=None)
