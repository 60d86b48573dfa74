"""The cards of an analysis: turns with mistakes, the finest one, and throws, in sentences or signs of the log."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.base.i18n.words import Words
from game.core.analysis.result import AnalysedMove, AnalysedTurn
from game.core.analysis.telling import GameTeller, luck_figure, percent, throw_text
from game.core.contract import AnyStep
from game.core.match import Match
from game.kit.board.line_signs import LineSign, TextSign, joined
from game.scenes.analysis.move_list import MoveCard, SignedLine
from game.scenes.title_art import ShortLogs
from game.table.signs import SignPainter


@dataclass(frozen=True, slots=True)
class CardMaker:
    """Makes the cards of one game; `emblems` are those of its seats."""

    words: Words
    match: Match
    teller: GameTeller
    emblems: Sequence[str]

    def finest(self, turn: AnalysedTurn) -> MoveCard:
        """The finest turn."""
        played = self._signed("", turn, self._steps_of(turn)) or self.teller.played(turn)
        figure = percent(self.words, turn.found, signed=True)
        return self._of_turn(turn, "fine", figure, self.teller.played(turn, whole=True), played)

    def mistake(self, turn: AnalysedTurn) -> MoveCard:
        """A turn with mistakes and what would have been better, and what was lost in it."""
        words, teller = self.words, self.teller

        def said(*, whole: bool) -> tuple[str, str]:
            return (
                words("analysis.played", line=teller.played(turn, whole=whole)),
                words("analysis.better", line=teller.better(turn, whole=whole)),
            )

        played, better = said(whole=False)
        found = turn.dearest
        return self._of_turn(
            *(turn, "missed" if found.win else "mistake", percent(words, -turn.lost, signed=True)),
            *("\n".join(said(whole=True)), self._signed("played", turn, self._steps_of(turn)) or played),
            self._signed("better", turn, teller.foretold(teller.better_steps(found))) or better,
        )

    def _steps_of(self, turn: AnalysedTurn) -> tuple[AnyStep, ...]:
        """What was played from the dearest decision of a turn on."""
        return tuple(self.teller.steps[turn.dearest.move.begin : turn.end])

    def _signed(self, label: str, turn: AnalysedTurn, steps: Sequence[AnyStep]) -> SignedLine | None:
        """What these steps from a turn's dearest decision on come to as lines of the log; None where they are told in
        sentences.

        `label` says what they are.
        """
        teller, move = self.teller, turn.dearest.move
        line, told = (*teller.steps[: move.begin], *steps), len(steps)
        if label == "better":
            told = teller.told_steps(steps)
        log = self._log_of(line, move.begin, move.begin + told)
        if log is None:
            return None
        head = self.words(f"analysis.{label}", line="").rstrip() + " " if label else ""
        if teller.goes_before(turn):
            head += "… "
        return SignedLine(
            log.painter, (TextSign(head), *(log.signs or (TextSign(teller.unsaid(move.begin, steps)),)))
        )

    def _log_of(self, steps: Sequence[AnyStep], begin: int, end: int) -> SignedLine | None:
        """Some steps of a game as one line with the signs of the log, empty where it passes over them; None in a title
        whose log is told in sentences.
        """
        colours = dict(zip(self.match.setup.colours, self.emblems, strict=True))
        log_of, game = self.match.title.find(ShortLogs), self.teller.told
        if log_of is None:
            return None
        log = log_of(self.words, colours, game.initial, game.seen(steps), begin, end)
        first, rest = log.lines[:1], log.lines[1:]
        told = [*(one.signs for one in first), *(_going_on(one.signs) for one in rest)]
        return SignedLine(SignPainter(log.art, colours), joined(told, TextSign(" · ")))

    def throw(self, found: AnalysedMove) -> MoveCard:
        """What was thrown or drawn, and the chance to win before and after it."""
        move, words, said = found.move, self.words, throw_text(self.words, found)
        head = self._head("lucky" if found.luck > 0 else "unlucky", move.thrower, move.round)
        whole, figure = f"{self.teller.thrown(found, whole=True)}\n{said}", luck_figure(words, found)
        shown = self._log_of(tuple(self.teller.steps), move.end - 1, move.end)
        played: str | SignedLine = self.teller.thrown(found)
        note: str | SignedLine = said
        if shown is not None and shown.signs:
            played, note = shown, SignedLine(shown.painter, (TextSign(said),))
        emblem = self.emblems[move.thrower]
        return MoveCard(*(found, move.begin, move.end, emblem, head, figure, whole, played), note)

    def _of_turn(
        self,
        turn: AnalysedTurn,
        kind: str,
        figure: str,
        whole: str,
        played: str | SignedLine,
        note: str | SignedLine = "",
    ) -> MoveCard:
        emblem, head = self.emblems[turn.seat], self._head(kind, turn.seat, turn.round, answers=turn.answers)
        return MoveCard(*(turn.dearest, turn.begin, turn.end, emblem, head, figure, whole, played), note)

    def _head(self, kind: str, seat: int, played: int, *, answers: bool = False) -> str:
        """What stands above a card: what it is, of whom, in which round."""
        words = self.words
        said = words(f"analysis.{kind}")
        if answers:
            said = words("analysis.answering", kind=said)
        return words("analysis.card", kind=said, player=self.match.seats[seat].name, round=played)


def _going_on(signs: tuple[LineSign, ...]) -> tuple[LineSign, ...]:
    """A line of the log behind another one, so that it begins without a capital."""
    first, *rest = signs
    if not isinstance(first, TextSign):
        return signs
    return (TextSign(first.text[:1].lower() + first.text[1:]), *rest)
