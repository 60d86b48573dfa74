"""Every screen in every language and size: no text is cut, none is too small, none lies on another."""

from collections.abc import Iterator

import pygame
import pytest

from game.base.i18n.words import Words, available_languages
from game.base.profile.preferences import Preferences
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.registry import title
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.house_rules import HouseRulesDialog
from game.kit.forms.result_ways import ResultCallbacks, play_again_options
from game.scenes.lesson.curtain import CurtainScene, curtain_words
from game.scenes.lesson.mode import LessonCallbacks, lesson_table
from game.scenes.main_menu import MainMenuScene, TitleCallbacks
from game.scenes.rules.scene import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.title_art import Cover
from game.table.menu import MenuCallbacks
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.panels.market import CardOffer
from game.titles.wiraqocha.book import BOOK
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.result.scene import result_scene
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from game.ui.cache import forget_pictures
from game.ui.scale import Scale
from game.ui.scene import Scene
from tests.support.bare import replaced_everywhere, without_pictures
from tests.support.form_user import FormUser, form_of, rules_of, valleys_of
from tests.support.harness import Harness
from tests.support.lessons import LESSON_NAMES, LESSONS, at_the_beginning, chapters_of
from tests.support.places import Places
from tests.support.proofreader import Misprint, proofreading
from tests.support.valley_table import fresh, match_for, position
from tests.support.words import wiraqocha_words

MORE = [(1920, 1080), (2560, 1080)]
EVERY_SIZE = [(1280, 720), *(pytest.param(size, marks=pytest.mark.slow) for size in MORE)]
Size = tuple[int, int]

RICH = """
players: [red, blue, green, yellow]
variants: [prisoner]
board: {N5: red camp, N2: blue camp, N1: red drill, N8: green zeppelin, D6: yellow explorer}
turn: 28
to_move: red
dice: [1, 2, 3, 5, 5, 6]
cubes: {red: 2}
crystals: {red: 5, blue: 3, green: 6, yellow: 1}
relics: {red: [D1], blue: [D2, D3]}
hostages: {red: blue drill}
owned: {red: [android_factory, flying_fortress, force_field, recovery_workshop, android_explorer],
    blue: [battle_exoskeleton, death_ray], green: [juggernaut, mechanical_miner]}
markers: {force_field: N5}
"""


@pytest.fixture(scope="module", params=available_languages())
def spoken(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return wiraqocha_words(request.param)


@pytest.fixture(autouse=True, scope="module")
def bare() -> Iterator[None]:
    """Only words are read here."""
    with replaced_everywhere(without_pictures()):
        yield


def nothing() -> None:
    """What the buttons of these tests do."""


def table(state: State, words: Words) -> TableScene:
    session = GameSession(WIRAQOCHA, state)
    return TableScene(match_for(state), session, words, board=title("wiraqocha").part(BoardFactory))


def shown(scene: Scene, size: Size) -> Harness:
    forget_pictures()
    harness = Harness(scene, size)
    harness.settle()
    return harness


def redraw(harness: Harness) -> None:
    harness.stack.invalidate()
    harness.frames(2)


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_title(spoken: Words, size: Size) -> None:
    with proofreading(Scale(*size)) as misprints:
        scene = MainMenuScene(
            spoken, TITLE.part(Cover), TitleCallbacks(nothing, nothing, nothing), lambda: "…"
        )
        shown(scene, size)
    assert list(map(str, misprints)) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_form_of_a_new_game(spoken: Words, content: ValleyData, size: Size) -> None:
    with proofreading(Scale(*size)) as misprints:
        scene = form_of(spoken, content, lambda match: None, nothing)
        harness = shown(scene, size)
        form = FormUser(harness, scene)
        for count in range(3):
            form.choose(scene.players.count, count)
            redraw(harness)
        form.choose(valleys_of(scene), 1)
        for toggle in rules_of(scene).variants.values():
            form.tick(toggle)
            redraw(harness)
        harness.click(rules_of(scene).rules.rect.center)
        dialog = harness.stack.top
        assert isinstance(dialog, HouseRulesDialog)
        for switch in dialog.switches.values():
            form.tick(switch)
        redraw(harness)
        harness.click(dialog.done.rect.center)
        redraw(harness)
    assert list(map(str, misprints)) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_at_the_start(spoken: Words, size: Size, players: int) -> None:
    with proofreading(Scale(*size)) as misprints:
        shown(table(fresh(*("red", "blue", "green", "yellow")[:players]), spoken), size)
    assert list(map(str, misprints)) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_table_late_in_a_game(spoken: Words, size: Size) -> None:
    """With the line on top in all that it may say, and the four wings of the table full."""
    state = position(RICH)
    with proofreading(Scale(*size)) as misprints:
        scene = table(state, spoken)
        harness = shown(scene, size)
        offers = sorted(
            (spoken(key) for key in spoken.keys() if key.startswith("table.now.offer.")),  # noqa: SIM118
            key=len,
        )
        for key in spoken.keys():  # noqa: SIM118
            if key.startswith("table.now.") and not key.startswith("table.now.offer."):
                said = spoken(
                    key,
                    count=3,
                    token=spoken("token.miner"),
                    dice="1, 2, 3, 5, 6",
                    card=spoken("card.battle_exoskeleton.name"),
                    player="Maximiliane Oberländer",
                    offers=", ".join(offers[-2:]),
                )
                if key == "table.now.rerolls":
                    said = f"{spoken('table.now.acts.conquer_protect_build')} {said}"
                valley_of(scene.board).tips.now = lambda *_, said=said: said  # type: ignore[method-assign]
                redraw(harness)
    assert list(map(str, misprints)) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_card_on_the_market_with_every_note(
    spoken: Words, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = [
        spoken(f"table.market.{key}", count=8)
        for key in ("affordable", "one_a_turn", "cubes_short", "crystals_short")
    ]
    with proofreading(Scale(*size)) as misprints:
        for number in range(0, 12, 3):
            state = fresh("red", "blue").copy()
            state.market = tuple(range(number, number + 3))
            note = notes[number // 3]
            monkeypatch.setattr(
                "game.titles.wiraqocha.board.static_layers.card_offer",
                lambda *_, note=note: CardOffer(True, note),
            )
            shown(table(state, spoken), size)
    assert list(map(str, misprints)) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_settings(spoken: Words, size: Size) -> None:
    with proofreading(Scale(*size)) as misprints:
        shown(SettingsScene(spoken, TITLE, Preferences(), nothing), size)
    assert list(map(str, misprints)) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_section_of_the_book(spoken: Words, content: ValleyData, size: Size) -> None:
    with proofreading(Scale(*size)) as misprints:
        scene = RulesScene(spoken, TITLE, content)
        harness = shown(scene, size)
        for section in BOOK.sections:
            scene.open(section)
            redraw(harness)
        scene.look_for(spoken("token.zeppelin"))
        redraw(harness)
    assert list(map(str, misprints)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSON_NAMES)
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_every_step_of_a_lesson(spoken: Words, content: ValleyData, size: Size, name: str) -> None:
    lesson = chapters_of(content, name)
    found: list[Misprint] = []
    for step in range(at_the_beginning(lesson).step_count):
        # a new one each time: a table listens to its progress as long as that lives
        progress = at_the_beginning(lesson)
        for _ in range(step):
            progress.skip()
        with proofreading(Scale(*size)) as misprints:
            callbacks = LessonCallbacks(
                MenuCallbacks(nothing), lambda section: None, nothing, lambda match, state: None
            )
            scene = lesson_table(spoken, progress, LESSONS, title("wiraqocha").part(BoardFactory), callbacks)
            harness = shown(scene, size)
            if progress.step_index == 0 and progress.chapter_index:
                harness.stack.push(CurtainScene(curtain_words(spoken, progress)))
                redraw(harness)
        found += misprints
    assert list(map(str, found)) == []


PLUNDER = """
players: [red, blue]
variants: [prisoner]
board: {N5: red camp, N2: red zeppelin, N4: blue camp, N8: blue drill}
to_move: red
dice: [2, 2, 4, 6]
cubes: {red: 8}
crystals: {red: 2, blue: 3}
relics: {blue: [D1, D2, D3]}
hostages: {blue: red drill}
owned: {blue: [battle_exoskeleton, transport_tunneller], red: [psychic_probe]}
"""


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_questions(spoken: Words, size: Size) -> None:
    """What to do with a Camp, with which dice, and what to take: every question that this drop raises."""
    with proofreading(Scale(*size)) as misprints:
        scene = table(position(PLUNDER), spoken)
        harness = shown(scene, size)
        places = Places(scene)
        zeppelin = (
            valley_of(scene.board)
            .view.layout.tile_rect(valley_of(scene.board).view.state.game.index["N2"])
            .center
        )
        camp = (
            valley_of(scene.board)
            .view.layout.tile_rect(valley_of(scene.board).view.state.game.index["N4"])
            .center
        )
        for answers in ([], [0], [1], [1, 0]):
            harness.drag(zeppelin, camp)
            harness.settle()
            assert harness.stack.top is not scene
            for answer in answers:
                harness.click(places.chooser_option(answer))
                harness.settle()
                if harness.stack.top is scene:
                    break
            while harness.stack.top is not scene:
                harness.key(pygame.K_ESCAPE)
                harness.settle()
            if not scene.session.steps:
                continue
            scene.commands.undo()
            harness.settle()
    assert list(map(str, misprints)) == []


WON = """
players: [red, blue, green, yellow]
board: {N1: red camp, N2: red drill, N4: blue camp, N5: green camp, N6: yellow camp}
relics: {red: [D1], blue: [D2, D3, D4]}
crystals: {blue: 5}
owned: {red: [death_ray, juggernaut]}
"""
SEATS = (("Ada Lovegrove", "star"), ("Bram Hollis", "anchor"), ("Inès Vauclair", "moon"), ("Tomás", "crown"))


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("victory", ["treasure", "somnium", "leviathan"])
def test_the_end_of_a_game(spoken: Words, size: Size, victory: str) -> None:
    state = position(WON).copy()
    state.winner, state.victory, state.turn = 1, victory, 131
    match = Match(Setup(("red", "blue", "green", "yellow"), 1), tuple(Seat(*seat) for seat in SEATS))
    with proofreading(Scale(*size)) as misprints:
        options = play_again_options(spoken, match, lambda next_match: None)
        shown(
            result_scene(spoken, match, state, ResultCallbacks(nothing, nothing, nothing, nothing, options)),
            size,
        )
    assert list(map(str, misprints)) == []
