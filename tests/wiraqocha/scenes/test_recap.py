"""A person to whom something happened since the last turn is told so by a strip, and held up by nothing."""

import pygame
import pytest

from game.core.contract import Refusal
from game.kit.board.line_signs import BadgeSign, TextSign
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.log.log_lines import CardSign, GoodsSign, TokenSign
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.shapes import in_hexagon
from tests.support.valley_table import ValleyTable, position

STRIKE = (
    "players: [red, green]\n"
    "board: {N4: red camp, N8: red drill, N7: green camp, N2: green explorer, N10: green drill}\n"
    "dice: [2, 3, 4, 6]\nrolls: [1, 1, 1, 1, 1, 1]"
)
BLOWS = (
    "conquer N7 with explorer@reserve using 3,4 beating 6",
    "conquer N2 with drill@reserve using 2",
    "end",
)
SIZES = [
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((3840, 2160), 1.0),
    ((1280, 720), 1.5),
    ((1920, 1080), 2.0),
]


def play(table: ValleyTable, *lines: str) -> None:
    for line in lines:
        action = WIRAQOCHA.parse_action(table.state, line)
        assert not isinstance(action, Refusal), line
        assert not isinstance(table.session.act(action), Refusal), line
    table.harness.settle()


def struck(size: tuple[int, int] = (1280, 720), zoom: float = 1.0) -> ValleyTable:
    """Green's turn begins after red has struck."""
    table = ValleyTable(position(STRIKE), size)
    if zoom != 1.0:
        table.harness.loop.set_zoom(zoom)
    play(table, *BLOWS)
    return table


def said(table: ValleyTable) -> str:
    return "".join(sign.text for sign in table.scene.recap.strip.signs if isinstance(sign, TextSign))


def test_a_strip_says_with_signs_what_was_lost_and_rings_the_tiles() -> None:
    table = struck()
    strip = table.scene.recap.strip
    assert strip.visible
    assert [sign.kind.value for sign in strip.signs if isinstance(sign, TokenSign)] == ["camp", "explorer"]
    assert said(table) == "Lost:  Base Camp,  Explorer"
    assert table.board.spotlight.areas == {"N7", "N2"}


@pytest.mark.parametrize(("size", "zoom"), SIZES)
def test_the_strip_hides_no_tile_and_stays_in_the_window(size: tuple[int, int], zoom: float) -> None:
    table = struck(size, zoom)
    strip, layout = table.scene.recap.strip, table.board.view.layout
    assert strip.visible
    assert pygame.Rect((0, 0), size).contains(strip.rect)
    assert strip.rect.contains(table.scene.recap.close_button.rect)
    for x in range(strip.rect.left, strip.rect.right, 3):
        assert not any(
            in_hexagon((x, strip.rect.bottom - 1), centre, layout.radius) for centre in layout.centres
        )


def test_more_than_has_room_is_cut_at_a_whole_sign() -> None:
    table = struck()
    strip = table.scene.recap.strip
    strip.signs = strip.fewest = strip.signs * 12
    table.scene.recap.place()
    assert strip.rect.width <= strip.area.width
    assert strip.layout.placed[-1].sign == TextSign("…")
    assert strip.layout.width <= table.scene.recap.close_button.rect.x - strip.rect.x


def test_where_nothing_happened_there_is_no_strip() -> None:
    table = ValleyTable(position(STRIKE))
    play(table, "end")
    assert not table.scene.recap.strip.visible
    assert not table.board.spotlight.areas


def test_the_first_action_takes_the_strip_away_and_it_asks_for_nothing() -> None:
    table = struck()
    table.harness.key(pygame.K_SPACE)
    assert table.played[-1] == "roll"
    table.harness.settle()
    assert not table.scene.recap.strip.visible


def test_its_sign_closes_it_for_this_turn() -> None:
    table = struck()
    table.harness.click(table.scene.recap.close_button.rect.center)
    table.harness.settle()
    assert not table.scene.recap.strip.visible
    assert not table.board.spotlight.areas
    assert table.played[-1] == "end"
    table.harness.resize((1600, 900))
    table.harness.settle()
    assert not table.scene.recap.strip.visible


@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_its_key_shows_those_moments_and_comes_back(by_key: bool) -> None:
    table = struck()
    scene, state = table.scene, table.state
    if by_key:
        table.harness.key(pygame.K_w)
    else:
        table.harness.click(scene.recap.strip.rect.midleft)
    assert scene.last_turn.running
    seen = []
    for _ in range(60 * 60):
        if not scene.last_turn.running:
            break
        seen.append(valley_of(scene.board).view.state)
        table.harness.frames(1)
    steps = table.session.steps
    shown = [state for number, state in enumerate(seen) if not number or state is not seen[number - 1]]
    wanted = [table.session.initial, steps[0].after, steps[1].after]
    assert shown == [scene.context.seen(state) for state in wanted]
    table.harness.settle()
    assert valley_of(scene.board).view.state == scene.context.seen(state)
    assert scene.recap.strip.visible


def test_it_is_the_report_of_the_person_whose_turn_begins() -> None:
    ray = STRIKE.replace("dice:", "owned: {red: [death_ray]}\ndice:")
    table = ValleyTable(position(ray))
    play(table, "death-ray N2", "end")  # the Camp stands: green may end the turn at once
    assert table.scene.recap.strip.visible
    play(table, "roll", "end")
    assert table.state.mover == 0
    assert not table.scene.recap.strip.visible  # nothing was done to red


def test_a_person_is_told_after_computer_players_too() -> None:
    table = ValleyTable(position(STRIKE), bots=("cadet", ""))
    table.scene.bot_turns.pause()
    play(table, *BLOWS)
    assert table.scene.recap.strip.visible
    table.session.act(Roll())
    table.harness.frames(3)
    assert not table.scene.recap.strip.visible


def test_nothing_is_told_to_a_computer_player() -> None:
    table = ValleyTable(position(STRIKE), bots=("", "cadet"))
    table.scene.bot_turns.pause()
    play(table, *BLOWS)
    assert table.scene.bot_turns.deciding == 1
    assert not table.scene.recap.strip.visible


def test_crystals_cards_and_a_rival_near_victory_are_told() -> None:
    table = ValleyTable(
        position(
            "players: [red, green]\nboard: {N4: red camp, N8: red drill, N5: green camp}\n"
            "crystals: {green: 3, red: 9}\ndice: [5, 6]"
        )
    )
    play(table, "plunder N5 using 5 beating 6 taking crystal", "end")
    signs = table.scene.recap.strip.signs
    assert GoodsSign("crystal", 1, gained=None) in signs
    assert BadgeSign("red") in signs
    assert "needs 1 more harvest" in said(table)
    robbed = ValleyTable(
        position(
            "players: [red, green]\nboard: {N4: red camp, N8: red drill, N5: green camp}\n"
            "owned: {green: [battle_exoskeleton]}\ndice: [5, 6]"
        )
    )
    play(robbed, "plunder N5 using 5 beating 6 taking battle_exoskeleton", "end")
    assert CardSign("battle_exoskeleton") in robbed.scene.recap.strip.signs


def test_the_key_says_when_nothing_was_touched() -> None:
    table = ValleyTable(
        position("players: [red, blue]\nphase: preparation\nboard: {N5: red camp, N9: blue camp}")
    )
    assert not table.scene.recap.strip.visible
    table.harness.key(pygame.K_w)
    assert table.notice == "Nothing of yours was touched since your last turn."
    assert not table.scene.last_turn.running


MINER = (
    "players: [red, green]\nboard: {N4: red camp, N8: red drill, N5: green camp, N10: green miner}\n"
    "owned: {green: [mechanical_miner]}\ndice: [5, 6]"
)


def test_a_card_and_the_token_that_goes_with_it_are_one_loss() -> None:
    table = ValleyTable(position(MINER))
    play(table, "plunder N5 using 5 beating 6 taking mechanical_miner", "end")
    assert said(table) == "Lost:  and its token "
    assert [sign.card for sign in table.scene.recap.strip.signs if isinstance(sign, CardSign)] == [
        "mechanical_miner"
    ]
    short = table.scene.recap.strip.fewest
    assert [type(sign) for sign in short if not isinstance(sign, TextSign)] == [CardSign, TokenSign]
    assert table.board.spotlight.areas == {"N10"}


def test_a_one_that_was_probed_is_no_loss() -> None:
    table = ValleyTable(
        position(
            "players: [red, green]\nboard: {N4: red camp, N6: green camp, N10: green drill}\nprotecting: {N10: 1}\n"
            "owned: {red: [psychic_probe]}\ndice: [1]"
        )
    )
    play(table, "probe N10", "end")
    assert not table.scene.recap.strip.visible
