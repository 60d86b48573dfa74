"""Ayllus that the die leads (section 27): each question has one answer, the same for whoever looks on."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import Refusal, SetupError
from game.titles.inkas.content.definitions import Mode, Victory
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.led_table import LED_ROWS, NAMES, TEAM_ROWS, LedStrength, NamingDie
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action, Attack, End, OfferDraw
from game.titles.inkas.rules.engine import legal_actions, outcome, perform, refusal, ruled_out, successor
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.notation.positions import format_position, read_position
from game.titles.inkas.rules.notation.setups import read_setup, write_setup
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.setup import Setup, new_game, solo_refusal
from game.titles.inkas.rules.state import State, Step
from tests.inkas.rules.test_invariants import check_with_hands
from tests.support.inkas_games import (
    AGREED,
    COLOURS,
    begin,
    choice,
    content,
    crowded,
    crowded_with_hands,
)
from tests.support.inkas_games import walk as played

MOST = 500  # actions of a quest
WAYS = [(mode, seats) for mode in (Mode.FAMILY, Mode.ADVANCED) for seats in (2, 3, 4)]


def alone(seed: int, mode: Mode, seats: int, die: NamingDie = NamingDie.CALM) -> State:
    """A quest of one person, whose seat the seed decides."""
    person = AGREED[seed % seats][0]
    return begin(seed, seats, HouseRules(wiraqucha=die), mode=mode, solo=person)


def crowds(rng: random.Random) -> State:
    """A turn late in a quest of one person, such as is seldom reached; a led ayllu's if chance has it."""
    made = crowded(rng) if rng.random() < 0.5 else crowded_with_hands(rng)
    game, rules = made.game, HouseRules(wiraqucha=rng.choice(list(NamingDie)))
    frame = Game(
        content(), len(game.seats), rules, game.players, game.mode, game.standing, solo=rng.choice(game.seats)
    )
    named = rng.randrange(len(NAMES)) if frame.is_led(made.mover) else NOBODY
    return replace(made, game=frame, named=named, seen=None)


def check_led(state: State) -> None:
    """A led seat has one legal action, which the rules allow; it hangs on nothing that is hidden."""
    found = led_choice(state)
    assert found is not None and found.row in LED_ROWS
    assert legal_actions(state) == [found.action]
    assert ruled_out(state, found.action) is None and refusal(state, found.action) is None
    for seat in (None, *state.game.seats):
        if state.pending and seat != state.decider:
            continue  # what is done about a hand that is shown is known to who sees it
        assert led_choice(observation(state, seat)) == found


def check_others(state: State) -> None:
    """All that the rules allow besides is refused, since the table says something else."""
    found = led_choice(state)
    assert found is not None
    free = replace(state, game=_unled(state.game), seen=None)
    others = [action for action in legal_actions(free) if action != found.action]
    assert all(isinstance(refusal(state, action), Refusal) for action in others[:40])


def _unled(game: Game) -> Game:
    return Game(content(), len(game.seats), game.house_rules, game.players, game.mode, game.standing)


def check_reading(state: State) -> None:
    text = format_position(state)
    assert read_position(read_yaml_text(text, "position"), content()) == state


def quest(rng: random.Random, state: State) -> Iterator[State]:
    """The states of a quest in which the person does anything."""
    for number in range(MOST):
        yield state
        legal = legal_actions(state)
        if not legal:
            return
        action = choice(rng, legal)
        after = successor(state, action)
        if number % 5 == 0:
            assert perform(state, action).state == after
        state = after


@pytest.mark.clauses("I-27.1", "I-27.2", "I-27.8")
@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_a_led_seat_has_one_legal_action_at_every_decision(mode: Mode, seats: int) -> None:
    for seed, die in enumerate(NamingDie):
        rng = random.Random(seed)
        before = None
        for number, state in enumerate(quest(rng, alone(seed, mode, seats, die))):
            if mode is Mode.ADVANCED:
                check_with_hands(state, before)
            if number % 10 == 0:
                check_reading(state)
            if state.game.is_led(state.decider):
                check_led(state)
                if number % 10 == 0:
                    check_others(state)
            before = state


@pytest.mark.clauses("I-27.8")
def test_every_row_is_used_and_holds_in_crowds_too() -> None:
    used: Counter[str] = Counter()
    for seed in range(150):
        rng = random.Random(seed)
        state = crowds(rng)
        for number, now in enumerate(played(rng, state, 40)):
            if now.game.is_led(now.decider):
                check_led(now)
                found = led_choice(now)
                assert found is not None
                used[found.row] += 1
            if number % 8 == 0 and number:
                check_reading(now)
    assert set(used) >= set(LED_ROWS) - {"A6", "C7"}  # which are too rare


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_a_led_seat_has_one_legal_action_in_many_quests(seed: int) -> None:
    mode, seats = WAYS[seed % len(WAYS)]
    for state in quest(random.Random(seed), alone(seed, mode, seats, list(NamingDie)[seed % 3])):
        if state.game.is_led(state.decider):
            check_led(state)


@pytest.mark.clauses("I-27.2", "I-5.4")
@pytest.mark.parametrize(("seats", "llamas"), [(2, 24), (3, 12), (4, 6)])
def test_the_fewer_are_led_the_more_llamas_each_begins_with(seats: int, llamas: int) -> None:
    for mode in (Mode.FAMILY, Mode.ADVANCED):
        state = alone(1, mode, seats)
        for seat in state.game.seats:
            assert state.llamas[seat] == (llamas if state.game.is_led(seat) else 6)


ATTACKS = tuple(row for row in TEAM_ROWS if row.startswith("A"))


@pytest.mark.clauses("I-27.8", "R-138")
def test_an_attack_goes_before_a_move_where_the_data_say_so() -> None:
    differing = 0
    for state in led_turns():
        first, last = (led_choice(_with_order(state, dice, first=ATTACKS)) for dice in (tuple(NamingDie), ()))
        assert first is not None and last is not None
        if first != last:
            differing += 1
            assert isinstance(first.action, Attack) and last.row.startswith("M")
    assert differing > 5


@pytest.mark.clauses("I-27.7", "I-27.8", "R-138")
def test_the_bearer_goes_on_whoever_is_named_where_the_data_say_so() -> None:
    """By rows for the whole ayllu: as if the die named any walla; only where it names nobody they do not apply."""
    rows, dice = ("P1", "M1"), tuple(NamingDie)
    differing = 0
    for late in led_turns():
        if late.bearer not in late.game.wallas_of[late.mover]:
            continue
        for number, name in enumerate(NAMES):
            state = replace(late, active=NOBODY, pulled=0, step=Step.MOVE, named=number)
            plain, found = (led_choice(_with_order(state, dice, always=always)) for always in ((), rows))
            free = replace(state, named=NAMES.index("any"))
            anybody = led_choice(_with_order(free, dice, first=rows))
            assert plain is not None and found is not None and anybody is not None
            applies = name != "nobody" and anybody.row in rows
            assert found == (anybody if applies else plain) or "S1" in (found.row, anybody.row)
            differing += found != plain
    assert differing > 5


def led_turns() -> Iterator[State]:
    """Turns of led ayllus late in quests."""
    for seed in range(160):
        state = crowds(random.Random(seed))
        if not state.pending and state.game.is_led(state.mover):
            yield state


def _with_order(
    state: State, under: tuple[NamingDie, ...], always: tuple[str, ...] = (), first: tuple[str, ...] = ()
) -> State:
    """The state where some rows go before others under these house rules alone."""
    table, game = content().led, state.game
    assert table is not None
    strength: dict[str, LedStrength] = {game.mode: LedStrength((6, 6, 6), under, always, first)}
    data = replace(content(), led=replace(table, strength=strength))
    given = len(game.seats), game.house_rules, game.players, game.mode, game.standing
    return replace(state, game=Game(data, *given, solo=game.solo), seen=None, led=None)


@pytest.mark.clauses("I-27.16", "R-139")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_round_led_ayllus_have_won_together(seats: int) -> None:
    table = content().led
    assert table is not None
    strength: dict[str, LedStrength] = {Mode.FAMILY: LedStrength((6, 6, 6), (), rounds=3)}
    data = replace(content(), led=replace(table, strength=strength))
    state = new_game(data, Setup(COLOURS[:seats], seats, AGREED[:seats], solo=AGREED[0][0]))
    while not state.victory:
        assert state.round <= 3
        legal = legal_actions(state)
        state = successor(state, next((action for action in legal if isinstance(action, End)), legal[0]))
    assert (state.victory, state.winners, state.turn) == (Victory.ROUNDS, state.game.led, 3 * seats)
    assert read_position(read_yaml_text(format_position(state), "position"), data) == state


@pytest.mark.clauses("I-27.5", "I-27.15")
def test_the_die_names_once_in_every_led_turn_and_each_action_tells_its_row() -> None:
    for seed, (mode, seats) in enumerate(WAYS):
        rng = random.Random(seed)
        state = alone(seed, mode, seats)
        for _ in range(120):
            legal = legal_actions(state)
            if not legal:
                break
            led, action = led_choice(state), choice(rng, legal)
            applied = perform(state, action)
            events = applied.events
            assert [event.row for event in events if isinstance(event, e.RowApplied)] == (
                [led.row] if led else []
            )
            _check_names(state.game, events)
            state = applied.state
            assert (state.named != NOBODY) == (state.game.is_led(state.mover) and not state.victory)


def _check_names(game: Game, events: tuple[Event, ...]) -> None:
    """After the beginning of a led turn the die shows a face, and names by it."""
    faces = content().led
    assert faces is not None
    for number, event in enumerate(events):
        if isinstance(event, e.TurnBegan) and game.is_led(event.seat):
            rolled, named = events[number + 1 : number + 3]
            assert isinstance(rolled, e.Rolled) and isinstance(named, e.DieNamed)
            assert rolled.seat == named.seat == event.seat
            assert named.named == faces.faces[NamingDie.CALM][rolled.face - 1]
            assert INKAS.foretold(named) is None


@pytest.mark.clauses("I-27.4")
def test_a_card_that_a_led_ayllu_takes_is_seen_by_all() -> None:
    seen = 0
    for seed in range(40):
        rng = random.Random(seed)
        state = alone(seed, Mode.ADVANCED, 2 + seed % 3)
        for _ in range(400):
            legal = legal_actions(state)
            if not legal:
                break
            applied = perform(state, choice(rng, legal))
            for event in applied.events:
                if isinstance(event, e.CardTaken):
                    led = state.game.is_led(event.seat)
                    other = next(seat for seat in state.game.seats if seat != event.seat)
                    told = INKAS.seen_by(event, other)
                    assert isinstance(told, e.CardTaken) and bool(told.card) == led
                    seen += led
            state = applied.state
        if seen > 5:
            return
    raise AssertionError("no led ayllu has taken a card")


@pytest.mark.clauses("I-27.4")
def test_a_guess_leaves_open_hands_as_they_are() -> None:
    for seed in range(20):
        state = crowds(random.Random(seed))
        if not state.hands:
            continue
        guess = resample(observation(state, state.game.solo), seed)
        for seat in bits(state.game.led):
            assert guess.hands[seat] == state.hands[seat]
        assert guess.hands[state.game.solo] == state.hands[state.game.solo]


@pytest.mark.clauses("R-133")
def test_the_persons_own_step_is_taken_back_until_the_die_shows_something() -> None:
    state = alone(3, Mode.ADVANCED, 2)
    while state.game.is_led(state.decider):
        (action,) = legal_actions(state)
        state = successor(state, action)
    place = next(action for action in legal_actions(state) if action.key == "place")
    placed = successor(state, place)
    assert not INKAS.reveals(state, place, placed)
    assert INKAS.reveals(placed, End(), successor(placed, End()))


@pytest.mark.clauses("I-27.16")
def test_who_is_out_alone_has_lost_to_all_led_ones_in_play() -> None:
    lost = 0
    for seed in range(160):
        rng = random.Random(seed)
        *_, last = played(rng, crowds(rng), 300)
        result, solo = outcome(last), last.game.solo
        if result is None or last.victory != Victory.ELIMINATION:
            continue
        assert sorted(seat for seats in result.ranks for seat in seats) == list(last.game.seats)
        if last.is_out(solo):
            lost += 1
            assert result.winners == tuple(bits(last.game.led & ~last.out))
        else:
            assert result.winners == (solo,)
    assert lost > 20


@pytest.mark.clauses("I-26.3")
def test_nobody_offers_a_draw() -> None:
    state = alone(0, Mode.FAMILY, 2)
    while state.game.is_led(state.decider):
        (action,) = legal_actions(state)
        state = successor(state, action)
    assert OfferDraw() not in legal_actions(state)
    assert isinstance(refusal(state, OfferDraw()), Refusal)


@pytest.mark.clauses("I-27.1", "I-27.2")
def test_what_cannot_be_played_alone_is_refused_with_its_reason() -> None:
    two = AGREED[:2]
    refused = {
        "solo_way": Setup(COLOURS, 1, AGREED, alliance=True, solo="inka"),
        "solo_unchosen": Setup(COLOURS[:2], 1, (), solo="inka"),
        "solo_ayllu": Setup(COLOURS[:2], 1, two, solo="quya"),
    }
    for reason, setup in refused.items():
        found = solo_refusal(setup)
        assert found is not None and found.reason == reason
        with pytest.raises(SetupError, match=f"^({reason}|suyus.*)$"):
            new_game(content(), setup)
    assert solo_refusal(Setup(COLOURS[:2], 1, two, solo="chanka")) is None


def test_a_set_up_alone_is_kept_in_journals() -> None:
    setup = Setup(COLOURS[:2], 7, AGREED[:2], mode=Mode.ADVANCED, solo="chanka")
    assert read_setup(setup.colours, setup.seed, write_setup(setup)) == setup
    state = new_game(content(), setup)
    assert state.game.solo == 1 and list(bits(state.game.led)) == [0]


def test_the_frame_of_one_person_is_no_other_frame() -> None:
    given = content(), 2, HouseRules(), ((0, 0), (2, 2))
    free, alone_first, alone_second = Game(*given), Game(*given, solo=0), Game(*given, solo=1)
    assert len({free, alone_first, alone_second}) == 3
    assert len({game.seal for game in (free, alone_first, alone_second)}) == 3
    assert alone_first.dominated(20, 1).solo == 0
    assert not Game(*given, solo=0, at_table=True).at_table


def test_a_quest_played_again_is_the_same_quest() -> None:
    state, actions, rng = alone(7, Mode.ADVANCED, 3), list[Action](), random.Random(7)
    while len(actions) < 200 and (options := legal_actions(state)):
        actions.append(choice(rng, options))
        state = successor(state, actions[-1])
    again = alone(7, Mode.ADVANCED, 3)
    for action in actions:
        again = successor(again, action)
    assert again == state and INKAS.digest(again) == INKAS.digest(state)
