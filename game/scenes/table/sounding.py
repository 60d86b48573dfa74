"""Which sound tells what happened, and from which side it comes."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.titles.wiraqocha.board.layout import TableLayout
from game.titles.wiraqocha.board.motion.act import Claimed, Told
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.events import Cause, Destination
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import technology
from game.ui.sound import Sounds

_WIDE = 0.8  # how far to the side a sound at the edge of the screen comes from
_AMBIENCE = "jungle-night"
_MUSIC, _LAST_ROUNDS = "music-table", "music-last-rounds"
_NEAR = 0.75  # how much of a victory somebody has in the last rounds

_PLAIN: dict[type, str] = {
    e.CubesCollected: "cubes",
    e.DieTakenBack: "die-pick",
    e.TokenExchanged: "token-lift",
    e.TokenJoined: "token-lift",
    e.TokenSeized: "card-stolen",
    e.DiePlaced: "die-place",
    e.DieRemoved: "die-knock",
    e.ProtectionLowered: "probe",
    e.CubesPaid: "cubes-spent",
    e.CubesDiscarded: "cubes-spent",
    e.CrystalsPaid: "crystal-stolen",
    e.RelicFound: "relic",
    e.CrystalStolen: "crystal-stolen",
    e.RelicStolen: "relic-stolen",
    e.CardStolen: "card-stolen",
    e.CardBuilt: "card-built",
    e.ShieldPlaced: "force-field",
    e.ShieldLost: "force-field-lost",
    e.FortressMoved: "fortress",
    e.FortressReturned: "fortress",
    e.FortressLost: "wreck",
    e.Devastated: "death-ray",
    e.RelicLost: "relic-lost",
    e.CardRevealed: "card-shown",
    e.TurnBegan: "turn-bell",
    e.GameWon: "victory",
}
_HOME = {
    Cause.WORKSHOP: "token-repaired",
    Cause.PAID: "token-repaired",
    Cause.RANSOMED: "coins",
    Cause.FREED: "token-freed",
    Cause.RELEASED: "token-freed",
}
_BEATEN = {
    Destination.GRAVEYARD: "wreck",
    Destination.RESERVE: "camp-driven-home",
    Destination.HOSTAGE: "chain",
    Destination.OUT: "wreck",
}
_TOUCHES = {  # what the hand does, by the name that the gestures give it
    "lift": "token-lift",
    "back": "token-back",
    "pick": "die-pick",
    "refusal": "refusal",
    "hint": "hint",
    "undo": "undo",
    "button": "button",
}


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound and the tile that it comes from, if it comes from one."""

    name: str
    tile: str | None = None


def throw_sound(count: int) -> str:
    """The sound of so many dice that are thrown together."""
    if count <= 1:
        return "dice-one"
    return "dice-few" if count <= 4 else "dice-some" if count <= 7 else "dice-many"


def cue_of(event: Told) -> Cue | None:
    """The sound that tells an event; None for what happens in silence."""
    tile = getattr(event, "tile", None)
    match event:
        case Claimed(from_rival=from_rival):
            return Cue("conquest" if from_rival else "tile-taken", tile)
        case e.DiceRolled(faces=faces):
            return Cue(throw_sound(len(faces))) if faces else None
        case e.DieAdded():
            return Cue("dice-one")
        case e.DieChanged(cause=cause):
            return Cue(
                "dice-one"
                if cause is Cause.REROLL
                else "gears"
                if cause is Cause.EXOSKELETON
                else "die-settle"
            )
        case e.TokenMoved(kind=kind):
            return Cue(f"token-{TokenKind(kind).value}", tile)
        case e.TokenBeaten(destination=destination):
            return Cue(_BEATEN.get(destination, "wreck"), tile)
        case e.TokenReturned(cause=cause):
            return Cue(_HOME.get(cause, "token-freed"))
        case e.CampRobbed(cause=cause):
            return Cue("tunneller", tile) if cause is Cause.TUNNEL else None
        case e.Harvested(crystals=crystals):
            return Cue("crystal", event.drills[0][0] if event.drills else None) if crystals else None
        case e.RelicFound(relic=relic):
            return Cue("relic", relic)
        case e.CubesCollected(taken=0) | e.CubesPaid(cubes=0) | e.CrystalsPaid(crystals=0):
            return None
    name = _PLAIN.get(type(event))
    return Cue(name, tile) if name is not None else None


class Sounding:
    """Lets the table be heard. Without a player of sounds, or without a sound card, it is silent.

    `people` are the colours of the persons where computer players sit there too: the bell rings for persons alone,
    and a person's defeat does not sound like a victory.
    """

    def __init__(self, sounds: Sounds | None = None, people: Sequence[str] | None = None) -> None:
        self._sounds = sounds
        self._people = people

    def begin(self, state: State) -> None:
        """The table is on the screen: let the jungle be heard behind it, and the music of the game."""
        if self._sounds is not None:
            self._sounds.ambience(_AMBIENCE)
            self._play_music(state)

    def _play_music(self, state: State) -> None:
        """Another piece plays while somebody is near a victory; the end has one of its own."""
        if self._sounds is not None and not state.victory:
            near = any(nearness(state, seat) >= _NEAR for seat in state.game.seats)
            self._sounds.music(_LAST_ROUNDS if near else _MUSIC)

    def tell(self, event: Told, layout: TableLayout) -> None:
        """Sound what happened, from the side where it did."""
        if isinstance(event, e.TurnBegan):
            self._play_music(layout.state)
        cue = self.cue_for(event)
        if cue is not None and self._sounds is not None:
            self._sounds.play(cue.name, pan_of(cue, layout))

    def cue_for(self, event: Told) -> Cue | None:
        """The sound of an event for those who sit here."""
        if self._people and isinstance(event, e.TurnBegan | e.GameWon) and event.player not in self._people:
            return Cue("defeat") if isinstance(event, e.GameWon) else None
        return cue_of(event)

    def touch(self, gesture: str) -> None:
        """Sound what the hand did: `lift`, `back`, `pick`, `refusal`, `hint`, `undo` or `button`."""
        if self._sounds is not None:
            self._sounds.play(_TOUCHES[gesture])


def nearness(state: State, seat: int) -> float:
    """How much of the victory that it is nearest to a seat has, from 0 to 1 where it has won."""
    goal, cost = state.game.victory, technology(state, seat)
    shares = (
        state.relics.count(seat) / goal.relics,
        state.crystals[seat] / goal.crystals,
        min(cost.resources / goal.leviathan.resources, cost.somnium / goal.leviathan.somnium),
    )
    return min(1.0, max(shares))


def pan_of(cue: Cue, layout: TableLayout) -> float:
    """From which side a sound comes: -1 is left, 1 is right."""
    if cue.tile is None or cue.tile not in layout.state.game.index:
        return 0.0
    x, _ = layout.centres[layout.state.game.index[cue.tile]]
    half = layout.scale.width / 2
    return _WIDE * (x - half) / half
