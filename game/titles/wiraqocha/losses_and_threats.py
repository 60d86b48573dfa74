"""What the others did to a player since that player's last turn, read from the steps of a game alone."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.core.record.turns import others_steps
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import GONE, State
from game.titles.wiraqocha.rules.tokens import IS_DRILL_TYPE, seat_of
from game.titles.wiraqocha.rules.victory import KINDS, LEVIATHAN, SOMNIUM, TREASURE, technology
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA, SeenWiraqochaStep

_OFF_BOARD: Collection[str] = tuple(Destination)


class LossKind(StrEnum):
    """What can be lost to others."""

    TOKEN = "token"  # driven off, wrecked, taken hostage, seized or destroyed
    CAPTIVE = "captive"  # a hostage that was held
    CRYSTAL = "crystal"
    RELIC = "relic"
    CARD = "card"
    PROTECTION = "protection"  # a protecting die that is gone or lowered, on a tile that is still held
    FORCE_FIELD = "force_field"
    FORTRESS = "flying_fortress"


@dataclass(frozen=True, slots=True)
class Loss:
    """Something that a player lost by what the player at seat `by` did in step number `step` of the game.

    `what` names the kind of token, the relic or the card, `tile` where it was; both may be empty. `face` is what a
    lowered die shows now, 0 if it is gone.
    """

    kind: LossKind
    step: int
    by: int
    what: str = ""
    tile: str = ""
    face: int = 0


@dataclass(frozen=True, slots=True)
class Threat:
    """A rival who has come within one step of a victory (`treasure`, `somnium` or `leviathan`)."""

    seat: int
    victory: str


@dataclass(frozen=True, slots=True)
class LossesAndThreats:
    """What befell a player since the last turn, in the order in which it happened."""

    losses: tuple[Loss, ...] = ()
    threats: tuple[Threat, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything happened."""
        return bool(self.losses or self.threats)

    @property
    def tiles(self) -> tuple[str, ...]:
        """The labels of the tiles on which it happened."""
        return tuple(dict.fromkeys(loss.tile for loss in self.losses if loss.tile))

    @property
    def moments(self) -> tuple[int, ...]:
        """The numbers of the steps in which it happened."""
        return tuple(dict.fromkeys(loss.step for loss in self.losses))


def losses_and_threats(initial: State, steps: Sequence[SeenWiraqochaStep], seat: int) -> LossesAndThreats:
    """What befell a player between the last turn and this one (or now, in somebody else's)."""
    played = others_steps(WIRAQOCHA, initial, steps, seat)
    losses = tuple(
        loss
        for number in played
        for loss in losses_in(_before(initial, steps, number), steps[number], seat, number)
    )
    if not played:
        return LossesAndThreats()
    before, after = _before(initial, steps, played[0]), steps[played[-1]].after
    rivals = [rival for rival in initial.game.seats if rival != seat]
    threats = tuple(
        Threat(rival, victory)
        for rival in rivals
        for victory in within_one_step(after, rival)
        if victory not in within_one_step(before, rival)
    )
    return LossesAndThreats(losses, threats)


def _before(initial: State, steps: Sequence[SeenWiraqochaStep], number: int) -> State:
    """The state on which a step was played."""
    return steps[number - 1].after if number else initial


def losses_in(before: State, step: SeenWiraqochaStep, seat: int, number: int = 0) -> Iterator[Loss]:
    """What a player lost in a step (`number`) that somebody else played on `before`."""
    if before.mover == seat:
        return
    colour, index = before.game.colours[seat], before.game.index

    def holds(state: State, tile: str) -> bool:
        piece = state.board[index[tile]]
        return piece >= 0 and seat_of(piece) == seat

    for event in step.events:
        loss = _taken(event, colour, number, before.mover)
        if loss is not None:
            yield loss
            continue
        match event:
            case e.DieRemoved(tile) | e.ProtectionLowered(tile=tile, camp=False):
                left = step.after.protecting[index[tile]]
                weaker = left < before.protecting[index[tile]]  # a one can be probed too
                if weaker and holds(before, tile) and holds(step.after, tile):
                    yield Loss(LossKind.PROTECTION, number, before.mover, tile=tile, face=left)
            case e.ShieldLost(tile) if holds(before, tile):
                yield Loss(LossKind.FORCE_FIELD, number, before.mover, tile=tile)
            case e.FortressLost(tile) if holds(before, tile):
                yield Loss(LossKind.FORTRESS, number, before.mover, tile=tile)


def touches(before: State, step: SeenWiraqochaStep, seat: int) -> bool:
    """Whether a step that somebody else played took something from a player, gave it or weakened it."""
    if before.mover == seat:
        return False
    if next(losses_in(before, step, seat), None) is not None:
        return True
    colour = before.game.colours[seat]
    for event in step.events:
        match event:
            case e.CubesPaid(to=to) | e.CrystalsPaid(to=to) if to == colour:
                return True
            case e.TokenReturned(player=owner) if owner == colour:
                return True
            case e.ProtectionLowered(tile=tile, camp=True) if (
                before.board[before.game.index[tile]] >> 3 == seat
            ):
                return True
    return False


def _taken(event: Event, colour: str, number: int, by: int) -> Loss | None:
    """What an event that names its victim takes from the player of a colour."""
    match event:
        case e.TokenBeaten(player=victim, kind=kind, tile=tile) if victim == colour:
            return Loss(LossKind.TOKEN, number, by, kind.value, tile)
        case e.TokenSeized(kind=kind, victim=victim, place=place) if victim == colour:
            return Loss(LossKind.TOKEN, number, by, kind.value, "" if place in _OFF_BOARD else place)
        case e.TokenReturned(kind=kind, cause=Cause.FREED, captor=captor) if captor == colour:
            return Loss(LossKind.CAPTIVE, number, by, kind.value)
        case e.CrystalStolen(victim=victim) if victim == colour:
            return Loss(LossKind.CRYSTAL, number, by)
        case e.RelicStolen(victim=victim, relic=relic) if victim == colour:
            return Loss(LossKind.RELIC, number, by, relic)
        case e.CardStolen(victim=victim, card=card) if victim == colour:
            return Loss(LossKind.CARD, number, by, card)
    return None


def within_one_step(state: State, seat: int) -> tuple[str, ...]:
    """The victories that a player is one step from, as everybody can see.

    The treasure: one relic is missing, and enough of them are still in the game. The Somnium: the next harvest of the
    Drills that stand now, or one more crystal, is enough. The Leviathan: one card that lies on the market now is
    enough, whatever it costs.
    """
    near = {TREASURE: _near_treasure, SOMNIUM: _near_somnium, LEVIATHAN: _near_leviathan}
    return tuple(victory for victory in KINDS if near[victory](state, seat))


def _near_treasure(state: State, seat: int) -> bool:
    goal = state.game.victory.relics
    in_play = len(state.relics) - state.relics.count(GONE)
    return state.relics.count(seat) == goal - 1 and in_play >= goal


def _near_somnium(state: State, seat: int) -> bool:
    game = state.game
    points = sum(
        game.extraction[tile] or game.figures.ground_extraction
        for tile, piece in enumerate(state.board)
        if piece >= 0 and seat_of(piece) == seat and IS_DRILL_TYPE[piece & 7]
    )
    harvest = points // game.figures.points_per_crystal
    return state.crystals[seat] + max(1, harvest) >= game.victory.crystals


def _near_leviathan(state: State, seat: int) -> bool:
    goal, have = state.game.victory.leviathan, technology(state, seat)
    offered = (state.game.cards[card].cost for card in state.market)
    return any(
        have.resources + cost.resources >= goal.resources and have.somnium + cost.somnium >= goal.somnium
        for cost in offered
    )
