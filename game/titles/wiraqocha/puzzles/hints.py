"""What is told of a puzzle to somebody who does not find its turn."""

from collections.abc import Mapping
from typing import Final

from game.base.i18n.words import Words
from game.scenes.title_puzzles import PuzzleHint
from game.titles.wiraqocha.bots.turn_search import THROWS
from game.titles.wiraqocha.phrases import describe_event
from game.titles.wiraqocha.puzzles.claims import Kind
from game.titles.wiraqocha.puzzles.puzzle import WiraqochaPuzzle
from game.titles.wiraqocha.puzzles.tactics_file import follow
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import perform
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import LEVIATHAN, SOMNIUM, TREASURE, technology

_THROWS: Final = {a.Reroll: "reroll", a.Sacrifice: "sacrifice", a.Manufacture: "factory"}
_ALONE: Final[Mapping[type[Action], str]] = {
    a.Conquer: "conquest",
    a.Tunnel: "tunnel",
    a.Plunder: "theft",
}


def hints(words: Words, puzzle: WiraqochaPuzzle) -> tuple[PuzzleHint, PuzzleHint]:
    """A direction, and what the line begins with; of one that is a single action not more than its kind."""
    acts = [action for action in puzzle.line if not isinstance(action, a.End)]
    if len(acts) != 1:
        return PuzzleHint(_direction(words, puzzle)), PuzzleHint(_beginning(words, puzzle), puzzle.line[0])
    if puzzle.claim.kind is Kind.CHANCE:
        reroll = isinstance(acts[0], a.Reroll)
        key = "puzzle.hint_of.chance.reroll" if reroll else "puzzle.no_reroll"
        return PuzzleHint(words("puzzle.hint_of.chance.compare")), PuzzleHint(words(key))
    alone = words(f"puzzle.alone.{_ALONE.get(type(acts[0]), 'action')}")
    return PuzzleHint(_direction(words, puzzle)), PuzzleHint(alone)


def _direction(words: Words, puzzle: WiraqochaPuzzle) -> str:
    state, claim = puzzle.initial, puzzle.claim
    match claim.kind:
        case Kind.WIN:
            victory = follow(state, puzzle.line)[-1].victory
            harvest = victory == SOMNIUM and isinstance(puzzle.line[-1], a.End)
            key = "harvest" if harvest else victory
            return words(f"puzzle.hint_of.win.{key}", count=_lacking(state, state.mover)[victory])
        case Kind.CHANCE:
            throw = next(action for action in puzzle.line if isinstance(action, THROWS))
            return words(f"puzzle.hint_of.chance.{_THROWS[type(throw)]}")
        case kind:
            seat = (state.mover + 1) % len(state.game.colours)
            parts = _parts(state, seat)
            nearest = max(parts, key=lambda victory: parts[victory])
            rival = words(f"player.{state.game.colours[seat]}")
            return words(f"puzzle.hint_of.{kind}.{nearest}", rival=rival)


def _goals(state: State) -> dict[str, int]:
    goal = state.game.victory
    return {TREASURE: goal.relics, SOMNIUM: goal.crystals, LEVIATHAN: goal.leviathan.resources}


def _lacking(state: State, seat: int) -> dict[str, int]:
    """How much a seat lacks of each victory, as far as one figure says it."""
    have = {
        TREASURE: state.relics.count(seat),
        SOMNIUM: state.crystals[seat],
        LEVIATHAN: technology(state, seat).resources,
    }
    return {victory: max(0, goal - have[victory]) for victory, goal in _goals(state).items()}


def _parts(state: State, seat: int) -> dict[str, float]:
    """How near a seat is to each victory, from 0 to 1."""
    lacking = _lacking(state, seat)
    return {victory: 1 - lacking[victory] / goal for victory, goal in _goals(state).items()}


def _beginning(words: Words, puzzle: WiraqochaPuzzle) -> str:
    """What is told of the first action; of a throw not what it shows."""
    action = puzzle.line[0]
    if isinstance(action, a.Reroll):
        return words("puzzle.begins.reroll", die=action.die)
    if isinstance(action, THROWS):
        return words(f"puzzle.begins.{_THROWS[type(action)]}")
    told = (describe_event(words, event) for event in perform(puzzle.initial, action).events)
    said = " ".join(sentence for sentence in told if sentence is not None)
    return words("puzzle.begins.so", line=said) if said else words("puzzle.begins.end")
