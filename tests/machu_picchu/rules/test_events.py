"""Events are complete: a mirror that sees nothing but them shows the same table as the rules."""

import random
from typing import Any, get_args

from game.base.files.node_reader import NONE
from game.core.contract import Applied
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.notation.describe import describe
from game.titles.machu_picchu.rules.scores import score_lines
from game.titles.machu_picchu.rules.state import State
from tests.support.machu_picchu_games import begin, late

SHOWN = (
    *("to_move", "day", "bonus", "market", "goods", "incas", "clock", "clergy", "prince", "scout", "tiles"),
    *("sun", "hands", "stack", "late", "owed", "victory", "turn"),
)


class Mirror:
    """A table that is told what happens."""

    def __init__(self, state: State) -> None:
        said = describe(state)
        self.table: dict[str, Any] = {key: said[key] for key in SHOWN}
        self.table["supply"] = {colour: state.supply(seat) for seat, colour in enumerate(state.game.colours)}

    def see(self, event: Event) -> None:
        player = getattr(event, "player", "")
        for amount in getattr(event, "goods", ()):
            goods = self.table["goods"][player]
            assert goods[amount.good] == amount.before
            goods[amount.good] = amount.after
        getattr(self, f"_{event.key}", lambda event: None)(event)

    def shift(self, key: str, player: str, before: int, after: int) -> None:
        assert self.table[key][player] == before
        self.table[key][player] = after

    # turns and moves

    def _turn_began(self, event: e.TurnBegan) -> None:
        self.table.update(to_move=event.player, turn=event.turn)
        assert self.table["day"] == event.day

    def _last_turn(self, event: e.LastTurn) -> None:
        assert self.table["sun"] != NONE
        assert self.table["to_move"] == event.player

    def _inca_placed(self, event: e.IncaPlaced) -> None:
        self._inca(event.player, event.job, event.before, event.after, event.supply)
        players = list(self.table["supply"])  # the next one decides
        self.table["to_move"] = players[(players.index(event.player) + 1) % len(players)]

    def _inca(self, player: str, job: str, before: int, after: int, supply: int) -> None:
        assert self.table["incas"][player][job] == before
        self.table["incas"][player][job] = after
        self.table["supply"][player] -= 1
        assert self.table["supply"][player] == supply

    def _prince_placed(self, event: e.PrincePlaced) -> None:
        self.table["prince"][event.player] = event.district

    def _moved(self, event: e.Moved | e.Rode) -> None:
        assert self.table["prince"][event.player] == event.origin
        self.table["prince"][event.player] = event.district

    _rode = _moved

    def _stayed(self, event: e.Stayed) -> None:
        assert self.table["prince"][event.player] == event.district
        self.table["tiles"][event.player].append(event.tile)
        assert sum(map(len, self.table["tiles"].values())) == event.taken

    def _sun_taken(self, event: e.SunTaken) -> None:
        self.table["sun"] = event.player

    # districts

    def _bonus_taken(self, event: e.BonusTaken | e.StonesTaken) -> None:
        assert self.table["bonus"][event.district] == event.before > 0
        self.table["bonus"][event.district] = 0

    _stones_taken = _bonus_taken

    def _district_spent(self, event: e.DistrictSpent) -> None:
        assert self.table["bonus"][event.district] == 0

    def _produced(self, event: e.Produced) -> None:
        assert self.table["incas"][event.player][event.job] == event.present >= event.incas

    def _hired(self, event: e.Hired) -> None:
        self._inca(event.player, event.job, event.before, event.after, event.supply)

    def _ordained(self, event: e.Ordained) -> None:
        assert self.table["clergy"][event.player][event.row] == event.before
        self.table["clergy"][event.player][event.row] = event.after

    def _market_adjusted(self, event: e.MarketAdjusted | e.Sold | e.Bought) -> None:
        assert self.table["market"][event.good] == event.before
        self.table["market"][event.good] = event.after

    _sold = _bought = _market_adjusted

    def _recalled(self, event: e.Recalled) -> None:
        self.table["incas"][event.player][event.job] -= 1
        self.shift("clock", event.player, event.before, event.after)

    # the trail

    def _scout_moved(self, event: e.ScoutMoved) -> None:
        self.shift("scout", event.player, event.origin, event.field)
        assert (event.origin + event.steps) % 20 == event.field
        for amount in event.owed:
            assert self.table["owed"][event.player][amount.good] == amount.before
            self.table["owed"][event.player][amount.good] = amount.after

    def _gained(self, event: e.Gained) -> None:
        if event.cause is Cause.TRAIL:
            owed = self.table["owed"][event.player]
            assert {amount.good: amount.gained for amount in event.goods} == {
                good: count for good, count in owed.items() if count
            }
            self.table["owed"][event.player] = dict.fromkeys(owed, 0)

    def _card_drawn(self, event: e.CardDrawn) -> None:
        assert len(self.table["stack"]) == event.before == event.after + 1
        assert self.table["stack"].pop(0) == event.card
        self.table["hands"][event.player].append(event.card)

    def _cards_returned(self, event: e.CardsReturned) -> None:
        assert len(self.table["stack"]) == event.before
        for card in event.cards:
            self.table["hands"][event.player].remove(card)
            self.table["stack"].append(card)
        assert len(self.table["stack"]) == event.after

    def _claimed_late(self, event: e.ClaimedLate) -> None:
        self.shift("late", event.player, event.before, event.after)

    # the night

    def _night_began(self, event: e.NightBegan) -> None:
        assert (self.table["sun"], self.table["day"]) == (event.player, event.day)
        self.table["to_move"] = event.player

    def _tile_paid(self, event: e.TilePaid) -> None:
        assert event.tile in self.table["tiles"][event.player]
        assert event.paid or not event.goods
        if not event.kept:
            self.table["tiles"][event.player].remove(event.tile)

    def _inca_back(self, event: e.IncaBack) -> None:
        self.shift("clock", event.player, event.before, event.after)
        self.table["supply"][event.player] += 1
        assert self.table["supply"][event.player] == event.supply

    def _bonus_placed(self, event: e.BonusPlaced) -> None:
        assert self.table["bonus"][event.district] == event.before
        self.table["bonus"][event.district] = event.after

    def _day_began(self, event: e.DayBegan) -> None:
        self.table.update(day=event.day, sun=NONE)

    def _game_ended(self, event: e.GameEnded) -> None:
        self.table["victory"] = event.ending


def same_table(mirror: Mirror, state: State) -> None:
    said = describe(state)
    for key in SHOWN:
        found = mirror.table[key]
        if key in ("hands", "tiles"):
            assert {colour: sorted(words) for colour, words in found.items()} == {
                colour: sorted(words)
                for colour, words in said[key].items()  # type: ignore[attr-defined]
            }
        else:
            assert found == said[key], key


def test_events_alone_show_the_same_table_and_every_event_happens() -> None:
    told = set[str]()
    for seed in range(40):
        rng = random.Random(seed)
        state = late(rng) if seed % 2 else begin(seed, 2 + seed % 4)
        mirror = Mirror(state)
        for _ in range(500):
            options = legal_actions(state)
            if not options:
                break
            applied = MACHU_PICCHU.apply(state, state.decider, rng.choice(options))
            assert isinstance(applied, Applied)
            state = applied.state
            for event in applied.events:
                mirror.see(event)
                told.add(event.key)
            same_table(mirror, state)
    assert told == {kind.key for kind in get_args(Event)}


def test_the_last_event_says_how_everybody_scored() -> None:
    ended = 0
    for seed in range(60):
        rng = random.Random(seed)
        state, last = late(rng), None
        for _ in range(200):
            options = legal_actions(state)
            if not options:
                break
            applied = MACHU_PICCHU.apply(state, state.decider, rng.choice(options))
            assert isinstance(applied, Applied)
            state, last = applied.state, applied.events[-1]
        if state.ending:
            ended += 1
            assert last == e.Scored(score_lines(state))
            for line in score_lines(state):
                assert line.points == sum(icon.points for icon in line.icons) + line.trail + line.late
                assert line.total == line.points * line.factor
    assert ended > 20
