"""The front page: who won by what, and how the game went as a whole."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.contract.chronicle import Fact, FactAmount, FactPlayers, Number, PictureFacts, Value
from game.titles.wiraqocha.chronicle.reading import (
    conquests_of,
    events_of,
    moments_of,
    place,
    player,
    tiles,
    tiles_of,
)
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import LEVIATHAN, SOMNIUM, TREASURE, technology
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep


def headline(last: State) -> Fact:
    """Who won."""
    values: dict[str, Value] = {"player": FactPlayers((last.winner,)), "round": Number(round_now(last))}
    return Fact((f"headline.{last.victory}", "headline.any"), values)


def deck(last: State) -> Fact:
    """By what, in figures."""
    winner, cost = last.winner, technology(last, last.winner)
    values: dict[str, Value] = {
        "player": FactPlayers((winner,)),
        "tiles": tiles(last, winner),
    }
    if last.victory == TREASURE:
        values["relics"] = FactAmount("relics", last.relics.count(winner))
    elif last.victory == SOMNIUM:
        values["crystals"] = FactAmount("crystals", last.crystals[winner])
    elif last.victory == LEVIATHAN:
        values["cubes"] = FactAmount("cubes", cost.resources)
        values["crystals"] = FactAmount("crystals", cost.somnium)
    return Fact((f"deck.{last.victory}",), values)


def lead(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    """How the game went; what won it is told among its turning points."""
    last = steps[-1].after
    everybody = FactPlayers(tuple(initial.game.seats))
    turns = FactAmount("turns", last.turn)
    yield Fact(("lead.opening",), {"names": everybody, "turns": turns})
    yield from _conquests(initial, steps)
    yield from _widest(initial, steps)
    yield from _raids(initial, steps)
    yield from _rival(last)


def front_picture(last: State, steps: int) -> PictureFacts:
    """The valley as it stood at the end."""
    return PictureFacts(steps, "", Fact(("caption.end",), {"player": FactPlayers((last.winner,))}))


def _conquests(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    """The first tile that was taken, and who took most."""
    found = list(conquests_of(initial, steps))
    if not found:
        return
    moment, first = found[0]
    game = initial.game
    values: dict[str, Value] = {"player": player(game, first.player), "place": place(game, first.tile)}
    yield Fact(("lead.first",), {**values, "round": Number(moment.round)}, moment.number)
    counts = Counter(event.player for _, event in found)
    most = max(counts.values())
    names = [colour for colour in game.colours if counts[colour] == most]
    if len(names) == 1:
        conquests = FactAmount("conquests", most)
        yield Fact(("lead.busiest",), {"player": player(game, names[0]), "conquests": conquests})


def _widest(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    """Who held most tiles at any time, and in which round that was first so."""
    best, who, when = 0, 0, 1
    for moment in moments_of(initial, steps):
        for seat in initial.game.seats:
            held = tiles_of(moment.after, seat)
            if held > best:
                best, who, when = held, seat, moment.round
    if best:
        values: dict[str, Value] = {
            "player": FactPlayers((who,)),
            "tiles": FactAmount("tiles", best),
            "round": Number(when),
        }
        yield Fact(("lead.widest",), values)


def _raids(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Fact]:
    """How many Camps were plundered, and who did so first."""
    raids = [event for _, event in events_of(initial, steps) if isinstance(event, e.CampRobbed)]
    if raids:
        game, first = initial.game, raids[0]
        values: dict[str, Value] = {
            "raids": FactAmount("raids", len(raids)),
            "player": player(game, first.player),
            "victim": player(game, first.victim),
        }
        yield Fact(("lead.raids",), values)
    else:
        yield Fact(("lead.peace",), {"names": FactPlayers(tuple(initial.game.seats))})


def _rival(last: State) -> Iterator[Fact]:
    """Who of the others held most at the end."""
    others = [seat for seat in last.game.seats if seat != last.winner]
    rival = max(others, key=lambda seat: (tiles_of(last, seat), -seat))
    if tiles_of(last, rival):
        keys = ("lead.rival", "lead.best_of_rest") if len(others) > 1 else ("lead.rival",)
        yield Fact(keys, {"player": FactPlayers((rival,)), "tiles": tiles(last, rival)})
