"""Clauses that hold over whole games, and tables of figures, which scenarios cannot show move by move."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from game.core.contract import Applied
from game.titles.machu_picchu.content.definitions import District, GoldRank, Good
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.actions import Burn, Buy, ReturnCards, Sell, Walk
from game.titles.machu_picchu.rules.engine import legal_actions, outcome, successor
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.fixed_order import CARD_INDEX, DISTRICT_INDEX
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.scores import factors, gold, points, ranks, totals
from game.titles.machu_picchu.rules.state import Pending, Phase, Question, State
from tests.support.machu_picchu_games import begin, content, late

ANSWERS = 1500


def told(state: State, rng: random.Random) -> Iterator[tuple[State, Event, State]]:
    """Every event of a random game with the states around its action."""
    for _ in range(ANSWERS):
        options = legal_actions(state)
        if not options:
            return
        applied = MACHU_PICCHU.apply(state, state.decider, rng.choice(options))
        assert isinstance(applied, Applied)
        yield from ((state, event, applied.state) for event in applied.events)
        state = applied.state


def games() -> Iterator[Iterator[tuple[State, Event, State]]]:
    for seed in range(8):
        yield told(begin(seed, 2 + seed % 4), random.Random(seed))


def standing(players: int = 2, rank: GoldRank = GoldRank.DENSE) -> State:
    """A quiet turn of the first seat: everybody in the hut with nothing, no card in a hand."""
    state = begin(1, players)
    game = Game(content(), state.game.colours, HouseRules(rank))
    return replace(
        state,
        game=game,
        phase=Phase.TURN,
        mover=0,
        prince=(DISTRICT_INDEX[District.HUT],) * players,
        goods=((0,) * 5,) * players,
        scout=(0,) * players,
        hands=((),) * players,
        stack=tuple(range(28)),
    )


# turns and days


@pytest.mark.clauses("M-4.1", "M-10.1", "M-10.11")
def test_m4_1_turns_go_round_without_a_break_over_nights_too() -> None:
    for game in games():
        players: list[str] = []
        colours: tuple[str, ...] = ()
        for state, event, _ in game:
            colours = state.game.colours
            if isinstance(event, e.TurnBegan):
                assert event.turn == len(players) + 1
                players.append(event.player)
        first = colours.index(players[0])
        assert players == [colours[(first + turn) % len(colours)] for turn in range(len(players))]


@pytest.mark.clauses("M-10.1", "M-10.2")
def test_m10_1_after_the_third_tile_everybody_else_has_one_turn_more() -> None:
    days = 0
    for game in games():
        turns: list[str] | None = None
        for state, event, _ in game:
            if isinstance(event, e.SunTaken):
                assert turns is None
                turns = []
                assert sum(tiles.bit_count() for tiles in state.tiles) == 2
            elif isinstance(event, e.LastTurn):
                assert turns is not None
                turns.append(event.player)
            elif isinstance(event, e.NightBegan):
                days += 1
                colours, holder = state.game.colours, event.player
                at = colours.index(holder)
                assert turns == [*colours[at + 1 :], *colours[:at]]
                turns = None
            elif isinstance(event, e.Stayed):
                assert event.taken <= 7
    assert days > 20


@pytest.mark.clauses("M-10.6", "R-3")
def test_m10_6_r3_the_last_player_of_a_day_takes_its_corn_but_of_day_9() -> None:
    taken = []
    for game in games():
        for before, event, _ in game:
            if isinstance(event, e.Gained) and event.cause is Cause.DAY:
                assert [amount.gained for amount in event.goods] == [1]
                holder = before.game.colours.index(event.player) + 1
                assert before.sun == holder % len(before.game.colours)
                taken.append(before.day)
    assert set(taken) == set(range(1, 9))


@pytest.mark.clauses("M-3.4")
def test_m3_4_so_many_days_and_nights_are_played() -> None:
    for seats, days in ((2, 9), (3, 8), (4, 7), (5, 7)):
        nights, last = 0, None
        for _, event, after in told(begin(20 + seats, seats), random.Random(seats)):
            nights += isinstance(event, e.NightBegan)
            last = after
        assert last is not None and last.ending == "conquest"
        assert (nights, last.day) == (days - 1, 9)


@pytest.mark.clauses("M-4.3", "R-11")
def test_m4_3_nobody_uses_a_district_in_two_turns_running() -> None:
    for game in games():
        used: dict[str, District | None] = {}
        for _, event, _ in game:
            if isinstance(event, e.Moved | e.Rode):
                assert used.get(event.player) != event.district
                used[event.player] = event.district
            elif isinstance(event, e.Stayed):
                used[event.player] = None


@pytest.mark.clauses("M-4.7", "M-9.9", "R-22")
def test_m9_9_the_trail_pays_when_a_turn_or_a_night_closes() -> None:
    paid = 0
    for game in games():
        closed = True
        for _, event, _ in game:
            if isinstance(event, e.Gained) and event.cause is Cause.TRAIL:
                paid += 1
                closed = False
            elif not closed:
                closed = True
                assert isinstance(event, e.Gained | e.TurnBegan | e.NightBegan | e.BonusPlaced | e.GameEnded)
    assert paid > 20


# the market


@pytest.mark.clauses("M-8.3", "M-8.4", "M-8.5", "M-8.6", "E-9", "E-10")
def test_m8_6_prices_by_the_units_in_a_column() -> None:
    state = replace(standing(), prince=(DISTRICT_INDEX[District.PLAZA],) * 2, goods=((50, 9, 9, 9, 9),) * 2)
    asked = replace(state, pending=(Pending(0, Question.TRADE),))
    for units in range(5):
        market = replace(asked, market=(2, units, 2, 2))
        sold, bought = successor(market, Sell(Good.COCA)), successor(market, Buy(Good.COCA))
        assert sold.goods[0][0] - 50 == (6 - units if units <= 3 else 3)
        assert sold.market[1] == min(4, units + 1)
        assert 50 - bought.goods[0][0] == (7 - units if units >= 1 else 6)
        assert bought.market[1] == max(0, units - 1)


@pytest.mark.clauses("M-8.7")
def test_m8_7_trading_to_and_fro_never_gains_corn() -> None:
    state = replace(standing(), prince=(DISTRICT_INDEX[District.PLAZA],) * 2, goods=((60, 9, 9, 9, 9),) * 2)
    for units in range(5):
        start = replace(state, market=(2, units, 2, 2), pending=(Pending(0, Question.TRADE),))
        for sales in product((True, False), repeat=6):
            if sum(sales) != 3:
                continue
            after = start
            for sale in sales:
                after = successor(after, Sell(Good.COCA) if sale else Buy(Good.COCA))
            assert after.goods[0][2] == 9
            assert after.goods[0][0] <= 60


# the trail


@pytest.mark.clauses("M-9.4", "M-9.5", "M-9.8", "R-10", "E-14")
def test_e14_two_summits_in_one_turn() -> None:
    start = replace(
        standing(),
        scout=(10, 0),
        bonus=(1, 1, 1, 1, 1, 1, 1, 2, 1),
        clergy=((5, 0, 0), (0, 0, 0)),
        goods=((0, 5, 0, 0, 0), (0, 0, 0, 0, 0)),
    )
    state = successor(start, Walk(District.SUN))
    assert (state.scout[0], state.question, state.owed[0]) == (16, Question.BURN, (0, 1, 0, 0, 0))
    state = successor(state, Burn(5))
    assert (state.scout[0], state.goods[0][1]) == (
        1,
        0,
    )  # 16 + 5 x 5 = 41: llamas come at the end of the turn
    for held in (3, 4):
        assert state.question is Question.RETURN and len(state.hands[0]) == held
        named = [action for action in legal_actions(state) if isinstance(action, ReturnCards)]
        assert len(named) == held * (held - 1)
        state = successor(state, named[0])
    assert (state.mover, len(state.hands[0]), len(state.stack)) == (1, 2, 26)
    assert state.goods[0] == (3, 2, 0, 0, 0)


@pytest.mark.clauses("R-25")
def test_r25_the_last_card_named_lies_lowest_and_its_place_is_known() -> None:
    start = replace(standing(), scout=(18, 0))
    state = successor(start, Walk(District.SUN))
    assert state.hands[0] == (0, 1, 2)
    state = successor(state, ReturnCards(("farmer+potter", "farmer+shepherd")))
    assert state.stack[-2:] == (CARD_INDEX["farmer+potter"], CARD_INDEX["farmer+shepherd"])
    assert state.known == ((0, 2), ())


# the end


def counted(state: State, won: tuple[int, ...], hands: tuple[str, ...], ending: str) -> State:
    """A finished game in which the seats have so many points by their farmers, and these cards."""
    return replace(
        state,
        phase=Phase.OVER,
        ending=ending,
        day=9,
        incas=tuple((count, 0, 0, 0, 0) for count in won),
        hands=tuple(tuple(sorted(CARD_INDEX[card] for card in hand.split())) for hand in hands),
    )


@pytest.mark.clauses("E-19", "M-12.4", "M-12.5", "R-28")
def test_e19_points_and_gold() -> None:
    cards = "farmer+puma planter+puma weaver+puma planter+weaver"
    state = replace(
        counted(standing(), (0, 0), (cards, ""), "clergy"),
        incas=((2, 1, 1, 0, 3), (0,) * 5),
        clergy=((1, 2, 0), (0,) * 3),
        scout=(11, 0),
    )
    assert (points(state, 0), gold(state, 0)) == (17, 19)


@pytest.mark.clauses("E-21", "R-26", "R-27", "M-12.7")
@pytest.mark.parametrize(
    ("rank", "hands", "expected"),
    [
        (GoldRank.DENSE, ("farmer+puma", "potter+puma", "farmer+potter"), (3, 3, 2)),
        (GoldRank.SKIP, ("farmer+puma", "potter+puma", "farmer+potter"), (3, 3, 1)),
        (GoldRank.DENSE, ("puma+condor", "farmer+puma", "potter+puma"), (3, 2, 2)),
        (GoldRank.SKIP, ("puma+condor", "farmer+puma", "potter+puma"), (3, 2, 2)),
        (GoldRank.DENSE, ("puma+condor", "farmer+puma", "farmer+potter"), (3, 2, 1)),
        (GoldRank.DENSE, ("farmer+puma", "potter+puma", "weaver+puma"), (3, 3, 3)),
        (GoldRank.DENSE, ("farmer+puma", "potter+puma"), (3, 3)),
    ],
)
def test_e21_factors(rank: GoldRank, hands: tuple[str, ...], expected: tuple[int, ...]) -> None:
    state = counted(standing(len(hands), rank), (1,) * len(hands), hands, "conquest")
    assert factors(state) == expected


@pytest.mark.clauses("E-20", "M-12.6", "M-12.7")
def test_e20_the_factors_decide_a_conquest_and_no_rescue() -> None:
    hands = ("farmer+puma farmer+condor", "farmer+shepherd", "farmer+virgin farmer+planter")
    for ending, multiplied in (("conquest", (3, 1, 2)), ("clergy", (1, 1, 1))):
        state = counted(standing(3), (2, 9, 3), hands, ending)
        won = [points(state, seat) for seat in range(3)]
        assert won == [4, 9, 6]
        assert totals(state) == tuple(had * factor for had, factor in zip(won, multiplied, strict=True))
    conquest = outcome(counted(standing(3), (2, 9, 3), hands, "conquest"))
    rescue = outcome(counted(standing(3), (2, 9, 3), hands, "clergy"))
    assert conquest is not None and rescue is not None
    assert conquest.ranks == ((0, 2), (1,))  # 12, 9, 12: level without goods
    assert rescue.ranks == ((1,), (2,), (0,))


@pytest.mark.clauses("M-12.8", "R-13", "R-39")
def test_m12_8_units_of_goods_order_all_places_and_who_is_still_level_shares() -> None:
    state = counted(standing(4), (2, 2, 2, 1), ("farmer+puma", "farmer+condor", "farmer+virgin", ""), "cards")
    goods = ((5, 0, 0, 0, 0), (2, 0, 1, 0, 0), (4, 0, 0, 1, 0), (9, 9, 9, 9, 9))
    state = replace(state, goods=goods)
    assert [state.units(seat) for seat in range(4)] == [1, 1, 2, 39]
    assert ranks(state) == ((2,), (0, 1), (3,))


@pytest.mark.clauses("R-12", "M-11.2", "M-11.3", "E-15")
def test_e15_an_empty_stack_ends_the_game_when_the_action_is_done_for_all() -> None:
    cards = tuple(range(28))
    start = replace(
        standing(3),
        scout=(19, 19, 19),
        hands=(cards[:13], cards[13:25], ()),
        stack=cards[25:],
        bonus=(1, 1, 1, 1, 1, 1, 1, 1, 1),
        clergy=((0, 0, 0), (1, 0, 0), (1, 0, 0)),
        goods=((0, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 1, 0, 0, 0)),
    )
    state = successor(start, Walk(District.SUN))  # 19 + 3: three drawn, two go back
    state = successor(state, legal_actions(state)[0])
    assert len(state.stack) == 2
    state = successor(state, Burn(1))  # two drawn, one goes back
    state = successor(state, legal_actions(state)[0])
    assert len(state.stack) == 1 and not state.ending
    state = successor(state, Burn(1))  # the last one is taken
    assert (state.ending, state.late, len(state.hands[2])) == ("cards", (0, 0, 0), 1)
    none_left = replace(start, stack=(), hands=(cards[:13], cards[13:], ()))
    state = successor(successor(successor(none_left, Walk(District.SUN)), Burn(0)), Burn(1))
    assert (state.ending, state.late) == ("cards", (1, 0, 1))
    assert points(state, 0) == 3 + sum(
        state.incas[0][icon] for card in state.hands[0] for icon in state.game.card_icons[card] if icon < 5
    )


@pytest.mark.clauses("R-31", "M-11.1", "E-24")
def test_r31_all_clergy_ends_the_game_when_the_turn_is_closed_and_no_night_comes() -> None:
    ended = 0
    for seed in range(250):
        rng = random.Random(seed)
        events = [event for _, event, after in told(late(rng), rng) if after.ending == "clergy"]
        if events:
            ended += 1
            assert isinstance(events[-2], e.GameEnded)
            assert not any(isinstance(event, e.NightBegan | e.TurnBegan) for event in events)
    assert ended > 3
