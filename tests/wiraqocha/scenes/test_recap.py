"""A person to whom something happened since the last turn is told so by a strip, and held up by nothing."""

import pygame
import pytest

from game.protocol import Refusal
from game.scenes.table.line_signs import MedalSign, TextSign
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.log_lines import CardSign, GoodsSign, TokenSign
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.actions import Roll
from game.ui.shapes import in_hexagon
from tests.support.sitting import Sitting, position

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


def play(sitting: Sitting, *lines: str) -> None:
    for line in lines:
        action = WIRAQOCHA.parse_action(sitting.state, line)
        assert not isinstance(action, Refusal), line
        assert not isinstance(sitting.session.act(action), Refusal), line
    sitting.harness.settle()


def struck(size: tuple[int, int] = (1280, 720), zoom: float = 1.0) -> Sitting:
    """Green's turn begins after red has struck."""
    sitting = Sitting(position(STRIKE), size)
    if zoom != 1.0:
        sitting.harness.loop.set_zoom(zoom)
    play(sitting, *BLOWS)
    return sitting


def said(sitting: Sitting) -> str:
    return "".join(sign.text for sign in sitting.scene.recap.strip.signs if isinstance(sign, TextSign))


def test_a_strip_says_with_signs_what_was_lost_and_rings_the_tiles() -> None:
    sitting = struck()
    strip = sitting.scene.recap.strip
    assert strip.visible
    assert [sign.kind.value for sign in strip.signs if isinstance(sign, TokenSign)] == ["camp", "explorer"]
    assert said(sitting) == "Lost:  Base Camp,  Explorer"
    assert sitting.board.spotlight.areas == {"N7", "N2"}


@pytest.mark.parametrize(("size", "zoom"), SIZES)
def test_the_strip_hides_no_tile_and_stays_in_the_window(size: tuple[int, int], zoom: float) -> None:
    sitting = struck(size, zoom)
    strip, layout = sitting.scene.recap.strip, sitting.board.view.layout
    assert strip.visible
    assert pygame.Rect((0, 0), size).contains(strip.rect)
    assert strip.rect.contains(sitting.scene.recap.close_button.rect)
    for x in range(strip.rect.left, strip.rect.right, 3):
        assert not any(
            in_hexagon((x, strip.rect.bottom - 1), centre, layout.radius) for centre in layout.centres
        )


def test_more_than_has_room_is_cut_at_a_whole_sign() -> None:
    sitting = struck()
    strip = sitting.scene.recap.strip
    strip.signs = strip.fewest = strip.signs * 12
    sitting.scene.recap.place()
    assert strip.rect.width <= strip.area.width
    assert strip.layout.placed[-1].sign == TextSign("…")
    assert strip.layout.width <= sitting.scene.recap.close_button.rect.x - strip.rect.x


def test_where_nothing_happened_there_is_no_strip() -> None:
    sitting = Sitting(position(STRIKE))
    play(sitting, "end")
    assert not sitting.scene.recap.strip.visible
    assert not sitting.board.spotlight.areas


def test_the_first_action_takes_the_strip_away_and_it_asks_for_nothing() -> None:
    sitting = struck()
    sitting.harness.key(pygame.K_SPACE)
    assert sitting.played[-1] == "roll"
    sitting.harness.settle()
    assert not sitting.scene.recap.strip.visible


def test_its_sign_closes_it_for_this_turn() -> None:
    sitting = struck()
    sitting.harness.click(sitting.scene.recap.close_button.rect.center)
    sitting.harness.settle()
    assert not sitting.scene.recap.strip.visible
    assert not sitting.board.spotlight.areas
    assert sitting.played[-1] == "end"
    sitting.harness.resize((1600, 900))
    sitting.harness.settle()
    assert not sitting.scene.recap.strip.visible


@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_its_key_shows_those_moments_and_comes_back(by_key: bool) -> None:
    sitting = struck()
    scene, state = sitting.scene, sitting.state
    if by_key:
        sitting.harness.key(pygame.K_w)
    else:
        sitting.harness.click(scene.recap.strip.rect.midleft)
    assert scene.last_turn.running
    seen = []
    for _ in range(60 * 60):
        if not scene.last_turn.running:
            break
        seen.append(valley_of(scene.board).view.state)
        sitting.harness.frames(1)
    steps = sitting.session.steps
    shown = [state for number, state in enumerate(seen) if not number or state is not seen[number - 1]]
    wanted = [sitting.session.initial, steps[0].after, steps[1].after]
    assert shown == [scene.context.seen(state) for state in wanted]
    sitting.harness.settle()
    assert valley_of(scene.board).view.state == scene.context.seen(state)
    assert scene.recap.strip.visible


def test_it_is_the_report_of_the_person_whose_turn_begins() -> None:
    ray = STRIKE.replace("dice:", "owned: {red: [death_ray]}\ndice:")
    sitting = Sitting(position(ray))
    play(sitting, "death-ray N2", "end")  # the Camp stands: green may end the turn at once
    assert sitting.scene.recap.strip.visible
    play(sitting, "roll", "end")
    assert sitting.state.mover == 0
    assert not sitting.scene.recap.strip.visible  # nothing was done to red


def test_a_person_is_told_after_computer_players_too() -> None:
    sitting = Sitting(position(STRIKE), bots=("cadet", ""))
    sitting.scene.bot_turns.pause()
    play(sitting, *BLOWS)
    assert sitting.scene.recap.strip.visible
    sitting.session.act(Roll())
    sitting.harness.frames(3)
    assert not sitting.scene.recap.strip.visible


def test_nothing_is_told_to_a_computer_player() -> None:
    sitting = Sitting(position(STRIKE), bots=("", "cadet"))
    sitting.scene.bot_turns.pause()
    play(sitting, *BLOWS)
    assert sitting.scene.bot_turns.deciding == 1
    assert not sitting.scene.recap.strip.visible


def test_crystals_cards_and_a_rival_near_victory_are_told() -> None:
    sitting = Sitting(
        position(
            "players: [red, green]\nboard: {N4: red camp, N8: red drill, N5: green camp}\n"
            "crystals: {green: 3, red: 9}\ndice: [5, 6]"
        )
    )
    play(sitting, "plunder N5 using 5 beating 6 taking crystal", "end")
    signs = sitting.scene.recap.strip.signs
    assert GoodsSign("crystal", 1, gained=None) in signs
    assert MedalSign("red") in signs
    assert "needs 1 more harvest" in said(sitting)
    robbed = Sitting(
        position(
            "players: [red, green]\nboard: {N4: red camp, N8: red drill, N5: green camp}\n"
            "owned: {green: [battle_exoskeleton]}\ndice: [5, 6]"
        )
    )
    play(robbed, "plunder N5 using 5 beating 6 taking battle_exoskeleton", "end")
    assert CardSign("battle_exoskeleton") in robbed.scene.recap.strip.signs


def test_the_key_says_when_nothing_was_touched() -> None:
    sitting = Sitting(
        position("players: [red, blue]\nphase: preparation\nboard: {N5: red camp, N9: blue camp}")
    )
    assert not sitting.scene.recap.strip.visible
    sitting.harness.key(pygame.K_w)
    assert sitting.notice == "Nothing of yours was touched since your last turn."
    assert not sitting.scene.last_turn.running


MINER = (
    "players: [red, green]\nboard: {N4: red camp, N8: red drill, N5: green camp, N10: green miner}\n"
    "owned: {green: [mechanical_miner]}\ndice: [5, 6]"
)


def test_a_card_and_the_token_that_goes_with_it_are_one_loss() -> None:
    sitting = Sitting(position(MINER))
    play(sitting, "plunder N5 using 5 beating 6 taking mechanical_miner", "end")
    assert said(sitting) == "Lost:  and its token "
    assert [sign.card for sign in sitting.scene.recap.strip.signs if isinstance(sign, CardSign)] == [
        "mechanical_miner"
    ]
    short = sitting.scene.recap.strip.fewest
    assert [type(sign) for sign in short if not isinstance(sign, TextSign)] == [CardSign, TokenSign]
    assert sitting.board.spotlight.areas == {"N10"}


def test_a_one_that_was_probed_is_no_loss() -> None:
    sitting = Sitting(
        position(
            "players: [red, green]\nboard: {N4: red camp, N6: green camp, N10: green drill}\nprotecting: {N10: 1}\n"
            "owned: {red: [psychic_probe]}\ndice: [1]"
        )
    )
    play(sitting, "probe N10", "end")
    assert not sitting.scene.recap.strip.visible
