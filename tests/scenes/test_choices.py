"""What gestures mean, without a screen: the hand over the table as players expect it."""

import pytest

from game.content.definitions import Kind
from game.rules.actions import RESERVE, Conquer, Crystal, Plunder, TokenAt
from game.rules.notation.actions import format_action
from game.scenes.table.choices import Ask, Aspect, Deed, Do, Hint, No, Payment, narrow, thriftiest
from game.scenes.table.controller import Controller
from tests.scenes.sitting import position

EXPLORER = TokenAt(Kind.EXPLORER, RESERVE)


def hand(text: str) -> Controller:
    """The hand of red, whose Camp is on 5; green's is on 2 unless `text` says otherwise."""
    board = "" if "board:" in text else "board: {N5: red camp, N2: green camp}\n"
    return Controller(position(f"players: [red, green]\n{board}{text}"))


def answers(found: object) -> list[object]:
    assert isinstance(found, Ask)
    return [choice.value for choice in found.choices]


def test_a_token_lights_up_what_it_can_take_with_these_dice() -> None:
    controller = hand("dice: [1, 6]")
    assert set(controller.reach(EXPLORER)) == {"N1", "N7"}
    assert set(controller.reach(TokenAt(Kind.CAMP, "N5"))) == {"N1", "N6", "N7"}, "no distance on the board"


def test_one_way_to_pay_is_played_at_once() -> None:
    found = hand("dice: [1, 6]").drop_token(EXPLORER, "N7")
    assert found == Do(Conquer("N7", EXPLORER, (1, 6)))


def test_several_ways_to_pay_are_asked_the_thriftiest_first() -> None:
    found = hand("dice: [1, 2, 3, 4]\nboard: {N5: red camp, N2: green camp, N8: red drill}").drop_token(
        TokenAt(Kind.DRILL, "N8"), "N4"
    )
    assert answers(found) == [Payment((4,), ()), Payment((1, 3), ())]


def test_a_seven_for_cubes_comes_after_a_payment_without_cubes() -> None:
    ways = [
        Conquer("N4", EXPLORER, (4,), (7,)),
        Conquer("N4", EXPLORER, (1, 3), (6,)),
        Conquer("N4", EXPLORER, (4,), (6,)),
    ]
    found = narrow(ways)
    assert answers(found) == [Payment((4,), (6,)), Payment((1, 3), (6,)), Payment((4,), (7,))]
    assert thriftiest(ways) == Payment((4,), (6,))


def test_picked_dice_light_up_what_they_make_exactly() -> None:
    controller = hand("dice: [1, 2, 6]")
    controller.pick_dice((1,))
    assert set(controller.lit()) == {"N1"}
    controller.pick_dice((6, 1))
    assert set(controller.lit()) == {"N7"}
    controller.pick_token(EXPLORER)
    assert controller.click_tile("N7") == Do(Conquer("N7", EXPLORER, (1, 6)))


def test_picked_dice_and_a_tile_ask_for_the_token() -> None:
    controller = hand("dice: [1, 2, 6]")
    controller.pick_dice((1,))
    found = controller.click_tile("N1")
    assert isinstance(found, Ask)
    assert found.aspect is Aspect.TOKEN
    assert TokenAt(Kind.CAMP, "N5") in answers(found)


def test_picked_dice_rule_out_other_payments() -> None:
    controller = hand("dice: [1, 2, 6]")
    controller.pick_dice((2,))
    assert controller.drop_token(EXPLORER, "N1") == Hint("picked_dice", "N1")


def test_an_attack_on_a_camp_asks_destroy_or_plunder_then_what_then_which_dice() -> None:
    controller = hand("dice: [1, 1, 2, 6]\ncrystals: {green: 1}\nrelics: {green: [D3]}")
    deed = controller.drop_token(TokenAt(Kind.CAMP, "N5"), "N2")
    assert answers(deed) == [Deed.CONQUER, Deed.PLUNDER]
    assert isinstance(deed, Ask)
    item = narrow(deed.choices[1].actions)
    assert isinstance(item, Ask)
    assert item.aspect is Aspect.ITEM
    crystal = next(choice for choice in item.choices if choice.value == Crystal())
    payment = narrow(crystal.actions)
    assert answers(payment) == [Payment((2,), (6,)), Payment((1, 1), (6,))]
    assert isinstance(payment, Ask)
    assert narrow(payment.choices[0].actions) == Do(Plunder("N2", (2,), (6,), Crystal()))


def test_a_rivals_camp_can_be_plundered_by_a_click_alone() -> None:
    controller = hand("dice: [2, 6]\ncrystals: {green: 1}")
    assert controller.click_tile("N2") == Do(Plunder("N2", (2,), (6,), Crystal()))
    assert hand("dice: [2, 5]\ncrystals: {green: 1}").click_tile("N2") == Hint("camp_of_rival", "N2")


def test_a_token_may_be_taken_hostage_in_the_prisoner_variant() -> None:
    text = "variants: [prisoner]\ndice: [1]\nboard: {N5: red camp, N2: green camp, N1: green drill}"
    found = hand(text).drop_token(EXPLORER, "N1")
    assert answers(found) == [Deed.CONQUER, Deed.CAPTURE]


@pytest.mark.parametrize(
    ("dice", "tile", "reason"),
    [
        ([1, 6], "S345", "mountain"),
        ([3], "N3", "not_adjacent"),
        ([2], "N2", "beating_missing"),
    ],
)
def test_why_a_token_cannot_go_there(dice: list[int], tile: str, reason: str) -> None:
    found = hand(f"dice: {dice}\nboard: {{N5: red camp, N2: green camp, N1: red drill}}").drop_token(
        EXPLORER, tile
    )
    assert isinstance(found, No)
    assert found.refusal.reason == reason


def test_dice_that_do_not_make_the_tile_are_said_to_be_short() -> None:
    assert hand("dice: [2]").drop_token(EXPLORER, "N7") == Hint("no_dice", "N7")


def test_the_force_field_asks_for_a_tile_of_its_buyers() -> None:
    controller = hand("dice: []\nmarket: [force_field]\ncubes: {red: 5}\ncrystals: {red: 1}")
    assert controller.click_market("force_field") == Hint("aim.build")
    assert set(controller.lit()) == {"N5"}
    wrong = controller.click_tile("N1")
    assert isinstance(wrong, No)
    assert wrong.refusal.reason == "not_your_tile"
    right = controller.click_tile("N5")
    assert isinstance(right, Do)
    assert format_action(right.action) == "build force_field on N5"


def test_the_probe_asks_die_or_camp_where_both_are() -> None:
    controller = hand("dice: [1]\nowned: {red: [psychic_probe]}\nprotecting: {N2: 6}")
    controller.click_own_card("psychic_probe")
    assert answers(controller.click_tile("N2")) == [Deed.PROBE_DIE, Deed.PROBE_CAMP]


def test_a_card_clicked_twice_is_let_go() -> None:
    controller = hand("dice: [1]\nowned: {red: [death_ray]}")
    controller.click_own_card("death_ray")
    assert len(controller.lit()) == 22
    assert controller.click_own_card("death_ray") is None
    assert not controller.picking


@pytest.mark.parametrize(
    ("card", "state", "reason"),
    [
        ("android_factory", "cubes: {red: 2}", "cubes_short"),
        ("psychic_probe", "used: [probe]", "card_used"),
        ("transport_tunneller", "used: [tunnel]", "card_used"),
        ("death_ray", "death_ray_fired: true", "ray_fired"),
        ("recovery_workshop", "", "phase_two"),
    ],
)
def test_a_card_that_cannot_work_says_why(card: str, state: str, reason: str) -> None:
    found = hand(f"dice: [1]\nowned: {{red: [{card}]}}\n{state}").click_own_card(card)
    assert isinstance(found, No)
    assert found.refusal.reason == reason


def test_a_card_without_a_target_says_so() -> None:
    found = hand("dice: [6]\nowned: {red: [transport_tunneller]}").click_own_card("transport_tunneller")
    assert found == Hint("no_target")


def test_a_card_that_works_by_itself_says_so() -> None:
    assert hand("dice: [6]\nowned: {red: [juggernaut]}").click_own_card("juggernaut") == Hint(
        "card_works_alone"
    )


def test_before_the_roll_a_token_lights_up_the_zeppelins_it_can_replace() -> None:
    controller = Controller(
        position(
            "players: [red, green]\nphase: preparation\n"
            "board: {N5: red camp, S345: red zeppelin, N6: red explorer, N2: green camp}"
        )
    )
    assert set(controller.reach(TokenAt(Kind.EXPLORER, "N6"))) == {"S345"}
    assert not controller.reach(TokenAt(Kind.ZEPPELIN, "S345"))
    assert controller.drop_token(EXPLORER, "N7") == Hint("roll_first")


def test_an_explorer_in_the_caves_lights_up_empty_mountains() -> None:
    controller = Controller(
        position(
            "players: [red, green]\nphase: preparation\nvariants: [caves]\n"
            "board: {N5: red camp, C7: red explorer, S345: green zeppelin}"
        )
    )
    reach = controller.reach(TokenAt(Kind.EXPLORER, "C7"))
    assert "D4" in reach
    assert "S345" not in reach
    taken = controller.drop_token(TokenAt(Kind.EXPLORER, "C7"), "S345")
    assert isinstance(taken, No)
    assert taken.refusal.reason == "caves_need_empty"


def test_before_the_camp_stands_only_the_camp_moves() -> None:
    controller = Controller(position("players: [red, green]\ndice: [1, 2, 6]"))
    assert set(controller.reach(TokenAt(Kind.CAMP, RESERVE))) >= {"N1", "N2", "N6"}
    found = controller.drop_token(EXPLORER, "N1")
    assert isinstance(found, No)
    assert found.refusal.reason == "camp_first"
