"""The small calculators: chances, ways, the race for Qusqu, threats, and what a position is worth."""

import random
from dataclasses import replace

import pytest

from game.titles.inkas.bots.chances import foreseen, outcomes
from game.titles.inkas.bots.evaluation import Evaluator
from game.titles.inkas.bots.race import cards_left, open_holes, turns_to_plunge
from game.titles.inkas.bots.reply_search import Thinking
from game.titles.inkas.bots.threats import battle_chance, targets, threats
from game.titles.inkas.bots.travel import means
from game.titles.inkas.bots.weights import WEIGHTS, Weights
from game.titles.inkas.content.definitions import CARDS, PIECES, WALLAS, WAMANIS
from game.titles.inkas.rules.actions import Attack, Draw, Plunge
from game.titles.inkas.rules.battles import attack_figure, defence_figure
from game.titles.inkas.rules.change import put
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, PIECE_INDEX
from game.titles.inkas.rules.places import BORNE, DEAD, FLOOR, UKHU, lives
from game.titles.inkas.rules.state import State, Step
from tests.support.inkas_games import begin, crowded

GUIDE, SCOUT, FIGHTER, HUNTER, SHAMAN = range(5)  # of the first ayllu, and 10 more: of the second one


def at(name: str) -> int:
    return WAMANIS.index(name)


def table(staff: int = at("T"), /, **places: str) -> State:
    """A quest of two in which these wallas stand, called by their role and seat: `scout_0`."""
    state = begin(1, 2)
    roles = {"guide": GUIDE, "scout": SCOUT, "fighter": FIGHTER, "hunter": HUNTER, "shaman": SHAMAN}
    found = list(state.places)
    for name, wamani in places.items():
        role, _, seat = name.partition("_")
        found[roles[role] + 10 * int(seat)] = at(wamani)
    return replace(state, places=tuple(found), staff=staff, mover=0, step=Step.MOVE, first=0)


# chances


def test_what_may_follow_has_chances_in_sum_one_and_never_the_state_that_was_asked() -> None:
    rng = random.Random(3)
    for _ in range(40):
        state = foreseen(crowded(rng))
        for action in rng.sample(legal := legal_actions(state), min(8, len(legal))):
            found = outcomes(state, action)
            assert sum(chance for chance, _ in found) == pytest.approx(1)
            assert all(after is not state for _, after in found)


def test_battles_have_the_chances_of_the_rules() -> None:
    """I-8.5, for every attack of many positions, with the faces laid down and the formula alike."""
    rng = random.Random(5)
    seen = set[tuple[int, int]]()
    while len(seen) < 3:
        state = crowded(rng)
        if state.pending:
            continue
        for action in legal_actions(state):
            if isinstance(action, Attack):
                walla, target = PIECE_INDEX[action.walla], PIECE_INDEX[action.target]
                found = outcomes(foreseen(state), action)
                if any(after.pending for _, after in found):
                    continue
                power = 2 if action.overload else 1
                figures = attack_figure(state, walla, power), defence_figure(state, target)
                won = sum(chance for chance, after in found if not lives(after.places[target]))
                assert won == pytest.approx(battle_chance(*figures))
                seen.add(figures)


def test_a_plunge_weighs_every_card_that_is_left_however_they_lie() -> None:
    state = table(BORNE + SCOUT, scout_0="Cb3")
    state = replace(state, step=Step.PLACEMENT, active=SCOUT)
    won = [
        chance
        for chance, after in outcomes(foreseen(state), Plunge(WALLAS[SCOUT]))
        if after.victory and after.winners == 1
    ]
    assert won == [pytest.approx(1 / cards_left(state))]
    swapped = replace(state, cards=tuple(reversed(state.cards)))
    first, second = (
        sorted(
            (round(chance, 9), after.places, after.llamas, after.victory)
            for chance, after in outcomes(foreseen(one), Plunge(WALLAS[SCOUT]))
        )
        for one in (state, swapped)
    )
    assert first == second


def test_a_drawn_staff_comes_with_one_half() -> None:
    state = table(scout_0="T")
    found = outcomes(foreseen(state), Draw(WALLAS[SCOUT]))
    assert [(chance, after.bearer == SCOUT) for chance, after in found] == [(0.5, True), (0.5, False)]


# ways


def test_a_scout_is_sooner_at_the_lake_than_others_and_a_wall_bars_those_who_walk() -> None:
    known = means(begin(1, 2), 0)
    edge, lake = at("Cb3"), at("T")
    assert known[GUIDE][0].ways.turns[edge][lake] == 4
    assert known[SCOUT][0].ways.turns[edge][lake] == 3
    assert known[SCOUT][1].ways.turns[edge][lake] == 2
    assert known[GUIDE][0].ways.turns[edge][at("Cb2")] == 3
    assert known[SCOUT][0].ways.turns[edge][at("Cb2")] == 1
    assert known[GUIDE][1].ways.turns[at("Ca3")][at("Cc1")] == 1, "transported within the suyu"


# the race


def test_turns_to_a_conquest_fall_with_every_step_towards_it() -> None:
    def turns(state: State, seat: int = 0) -> float:
        return turns_to_plunge(state, seat, open_holes(state))

    ready = turns(table(BORNE + FIGHTER, fighter_0="Ca3"))
    near = turns(table(BORNE + FIGHTER, fighter_0="Ca1"))
    drawing = turns(table(fighter_0="T"))
    assert 1 == ready < near < drawing < turns(table(fighter_0="Ca3"))
    assert near == turns(table(BORNE + FIGHTER, fighter_0="Ca1", guide_0="Qa3"))


def test_a_staff_that_an_enemy_bears_or_that_is_plunged_is_further_away_than_one_on_the_floor() -> None:
    def turns(staff: int) -> float:
        state = table(staff, fighter_0="Ca1", guide_1="T")
        return turns_to_plunge(state, 0, open_holes(state))

    assert turns(FLOOR + at("T")) < turns(at("T"))
    assert turns(FLOOR + at("T")) < turns(BORNE + GUIDE + 10)


def test_flagged_holes_are_no_goals() -> None:
    state = begin(1, 2)
    cards = (NO_CARD, *state.cards[1:])
    state = replace(state, cards=cards)
    assert cards_left(state) == 11
    assert not open_holes(state) & 1


# threats


@pytest.mark.parametrize(
    ("enemy", "place", "chance"),
    [
        ("guide", "Ca1", 0.5),
        ("guide", "Ca2", 0.5),
        ("fighter", "Ca2", 0.75),
        ("guide", "Qa3", 0.0),
        ("fighter", "Qa3", 0.0),
    ],
)
def test_a_walla_is_threatened_by_those_who_come_to_it_in_a_turn(
    enemy: str, place: str, chance: float
) -> None:
    state = table(guide_0="Ka3", scout_0="Ca1", **{f"{enemy}_1": place})
    supply = replace(state, places=tuple(77 if spot == 128 else spot for spot in state.places))
    assert threats(supply, targets(supply, 0), 1).worst == chance


def test_a_thief_nearby_is_a_danger_to_the_staff_and_a_paralyser_guards_against_those_who_come() -> None:
    def staff(**others: str) -> float:
        state = table(BORNE + SCOUT, scout_0="Ca1", **others)
        state = replace(state, places=tuple(77 if spot == 128 else spot for spot in state.places))
        return threats(state, targets(state, 0), 1).staff

    assert staff(hunter_1="Ca2") == 1.0
    assert staff(guide_1="Ca2") == 0.5
    assert staff(guide_1="Ca2", shaman_0="Ca1") == 0.0
    assert staff(guide_1="Ca2", hunter_0="Ca1") == 0.25
    assert staff() == 0.0


# what a position is worth


def test_chances_are_shares_and_a_won_quest_is_certain() -> None:
    rng = random.Random(9)
    for _ in range(30):
        state = crowded(rng)
        judge = Evaluator(WEIGHTS, state)
        shares = judge.shares(state, state.mover)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
    won = replace(begin(1, 2), victory="qusqu", winners=2)
    assert judge.shares(won, 0) == [0.0, 1.0]


def test_a_walla_more_or_the_staff_at_a_hole_is_worth_more() -> None:
    judge = Evaluator(WEIGHTS, begin(1, 2))

    def worth(state: State) -> float:
        return judge.chances(state, 1)[0]

    plain = table(scout_0="Ca2", guide_0="Ca2", guide_1="Qa2")
    dead = replace(plain, places=(plain.places[0] + 64, *plain.places[1:]))
    ready = replace(plain, staff=BORNE + SCOUT)
    assert worth(dead) < worth(plain) < worth(ready)


def test_the_longer_a_quest_lasts_the_more_a_conquest_counts_and_victory_counts_most() -> None:
    late = replace(table(scout_0="Ca2", guide_1="Qa2"), turn=200)
    flagged = replace(late, flags=(0, *late.flags[1:]))
    won = replace(flagged, victory="qusqu", winners=1)

    def gain(turn: int) -> float:
        judge = Evaluator(WEIGHTS, replace(late, turn=turn))
        return judge.chances(flagged, 1)[0] / judge.chances(late, 1)[0]

    assert gain(200) > 1.5 * gain(1)
    judge = Evaluator(WEIGHTS, late)
    assert judge.chances(won, 1)[0] > judge.chances(flagged, 1)[0] > judge.chances(late, 1)[0]


def test_the_eager_hurry_to_a_hole_but_not_with_their_last_walla() -> None:
    eager = replace(WEIGHTS, eagerness=1.0)
    many = table(BORNE + SCOUT, scout_0="Cb1", guide_1="Qa2")
    fallen = [UKHU if walla in many.game.wallas_of[0] else place for walla, place in enumerate(many.places)]
    fallen[SCOUT] = at("Cb1")
    last = replace(many, places=tuple(fallen))

    def gain(state: State, weights: Weights) -> float:
        judge, away = Evaluator(weights, state), replace(state, places=put(state.places, SCOUT, at("T")))
        return judge.chances(state, 1)[0] / judge.chances(away, 1)[0]

    assert gain(many, eager) > gain(many, WEIGHTS)
    assert gain(last, eager) == gain(last, WEIGHTS)


def test_who_is_eliminated_has_no_chance_however_late_and_with_whatever_flags() -> None:
    late = replace(table(scout_0="Ca2", guide_1="Qa2"), turn=200, flags=(0,) * 6 + (NOBODY,) * 6)
    lost = replace(late, victory="elimination", winners=2, out=1)
    assert Evaluator(WEIGHTS, late).chances(lost, 1)[0] == 0


@pytest.mark.parametrize("role", range(5))
def test_a_walla_that_can_act_is_worth_more_than_a_dead_or_a_banished_one(role: int) -> None:
    state = table(
        **{f"{name}_0": "Ka2" for name in ("guide", "scout", "fighter", "hunter", "shaman")}, guide_1="Qa2"
    )

    def worth(place: int) -> float:
        other = replace(state, places=put(state.places, role, place))
        return Evaluator(WEIGHTS, state).chances(other, 1)[0]

    assert worth(at("Ka2")) > worth(at("Ka2") + DEAD) > worth(UKHU)


# when the highest level stops


def test_it_stops_by_positions_alone_or_by_time_and_positions_but_never_without_time() -> None:
    judge = Evaluator(WEIGHTS, begin(1, 2))
    counted = Thinking(0.0, 5, 0, judge)
    assert counted.goes_on()
    assert Thinking(3600.0, 0, 0, judge).goes_on()
    assert not Thinking(0.0, 0, 1000, judge).goes_on()
    judge.valued += 5
    assert not counted.goes_on()


def test_the_calculators_know_cards_by_their_effect_alone() -> None:
    """No bot names a walla or a card: the texts of the package hold none of their names."""
    from pathlib import Path

    import game.titles.inkas.bots as package

    folder = Path(str(package.__file__)).parent
    names = {*PIECES, *CARDS} - {"qusqu"}
    for file in folder.glob("*.py"):
        text = file.read_text("utf-8")
        assert not [name for name in names if f'"{name}"' in text], file.name
