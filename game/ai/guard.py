"""Keeps a game going whatever its bots do: what a bot fails to decide, a lower level decides, and the fault is told.

A bot may raise, choose what is not legal, or never return. It thinks in a thread of its own, so that whoever asked
waits no longer than a limit.
"""

import ctypes
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Final

from game.chance import number
from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.roster import LEVELS, WiraqochaBot, make_bot
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.view import view

PATIENCE: Final = 20.0  # seconds that a decision may take beyond what the bot's name allows a turn
_FOR_STRANGERS: Final = "greedy"  # the first substitute of a bot that is not of the roster
FIRST_LEGAL: Final = "first"  # the substitute where every level fails: the first legal action


@dataclass(frozen=True, slots=True)
class BotFault:
    """A decision that a bot failed to take, and the level that took it.

    `why` is what happened (`bot_raised`, `bot_illegal` or `bot_overran`), to be explained like any refusal.
    """

    bot: str
    substitute: str
    why: Refusal


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal action of so many `options`, the processor time in seconds that it took, the fault if the bot failed."""

    action: Action
    options: int
    seconds: float
    fault: BotFault | None = None


class _OverrunError(BaseException):
    """Thrown into a bot that thinks too long; no bot that catches its own mistakes catches this one."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a bot returned or raised, and the processor time that it took in seconds."""

    given: Any
    raised: BaseException | None
    seconds: float


class Thinker:
    """The thread in which bots think, one decision at a time. One that does not answer is left and replaced."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[Callable[[], Any] | None] = SimpleQueue()
        self._answers: SimpleQueue[_Answer] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def ask(self, call: Callable[[], Any], limit: float) -> _Answer | None:
        """What the call answers; None where it has not answered after `limit` seconds."""
        if self._thread is None:
            self._begin()
        self._asked.put(call)
        try:
            return self._answers.get(timeout=limit)
        except Empty:
            self._leave()
            return None

    def close(self) -> None:
        """Let the thread end when it has nothing to think about."""
        self._asked.put(None)
        self._thread = None

    def _begin(self) -> None:
        self._asked, self._answers = SimpleQueue(), SimpleQueue()
        self._thread = threading.Thread(
            target=_think, args=(self._asked, self._answers), name="bot", daemon=True
        )
        self._thread.start()

    def _leave(self) -> None:
        """Stop a thread that thinks in Python at its next step; one that waits elsewhere is left to itself."""
        assert self._thread is not None
        ident = ctypes.c_ulong(self._thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(_OverrunError))
        self.close()


def _think(asked: "SimpleQueue[Callable[[], Any] | None]", answers: "SimpleQueue[_Answer]") -> None:
    try:
        while (call := asked.get()) is not None:
            begun = time.thread_time()
            given, raised = None, None
            try:
                given = call()
            except _OverrunError:
                return
            except BaseException as error:  # a bot may raise anything, and may call sys.exit
                raised = error
            answers.put(_Answer(given, raised, time.thread_time() - begun))
    except _OverrunError:
        return


class Steward:
    """Asks one bot for its decisions and takes nothing but legal ones.

    `make` makes the bot: at the first decision, and anew after one that never came. `seed` decides what the bot is
    shown in the place of chance, and the dice of its substitutes. Stewards that decide in turn may share a `thinker`.
    """

    def __init__(
        self,
        name: BotName,
        make: Callable[[], WiraqochaBot],
        seed: int,
        thinker: Thinker,
        patience: float = PATIENCE,
    ) -> None:
        self.name = name
        self._make = make
        self._seed = seed
        self._asked = 0  # decisions asked for
        self._bot: WiraqochaBot | None = None
        self._thinker = thinker
        self._limit = patience + name.seconds

    def choose(self, state: State) -> Decision:
        """A legal action of `state`, which is not over. The bot sees a view of it."""
        self._asked += 1
        legal = legal_actions(state)
        answer = self._thinker.ask(partial(self._ask, self._shown(state)), self._limit)
        seconds = self._limit if answer is None else answer.seconds
        chosen = self._checked(answer, legal)
        if not isinstance(chosen, Refusal):
            return Decision(chosen, len(legal), seconds)
        if answer is None:
            self._bot = None  # it may be caught in the middle of a thought
        action, substitute = self._substituted(state, legal)
        why = Refusal(chosen.reason, {**chosen.details, "substitute": substitute})
        return Decision(action, len(legal), seconds, BotFault(str(self.name), substitute, why))

    def _shown(self, state: State) -> State:
        return view(state, number(self._seed, self._asked))

    def _ask(self, shown: State) -> Action:
        """In the thinker's thread: even the making of a bot may fail."""
        if self._bot is None:
            self._bot = self._make()
        return self._bot.choose(shown)

    def _checked(self, answer: _Answer | None, legal: list[Action]) -> Action | Refusal:
        """The legal action that was answered, or what went wrong."""
        bot = str(self.name)
        if answer is None:
            return Refusal("bot_overran", {"bot": bot, "seconds": f"{self._limit:g}"})
        if answer.raised is not None:
            error = f"{type(answer.raised).__name__}: {answer.raised}".removesuffix(": ")
            return Refusal("bot_raised", {"bot": bot, "error": _line(error)})
        try:
            return legal[legal.index(answer.given)]
        except Exception:  # what is no action may compare itself in any way
            return Refusal("bot_illegal", {"bot": bot, "found": _line(repr(answer.given))})

    def _substituted(self, state: State, legal: list[Action]) -> tuple[Action, str]:
        for level in lower_levels(self.name.level):
            substitute = make_bot(BotName(level), number(self._seed, -self._asked))
            if isinstance(substitute, Refusal):
                continue
            chosen = self._checked(
                self._thinker.ask(partial(substitute.choose, self._shown(state)), PATIENCE), legal
            )
            if not isinstance(chosen, Refusal):
                return chosen, level
        return legal[0], FIRST_LEGAL


def lower_levels(level: str) -> Iterator[str]:
    """The levels below this one, the nearest first; where the roster does not know it, those that hardly think."""
    levels = list(LEVELS)
    below = levels.index(level) if level in levels else levels.index(_FOR_STRANGERS) + 1
    yield from reversed(levels[:below])


def _line(text: str) -> str:
    """A text of a bot's making as one short line."""
    line = " ".join(text.split())
    return line if len(line) <= 200 else f"{line[:199]}…"
