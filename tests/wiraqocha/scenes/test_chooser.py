"""Questions of the table: beside their tile, in its light, with what each answer costs, and a way out."""

from typing import Any

import pygame
import pytest

from game.kit.board.board_chooser import BoardChooser
from game.titles.wiraqocha.board.moves.choices import narrow
from game.titles.wiraqocha.bots.departure_cost import DepartureCost, cheapest_first, departure_cost
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE, Plunder, TokenAt
from tests.support.layout_faults import faults_of
from tests.support.shares import one_in
from tests.support.spy import watch
from tests.support.valley_table import ValleyTable, position
from tests.support.words import wiraqocha_words

TWO = "players: [red, blue]\nphase: actions\n"
MANY = "board: {N5: red camp, D6: red zeppelin, N9: red drill, D1: red explorer}\nrelics: {red: [D1]}\n"
SIZES = [(1280, 720, 1.0), (1920, 1080, 1.0), (3840, 2160, 1.0), (1280, 720, 1.5), (1920, 1080, 2.0)]


def asked(table: ValleyTable, dice: tuple[int, ...], tile: str) -> BoardChooser[Any]:
    """The question about these dice and a tile."""
    table.board.selection.pick_dice(dice)
    table.board.responder.respond(table.board.selection.click_tile(tile))
    table.harness.settle()
    return chooser_of(table)


def chooser_of(table: ValleyTable) -> BoardChooser[Any]:
    chooser = table.harness.stack.top
    assert isinstance(chooser, BoardChooser)
    return chooser


@pytest.mark.parametrize(("size", "language"), one_in(3, SIZES, ["en", "fr", "it"]))
def test_the_target_is_never_covered_and_stays_in_the_light(
    size: tuple[int, int, float], language: str
) -> None:
    width, height, zoom = size
    table = ValleyTable(position(TWO + MANY + "dice: [1, 2, 3, 4, 5, 6]"), (width, height))
    table.harness.loop.set_zoom(zoom)
    table.harness.settle()
    table.scene.words = table.board.responder._questions.words = wiraqocha_words(language)
    view = table.board.view
    for tile in ("N3", "N4", "N6", "N7", "N8", "N10", "N11", "N12"):
        index = table.state.game.index[tile]
        before = table.harness.surface.get_at(table.places.tile_centre(tile))
        found = table.board.selection.reach(TokenAt(TokenKind.ZEPPELIN, "D6")).get(tile)
        assert found, tile
        table.board.responder.respond(table.board.selection.put(TokenAt(TokenKind.ZEPPELIN, "D6"), tile))
        table.harness.settle()
        if not isinstance(table.harness.stack.top, BoardChooser):
            table.scene.commands.undo()
            table.harness.settle()
            continue
        chooser = chooser_of(table)
        window = pygame.Rect(0, 0, width, height)
        assert window.contains(chooser.panel)
        assert not chooser.panel.colliderect(view.layout.tile_rect(index)), tile
        now = table.harness.surface.get_at(table.places.tile_centre(tile))
        assert max(abs(one - other) for one, other in zip(now, before, strict=True)) < 8, "it was dimmed"
        with watch(chooser.scale) as spy:
            table.harness.stack.invalidate()
            table.harness.frames(1)
            seen = next(seen for seen in spy.scenes if seen.scene is chooser)
            assert not faults_of(seen, chooser.scale), tile
        table.harness.key(pygame.K_ESCAPE)


def test_each_payment_says_what_it_leaves() -> None:
    table = ValleyTable(position(TWO + "board: {N5: red camp}\ndice: [1, 3, 4, 6]"))
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N7"))
    assert [option.label for option in chooser_of(table).options] == ["Leaves 3 and 4", "Leaves 1 and 6"]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Leaves 6", "Leaves 1 and 5"),
        ("fr", "Il reste 6", "Il reste 1 et 5"),
        ("it", "Resta 6", "Restano 1 e 5"),
    ],
)
def test_one_die_and_two_that_are_left(language: str, one: str, two: str) -> None:
    table = ValleyTable(position(TWO + "board: {N5: red camp}\ndice: [1, 5, 6]"))
    table.board.responder._questions.words = wiraqocha_words(language)
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N6"))
    assert [option.label for option in chooser_of(table).options] == [two, one]


def test_a_payment_that_leaves_nothing_is_never_asked_about() -> None:
    guarded = "board: {N5: red camp, N3: blue drill}\nprotecting: {N3: 1}\ndice: [1, 2, 3]"
    table = ValleyTable(position(TWO + guarded))
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N3"))
    assert table.played == ["conquer N3 with camp@N5 using 3 beating 2"]


def test_a_button_cancels_and_the_keys_reach_it() -> None:
    table = ValleyTable(position(TWO + "board: {N5: red camp}\ndice: [1, 3, 4, 6]"))
    for answer in ("click", "tab", "escape"):
        table.drag(table.places.board_token("N5"), table.places.tile_centre("N7"))
        button = chooser_of(table).way_out
        assert button is not None
        assert button.label == "Cancel"
        if answer == "click":
            table.click(button.rect.center)
        else:
            table.harness.keys([pygame.K_TAB, pygame.K_RETURN] if answer == "tab" else [pygame.K_ESCAPE])
        assert table.harness.stack.top is table.scene
        assert table.played == []


def test_after_the_button_the_arrows_go_back_to_the_answers() -> None:
    table = ValleyTable(position(TWO + "board: {N5: red camp}\ndice: [1, 3, 4, 6]"))
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N7"))
    table.harness.keys([pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN])
    assert table.played == ["conquer N7 with camp@N5 using 3,4"]


# which token


def test_tokens_are_offered_the_least_costly_first() -> None:
    table = ValleyTable(position(TWO + MANY + "dice: [4]"))
    chooser = asked(table, (4,), "N4")
    first = chooser.options[0]
    assert first.detail == "From the reserve"
    assert chooser._list.number == 0
    details = [option.detail for option in chooser.options]
    assert [option.label for option in chooser.options][-1] == "Base Camp"
    assert details.index("Leaves tile 6-6 (Village): −1\u00a0die") > details.index(
        "Leaves tile 1-1 (Ruins): −1\u00a0re-roll"
    )
    assert details.index("Leaves tile 9 (Somnium Vein): −1\u00a0point") > details.index("From the reserve")


def test_what_stays_behind_is_told() -> None:
    state = position(
        TWO + "board: {N5: red camp, N2: red drill, N6: red explorer}\nprotecting: {N6: 4}\ndice: [4]"
    )
    index = state.game.index
    drill, explorer = TokenAt(TokenKind.DRILL, "N2"), TokenAt(TokenKind.EXPLORER, "N6")
    assert departure_cost(state, drill, index["N9"]).points == 0, "it digs more there"
    assert departure_cost(state, explorer, index["N4"]).die == 4
    reserve = TokenAt(TokenKind.DRILL, RESERVE)
    assert departure_cost(state, reserve, index["N4"]) == DepartureCost()
    camp = TokenAt(TokenKind.CAMP, "N5")
    assert cheapest_first(state, (camp, explorer, drill, reserve), index["N4"])[0] == reserve
    assert cheapest_first(state, (camp, explorer, drill, reserve), index["N4"])[-1] == camp


def test_a_relic_is_for_an_explorer_and_a_vein_for_a_drill() -> None:
    state = position(TWO + "board: {N5: red camp}\ndice: [1, 1]")
    reserve = [TokenAt(kind, RESERVE) for kind in (TokenKind.ZEPPELIN, TokenKind.DRILL, TokenKind.EXPLORER)]
    index = state.game.index
    assert cheapest_first(state, reserve, index["D1"])[0].kind is TokenKind.EXPLORER
    assert cheapest_first(state, reserve, index["N9"])[0].kind is TokenKind.DRILL


def test_the_tile_that_a_token_would_leave_is_in_the_light_too() -> None:
    table = ValleyTable(position(TWO + MANY + "dice: [4]"))
    chooser = asked(table, (4,), "N4")
    numbers = [n for n, option in enumerate(chooser.options) if option.detail.startswith("Leaves")]
    places = [chooser._places(chooser.options[n].value) for n in (0, numbers[0])]
    assert [len(found) for found in places] == [1, 2]
    assert places[0][0] == places[1][0] == chooser.target


def test_a_question_follows_the_window() -> None:
    table = ValleyTable(position(TWO + "board: {N5: red camp}\ndice: [1, 3, 4, 6]"))
    table.drag(table.places.board_token("N5"), table.places.tile_centre("N7"))
    for size in ((1920, 1080), (1280, 1024), (1280, 720)):
        table.harness.resize(size)
        table.harness.frames(2)
        chooser = chooser_of(table)
        assert chooser.target is not None
        assert not chooser.panel.colliderect(chooser.target)
        assert pygame.Rect(0, 0, *size).contains(chooser.panel)


# what to take


def test_what_an_invention_does_is_said_before_it_is_taken() -> None:
    table = ValleyTable(
        position(
            "players: [red, blue]\nphase: actions\nboard: {N5: red camp, N2: blue camp, N4: red explorer}\n"
            "owned: {blue: [psychic_probe, death_ray]}\nmarkers: {death_ray: N10}\ncrystals: {blue: 1}\ndice: [2, 6]"
        )
    )
    thefts = [action for action in table.board.selection.actions if isinstance(action, Plunder)]
    table.board.responder.respond(narrow(thefts))
    said = {option.label: option.detail for option in chooser_of(table).options}
    assert said["A crystal"] == ""
    assert said["Psychic Probe"] == "Once a turn: a rival’s protection becomes a 1."
    assert said["Death Ray"] == "It has been fired already."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_question_covers_nothing_of_a_lesson(size: tuple[int, int]) -> None:
    table = ValleyTable(position(TWO + MANY + "dice: [1, 2, 3, 4, 5, 6]"), size)
    view = table.board.view
    view.with_log = False
    asked = 0
    for tile in ("N3", "N4", "N6", "N7", "N8", "N10", "N11", "N12"):
        table.board.responder.respond(table.board.selection.put(TokenAt(TokenKind.ZEPPELIN, "D6"), tile))
        table.harness.settle()
        if isinstance(table.harness.stack.top, BoardChooser):
            asked += 1
            assert not chooser_of(table).panel.colliderect(view.layout.log)
            table.harness.key(pygame.K_ESCAPE)
        else:
            table.scene.commands.undo()
        table.harness.settle()
    assert asked
