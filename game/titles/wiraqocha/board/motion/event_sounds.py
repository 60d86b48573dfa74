"""What is heard at the table of Wiraqocha, and the music."""

from collections.abc import Collection

from game.kit.board.event_sounds import EventSounds
from game.titles.wiraqocha.board.motion.event_rows import ROWS
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules.events import GameWon, TurnBegan
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import technology
from game.ui.sound import Cue

_MUSIC, _LAST_ROUNDS = "wiraqocha/music-table", "wiraqocha/music-last-rounds"
_NEAR = 0.75  # how much of a victory somebody has in the last rounds


def music_for(state: State) -> str | None:
    """Another piece plays while somebody is near a victory; the end has one of its own."""
    if state.victory:
        return None
    near = any(nearness(state, seat) >= _NEAR for seat in state.game.seats)
    return _LAST_ROUNDS if near else _MUSIC


def nearness(state: State, seat: int) -> float:
    """How much of the victory that it is nearest to a seat has, from 0 to 1 where it has won."""
    goal, cost = state.game.victory, technology(state, seat)
    shares = (
        state.relics.count(seat) / goal.relics,
        state.crystals[seat] / goal.crystals,
        min(cost.resources / goal.leviathan.resources, cost.somnium / goal.leviathan.somnium),
    )
    return min(1.0, max(shares))


def valley_sounds(view: TableView, people: Collection[str] = ()) -> EventSounds:
    """What is heard. `people` are the colours of the persons where computer players sit there too: the bell rings for
    persons alone, and a person's defeat does not sound like a victory.
    """

    def across(tile: str) -> float:
        number, half = view.state.game.index.get(tile), view.scale.width / 2
        return 0.0 if number is None else (view.layout.centres[number][0] - half) / half

    return EventSounds(
        ROWS,
        ambience="wiraqocha/jungle-night",
        gestures={"lift": "wiraqocha/token-lift", "back": "wiraqocha/token-back", "pick": "die-pick"},
        piece=lambda: music_for(view.state),
        turn=TurnBegan,
        across=across,
        people=people,
        of_others={TurnBegan: None, GameWon: Cue("wiraqocha/defeat")},
    )
