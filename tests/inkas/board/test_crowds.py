"""Ayllus of more than five wallas and wamanis full of pieces: everything has its place, whichever way it goes."""

import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.titles.inkas.board.motion.spotlight_places import RingPlaces
from game.titles.inkas.board.motion.transition import Snapshot, Transition
from game.titles.inkas.board.panels import panels
from game.titles.inkas.board.panels.panels import figure_foot, wallas_of
from game.titles.inkas.rules.actions import Place
from game.ui.lettering import wide
from game.ui.scale import Scale
from game.ui.theme import Role
from tests.support.quest_table import QuestTable, position

PLAYERS = {"inka": "C", "chanka": "Q"}
AMARUS = ["ninamama", "wayramama", "yakumama", "sachamama", "chusaqmama"]


def snapshot(*dominated: str, to_move: str = "inka") -> Snapshot:
    """A table at which the Inka have dominated these Amarus, who wait to be placed; the Shaman waits too."""
    state = position(
        mode="advanced",
        players=PLAYERS,
        to_move=to_move,
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Qa2", "enigmatic_ally": "waiting"}
        | dict.fromkeys(dominated, "waiting"),
        amarus={"inka": list(dominated)} if dominated else {},
        cards={"Kb3": "map_1"},
    )
    return Snapshot.of(QuestTable(state, bots={1: "random"}).board.view)


def foot(laid: Snapshot, walla: str) -> tuple[float, float]:
    cell = laid.panels[0].wallas[wallas_of(laid.shown, 0).index(walla)]
    return figure_foot(laid.shown, cell)


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("to_move", PLAYERS)
def test_a_walla_is_where_its_panel_shows_it_while_amarus_come_and_are_taken_back(
    number: int, to_move: str
) -> None:
    few, many = snapshot(), snapshot(*AMARUS[:number], to_move=to_move)
    for before, after in ((few, many), (many, few), (many, many)):
        transition = Transition(before, after)
        laid = before if transition.turning else after
        assert transition.in_panel("enigmatic_ally") == foot(laid, "enigmatic_ally")
        newest = AMARUS[number - 1]
        place = transition.in_panel(newest)
        assert laid.panels[0].rect.collidepoint(place)
        if laid is many:
            assert place == foot(laid, newest)
        transition.turn()
        assert transition.in_panel("enigmatic_ally") == foot(after, "enigmatic_ally")


def test_a_hint_to_place_who_waits_lights_it_in_its_panel() -> None:
    state = position(
        mode="advanced",
        players=PLAYERS,
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Qa2", "enigmatic_ally": "waiting", "ninamama": "waiting"},
        amarus={"inka": ["ninamama"]},
        cards={"Kb3": "map_1"},
    )
    view = QuestTable(state, bots={1: "random"}).board.view
    names = wallas_of(view.shown, 0)
    for name in ("ayar_manqu", "enigmatic_ally", "ninamama"):
        lit = RingPlaces(view).places_of_action(Place(name, "Cb3"))
        assert list(lit) == [view.panels[0].wallas[names.index(name)]]


@pytest.mark.parametrize("number", [0, 1, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", available_languages())
def test_where_the_wallas_of_a_panel_are_is_written_apart(
    number: int, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    amarus = AMARUS[:number]
    wallas = {"ayar_manqu": "T", "ayar_uchu": "waiting", "enigmatic_ally": "hanan 1", "ayar_awqa": "ukhu"}
    state = position(
        mode="advanced",
        players=PLAYERS,
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Qa2"} | wallas | dict.fromkeys(amarus, "T"),
        amarus={"inka": amarus} if amarus else {},
        cards={"Kb3": "map_1"},
    )
    view = QuestTable(state, size, language, bots={1: "random"}).board.view
    written: list[Rect] = []

    def note(surface: Surface, text: str, area: Rect, scale: Scale, role: Role, high: float, *_: str) -> None:
        if 12 < high <= 16:
            room = Rect(0, 0, wide(text, scale, role, high), area.height)
            room.center = area.center
            written.append(room)

    monkeypatch.setattr(panels, "write", note)
    panels.draw_seat_panel(Surface(size), view.shown, view.panels[0])
    assert len(written) == 5 or number
    for at, area in enumerate(written):
        assert area.inflate(4, 0).collidelist(written[at + 1 :]) < 0
