"""The moments that a game turned on: the weightiest of what happened, and last the one that won it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.contract.chronicle import (
    Fact,
    FactAmount,
    FactPlayers,
    Numbers,
    PictureFacts,
    Thing,
    TurningFacts,
    Value,
)
from game.titles.wiraqocha.chronicle.reading import Moment, conquests_of, moments_of, place, player, tiles_of
from game.titles.wiraqocha.losses_and_threats import within_one_step
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import LEVIATHAN, SOMNIUM, TREASURE
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

_MOST: Final = 3
_AGAIN: Final = 5.0  # how much lighter a second moment of the same kind is
_RUN: Final = 3  # tiles taken in one turn that are worth telling
_BEATEN: Final = {
    Destination.GRAVEYARD: ("wrecked", 4.0),
    Destination.OUT: ("wrecked", 5.0),
    Destination.HOSTAGE: ("hostage", 6.0),
    Destination.RESERVE: ("driven", 6.0),
}
_WINNING: Final = {
    TREASURE: ("relic_found", "relic_stolen"),
    SOMNIUM: ("harvest", "crystal_stolen", "ransom"),
    LEVIATHAN: ("built", "card_stolen"),
}


@dataclass(frozen=True, slots=True)
class _Candidate:
    """Something that happened, how much it weighs, who it is about and where it can be seen."""

    kind: str
    weight: float
    moment: Moment
    values: dict[str, Value]
    tile: str = ""

    @property
    def won(self) -> bool:
        """Whether it won the game."""
        return bool(self.moment.after.victory)


def turning_points(initial: State, steps: Sequence[WiraqochaStep]) -> tuple[TurningFacts, ...]:
    """Three moments in their order, each of another turn, the last one that which won; fewer in a game without any."""
    *_, last = moments_of(initial, steps)
    chosen = list(_winning(last))
    left = [
        one for one in _candidates(initial, steps) if one.moment.before.turn != last.before.turn or not chosen
    ]
    kinds = Counter(one.kind for one in chosen)
    while left and len(chosen) < _MOST:
        best = max(left, key=lambda one: (one.weight - _AGAIN * kinds[one.kind], -one.moment.number))
        chosen.append(best)
        kinds[best.kind] += 1
        left = [one for one in left if one.moment.before.turn != best.moment.before.turn]
    return tuple(_told(one) for one in sorted(chosen, key=lambda one: one.moment.number))


def _winning(last: Moment) -> Iterator[_Candidate]:
    """What of the last step won the game; nothing where it was won in another way than these."""
    found = (_weighed(last, event) for event in last.step.events)
    wins = _WINNING.get(last.after.victory, ())
    winner = FactPlayers((last.after.winner,))
    yield from [one for one in found if one and one.kind in wins and one.values["player"] == winner][:1]


def _told(one: _Candidate) -> TurningFacts:
    number = one.moment.number

    def fact(part: str) -> Fact:
        return Fact((f"turning.{one.kind}.{part}",), one.values, number)

    caption = Fact((f"caption.{'place' if one.tile else 'valley'}",), _seen(one), number)
    picture = PictureFacts(number + 1, one.tile, caption)
    # what the winner had at the end stands on the front page
    told = (fact("end"), *_dice(one)) if one.won else (fact("body"), *_dice(one), *_standing(one))
    return TurningFacts(one.moment.round, fact("heading"), told, picture)


def _seen(one: _Candidate) -> dict[str, Value]:
    shown: dict[str, Value] = {"player": one.values["player"]}
    if one.tile:
        shown["at"] = place(one.moment.before.game, one.tile)
    return shown


def _dice(one: _Candidate) -> Iterator[Fact]:
    """With which dice it was done."""
    game = one.moment.before.game
    for event in one.moment.step.events:
        if isinstance(event, e.DiceUsed) and (faces := (*event.using, *event.beating)):
            shown: dict[str, Value] = {
                "player": player(game, event.player),
                "faces": Numbers(tuple(min(6, face) for face in faces)),
            }
            if max(faces) <= 6:
                yield Fact(("after.dice",), shown, one.moment.number)
                return


def _standing(one: _Candidate) -> Iterator[Fact]:
    """How the one that it is about stood after it: the tiles, and what is rarer."""
    about, state = one.values["player"], one.moment.after
    assert isinstance(about, FactPlayers), "a moment is about somebody"
    seat = about.seats[0]
    values: dict[str, Value] = {"player": about}
    held = tiles_of(state, seat)
    if not held:
        return
    values["tiles"] = FactAmount("tiles", held)
    counts = {"relics": state.relics.count(seat), "crystals": state.crystals[seat]}
    rare = next((kind for kind, number in counts.items() if number), "tiles")
    if rare in counts:
        values[rare] = FactAmount(rare, counts[rare])
    yield Fact((f"after.{rare}",), values, one.moment.number)


def _candidates(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[_Candidate]:
    last = len(steps) - 1
    for moment in moments_of(initial, steps):
        if moment.number == last:
            return
        for event in moment.step.events:
            found = _weighed(moment, event)
            if found is not None:
                yield found
        if moment.ends_turn:
            yield from _threats(moment)
    # how many tiles fell in a turn is known at its end
    yield from _runs(initial, steps[:last])


def _weighed(moment: Moment, event: e.Event) -> _Candidate | None:
    """What an event is worth as news; None for what happens in every turn."""
    game, after = moment.before.game, moment.after

    def found(kind: str, weight: float, tile: str = "", **values: Value) -> _Candidate:
        return _Candidate(kind, weight, moment, values, tile)

    def who(colour: str) -> FactPlayers:
        return player(game, colour)

    match event:
        case e.RelicFound(one, relic):
            count = after.relics.count(game.colours.index(one))
            relics = Thing("relic", relic)
            return found("relic_found", 5 + 2 * count, relic, player=who(one), relic=relics)
        case e.RelicStolen(one, victim, relic):
            relics = Thing("relic", relic)
            return found("relic_stolen", 12, _camp(moment), player=who(one), victim=who(victim), relic=relics)
        case e.CrystalStolen(one, victim):
            return found("crystal_stolen", 7, _camp(moment), player=who(one), victim=who(victim))
        case e.CardStolen(one, victim, card):
            stolen = Thing("card", card)
            return found("card_stolen", 9, _camp(moment), player=who(one), victim=who(victim), card=stolen)
        case e.Devastated(one, tile):
            return found("devastated", 9, tile, player=who(one), place=place(game, tile))
        case e.Harvested(one, _, crystals) if crystals > (0 if after.victory else 1):
            amount = FactAmount("crystals", crystals)
            return found("harvest", 3 + 2 * crystals, player=who(one), crystals=amount)
        case e.CardBuilt(one, card):
            return found("built", 5, player=who(one), card=Thing("card", card))
        case e.TokenReturned(victim, kind, Cause.RANSOMED, str(captor)) if after.victory:
            freed = Thing("token", kind.value)
            return found("ransom", 1, player=who(captor), victim=who(victim), token=freed)
        case e.TokenBeaten(victim, kind, tile, destination) if (
            game.colours.index(victim) != moment.before.mover
        ):
            name, weight = _BEATEN[destination]
            by, token = FactPlayers((moment.before.mover,)), Thing("token", kind.value)
            values: dict[str, Value] = {"player": by, "victim": who(victim)}
            return found(name, weight, tile, **values, **({} if name == "driven" else {"token": token}))
    return None


def _camp(moment: Moment) -> str:
    """Where the Camp stands that was plundered in a step."""
    return next((event.tile for event in moment.step.events if isinstance(event, e.CampRobbed)), "")


def _threats(moment: Moment) -> Iterator[_Candidate]:
    """Who has come within one step of a victory in the turn that ends."""
    seat = moment.before.mover
    before = within_one_step(moment.before, seat)
    for victory in within_one_step(moment.after, seat):
        if victory not in before:
            values: dict[str, Value] = {"player": FactPlayers((seat,)), "victory": Thing("victory", victory)}
            yield _Candidate("threat", 8, moment, values)


def _runs(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[_Candidate]:
    """Turns in which many tiles were taken; where there is nothing else, single ones."""
    taken: dict[int, list[tuple[Moment, e.TokenMoved]]] = {}
    for moment, event in conquests_of(initial, steps):
        taken.setdefault(moment.before.turn, []).append((moment, event))
    for found in taken.values():
        moment, last = found[-1]
        game, count = moment.before.game, len(found)
        who, where = player(game, last.player), place(game, last.tile)
        if count >= _RUN:
            values: dict[str, Value] = {
                "player": who,
                "conquests": FactAmount("conquests", count),
                "place": where,
            }
            yield _Candidate("run", 2 + 1.5 * count, moment, values, last.tile)
        else:
            yield _Candidate("conquest", 1, moment, {"player": who, "place": where}, last.tile)
