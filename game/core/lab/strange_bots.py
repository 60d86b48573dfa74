"""Bots that others have written, as the laboratory holds them: each is read, made and asked in a process of its own.

They may be anybody's: their file may never be read to its end, they may never answer, end their process, or take all
memory. What comes from there is text that the rules read.
"""

from collections import Counter
from contextlib import closing
from functools import partial
from typing import Final

from game.core.bots.service import BotMove, MoveRequest
from game.core.bots.thinking_process import (
    NoProcessError,
    ProcessDiedError,
    ThinkingProcess,
    ThinkingTimeoutError,
)
from game.core.bots.worker import READY
from game.core.contract import AnyTitle, Refusal
from game.core.lab.results import DEATHS
from game.core.lab.strange_replies import StrangeReply, received
from game.core.lab.strange_server import serve_strange

LOADING: Final = 60.0  # seconds that it may take until a file is read and its bot made


class NoBotProcessError(RuntimeError):
    """The system lets a bot that others have written have no process of its own, and nowhere else may it run."""


class StrangeBots:
    """The processes of such bots by the names of these, each started when it is first needed."""

    def __init__(self, played: AnyTitle) -> None:
        self._title = played
        self._processes: dict[str, ThinkingProcess] = {}
        self._deaths: Counter[str] = Counter()

    def begin_game(self) -> None:
        """Every bot is asked again."""
        self._deaths.clear()

    def refused(self, text: str) -> Refusal | None:
        """Why there is no bot of this name."""
        try:
            greeting = self._process(text).greeting(LOADING)
        except ThinkingTimeoutError:
            return Refusal("bot_late", {"bot": text, "seconds": LOADING})
        except ProcessDiedError:
            return Refusal("bot_ended", {"bot": text})
        except NoProcessError:
            return no_process(text)
        return _reason(text, greeting)

    def decide(self, asked: MoveRequest, limit: float) -> BotMove:
        """What the bot decides within so many seconds.

        Raises ThinkingTimeoutError, ProcessDiedError and NoBotProcessError.
        """
        text = asked.bot.level
        if self._deaths[text] >= DEATHS:
            raise ProcessDiedError
        try:
            return self._decision(asked, limit)
        except ProcessDiedError:
            self._deaths[text] += 1
            raise

    def _decision(self, asked: MoveRequest, limit: float) -> BotMove:
        process = self._process(asked.bot.level)
        try:
            greeting = process.greeting(LOADING)
            if greeting != READY:
                problem = _reason(asked.bot.level, greeting)
                process.stop()
                return BotMove(None, 0.0, problem)
            reply = process.ask(asked, limit, _always)
        except NoProcessError as error:
            raise NoBotProcessError(asked.bot.level) from error
        try:
            if isinstance(reply, StrangeReply):
                return reply.decision(self._title, asked.state)
        except Exception as error:  # a text that is none may make the rules raise anything
            process.stop()
            raise ProcessDiedError from error
        raise ProcessDiedError

    def _process(self, text: str) -> ThinkingProcess:
        process = self._processes.get(text)
        if process is None:
            served = partial(serve_strange, text=text)
            process = self._processes[text] = ThinkingProcess(self._title, served, received)
        return process

    def close(self) -> None:
        """Let all processes go."""
        for process in self._processes.values():
            process.stop()


def _reason(text: str, greeting: object) -> Refusal | None:
    """What a greeting other than READY says."""
    if greeting == READY:
        return None
    try:
        said = greeting.refusal() if isinstance(greeting, StrangeReply) else None
    except ValueError:
        said = None
    return said or Refusal("bot_ended", {"bot": text})


def no_process(text: str) -> Refusal:
    """That such a bot can have no process of its own."""
    return Refusal("lab_no_process", {"bot": text})


def strange_bot_refused(text: str, played: AnyTitle) -> Refusal | None:
    """Why no bot of this name can be created."""
    with closing(StrangeBots(played)) as bots:
        return bots.refused(text)


def _always() -> bool:
    """The answer of a bot is always wanted."""
    return True
