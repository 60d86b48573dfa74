"""What the others did to a player since the last turn: every kind of loss, and rivals one step from winning."""

import pytest

from game.core.contract import Refusal
from game.core.record import GameSession
from game.core.record.turns import others_steps
from game.titles.wiraqocha.losses_and_threats import (
    Loss,
    LossesAndThreats,
    LossKind,
    Threat,
    losses_and_threats,
    touches,
    within_one_step,
)
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA, WiraqochaStep
from tests.support.valley_table import position

BOARD = "board: {N5: red camp, N9: red drill, N6: green camp, N10: green drill}"


def played(text: str, *lines: str) -> tuple[State, tuple[WiraqochaStep, ...]]:
    """A game of red and green from a position, in which these actions are played."""
    session = GameSession(WIRAQOCHA, position(f"players: [red, green]\n{text}"))
    for line in lines:
        action = WIRAQOCHA.parse_action(session.state, line)
        assert not isinstance(action, Refusal), line
        assert not isinstance(session.act(action), Refusal), line
    return session.initial, session.steps


def lost(text: str, *lines: str) -> list[tuple[LossKind, str, str]]:
    """What green has lost when its turn begins after these actions of red."""
    report = losses_and_threats(*played(text, *lines, "end"), 1)
    assert {loss.by for loss in report.losses} <= {0}
    return [(loss.kind, loss.what, loss.tile) for loss in report.losses]


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        (
            "board: {N4: red camp, N8: red drill, N7: green camp}\ndice: [3, 4, 6]",
            "conquer N7 with explorer@reserve using 3,4 beating 6",
            [(LossKind.TOKEN, "camp", "N7")],
        ),
        (
            "board: {N5: red camp, N9: green explorer}\ndice: [1, 2, 6]",
            "conquer N9 with zeppelin@reserve using 1,2,6",
            [(LossKind.TOKEN, "explorer", "N9")],
        ),
        (
            "variants: [prisoner]\nboard: {N4: red camp, N8: red drill, N10: green camp, N2: green explorer}\n"
            "dice: [2, 4]",
            "conquer N2 with explorer@reserve using 2 capturing",
            [(LossKind.TOKEN, "explorer", "N2")],
        ),
        (
            "board: {N4: red camp, N8: green drill, N10: green camp}\nowned: {red: [death_ray]}\ndice: [1]",
            "death-ray N8",
            [(LossKind.TOKEN, "drill", "N8")],
        ),
        (
            "board: {N4: red camp, N8: red drill, N5: green camp}\ncrystals: {green: 3}\ndice: [5, 6]",
            "plunder N5 using 5 beating 6 taking crystal",
            [(LossKind.CRYSTAL, "", "")],
        ),
        (
            "board: {N4: red camp, N8: red drill, N5: green camp}\nrelics: {green: [D3]}\ndice: [5, 6]",
            "plunder N5 using 5 beating 6 taking relic D3",
            [(LossKind.RELIC, "D3", "")],
        ),
        (
            "board: {N4: red camp, N8: red drill, N5: green camp, N10: green juggernaut}\n"
            "owned: {green: [juggernaut]}\ndice: [5, 6]",
            "plunder N5 using 5 beating 6 taking juggernaut",
            [(LossKind.CARD, "juggernaut", ""), (LossKind.TOKEN, "juggernaut", "N10")],
        ),
        (
            "variants: [prisoner]\nboard: {N4: red camp, N8: red drill, N5: green camp}\n"
            "hostages: {green: red explorer}\ndice: [5, 6]",
            "plunder N5 using 5 beating 6 taking hostage",
            [(LossKind.CAPTIVE, "explorer", "")],
        ),
        (
            "board: {N4: red camp, N6: green camp, N10: green drill}\nprotecting: {N10: 5}\n"
            "owned: {red: [psychic_probe]}\ndice: [1]",
            "probe N10",
            [(LossKind.PROTECTION, "", "N10")],
        ),
        (
            "board: {N4: red camp, D1: green drill, N10: green camp}\n"
            "owned: {red: [death_ray], green: [flying_fortress]}\nmarkers: {flying_fortress: D1}\ndice: [1]",
            "death-ray D1",
            [(LossKind.TOKEN, "drill", "D1"), (LossKind.FORTRESS, "", "D1")],
        ),
        (
            "board: {N4: red camp, D1: green drill, N10: green camp}\n"
            "owned: {red: [death_ray], green: [force_field]}\nmarkers: {force_field: D1}\ndice: [1]",
            "death-ray D1",
            [(LossKind.TOKEN, "drill", "D1"), (LossKind.FORCE_FIELD, "", "D1")],
        ),
    ],
)
def test_every_kind_of_loss_is_told(text: str, line: str, expected: list[tuple[LossKind, str, str]]) -> None:
    assert lost(text, line) == expected


def test_a_die_lost_with_its_token_is_not_told_twice() -> None:
    told = lost(
        "board: {N4: red camp, N8: red drill, N7: green drill, N10: green camp}\nprotecting: {N7: 2}\ndice: [3, 4, 6]",
        "conquer N7 with explorer@reserve using 3,4 beating 6",
    )
    assert told == [(LossKind.TOKEN, "drill", "N7")]


def test_a_quiet_turn_of_the_others_is_no_report() -> None:
    initial, steps = played(f"{BOARD}\ndice: [1]", "end")
    assert not losses_and_threats(initial, steps, 1)
    assert not losses_and_threats(initial, (), 0)


def test_ones_own_deeds_are_no_losses() -> None:
    initial, steps = played(
        "board: {N4: red camp, N8: red drill, N7: red explorer, N10: green camp}\nowned: {red: [death_ray]}\ndice: [1]",
        "death-ray N7",
        "end",
        "roll",
    )
    assert not losses_and_threats(initial, steps, 0)
    assert not touches(initial, steps[0], 0)


def test_only_what_happened_since_the_last_turn_counts() -> None:
    initial, steps = played(
        "board: {N4: red camp, N8: green drill, N10: green camp}\nowned: {red: [death_ray]}\ndice: [1]\n"
        "rolls: [1, 1, 1]",
        "death-ray N8",
        "end",
        "roll",
        "end",
        "roll",
    )
    assert others_steps(WIRAQOCHA, initial, steps[:3], 1) == range(2)  # in the midst of one's own turn too
    assert others_steps(WIRAQOCHA, initial, steps, 1) == range(
        4, 5
    )  # while somebody else plays, since the last turn
    assert not losses_and_threats(initial, steps, 1)
    report = losses_and_threats(initial, steps[:3], 1)
    assert report.losses == (Loss(LossKind.TOKEN, 0, 0, "drill", "N8"),)
    assert (report.tiles, report.moments) == (("N8",), (0,))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("relics: {red: [D1, D2, D3]}", ("treasure",)),
        ("relics: {red: [D1, D2]}", ()),
        ("crystals: {red: 10}", ("somnium",)),
        ("crystals: {red: 9}", ()),
    ],
)
def test_one_step_from_winning_is_one_relic_or_one_harvest(text: str, expected: tuple[str, ...]) -> None:
    assert within_one_step(position(f"players: [red, green]\n{BOARD}\ndice: [1]\n{text}"), 0) == expected


def test_drills_that_stand_now_count_for_the_next_harvest() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N9: red drill, N10: red drill}\ncrystals: {red: 9}\ndice: [1]"
    )
    assert within_one_step(state, 0) == ("somnium",)


def test_a_card_that_lies_on_the_market_may_be_the_last_step() -> None:
    state = position(f"players: [red, green]\n{BOARD}\ndice: [1]")
    costs = {number: card.cost for number, card in enumerate(state.game.cards)}
    goal = state.game.victory.leviathan
    for last in costs:
        rest = [number for number in costs if number != last]
        state.cards = (sum(1 << number for number in rest), 0)
        state.market = (last,)
        have = sum(costs[number].resources for number in rest), sum(costs[number].somnium for number in rest)
        enough = (
            have[0] + costs[last].resources >= goal.resources
            and have[1] + costs[last].somnium >= goal.somnium
        )
        assert ("leviathan" in within_one_step(state, 0)) == enough
        state.market = ()
        assert "leviathan" not in within_one_step(state, 0)


def test_a_treasure_of_which_a_relic_is_lost_threatens_nobody() -> None:
    state = position(f"players: [red, green]\n{BOARD}\ndice: [1]\nrelics: {{red: [D1, D2, D3]}}")
    state.relics = tuple(owner if owner == 0 else -2 for owner in state.relics)
    assert within_one_step(state, 0) == ()


def test_a_rival_who_has_come_near_is_told_once() -> None:
    initial, steps = played(
        "board: {N4: red camp, N8: red drill, N5: green camp}\ncrystals: {green: 3, red: 9}\ndice: [5, 6]\n"
        "rolls: [1, 1, 1, 1, 1, 1]",
        "plunder N5 using 5 beating 6 taking crystal",
        "end",
        "roll",
        "end",
        "roll",
        "end",
    )
    assert losses_and_threats(initial, steps[:2], 1).threats == (Threat(0, "somnium"),)
    assert losses_and_threats(initial, steps, 1) == LossesAndThreats()
