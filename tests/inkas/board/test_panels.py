"""What panels say has room where it stands."""

from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType

import pygame
import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.kit.board.table_rects import Tab
from game.kit.portraits import portrait_beside
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.panels import offerings, panels, topbar, trays
from game.titles.inkas.board.panels.card_kinds import kind_areas
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.pieces.art import picture, piece_picture
from game.titles.inkas.board.questions import panel_help, question_panel
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import WALLAS
from game.titles.inkas.rules.fixed_order import PLAYED
from game.titles.inkas.rules.state import State
from game.ui.lettering import wide
from game.ui.pictures import Point, anchor_of, at_unit
from game.ui.scale import Scale
from game.ui.text import measure
from game.ui.theme import Role
from tests.support.quest_table import QuestTable, position

FOUR = {"inka": "C", "quya": "A", "chanka": "Q", "supay": "K"}
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SHAPES = [
    ((1280, 720), 1.0),
    ((1280, 720), 1.5),
    ((1280, 1024), 1.0),
    ((1280, 1024), 2.0),
    ((3440, 1440), 1.5),
]


def written_by(part: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that a part of the table writes from now on; none of them is drawn."""
    written: list[str] = []

    def write(_: Surface, text: str, *rest: object, **more: object) -> Rect:
        written.append(text)
        return Rect(0, 0, 0, 0)

    monkeypatch.setattr(part, "write", write)
    return written


def test_the_bar_counts_as_the_journal_does(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(players={"inka": "C", "quya": "A"}, to_move="inka", turn=9)
    written = written_by(topbar, monkeypatch)
    QuestTable(state)
    assert "Round 5" in written
    assert not any(text.startswith("Turn") for text in written)


@pytest.mark.clauses("R-139")
def test_the_bar_of_solo_says_which_round_is_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    players = {"inka": "C", "quya": "A"}
    state = position(players=players, solo="inka", mode="advanced", to_move="inka", turn=9)
    written = written_by(topbar, monkeypatch)
    QuestTable(state)
    assert f"Round 5/{state.game.last_round}" in written


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("size", SIZES)
def test_how_a_walla_is_has_room_below_it(size: tuple[int, int], language: str) -> None:
    state = position(players=FOUR, to_move="inka")
    view = QuestTable(state, size, language).board.view
    scale, words = view.shown.scale, view.shown.words
    cells = [cell for panel in view.panels if panel.large for cell in panel.wallas]
    assert cells
    for status in ("supply", "dead", "lake", "banished", "waiting", "hanan"):
        long = wide(words(f"table.status.{status}"), scale, Role.ASIDE, 16)
        assert all(long <= cell.width for cell in cells), status


class Laid:
    """What is drawn of those who lie, in pixels."""

    def __init__(self) -> None:
        self.areas: list[Rect] = []

    def draw(
        self,
        surface: Surface,
        shown: BoardViewState,
        name: str,
        foot: Point,
        unit: float,
        *,
        dead: bool = False,
    ) -> None:
        if dead:
            look = shown.look
            made = picture(piece_picture(name, dead=True))
            x, y = anchor_of(look, made)
            ink = at_unit(look, made, unit).get_bounding_rect(min_alpha=64)
            self.areas.append(ink.move(round(foot[0] - x * unit), round(foot[1] - y * unit)))


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> Iterator[Laid]:
    found = Laid()
    monkeypatch.setattr(panels, "draw_figure", found.draw)
    monkeypatch.setattr(trays, "draw_figure", found.draw)
    yield found


@pytest.mark.parametrize(("size", "zoom"), SHAPES)
def test_the_dead_lie_within_their_cells(laid: Laid, size: tuple[int, int], zoom: float) -> None:
    wallas = dict.fromkeys(WALLAS[:4], "Ca2 dead") | {"enigmatic_ally": "Cb3", "mama_uqllu": "Ab3"}
    state = position(players={"inka": "C", "quya": "A"}, to_move="inka", wallas=wallas)
    view = QuestTable(state, size, zoom=zoom).board.view
    laid.areas.clear()
    panels.draw_seat_panel(Surface(view.scale.size), view.shown, view.panels[0])
    cells = view.panels[0].wallas
    assert len(laid.areas) == 4 * view.panels[0].large
    for area, cell in zip(laid.areas, cells, strict=False):
        assert cell.contains(area)


@pytest.mark.parametrize("count", [4, 9, 16])
@pytest.mark.parametrize(("size", "zoom"), SHAPES)
def test_the_banished_lie_within_the_frame_of_their_tray(
    laid: Laid, size: tuple[int, int], zoom: float, count: int
) -> None:
    mortal = [name for number, name in enumerate(WALLAS[:PLAYED]) if number % 5]
    wallas = dict.fromkeys(mortal[:count], "ukhu")
    view = QuestTable(position(players=FOUR, to_move="inka", wallas=wallas), size, zoom=zoom).board.view
    laid.areas.clear()
    trays.draw_ukhu(Surface(view.scale.size), view.shown)
    assert len(laid.areas) == count
    frame = round(10 * view.shown.unit)
    within = view.shown.layout.ukhu.inflate(-2 * frame, -2 * frame)
    assert all(within.contains(area) for area in laid.areas)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), [*SHAPES, ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_buttons_have_words_and_icons_of_one_size_and_names_of_keys(
    size: tuple[int, int], zoom: float, language: str
) -> None:
    at = QuestTable(position(players=FOUR, to_move="inka"), size, language, zoom)
    buttons = list(at.board.buttons_of_hand.buttons.values())
    assert all(button.hint for button in buttons)
    assert len({button.size for button in buttons}) == 1
    for button in buttons:
        if button.label and button.words_place is not None:
            whole, _ = measure(button.label, Role.BUTTON, button.scale, button.size)
            assert abs(button.words_place.width - whole) <= 2, button.label
    icons = [button.icon_place for button in buttons if button.icon_place is not None]
    assert len(icons) >= 3
    assert min(icon.height for icon in icons) >= 0.8 * max(icon.height for icon in icons)
    assert min(icon.height for icon in icons) >= at.board.view.scale.px(20)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), [((1280, 1024), 1.0), ((1280, 1024), 2.0), ((1600, 1200), 1.0)])
def test_offerings_and_cards_use_the_room_of_a_window_of_four_to_three(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], zoom: float, language: str
) -> None:
    shown = QuestTable(position(players=FOUR, to_move="inka"), size, language, zoom).board.view.shown
    written = written_by(offerings, monkeypatch)
    offerings.draw_offerings(Surface(shown.scale.size), shown)
    assert {shown.words(f"table.gift.{name}") for name in ("resurrection", "reciprocation")} <= set(written)
    assert min(area.height for area in offering_areas(shown).values()) >= shown.scale.px(44)
    assert min(area.height for _, area in kind_areas(shown)) >= shown.scale.px(60)


def test_a_turn_is_nobodys_until_the_one_before_it_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn_of(ayllu: str) -> State:
        return position(players={"inka": "C", "chanka": "Q"}, to_move=ayllu, turn=5, step="move")

    table = QuestTable(turn_of("inka"))
    board, written = table.board, written_by(question_panel, monkeypatch)
    told: list[str] = []
    monkeypatch.setattr(panel_help, "draw_paragraph", lambda _, text, *rest: told.append(text))
    hidden = frozenset({HiddenPart(PartKind.LIGHTS)})
    shown = replace(board.view.shown, before=turn_of("chanka"), hidden=hidden)
    board.question_panel.refresh(shown, None)
    board.question_panel.draw(Surface((1280, 720)))
    words = shown.words
    assert words("table.help.watch") in written and words("table.help.title") not in written
    assert told == [words("table.help.other", player=shown.names[1])]


@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_portrait_of_a_rival_stands_in_its_panel_and_leaves_the_name_whole(
    size: tuple[int, int], zoom: float
) -> None:
    def heads(rivals: dict[int, str]) -> dict[int, bytes]:
        state = position(players={"inka": "C", "chanka": "Q"}, to_move="inka", turn=8)
        table = QuestTable(state, size, zoom=zoom, bots={1: "herder"}, rivals=rivals)
        table.board.view.open(Tab.PLAYERS)  # at this size the person's own panel lies in another
        shown, found = replace(table.board.view.shown, names=("Player 0", "Maqana")), {}
        for panel in table.board.view.panels:
            sheet = Surface(size)
            panels.draw_seat_panel(sheet, shown, panel)
            if sheet.get_rect().contains(panel.head):
                found[panel.seat] = pygame.image.tobytes(sheet.subsurface(panel.head), "RGB")
        return found

    rivals, nobodies = heads({1: "maqana"}), heads({})
    assert rivals[1] != nobodies[1]
    assert rivals.get(0) == nobodies.get(0)


def test_a_long_name_leaves_no_room_for_a_portrait() -> None:
    scale = Scale(1920, 1080)
    assert portrait_beside(((30, 30), 20), 23, scale, 100, 300) == ((76, 30), 106)
    assert portrait_beside(((30, 30), 20), 23, scale, 200, 300) is None
