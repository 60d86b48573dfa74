"""The puzzles of Wiraqocha: who sits there, what is asked for, what helps, and how a turn is judged.

The searches are imported when a puzzle is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.base.i18n.words import Words
from game.core.seat_colours import EMBLEM_OF_COLOUR, emblem_of
from game.scenes.title_puzzles import Judging, PuzzleHint, PuzzleResult, PuzzleVerdict
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.puzzles.puzzle import WiraqochaPuzzle

if TYPE_CHECKING:
    from game.core.match import Match
    from game.titles.wiraqocha.puzzles.claims import ClaimResult
    from game.titles.wiraqocha.rules.actions import Action


class WiraqochaPuzzles:
    def __init__(self) -> None:
        self._read_for: ValleyData | None = None  # to read them all takes half a second
        self._read: Sequence[WiraqochaPuzzle] = ()

    def load(self, data: ValleyData) -> Sequence[WiraqochaPuzzle]:
        """Those of the file that lies with the data of the game."""
        from game.titles.wiraqocha.puzzles.tactics_file import read_puzzles

        if self._read_for is data:
            return self._read
        self._read = sorted(
            (
                WiraqochaPuzzle(one.name, one.grade, one.state, one.turn, one.claim)
                for one in read_puzzles(data)
            ),
            key=lambda puzzle: puzzle.grade,
        )
        self._read_for = data
        return self._read

    def match(self, words: Words, puzzle: WiraqochaPuzzle) -> Match:
        """Everybody is called by a colour."""
        from game.core.match import Match, Seat
        from game.titles.wiraqocha.rules.setup import Setup

        state = puzzle.initial
        colours, known = state.game.colours, state.game.content.colours
        seats = (
            Seat(_player(words, colour), emblem_of(colour, known, EMBLEM_OF_COLOUR)) for colour in colours
        )
        return Match(Setup(colours, state.seed, "recommended", state.game.variants), tuple(seats))

    def task(self, words: Words, puzzle: WiraqochaPuzzle) -> str:
        """What the player to move has to reach."""
        claim, sure = puzzle.claim, puzzle.claim.idle == 1
        key = f"{claim.kind}_sure" if sure and claim.kind == "stop" else str(claim.kind)
        return words(f"puzzle.task.{key}", **_figures(words, puzzle))

    def hints(self, words: Words, puzzle: WiraqochaPuzzle) -> Sequence[PuzzleHint]:
        """What wins or is in danger, and what the line begins with; of a single action only of which kind it is."""
        from game.titles.wiraqocha.puzzles.hints import hints

        return hints(words, puzzle)

    def judge(self, words: Words, puzzle: WiraqochaPuzzle, actions: Sequence[Action]) -> Judging:
        """A throw is judged when it is made where the chance counts, everything else when the turn is over."""
        from game.titles.wiraqocha.puzzles.claims import Kind, judged, thrown
        from game.titles.wiraqocha.puzzles.tactics_file import follow

        states = follow(puzzle.initial, actions)
        first, last = states[0], states[-1]
        decided = puzzle.claim.kind is Kind.CHANCE and thrown(actions)
        if last.winner < 0 and last.turn == first.turn and not decided:
            return PuzzleVerdict(PuzzleResult.OPEN)
        finding = yield from judged(puzzle.claim, states, actions)
        result = PuzzleResult.SOLVED if finding.right else PuzzleResult.MISSED
        won = last.winner == first.mover
        return PuzzleVerdict(result, _why(words, puzzle, finding, won=won, dice=thrown(actions)))


def _player(words: Words, colour: str) -> str:
    return words(f"player.{colour}")


def _figures(words: Words, puzzle: WiraqochaPuzzle) -> dict[str, object]:
    """What fills the gaps of the sentences: the players, and the chances in percent."""
    state, claim = puzzle.initial, puzzle.claim
    colours = state.game.colours
    shares = {name: round(100 * getattr(claim, name)) for name in ("idle", "most", "chance", "second")}
    rival = colours[(state.mover + 1) % len(colours)]
    return {"player": _player(words, colours[state.mover]), "rival": _player(words, rival), **shares}


def _why(words: Words, puzzle: WiraqochaPuzzle, finding: ClaimResult, *, won: bool, dice: bool) -> str:
    """What is said of a turn that is over."""
    kind = puzzle.claim.kind
    said = "right" if finding.right else "wrong"
    if kind == "win" and won and not finding.right:
        said = "lucky"
    elif kind == "chance" and not dice:
        said = "no_throw"
    elif kind in ("stop", "keep") and won:
        said = "won"
    found = round(100 * finding.chance)
    return words(f"puzzle.verdict.{kind}.{said}", found=found, **_figures(words, puzzle))
