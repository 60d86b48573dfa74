"""What gestures mean, without a screen: the hand over the table as players expect it."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from game.core.contract import Applied
from game.kit.board.gesture_outcome import NotAllowed, OpenQuestion, PlayAction
from game.titles.wiraqocha.board.moves.choices import (
    ActionKind,
    GestureHint,
    HintKey,
    QuestionKind,
    narrow,
    with_effect,
)
from game.titles.wiraqocha.board.moves.payments import Payment, cheapest_payment, payment_of, worth_offering
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Action,
    Conquer,
    Crystal,
    Exoskeleton,
    Plunder,
    TokenAt,
    Tunnel,
    UseProbe,
)
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import scattered
from tests.support.valley_table import position

EXPLORER = TokenAt(TokenKind.EXPLORER, RESERVE)


def hand(text: str) -> Selection:
    """The hand of red, whose Camp is on 5; green's is on 2 unless `text` says otherwise."""
    board = "" if "board:" in text else "board: {N5: red camp, N2: green camp}\n"
    return Selection(position(f"players: [red, green]\n{board}{text}"))


def answers(found: object) -> list[object]:
    assert isinstance(found, OpenQuestion)
    return [choice.value for choice in found.choices]


def test_a_token_lights_up_what_it_can_take_with_these_dice() -> None:
    selection = hand("dice: [1, 6]")
    assert set(selection.reach(EXPLORER)) == {"N1", "N7"}
    assert set(selection.reach(TokenAt(TokenKind.CAMP, "N5"))) == {"N1", "N6", "N7"}, (
        "no distance on the board"
    )


def test_one_way_to_pay_is_played_at_once() -> None:
    found = hand("dice: [1, 6]").put(EXPLORER, "N7")
    assert found == PlayAction(Conquer("N7", EXPLORER, (1, 6)))


def test_several_ways_to_pay_are_asked_the_thriftiest_first() -> None:
    found = hand("dice: [1, 2, 3, 4]\nboard: {N5: red camp, N2: green camp, N8: red drill}").put(
        TokenAt(TokenKind.DRILL, "N8"), "N4"
    )
    assert answers(found) == [Payment((4,), ()), Payment((1, 3), ())]


def test_a_six_is_not_raised_where_the_six_alone_beats() -> None:
    ways = [
        Conquer("N4", EXPLORER, (4,), (7,)),
        Conquer("N4", EXPLORER, (1, 3), (6,)),
        Conquer("N4", EXPLORER, (4,), (6,)),
    ]
    assert answers(narrow(ways)) == [Payment((4,), (6,)), Payment((1, 3), (6,))]
    assert cheapest_payment(ways) == Payment((4,), (6,))


def test_one_way_to_pay_that_is_worth_it_asks_nothing() -> None:
    """A 6 raised to 7 costs cubes and leaves nothing more; which 2 pays and which beats is all one."""
    assert narrow([Conquer("N4", EXPLORER, (4,), (7,)), Conquer("N4", EXPLORER, (4,), (6,))]) == PlayAction(
        Conquer("N4", EXPLORER, (4,), (6,))
    )
    doubled = [Conquer("N10", EXPLORER, (5, 5), (4, 6)), Conquer("N10", EXPLORER, (4, 6), (5, 5))]
    assert narrow(doubled) == PlayAction(doubled[0])
    found = hand(
        "dice: [1, 5, 6]\nboard: {N5: red camp, N1: green drill}\nprotecting: {N1: 5}\ncubes: {red: 2}"
    ).put(EXPLORER, "N1")
    assert found == PlayAction(Conquer("N1", EXPLORER, (1,), (6,)))


def test_a_seven_is_offered_where_it_saves_a_die() -> None:
    ways = [Conquer("N7", EXPLORER, (3, 4), (5, 5)), Conquer("N7", EXPLORER, (3, 4), (5, 7))]
    assert len(answers(narrow(ways))) == 2


def test_dice_that_are_picked_are_the_dice_that_pay() -> None:
    """Two dice do what three would do; whoever picks three means them."""
    camp = TokenAt(TokenKind.CAMP, "N5")
    selection = hand(
        "dice: [1, 2, 3]\nboard: {N5: red camp, N2: green camp, N3: green drill}\nprotecting: {N3: 1}"
    )
    assert selection.put(camp, "N3") == PlayAction(Conquer("N3", camp, (3,), (2,)))
    selection.pick_dice((1, 2, 3))
    selection.pick_token(camp)
    assert selection.click_tile("N3") == PlayAction(Conquer("N3", camp, (1, 2), (3,)))


def test_what_is_offered_is_all_that_anybody_could_want() -> None:
    rng = random.Random(16)
    asked = 0
    for _ in range(200):
        state = scattered(rng)
        legal = [action for action in legal_actions(state) if payment_of(action) is not None]
        offered = worth_offering(legal)
        assert set(offered) <= set(legal)
        ways: dict[Action, list[Action]] = {}
        for action in offered:
            ways.setdefault(unpaid(action), []).append(action)
        assert ways.keys() == {unpaid(action) for action in legal}
        for action in offered:
            assert not any(better(state, other, action) for other in legal if other != action)
        for action in set(legal) - set(offered):
            others = ways[unpaid(action)]
            assert any(better(state, other, action) or same(state, other, action) for other in others)
        for tile, actions in by_tile(legal).items():
            first = follow_first(narrow(actions))
            assert first in legal, tile
            asked += isinstance(narrow(actions), OpenQuestion)
    assert asked > 50


def unpaid(action: Action) -> Action:
    """The action, whatever it costs."""
    assert isinstance(action, Conquer | Plunder | Tunnel)
    return replace(action, using=()) if isinstance(action, Tunnel) else replace(action, using=(), beating=())


def by_tile(actions: list[Action]) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(str(getattr(action, "tile", "")), []).append(action)
    return found


def after(state: State, action: Action) -> tuple[int, Counter[int]]:
    """The cubes and dice that the mover has left."""
    applied = WIRAQOCHA.apply(state, state.mover, action)
    assert isinstance(applied, Applied)
    return applied.state.cubes[state.mover], Counter(applied.state.dice)


def same(state: State, one: Action, other: Action) -> bool:
    return unpaid(one) == unpaid(other) and after(state, one) == after(state, other)


def better(state: State, one: Action, other: Action) -> bool:
    """Whether the first does the same, and leaves no fewer cubes and all the dice that the other leaves."""
    if unpaid(one) != unpaid(other) or WIRAQOCHA.apply(state, state.mover, one).state.winner >= 0:  # type: ignore[union-attr]
        return False
    (cubes, dice), (fewer, less) = after(state, one), after(state, other)
    return cubes >= fewer and less <= dice and (cubes, dice) != (fewer, less)


def follow_first(answer: object) -> Action | None:
    """The action of somebody who always takes the first answer."""
    while isinstance(answer, OpenQuestion):
        answer = narrow(answer.choices[0].actions)
    return answer.action if isinstance(answer, PlayAction) else None


def test_the_dice_on_a_lit_tile_are_those_that_are_offered_first() -> None:
    rng = random.Random(61)
    for _ in range(150):
        state = scattered(rng)
        legal = [action for action in legal_actions(state) if isinstance(action, Conquer)]
        for actions in by_tile(list(legal)).values():
            kinds = [action for action in actions if unpaid(action) == unpaid(actions[0])]
            first = follow_first(narrow(kinds))
            assert first is not None
            assert payment_of(first) == cheapest_payment(kinds)


def test_picked_dice_light_up_what_they_make_exactly() -> None:
    selection = hand("dice: [1, 2, 6]")
    selection.pick_dice((1,))
    assert set(selection.lit()) == {"N1"}
    selection.pick_dice((6, 1))
    assert set(selection.lit()) == {"N7"}
    selection.pick_token(EXPLORER)
    assert selection.click_tile("N7") == PlayAction(Conquer("N7", EXPLORER, (1, 6)))


def test_picked_dice_and_a_tile_ask_for_the_token() -> None:
    selection = hand("dice: [1, 2, 6]")
    selection.pick_dice((1,))
    found = selection.click_tile("N1")
    assert isinstance(found, OpenQuestion)
    assert found.kind is QuestionKind.TOKEN
    assert TokenAt(TokenKind.CAMP, "N5") in answers(found)


def test_picked_dice_rule_out_other_payments() -> None:
    selection = hand("dice: [1, 2, 6]")
    selection.pick_dice((2,))
    assert selection.put(EXPLORER, "N1") == GestureHint(HintKey.PICKED_DICE, "N1")


def test_an_attack_on_a_camp_asks_destroy_or_plunder_then_what_then_which_dice() -> None:
    selection = hand("dice: [1, 1, 2, 6]\ncrystals: {green: 1}\nrelics: {green: [D3]}")
    found = selection.put(TokenAt(TokenKind.CAMP, "N5"), "N2")
    assert answers(found) == [ActionKind.CONQUER, ActionKind.PLUNDER]
    assert isinstance(found, OpenQuestion)
    item = narrow(found.choices[1].actions)
    assert isinstance(item, OpenQuestion)
    assert item.kind is QuestionKind.ITEM
    crystal = next(choice for choice in item.choices if choice.value == Crystal())
    payment = narrow(crystal.actions)
    assert answers(payment) == [Payment((2,), (6,)), Payment((1, 1), (6,))]
    assert isinstance(payment, OpenQuestion)
    assert narrow(payment.choices[0].actions) == PlayAction(Plunder("N2", (2,), (6,), Crystal()))


def test_a_rivals_camp_can_be_plundered_by_a_click_alone() -> None:
    selection = hand("dice: [2, 6]\ncrystals: {green: 1}")
    assert selection.click_tile("N2") == PlayAction(Plunder("N2", (2,), (6,), Crystal()))
    assert hand("dice: [2, 5]\ncrystals: {green: 1}").click_tile("N2") == GestureHint(
        HintKey.CAMP_OF_RIVAL, "N2"
    )


def test_a_token_may_be_taken_hostage_in_the_prisoner_variant() -> None:
    text = "variants: [prisoner]\ndice: [1]\nboard: {N5: red camp, N2: green camp, N1: green drill}"
    found = hand(text).put(EXPLORER, "N1")
    assert answers(found) == [ActionKind.CONQUER, ActionKind.CAPTURE]


@pytest.mark.parametrize(
    ("dice", "tile", "reason"),
    [
        ([1, 6], "S345", "mountain"),
        ([3], "N3", "not_adjacent"),
        ([2], "N2", "beating_missing"),
    ],
)
def test_why_a_token_cannot_go_there(dice: list[int], tile: str, reason: str) -> None:
    found = hand(f"dice: {dice}\nboard: {{N5: red camp, N2: green camp, N1: red drill}}").put(EXPLORER, tile)
    assert isinstance(found, NotAllowed)
    assert found.refusal.reason == reason


def test_dice_that_do_not_make_the_tile_are_said_to_be_short() -> None:
    assert hand("dice: [2]").put(EXPLORER, "N7") == GestureHint(HintKey.NO_DICE, "N7")


def test_the_force_field_asks_for_a_tile_of_its_buyers() -> None:
    selection = hand("dice: []\nmarket: [force_field]\ncubes: {red: 5}\ncrystals: {red: 1}")
    assert selection.click_market("force_field") == GestureHint(HintKey.AIM_FORCE_FIELD)
    assert set(selection.lit()) == {"N5"}
    wrong = selection.click_tile("N1")
    assert isinstance(wrong, NotAllowed)
    assert wrong.refusal.reason == "not_your_tile"
    right = selection.click_tile("N5")
    assert isinstance(right, PlayAction)
    assert TEXT_FORMS.write(right.action) == "build force_field on N5"


@pytest.mark.parametrize(("die", "camp"), [(6, False), (3, True)])
def test_the_probe_lowers_what_protects_a_camp_and_asks_nothing(die: int, camp: bool) -> None:
    """A Camp is worth five by itself: only a six on it does more, and a three on it does nothing."""
    selection = hand(f"dice: [1]\nowned: {{red: [psychic_probe]}}\nprotecting: {{N2: {die}}}")
    selection.click_own_card("psychic_probe")
    assert selection.click_tile("N2") == PlayAction(UseProbe("N2", camp))


def test_the_exoskeleton_does_not_offer_a_five() -> None:
    selection = hand("dice: [2, 5]\nowned: {red: [battle_exoskeleton]}")
    assert selection.click_own_card("battle_exoskeleton") == PlayAction(Exoskeleton(2))


def test_a_wasted_use_of_a_card_hides_nothing_else() -> None:
    state = hand("dice: [2, 5]\nowned: {red: [battle_exoskeleton]}\ncubes: {red: 3}").state
    legal = legal_actions(state)
    assert set(legal) - set(with_effect(state, legal)) == {Exoskeleton(5)}


def test_a_card_clicked_twice_is_let_go() -> None:
    selection = hand("dice: [1]\nowned: {red: [death_ray]}")
    selection.click_own_card("death_ray")
    assert len(selection.lit()) == 22
    assert selection.click_own_card("death_ray") is None
    assert not selection.piece


@pytest.mark.parametrize(
    ("card", "state", "reason"),
    [
        ("android_factory", "cubes: {red: 2}", "cubes_short"),
        ("psychic_probe", "used: [probe]", "card_used"),
        ("transport_tunneller", "used: [tunnel]", "card_used"),
        ("death_ray", "markers: {death_ray: N12}", "ray_fired"),
        ("recovery_workshop", "", "phase_two"),
    ],
)
def test_a_card_that_cannot_work_says_why(card: str, state: str, reason: str) -> None:
    found = hand(f"dice: [1]\nowned: {{red: [{card}]}}\n{state}").click_own_card(card)
    assert isinstance(found, NotAllowed)
    assert found.refusal.reason == reason


def test_a_card_without_a_target_says_so() -> None:
    found = hand("dice: [6]\nowned: {red: [transport_tunneller]}").click_own_card("transport_tunneller")
    assert found == GestureHint(HintKey.NO_TARGET)


def test_a_card_that_works_by_itself_says_so() -> None:
    assert hand("dice: [6]\nowned: {red: [juggernaut]}").click_own_card("juggernaut") == GestureHint(
        HintKey.CARD_WORKS_ALONE
    )


def test_before_the_roll_a_token_lights_up_the_zeppelins_it_can_replace() -> None:
    selection = Selection(
        position(
            "players: [red, green]\nphase: preparation\n"
            "board: {N5: red camp, S345: red zeppelin, N6: red explorer, N2: green camp}"
        )
    )
    assert set(selection.reach(TokenAt(TokenKind.EXPLORER, "N6"))) == {"S345"}
    assert not selection.reach(TokenAt(TokenKind.ZEPPELIN, "S345"))
    assert selection.put(EXPLORER, "N7") == GestureHint(HintKey.ROLL_FIRST)


def test_an_explorer_in_the_caves_lights_up_empty_mountains() -> None:
    selection = Selection(
        position(
            "players: [red, green]\nphase: preparation\nvariants: [caves]\n"
            "board: {N5: red camp, C7: red explorer, S345: green zeppelin}"
        )
    )
    reach = selection.reach(TokenAt(TokenKind.EXPLORER, "C7"))
    assert "D4" in reach
    assert "S345" not in reach
    taken = selection.put(TokenAt(TokenKind.EXPLORER, "C7"), "S345")
    assert isinstance(taken, NotAllowed)
    assert taken.refusal.reason == "caves_need_empty"


def test_before_the_camp_stands_only_the_camp_moves() -> None:
    selection = Selection(position("players: [red, green]\ndice: [1, 2, 6]"))
    assert set(selection.reach(TokenAt(TokenKind.CAMP, RESERVE))) >= {"N1", "N2", "N6"}
    found = selection.put(EXPLORER, "N1")
    assert isinstance(found, NotAllowed)
    assert found.refusal.reason == "camp_first"
