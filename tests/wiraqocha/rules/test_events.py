"""Events are complete: a mirror that sees nothing but them shows the same table as the rules."""

import random
from typing import Any

from game.core.contract import Applied
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.notation.positions import describe
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import VARIANTS, scattered, start, walk

SHOWN = (
    *("board", "reserve", "graveyard", "lost", "hostages", "protecting", "probed", "markers", "dice"),
    *("cubes", "crystals", "relics", "lost_relics", "owned", "market", "death_ray_fired", "to_move"),
    *("winner", "victory", "turn"),
)


class Mirror:
    """A table that is told what happens."""

    def __init__(self, state: State) -> None:
        said = describe(state)
        self.table: dict[str, Any] = {key: said[key] for key in SHOWN}

    def see(self, event: Event) -> None:
        getattr(self, f"_{type(event).__name__}")(event)

    def __getattr__(self, name: str) -> Any:
        if name in ("_DiceMustered", "_CampRobbed", "_TurnEnded"):
            return lambda event: None
        raise AttributeError(name)

    # tokens

    def _put(self, place: str, player: str, kind: str) -> None:
        if place == "reserve":
            self.table["reserve"][player].append(kind)
        else:
            self.table["board"][place] = f"{player} {kind}"

    def _take(self, place: str, player: str, kind: str) -> None:
        if place == "reserve":
            self.table["reserve"][player].remove(kind)
        else:
            assert self.table["board"].pop(place) == f"{player} {kind}"

    def _TokenMoved(self, event: e.TokenMoved) -> None:
        self._take(event.origin, event.player, event.kind)
        assert event.tile not in self.table["board"]
        self._put(event.tile, event.player, event.kind)

    def _TokenExchanged(self, event: e.TokenExchanged) -> None:
        self._take(event.tile, event.player, event.kind)
        self._put("reserve", event.player, event.kind)

    def _TokenJoined(self, event: e.TokenJoined) -> None:
        self._put("reserve", event.player, event.kind)

    def _TokenReturned(self, event: e.TokenReturned) -> None:
        token = f"{event.player} {event.kind}"
        if event.cause in (Cause.WORKSHOP, Cause.PAID):
            self.table["graveyard"].remove(token)
        else:
            assert self.table["hostages"].pop(event.captor) == token
        self._put("reserve", event.player, event.kind)

    def _TokenBeaten(self, event: e.TokenBeaten) -> None:
        token = f"{event.player} {event.kind}"
        self._take(event.tile, event.player, event.kind)
        if event.tile in self.table["probed"]:
            self.table["probed"].remove(event.tile)
        match event.destination:
            case Destination.GRAVEYARD:
                self.table["graveyard"].append(token)
            case Destination.OUT:
                self.table["lost"].append(token)
            case Destination.HOSTAGE:
                self.table["hostages"][event.captor] = token
            case _:
                self._put("reserve", event.player, event.kind)

    def _TokenSeized(self, event: e.TokenSeized) -> None:
        before, after = f"{event.victim} {event.kind}", f"{event.player} {event.kind}"
        hostages = self.table["hostages"]
        if event.place == Destination.RESERVE:
            if hostages.get(event.player) == before:
                del hostages[event.player]
            else:
                self._take("reserve", event.victim, event.kind)
            self._put("reserve", event.player, event.kind)
        elif event.place == Destination.HOSTAGE:
            captor = next(colour for colour, token in hostages.items() if token == before)
            hostages[captor] = after
        elif event.place in (Destination.GRAVEYARD, Destination.OUT):
            rows = self.table["graveyard" if event.place == Destination.GRAVEYARD else "lost"]
            rows[rows.index(before)] = after
        else:
            self._take(event.place, event.victim, event.kind)
            self._put(event.place, event.player, event.kind)

    # dice

    def _DiceRolled(self, event: e.DiceRolled) -> None:
        self.table["dice"] = list(event.faces)

    def _DieChanged(self, event: e.DieChanged) -> None:
        self.table["dice"].remove(event.before)
        self.table["dice"].append(event.after)

    def _DieAdded(self, event: e.DieAdded) -> None:
        self.table["dice"].append(event.face)

    def _DiceUsed(self, event: e.DiceUsed) -> None:
        for face in (*event.using, *event.beating):
            self.table["dice"].remove(min(face, 6))

    def _DiePlaced(self, event: e.DiePlaced) -> None:
        self.table["dice"].remove(event.face)
        self.table["protecting"][event.tile] = event.face

    def _DieRemoved(self, event: e.DieRemoved) -> None:
        assert self.table["protecting"].pop(event.tile) == event.face

    def _DieTakenBack(self, event: e.DieTakenBack) -> None:
        assert self.table["protecting"].pop(event.tile) == event.face

    def _ProtectionLowered(self, event: e.ProtectionLowered) -> None:
        if event.camp:
            self.table["probed"] = sorted({*self.table["probed"], event.tile})
        else:
            self.table["protecting"][event.tile] = event.face

    def _CampSteadied(self, event: e.CampSteadied) -> None:
        tile = next(t for t, token in self.table["board"].items() if token == f"{event.player} camp")
        self.table["probed"].remove(tile)

    # goods

    def _CubesCollected(self, event: e.CubesCollected) -> None:
        assert event.taken <= sum(cubes for _, cubes in event.tiles) + event.tanks
        self.table["cubes"][event.player] += event.taken

    def _CubesPaid(self, event: e.CubesPaid) -> None:
        self._pay("cubes", event.player, event.cubes, event.to)

    def _CrystalsPaid(self, event: e.CrystalsPaid) -> None:
        self._pay("crystals", event.player, event.crystals, event.to)

    def _CrystalStolen(self, event: e.CrystalStolen) -> None:
        self._pay("crystals", event.victim, 1, event.player)

    def _pay(self, goods: str, player: str, number: int, to: str | None) -> None:
        self.table[goods][player] -= number
        if to is not None:
            self.table[goods][to] += number

    def _CubesDiscarded(self, event: e.CubesDiscarded) -> None:
        self.table["cubes"][event.player] -= event.cubes

    def _Harvested(self, event: e.Harvested) -> None:
        assert event.crystals <= sum(points for _, points in event.drills) // 2
        self.table["crystals"][event.player] += event.crystals

    def _RelicFound(self, event: e.RelicFound) -> None:
        self.table["relics"][event.player].append(event.relic)

    def _RelicStolen(self, event: e.RelicStolen) -> None:
        self.table["relics"][event.victim].remove(event.relic)
        self.table["relics"][event.player].append(event.relic)

    def _RelicLost(self, event: e.RelicLost) -> None:
        self.table["lost_relics"].append(event.relic)

    # cards and markers

    def _CardBuilt(self, event: e.CardBuilt) -> None:
        self.table["market"].remove(event.card)
        self.table["owned"][event.player].append(event.card)

    def _CardStolen(self, event: e.CardStolen) -> None:
        self.table["owned"][event.victim].remove(event.card)
        self.table["owned"][event.player].append(event.card)

    def _CardRevealed(self, event: e.CardRevealed) -> None:
        self.table["market"].append(event.card)

    def _ShieldPlaced(self, event: e.ShieldPlaced) -> None:
        self.table["markers"]["force_field"] = event.tile

    def _ShieldLost(self, event: e.ShieldLost) -> None:
        assert self.table["markers"].pop("force_field") == event.tile
        self.table["lost"].append("force_field")

    def _FortressMoved(self, event: e.FortressMoved) -> None:
        assert self.table["markers"].get("flying_fortress") == event.origin
        self.table["markers"]["flying_fortress"] = event.tile

    def _FortressReturned(self, event: e.FortressReturned) -> None:
        assert self.table["markers"].pop("flying_fortress") == event.tile

    def _FortressLost(self, event: e.FortressLost) -> None:
        assert self.table["markers"].pop("flying_fortress") == event.tile
        self.table["lost"].append("flying_fortress")

    def _Devastated(self, event: e.Devastated) -> None:
        self.table["markers"]["death_ray"] = event.tile
        self.table["death_ray_fired"] = True

    # turns

    def _TurnBegan(self, event: e.TurnBegan) -> None:
        self.table["to_move"], self.table["turn"], self.table["dice"] = event.player, event.turn, []

    def _GameWon(self, event: e.GameWon) -> None:
        self.table["winner"], self.table["victory"] = event.player, event.victory


def check(state: State) -> set[type]:
    """Every legal action's events turn a mirror of the state into a mirror of the next one."""
    kinds = set()
    for action in legal_actions(state):
        result = WIRAQOCHA.apply(state, state.mover, action)
        assert isinstance(result, Applied)
        mirror = Mirror(state)
        for event in result.events:
            mirror.see(event)
            kinds.add(type(event))
        expected = describe(result.state)
        for key in SHOWN:
            assert tidy(mirror.table[key]) == tidy(expected[key]), (key, action, result.events)
    return kinds


def tidy(value: Any) -> Any:
    """Lists in one order."""
    if isinstance(value, dict):
        return {key: tidy(item) for key, item in value.items()}
    return sorted(value) if isinstance(value, list) else value


def test_a_mirror_of_the_events_shows_the_same_table() -> None:
    rng = random.Random(6)
    kinds: set[type] = set()
    for _ in range(250):
        kinds |= check(scattered(rng))
    for number in range(4):
        for step, state in enumerate(walk(rng, start(number, 3, VARIANTS[number % 4]), 200)):
            if step % 10 == 0:
                kinds |= check(state)
    everything = {getattr(e, name) for name in dir(e) if isinstance(getattr(e, name), type)}
    told = {kind for kind in everything if kind.__module__ == e.__name__ and kind not in (Cause, Destination)}
    assert {kind.__name__ for kind in told - kinds} == set()
