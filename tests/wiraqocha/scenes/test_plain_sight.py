"""Nothing on the table hides what it is about, and what belongs together looks alike, in every size and language."""

import itertools
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.kit.forms.result import ResultScene
from game.scenes.story import StoryScene
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.table.scene import TableScene
from game.table.signs import ROW
from game.titles.wiraqocha.board import overlay
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.hand.die_menu import _ICONS as DIE_ICONS
from game.titles.wiraqocha.board.panels.panels import CardStyle as CardShow
from game.titles.wiraqocha.board.valley.highlights import draw_highlights
from game.titles.wiraqocha.board.valley.valley import draw_plate, plate_rect
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.ui import pictures
from game.ui.cache import forget_pictures
from game.ui.icons import Icon, icon
from game.ui.look import USUAL_LOOK
from game.ui.scale import Scale
from game.ui.shapes import in_hexagon
from game.ui.tooltip import draw_tooltip
from tests.support.drawn_table import DrawnTable
from tests.support.screens import SIZES
from tests.support.spy import Drawn, watch
from tests.support.valley_table import ValleyTable, position
from tests.support.words import wiraqocha_words

THREE = "players: [red, blue, green]\nphase: actions\nboard: {N5: red camp, N9: blue camp, N2: green camp}\n"
LANGUAGES = ("en", "fr", "it")


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


@pytest.fixture
def table() -> ValleyTable:
    return ValleyTable(position(f"{THREE}to_move: red\ndice: [1, 3, 6]\n"))


# the backdrop


def brightness(surface: Surface, spot: tuple[int, int]) -> int:
    return sum(tuple(surface.get_at(spot))[:3])


@pytest.mark.parametrize("size", SIZES)
def test_a_plate_is_as_dark_as_its_tile_wherever_it_reaches(size: tuple[int, int]) -> None:
    layout = ValleyTable(position(f"{THREE}to_move: red\ndice: [1]\n"), size).board.view.layout
    surface = Surface(size)
    surface.fill((255, 255, 255))
    draw_highlights(surface, layout, {}, None, None, 1)
    inside = brightness(surface, (round(layout.centres[0][0]), round(layout.centres[0][1])))
    for tile in layout.state.game.territories:
        slant = round(9 * layout.plate_scale)  # of the corners
        plate = plate_rect(layout, tile).inflate(-2 * slant, -slant)
        for spot in (
            plate.topleft,
            plate.midtop,
            (plate.x, plate.bottom - 1),
            (plate.right - 1, plate.bottom - 1),
        ):
            assert abs(brightness(surface, spot) - inside) <= 12


def test_the_plate_of_a_tile_that_can_be_chosen_is_bright_where_it_reaches_over_another(
    table: ValleyTable,
) -> None:
    layout = table.board.view.layout
    surface, alone = Surface((1280, 720)), Surface((1280, 720))
    tile = max(layout.state.game.territories, key=lambda number: plate_rect(layout, number).width)
    draw_plate(alone, layout, tile)
    draw_highlights(surface, layout, {layout.state.game.labels[tile]: ()}, None, None, 1)
    plate = plate_rect(layout, tile).inflate(-6, -6)
    beyond = [
        (x, y)
        for x in range(plate.x, plate.right)
        for y in range(plate.y, plate.bottom)
        if not in_hexagon((x, y), layout.centres[tile], layout.radius)
    ]
    assert beyond
    dimmed = [spot for spot in beyond if brightness(surface, spot) < 0.7 * brightness(alone, spot)]
    assert not dimmed


# notes


def apart(one: Rect, other: Rect) -> int:
    """Pixels between two rectangles, along the axis on which they are further apart."""
    across = max(one.x - other.right, other.x - one.right, 0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0)
    return max(across, down)


@pytest.mark.parametrize("size", SIZES)
def test_the_note_of_a_refused_tile_stands_beside_it_and_never_over_journal_or_buttons(
    size: tuple[int, int],
) -> None:
    table = ValleyTable(position(f"{THREE}to_move: red\ndice: [1, 3, 6]\n"), size)
    scene, layout = table.scene, table.board.view.layout
    table.click(table.places.reserve_token("drill", "red"))
    dark = [label for label in layout.state.game.labels if label not in valley_of(scene.board).gestures.lit()]
    assert len(dark) > 5
    for label in dark:
        tile = layout.state.game.index[label]
        centre = round(layout.centres[tile][0]), round(layout.centres[tile][1])
        table.harness.move(centre)
        tip = valley_of(scene.board).input.tip_at(centre)
        if tip is None or not tip.beside:
            continue
        box = draw_tooltip(Surface(size), tip, scene.scale)
        assert apart(box, layout.tile_rect(tile)) <= scene.scale.px(10), label
        assert not box.colliderect(layout.tile_rect(tile)), label
        assert box.collidelist([layout.log, layout.market, *layout.buttons, layout.menu_button]) < 0, label


@pytest.mark.parametrize("size", SIZES)
def test_a_long_notice_leaves_the_line_on_top_free(size: tuple[int, int]) -> None:
    scene = ValleyTable(position(f"{THREE}to_move: red\ndice: [1]\n"), size).scene
    scene.ui.notify("Place the Base Camp: you can do nothing else without it. " * 3)
    box = scene.ui.toast.draw(Surface(size), scene.scale)
    assert box is not None
    assert box.top >= valley_of(scene.board).view.layout.bar.bottom


@pytest.mark.parametrize("size", SIZES)
def test_notices_and_captions_stand_above_the_tiles(size: tuple[int, int]) -> None:
    scene = ValleyTable(position(f"{THREE}to_move: red\ndice: [1]\n"), size).scene
    layout = valley_of(scene.board).view.layout
    top = min(y for _, y in layout.centres) - layout.radius
    scene.ui.notify("Your 2 reaches its tile.")
    box = scene.ui.toast.draw(Surface(size), scene.scale)
    assert box is not None
    assert box.bottom <= top
    assert box.top >= layout.bar_row.centery
    assert layout.caption_area().bottom <= top


def test_the_price_of_a_tile_lies_on_the_token_over_it(
    table: ValleyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, order = table.scene, list[str]()
    table.harness.press(table.places.reserve_token("drill", "red"))
    table.harness.move((table.harness.pointer[0] + 40, table.harness.pointer[1]))
    lit = next(iter(valley_of(scene.board).gestures.lit()))
    x, y = valley_of(scene.board).view.layout.centres[valley_of(scene.board).view.state.game.index[lit]]
    table.harness.move((round(x), round(y)))
    monkeypatch.setattr(valley_of(scene.board).gestures.drag, "draw", lambda surface: order.append("hand"))
    monkeypatch.setattr(overlay, "draw_payment", lambda *about: order.append("price"))
    scene.board.draw_over(Surface((1280, 720)))
    assert order == ["hand", "price"]


# signs and words


def drawn_by(draw_icon: Icon | None) -> bytes:
    surface = Surface((32, 32))
    assert draw_icon is not None
    draw_icon(surface, USUAL_LOOK, surface.get_rect(), (255, 255, 255))
    return pygame.image.tobytes(surface, "RGB")


def test_the_journal_s_replay_and_a_re_roll_have_signs_of_their_own(table: ValleyTable) -> None:
    replay, undo = table.scene.last_turn.button.icon, table.board.actions_bar.buttons["undo"].icon
    assert len({drawn_by(sign) for sign in (icon(DIE_ICONS["reroll"]), replay, undo)}) == 3


def test_a_drag_is_asked_for_only_where_one_can_be_made(content: ValleyData) -> None:
    words = wiraqocha_words("en")
    hint = words("table.drag_here")

    def said(rest: str) -> bool:
        return hint in DrawnTable(position(f"{THREE}to_move: red\n{rest}")).panel(0)

    assert said("dice: [1, 3, 6]\n")
    assert not said("dice: []\n")
    assert hint not in [found.text for found in texts_of("replay", (1280, 720), "en", content)]


def texts_of(screen: str, size: tuple[int, int], language: str, content: ValleyData) -> list[Drawn]:
    with stage(size) as stack, watch(Scale(*size)) as spy:
        set_up(screen, ShowcaseContext(wiraqocha_words(language), content, stack))
        draw(stack)
        return spy.scenes[-1].drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_headings_of_the_statistics_stand_apart(
    size: tuple[int, int], language: str, content: ValleyData
) -> None:
    words = wiraqocha_words(language)
    heads = {words(f"statistics.figure.{name}") for name in ("games", "won", "streak", "longest", "fastest")}
    found = [text for text in texts_of("statistics", size, language, content) if text.text in heads]
    assert len(found) == len(heads)
    found.sort(key=lambda text: text.rect.x)
    for one, other in itertools.pairwise(found):
        assert other.rect.x - one.rect.right >= Scale(*size).px(12)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_head_of_a_turn_in_the_journal_takes_one_line(
    size: tuple[int, int], language: str, content: ValleyData
) -> None:
    with stage(size) as stack:
        set_up("company", ShowcaseContext(wiraqocha_words(language), content, stack))
        draw(stack)
        scene = stack.top
        assert isinstance(scene, TableScene)
        heads = [number for number, line in enumerate(scene.log_book.lines) if line.heading]
        assert heads
        for number in heads:
            assert scene.log.cell(number).height == scene.scale.px(ROW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_cards_in_the_replay_keep_picture_and_name(
    size: tuple[int, int], language: str, content: ValleyData
) -> None:
    with stage(size) as stack:
        set_up("replay", ShowcaseContext(wiraqocha_words(language), content, stack))
        draw(stack)
        scene = stack.top
        assert isinstance(scene, TableScene)
        for panel in valley_of(scene.board).view.panels:
            shown = valley_of(scene.board).view.painter._how_shown(
                panel.cards, scene.scale, valley_of(scene.board).view.state
            )
            assert shown in (CardShow.BOTH, CardShow.SLIM)


# other screens


@pytest.mark.parametrize("size", SIZES)
def test_both_rows_of_buttons_after_a_victory_are_of_one_height(
    size: tuple[int, int], content: ValleyData
) -> None:
    with stage(size) as stack:
        set_up("victory", ShowcaseContext(wiraqocha_words("en"), content, stack))
        scene = stack.top
        assert isinstance(scene, ResultScene)
        draw(stack)
        first, second = scene.options[0].rect, scene.ways["look"].rect
        assert first.height == second.height
        assert second.top - first.bottom <= scene.scale.px(24)


@pytest.mark.parametrize("size", SIZES)
def test_the_players_of_a_story_stand_in_the_middle_of_their_sheet(
    size: tuple[int, int], content: ValleyData
) -> None:
    with stage(size) as stack, watch(Scale(*size)) as spy:
        set_up("story", ShowcaseContext(wiraqocha_words("fr"), content, stack))
        draw(stack)
        scene = stack.top
        assert isinstance(scene, StoryScene)
        area = scene._area("players")
        said = [text.rect for text in spy.scenes[-1].drawn if area.contains(text.rect)]
        above, below = min(rect.y for rect in said) - area.y, area.bottom - max(rect.bottom for rect in said)
        assert abs(above - below) <= Scale(*size).px(24)
        assert not any(text.text.startswith("-") for text in spy.scenes[-1].drawn)


def test_dice_are_set_aside_without_a_file_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_pictures()
    scene = ValleyTable(position(f"{THREE}to_move: red\ndice: [1, 3, 6]\n"), (1920, 1080)).scene
    read, reads = list[Path](), pictures.read_file

    def noted(file: Path) -> Surface:
        read.append(file)
        return reads(file)

    monkeypatch.setattr(pictures, "read_file", noted)
    valley_of(scene.board).view.show(
        valley_of(scene.board).view.state, valley_of(scene.board).view.viewing, (3, 4)
    )
    scene.paint(Surface(scene.scale.size))
    assert not read
