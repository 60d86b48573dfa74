"""Playing at the table by the mouse alone, through posted events."""

import random

import pygame
import pytest

from game.kit.board.board_chooser import BoardChooser
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions
from game.ui.dialogs import Dialog, DialogOption
from game.ui.look import USUAL
from tests.support.mouse_player import MousePlayer, as_offered
from tests.support.shares import one_in
from tests.support.valley_table import ValleyTable, fresh, position

DUEL = "players: [red, green]\n"


def table_of(text: str) -> ValleyTable:
    return ValleyTable(position(DUEL + text))


def test_a_first_turn() -> None:
    table = ValleyTable(fresh("red", "blue"))
    table.click(table.places.button("roll"))
    first = table.state.dice[0]
    table.drag(table.places.reserve_token("camp"), table.places.tile_centre(f"N{first}"))
    while table.asked:
        table.choose(0)
    protecting = table.state.dice[0]
    table.drag(table.places.die(protecting), table.places.tile_centre(f"N{first}"))
    mover = table.state.mover
    table.click(table.places.button("end"))
    assert table.played == [
        "roll",
        f"conquer N{first} with camp@reserve using {first}",
        f"protect N{first} with {protecting}",
        "end",
    ]
    assert table.state.mover != mover
    assert table.board.view.active == table.state.mover, "the large panel is that of who plays now"


def test_an_illegal_drop_changes_nothing_and_says_why() -> None:
    table = table_of("board: {N5: red camp, N2: green camp}\ndice: [1, 2, 6]")
    before = table.state
    table.drag(table.places.reserve_token("explorer"), table.places.tile_centre("S345"))
    assert table.state is before
    assert "mountain" in table.notice
    assert table.board.selection.piece is None


def test_a_token_let_go_elsewhere_glides_home() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    start = table.places.reserve_token("explorer")
    table.harness.drag(start, table.places.button("end"))
    assert table.harness.settle() > 0.1
    assert table.played == []
    assert table.places.reserve_token("explorer") == start


def test_dice_first_then_token_then_tile() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    table.click(table.places.die(1))
    assert set(table.board.selection.lit()) == {"N1"}
    table.click(table.places.die(6))
    assert set(table.board.selection.lit()) == {"N7"}
    table.click(table.places.reserve_token("drill"))
    table.click(table.places.tile_centre("N7"))
    assert table.played == ["conquer N7 with drill@reserve using 1,6"]
    assert [die.face for die in table.board.view.tray.dice] == [2]


def test_the_very_die_that_was_dragged_leaves_the_tray() -> None:
    table = table_of("board: {N5: red camp}\ndice: [4, 4, 4]")
    places = [(die.x, die.y) for die in table.board.view.tray.in_order()]
    table.drag(table.places.die(4, 1), table.places.tile_centre("N5"))
    assert [(die.x, die.y) for die in table.board.view.tray.in_order()] == [places[0], places[2]]


def test_keys_pick_dice_and_escape_lets_go() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    table.harness.key(pygame.K_1)
    assert len(table.board.selection.dice) == 1
    table.harness.key(pygame.K_ESCAPE)
    assert table.board.selection.piece is None
    table.harness.key(pygame.K_e)
    assert table.played == ["end"]
    table.harness.key(pygame.K_u)
    assert table.played == []


def test_escape_with_nothing_picked_asks_before_leaving() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    table.harness.key(pygame.K_ESCAPE)
    assert table.left == 0
    table.harness.settle()
    table.harness.key(pygame.K_ESCAPE)
    assert table.harness.stack.top is table.scene
    table.click(table.places.button("menu"))
    table.harness.keys([pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN])
    assert table.left == 1


def test_a_card_is_bought_or_says_what_is_missing() -> None:
    table = table_of(
        "board: {N5: red camp}\ndice: [1]\nmarket: [juggernaut, death_ray]\ncubes: {red: 5}\ncrystals: {red: 1}"
    )
    table.click(table.places.market_card("death_ray"))
    assert table.notice == "You need 1 more crystal."
    table.click(table.places.market_card("juggernaut"))
    assert table.played == ["build juggernaut"]
    assert table.places.reserve_token("juggernaut")


def test_plunder_is_chosen_with_what_to_take() -> None:
    table = table_of(
        "board: {N5: red camp, N2: green camp}\ndice: [2, 6, 1]\ncrystals: {green: 1}\nowned: {green: [psychic_probe]}"
    )
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N2"))
    chooser = table.harness.stack.top
    assert isinstance(chooser, BoardChooser)
    assert [option.label for option in chooser.options] == ["Take the tile", "Plunder"]
    table.choose(1)
    chooser = table.harness.stack.top
    assert isinstance(chooser, BoardChooser)
    assert [option.label for option in chooser.options] == ["A crystal", "Psychic Probe"]
    table.choose(1)
    assert table.played == ["plunder N2 using 2 beating 6 taking psychic_probe"]


def test_a_question_can_be_left_without_an_answer() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 3]")
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N3"))
    assert table.asked
    table.harness.key(pygame.K_ESCAPE)
    assert not table.asked
    assert table.played == []


def test_undo_goes_back_step_by_step_but_not_past_a_roll() -> None:
    table = ValleyTable(fresh("red", "blue"))
    table.harness.key(pygame.K_i)
    table.click(table.places.button("roll"))
    first = table.state.dice[0]
    table.drag(table.places.reserve_token("camp"), table.places.tile_centre(f"N{first}"))
    while table.asked:
        table.choose(0)
    table.click(table.places.button("undo"))
    assert table.played == ["collect", "roll"]
    assert sorted(die.face for die in table.board.view.tray.dice) == list(table.state.dice)
    table.click(table.places.button("undo"))
    assert table.played == ["collect", "roll"]


def test_the_menu_over_a_die_stays_with_a_picked_die() -> None:
    table = table_of("board: {N5: red camp}\ndice: [2, 4]\ncubes: {red: 2}")
    table.click(table.places.die(2))
    table.harness.move(table.places.die(4))
    table.click(table.places.die_menu("raise"))
    assert table.played == ["raise 2"]


def test_the_menu_over_a_die_follows_the_pointer_and_goes_with_it() -> None:
    table = table_of("board: {N5: red camp}\ndice: [2, 4]\ncubes: {red: 2}")
    table.harness.move(table.places.die(2))
    table.harness.move(table.places.die(4))
    table.harness.move(table.places.die_menu("raise"))
    assert table.board.gestures.menu is not None
    table.click(table.places.die_menu("lower"))
    assert table.played == ["lower 4"]
    table.harness.move(table.places.tile_centre("N7"))
    assert table.board.gestures.menu is None


def test_the_entries_of_the_menu_over_a_die_keep_their_places() -> None:
    able = table_of(
        "board: {N5: red camp}\ndice: [2, 6]\ncubes: {red: 3}\nowned: {red: [battle_exoskeleton]}"
    )
    able.harness.move(able.places.die(2))
    poor = table_of(
        "board: {N5: red camp}\ndice: [2, 6]\ncubes: {red: 0}\nowned: {red: [battle_exoskeleton]}"
    )
    poor.harness.move(poor.places.die(2))
    names = ["reroll", "lower", "raise", "exoskeleton"]
    assert [able.places.die_menu(name) for name in names] == [poor.places.die_menu(name) for name in names]
    apart, *others = (able.places.die_menu(name)[0] for name in names)
    assert others[0] - apart > others[1] - others[0]


def test_what_cannot_be_done_to_a_die_says_why() -> None:
    table = table_of(
        "board: {N5: red camp}\ndice: [2, 6]\ncubes: {red: 0}\nowned: {red: [battle_exoskeleton]}"
    )
    table.harness.move(table.places.die(2))
    for name, why in (("raise", "2 more cubes"), ("reroll", "re-rolls left")):
        spot = table.places.die_menu(name)
        tip = table.board.input.tip_at(spot)
        assert tip is not None and why in tip.said
        table.harness.move(spot)
        table.click(spot)
        assert table.played == [] and why in table.notice
    table.harness.move(table.places.die(2))
    table.click(table.places.die_menu("exoskeleton"))
    assert table.played == ["exoskeleton 2"]


def test_an_end_that_is_refused_says_why() -> None:
    table = table_of("board: {N8: red explorer}\ndice: [1]")
    table.click(table.places.button("end"))
    assert table.played == []
    assert "Base Camp" in table.notice


def test_a_click_brings_tumbling_dice_to_rest_and_still_counts() -> None:
    table = ValleyTable(fresh("red", "blue"))
    table.harness.click(table.places.button("roll"))
    assert table.board.view.tray.rolling
    face = table.state.dice[0]
    table.harness.click(table.places.die(face))
    assert not table.board.view.tray.rolling
    assert table.board.selection.dice == (face,)


def test_a_hovered_tile_out_of_reach_says_why() -> None:
    table = table_of("board: {N5: red camp, S345: green zeppelin}\ndice: [1]")
    table.click(table.places.reserve_token("explorer"))
    tip = table.scene.ui.tip_at
    assert tip is not None
    table.harness.move(table.places.tile_centre("S345"))
    found = tip(table.places.tile_centre("S345"))
    assert found is not None
    assert "only a Zeppelin" in found.text


def test_a_resize_in_the_middle_of_a_drag_loses_nothing() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    harness = table.harness
    harness.press(table.places.reserve_token("drill"))
    harness.move(table.places.tile_centre("N7"))
    harness.resize((1600, 900))
    harness.release(table.places.tile_centre("N1"))
    harness.settle()
    assert table.played == ["conquer N1 with drill@reserve using 1"]


def test_what_is_dragged_lies_where_it_was_when_something_opens_over_the_table() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    harness = table.harness
    harness.press(table.places.reserve_token("drill"))
    harness.move(table.places.tile_centre("N7"))
    assert table.scene.board.input.dragging
    over = Dialog("Rules", "Read.", [DialogOption("Close", lambda: None, pygame.K_ESCAPE)])
    harness.stack.push(over)
    harness.release(table.places.tile_centre("N1"))
    harness.stack.pop(over)
    assert not table.scene.board.input.dragging
    harness.move(table.places.tile_centre("N1"))
    harness.settle()
    assert table.played == []


def test_a_still_table_is_not_drawn_again() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    drawn = table.harness.loop.frames_drawn
    table.harness.frames(30)
    assert table.harness.loop.frames_drawn == drawn


PRISONER = (
    "variants: [prisoner]\nboard: {N4: red camp}\n"
    "cubes: {red: 3}\ncrystals: {red: 1}\nhostages: {green: red drill}"
)
PREPARATION = "phase: preparation\nvariants: [caves, prisoner]\n"
EVERY_KIND = [
    (PREPARATION, "collect"),
    (PREPARATION, "muster"),
    (PREPARATION, "roll"),
    (PREPARATION + "board: {N4: red camp}\nprotecting: {N4: 3}", "take-back N4"),
    (PREPARATION + "board: {D4: red zeppelin, N9: red explorer}", "exchange D4 with explorer@N9"),
    (PREPARATION + "board: {D4: red zeppelin}", "exchange D4 with camp@reserve"),
    (PREPARATION + "graveyard: [red drill]\nowned: {red: [recovery_workshop]}", "workshop drill"),
    (PREPARATION + "board: {C7: red explorer}", "caves to D4"),
    ("board: {N4: red camp}\ndice: [5]", "conquer N5 with camp@N4 using 5"),
    (
        "variants: [prisoner]\nboard: {N4: red camp, N5: green drill}\nprotecting: {N5: 6}\n"
        "dice: [5, 6]\ncubes: {red: 2}",
        "conquer N5 with camp@N4 using 5 beating 7 capturing",
    ),
    (
        "board: {N4: red camp, N5: green camp}\ndice: [5, 6]\nrelics: {green: [D3]}\ncrystals: {green: 1}",
        "plunder N5 using 5 beating 6 taking relic D3",
    ),
    (
        "variants: [prisoner]\nboard: {N4: red camp, N5: green camp}\ndice: [5, 6]\nhostages: {green: red drill}",
        "plunder N5 using 5 beating 6 taking hostage",
    ),
    (
        "board: {N4: red camp, S345: green camp}\ndice: [3, 4, 5]\nowned: {red: [transport_tunneller]}\n"
        "crystals: {green: 1}\nmarkers: {force_field: S345}",
        "tunnel S345 using 3,4,5 taking crystal",
    ),
    ("board: {N4: red camp}\ndice: [5]", "protect N4 with 5"),
    ("board: {N4: red camp}\ndice: [5]\ncubes: {red: 2}", "raise 5"),
    ("board: {N4: red camp}\ndice: [5]\ncubes: {red: 2}", "lower 5"),
    ("board: {N4: red camp, D2: red drill}\ndice: [5, 3]", "reroll 3"),
    ("board: {N4: red camp}\ndice: [5]\ncrystals: {red: 1}", "sacrifice"),
    ("board: {N4: red camp}\ndice: [5]\ncubes: {red: 3}\nowned: {red: [android_factory]}", "factory"),
    ("board: {N4: red camp}\ndice: [1, 5]\nowned: {red: [battle_exoskeleton]}", "exoskeleton 1"),
    ("board: {N4: red camp}\ncubes: {red: 5}\ncrystals: {red: 1}\nmarket: [juggernaut]", "build juggernaut"),
    (
        "board: {N4: red camp, N3: red drill}\ncubes: {red: 5}\ncrystals: {red: 1}\nmarket: [force_field]",
        "build force_field on N3",
    ),
    ("board: {N4: red camp}\ncubes: {red: 3}\ngraveyard: [red drill]", "recover drill"),
    ("board: {N4: red camp, N3: red drill}\nowned: {red: [flying_fortress]}", "fortress N3"),
    ("board: {N4: red camp, N5: green camp}\nprotecting: {N5: 6}\nowned: {red: [psychic_probe]}", "probe N5"),
    (
        "board: {N4: red camp, N5: green camp}\nprotecting: {N5: 3}\nowned: {red: [psychic_probe]}",
        "probe N5 camp",
    ),
    ("board: {N4: red camp}\nowned: {red: [death_ray]}", "death-ray N4"),
    ("board: {N4: red camp}\nowned: {red: [death_ray]}", "death-ray N12"),
    (PRISONER, "ransom drill for cubes"),
    (PRISONER, "ransom drill for crystal"),
    ("board: {N4: red camp}", "end"),
]


@pytest.mark.parametrize(("text", "line"), EVERY_KIND, ids=[line for _, line in EVERY_KIND])
def test_every_kind_of_action_can_be_done_by_the_mouse(text: str, line: str) -> None:
    MousePlayer(table_of(text).harness).play(line)


def test_the_exoskeleton_works_by_its_card_too() -> None:
    table = table_of("board: {N4: red camp}\ndice: [1, 3]\nowned: {red: [battle_exoskeleton]}")
    table.click(table.places.own_card("battle_exoskeleton"))
    table.choose(0)
    assert table.played == ["exoskeleton 1"]


def test_a_victory_is_told_once_after_it_was_shown() -> None:
    table = table_of("board: {N4: red camp, N5: red drill}\nrelics: {red: [D2, D3, D4]}\ndice: [1, 1]")
    table.drag(table.places.reserve_token("explorer"), table.places.tile_centre("D1"))
    table.harness.frames(10)
    assert table.state.victory == "treasure"
    assert table.ended == 1


@pytest.mark.parametrize("game", one_in(2, [(1, "red blue green"), (2, "red blue green yellow")]))
def test_any_game_can_be_played_by_the_mouse(game: tuple[int, str]) -> None:
    """Actions drawn at random among the kinds that are legal, each made by its gesture."""
    seed, colours = game[0], game[1].split()
    chance = random.Random(seed)
    table = ValleyTable(fresh(*colours, seed=seed, variants=("caves", "prisoner")))
    player = MousePlayer(table.harness)
    for _ in range(120):
        kinds: dict[str, list[Action]] = {}
        for action in legal_actions(table.state):
            kinds.setdefault(type(action).__name__, []).append(action)
        if not kinds:
            break
        rare = [0.15 if name in ("End", "Raise", "Lower") else 1.0 for name in kinds]
        drawn = chance.choice(kinds[chance.choices(list(kinds), rare)[0]])
        player.do(as_offered(table.state, drawn))


# of two alike in the reserve


def slots_of(table: ValleyTable, kind: int) -> list[pygame.Rect]:
    panel = table.board.view.panels[table.board.view.active]
    return [slot.rect for slot in panel.tokens if slot.home and slot.kind == kind]


def looks(table: ValleyTable, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(table.harness.surface.subsurface(rect.inflate(-12, -6)), "RGB")


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_of_two_tokens_alike_the_one_that_is_dragged_leaves_its_place_and_comes_back_there(
    kind: int, which: int
) -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    both = slots_of(table, kind)
    before = [looks(table, rect) for rect in both]
    start = both[which].center
    table.harness.press(start)
    table.harness.move((start[0] + 12, start[1]))
    drag = table.board.gestures.drag
    assert abs(drag.centre[0] - start[0] - 12) < both[which].width / 2, "it is where the hand is"
    table.harness.move(table.places.button("end"))
    table.harness.wait(0.3)
    now = [looks(table, rect) for rect in both]
    assert [earlier != later for earlier, later in zip(before, now, strict=True)] == [which == 0, which == 1]
    table.harness.release(table.places.button("end"))
    assert drag.item is not None
    home = drag.item.home()
    assert both[which].collidepoint(home)
    table.harness.settle()
    table.harness.move((3, 3))
    assert [looks(table, rect) for rect in slots_of(table, kind)] == before


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_of_two_tokens_alike_the_one_that_is_clicked_is_marked(kind: int, which: int) -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    both = slots_of(table, kind)
    table.click(both[which].center)
    token = table.board.selection.token
    assert token is not None
    slot = table.board.gestures.slot_of(token)
    assert slot is not None
    assert table.board.view.panels[0].tokens[slot].rect == both[which]
    table.harness.move((3, 3))
    above = [[(rect.centerx, rect.top + step) for step in range(-4, 5)] for rect in both]
    lit = [any(table.harness.surface.get_at(spot)[:3] == USUAL.lit for spot in spots) for spots in above]
    assert lit == [which == 0, which == 1]


def test_the_keys_mark_one_of_two_tokens_alike_and_ghost_none() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    both = slots_of(table, 2)
    second = looks(table, both[1])
    for _ in range(12):
        table.harness.key(pygame.K_TAB)
        rect = table.board.keyboard.cursor.area
        if rect is not None and rect == both[0]:
            break
    assert table.board.keyboard.cursor.area == both[0]
    table.harness.key(pygame.K_RETURN)
    assert table.board.selection.token is not None
    slot = table.board.gestures.slot_of(table.board.selection.token)
    assert slot is not None
    assert table.board.view.panels[0].tokens[slot].rect == both[0]
    assert table.board.gestures.in_hand is None
    assert looks(table, both[1]) == second
