"""The notices: the wrecks, the weather of the dice, the market."""

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from typing import Final

from game.core.contract.chronicle import (
    Fact,
    FactAmount,
    FactPlayers,
    Number,
    Numbers,
    PictureFacts,
    SeatPicture,
    Thing,
    Value,
)
from game.titles.wiraqocha.chronicle.reading import events_of, place, player
from game.titles.wiraqocha.chronicle.skies import Sky, sky_of
from game.titles.wiraqocha.game_story import MEAN, Luck, luck_of
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

_GRAVES: Final = 5  # wrecks that are told of one by one
_BOUGHT: Final = 4  # cards
_BACK: Final = (Cause.WORKSHOP, Cause.PAID)


def obituary(initial: State, steps: Sequence[WiraqochaStep], told: Set[int]) -> Iterator[Fact]:
    """How many tokens were wrecked and came back, and the last of them one by one, but those of steps that are `told`
    elsewhere.
    """
    fallen, lying = list(_fallen(initial, steps)), sum(map(sum, initial.graveyard))
    if fallen:
        yield Fact(("obituary.intro",), {"wrecks": FactAmount("wrecks", len(fallen))})
        yield from [fact for fact in fallen if fact.step not in told][-_GRAVES:]
    else:
        values: dict[str, Value] = {"names": FactPlayers(tuple(initial.game.seats))}
        if lying:  # a game may begin with wrecks, as a chapter does
            yield Fact(("obituary.old",), {**values, "wrecks": FactAmount("wrecks", lying)})
        else:
            yield Fact(("obituary.none",), values)
    back = sum(
        isinstance(event, e.TokenReturned) and event.cause in _BACK for _, event in events_of(initial, steps)
    )
    if back:
        yield Fact(("obituary.back",), {"recovered": FactAmount("recovered", back)})


def _fallen(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    game = initial.game
    for moment, event in events_of(initial, steps):
        if not isinstance(event, e.TokenBeaten):
            continue
        if event.destination not in (Destination.GRAVEYARD, Destination.OUT):
            continue
        values: dict[str, Value] = {
            "player": player(game, event.player),
            "token": Thing("token", event.kind.value),
            "at": place(game, event.tile),
            "round": Number(moment.round),
        }
        by = moment.before.mover
        if event.destination is Destination.OUT:
            yield Fact(("obituary.gone",), values, moment.number)
        elif by == game.colours.index(event.player):
            yield Fact(("obituary.alone",), values, moment.number)
        else:
            yield Fact(("obituary.wreck",), {**values, "victor": FactPlayers((by,))}, moment.number)


def graves_picture(initial: State, steps: Sequence[WiraqochaStep]) -> PictureFacts:
    """The position in which most wrecks lay in the Graveyard, the last of these."""
    best, at = 0, len(steps)
    for number, step in enumerate(steps, 1):
        lying = sum(map(sum, step.after.graveyard))
        if lying and lying >= best:
            best, at = lying, number
    state = steps[at - 1].after
    if not best:
        return PictureFacts(at, "graveyard", Fact(("caption.no_graves",), {}))
    values: dict[str, Value] = {"wrecks": FactAmount("wrecks", best), "round": Number(round_now(state))}
    return PictureFacts(at, "graveyard", Fact(("caption.graves",), values, at - 1))


# the dice


def weather(initial: State, steps: Sequence[WiraqochaStep]) -> tuple[SeatPicture, ...]:
    """The weather of every seat, with its dice and the pips above or below their average."""
    return tuple(
        SeatPicture(f"sky.{sky_of(luck)}", f"{luck.dice} · {_signed(round(luck.pips))}")
        for luck in luck_of(initial, steps)
    )


def _signed(pips: int) -> str:
    return f"{'+' if pips > 0 else '−' if pips < 0 else '±'}{abs(pips)}"


def forecast(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    """The dice of all together, of everybody, and the best and the worst throw."""
    lucks = luck_of(initial, steps)
    dice, pips = sum(luck.dice for luck in lucks), sum(luck.pips for luck in lucks)
    sky = sky_of(Luck(dice, pips))
    kind = {Sky.GLORIOUS: "fair", Sky.SUNNY: "fair", Sky.CLOUDY: "mixed"}.get(sky, "foul")
    yield Fact((f"weather.all.{kind}",), {"dice": FactAmount("dice", dice)})
    for seat, luck in enumerate(lucks):
        if luck.dice:
            shown = round(MEAN * luck.dice + luck.pips)
            values: dict[str, Value] = {
                "player": FactPlayers((seat,)),
                "dice": FactAmount("dice", luck.dice),
                "pips": FactAmount("pips", shown),
            }
            yield Fact((f"weather.{sky_of(luck)}",), values)
    yield from _throws(initial, steps)


def _throws(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    """The best and the worst throw with several dice."""
    thrown = [
        (sum(event.faces) - MEAN * len(event.faces), moment, event)
        for moment, event in events_of(initial, steps)
        if isinstance(event, e.DiceRolled) and len(event.faces) > 2
    ]
    if len(thrown) < 2:
        return
    best = max(thrown, key=lambda one: (one[0], -one[1].number))
    worst = min(thrown, key=lambda one: (one[0], one[1].number))
    for key, (_, moment, event) in (("weather.best", best), ("weather.worst", worst)):
        values: dict[str, Value] = {
            "player": player(initial.game, event.player),
            "faces": Numbers(tuple(event.faces)),
            "round": Number(moment.round),
        }
        yield Fact((key,), values, moment.number)


# the market


def market(initial: State, steps: Sequence[WiraqochaStep], told: Set[int]) -> Iterator[Fact]:
    """The last cards that were bought, but those of steps that are `told` elsewhere; who has most, the cubes, and what
    crystals were given for dice.
    """
    game, last = initial.game, steps[-1].after
    bought = [
        (moment, event) for moment, event in events_of(initial, steps) if isinstance(event, e.CardBuilt)
    ]
    for moment, event in [one for one in bought if one[0].number not in told][-_BOUGHT:]:
        values: dict[str, Value] = {
            "player": player(game, event.player),
            "card": Thing("card", event.card),
            "round": Number(moment.round),
        }
        yield Fact(("market.built",), values, moment.number)
    owned = {seat: last.cards[seat].bit_count() for seat in game.seats}
    most = max(owned, key=lambda seat: (owned[seat], -seat))
    if owned[most]:
        rich: dict[str, Value] = {"player": FactPlayers((most,)), "cards": FactAmount("cards", owned[most])}
        yield Fact(("market.cards",), rich)
    if not bought:
        yield Fact(("market.none",), {})
    taken = sum(event.taken for _, event in events_of(initial, steps) if isinstance(event, e.CubesCollected))
    if taken:
        yield Fact(("market.cubes",), {"cubes": FactAmount("cubes", taken)})
    given = Counter(
        event.player
        for _, event in events_of(initial, steps)
        if isinstance(event, e.DieAdded) and event.cause is Cause.SACRIFICE
    )
    if given:
        colour, count = max(given.items(), key=lambda one: (one[1], one[0]))
        burned: dict[str, Value] = {"player": player(game, colour), "crystals": FactAmount("crystals", count)}
        yield Fact(("market.sacrifice",), burned)
