"""The game of docs/adding-a-title.md, written to files as it stands there, is a title of the program."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import pygame
import pytest

import game.titles
from game.base.i18n.words import Words, locale_folder
from game.cli import main
from game.core import registry
from game.core.contract import PlainSetup, Refusal
from game.core.match import Match, Seat
from game.core.registry import title
from game.core.seat_colours import EMBLEM_OF_COLOUR
from game.core.title_words import needed_words
from game.kit.forms.result import ResultScene
from game.kit.forms.title_forms import SetupForms
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.rules.scene import RulesScene
from game.showcase import ShowcaseContext, draw, screens, set_up, stage
from game.table.scene import TableScene
from tests.shell import test_every_table, test_every_title, test_told_games
from tests.support.card_race_game import RaceProgram, opened
from tests.support.title_examples import EXAMPLES, TitleExample
from tests.support.words import StrictWords

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-title.md"
BLOCK = re.compile(r"```(?:python|yaml)\n# (\S+)\n(.*?)```", re.DOTALL)
NAME = "heap"
# another program would have to find the title of the page
ELSEWHERE = {"test_a_program_killed_in_a_game_loses_nothing_of_it"}


@pytest.fixture(autouse=True)
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "titles" / NAME
    for name, text in [("__init__.py", '"""Heap."""'), *BLOCK.findall(PAGE.read_text(encoding="utf-8"))]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(game.titles, "__path__", [*game.titles.__path__, str(folder.parent)])
    registry.titles.cache_clear()
    yield folder
    monkeypatch.undo()
    registry.titles.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"game.titles.{NAME}")]:
        del sys.modules[name]


# its words


def listed_words() -> set[str]:
    """The keys that the page says every title must have, for this one."""
    _, _, page = PAGE.read_text(encoding="utf-8").partition("| keys | what they are |")
    keys = re.findall(
        r"`([a-z_.A-Z]+)`", "".join(re.findall(r"^\| (.*?) \|", page.partition("\n\n")[0], re.MULTILINE))
    )
    names = {
        "LEVEL": ["random"],
        "REASON": ["last_chip", "over", "too_many"],
        "CHAPTER": [NAME],
        "SECTION": [NAME],
        "COLOUR": ["red", "blue", "yellow", "green"],
    }
    return {
        re.sub("[A-Z]+", name, key)
        for key in keys
        for name in names.get("".join(re.findall("[A-Z]", key)), [""])
    }


def test_the_page_lists_the_words_that_a_title_must_have() -> None:
    own = Words.load("en", locale_folder(NAME)).keys()
    assert {key for key in own if not key.startswith(f"{NAME}.")} <= listed_words()
    needed = set(needed_words(title(NAME)))
    assert needed <= listed_words()
    assert {key.partition(".")[0] for key in listed_words()} - {key.partition(".")[0] for key in needed} == {
        "glossary",
        "keys",
        "player",
        "refusal",
    }


def test_a_word_that_it_lacks_is_named_with_its_file(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-data", "--title", NAME]) == 0
    (file,) = written.rglob("heap.yaml")
    text = file.read_text(encoding="utf-8")
    for line, key in (
        ("  name: Heap\n", "title.name"),
        ("victory: {last_chip: The last chip}\n", "victory.last_chip"),
    ):
        file.write_text(text.replace(line, ""), encoding="utf-8")
        assert main(["check-data", "--title", NAME]) == 2
        assert re.search(rf"locale.en: {key}: this key is missing", capsys.readouterr().err)


# what every title must pass, this one passes too


def _takes(state: Any) -> Iterator[Any]:
    rules = import_module("game.titles.heap.rules")  # only where it is installed
    yield from (rules.Take(count) for count in range(5))


@pytest.fixture
def name(monkeypatch: pytest.MonkeyPatch, example: TitleExample) -> str:
    monkeypatch.setitem(EXAMPLES, NAME, example)
    return NAME


@pytest.fixture
def example() -> TitleExample:
    line = re.search(r'"heap": (TitleExample\(.*\)),\n', PAGE.read_text(encoding="utf-8"))
    assert line is not None
    found = eval(line[1], {"TitleExample": TitleExample, "_takes": _takes})
    assert isinstance(found, TitleExample)
    return found


home = test_told_games.home
for _tests in (test_every_title, test_every_table, test_told_games):
    for _test, _function in vars(_tests).items():
        if _test.startswith("test_") and _test not in ELSEWHERE and "name" in signature(_function).parameters:
            globals()[_test] = _function


def two_people() -> Match:
    colours = ("red", "blue")
    seats = (Seat("Ada", EMBLEM_OF_COLOUR["red"]), Seat("Bram", EMBLEM_OF_COLOUR["blue"]))
    return Match(PlainSetup(NAME, colours, 1), seats)


def at_the_table(folder: Path) -> RaceProgram:
    program = opened(folder, NAME)
    program.navigator.games.begin(two_people(), title(NAME).data.load())
    program.harness.settle()
    return program


def take(program: RaceProgram, count: int) -> None:
    board = program.table.board
    program.harness.click(board.chips[-count].center)  # type: ignore[attr-defined]
    program.harness.settle()


def test_every_part_that_it_names_is_there() -> None:
    spec = title(NAME)
    assert all(spec.find(part.kind) is not None for part in spec.parts)


def test_a_game_is_played_by_its_rules_to_the_end() -> None:
    spec = title(NAME)
    rules, state = spec.rules, spec.setups.new_game(spec.data.load(), two_people().setup)
    while actions := rules.legal_actions(state):
        assert rules.parse_action(state, rules.format_action(actions[-1])) == actions[-1]
        applied = rules.apply(state, rules.decider(state), actions[-1])
        assert not isinstance(applied, Refusal)
        state = applied.state
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.winners, rules.turn(state)) == ((0,), 7)


def test_a_click_takes_chips_and_another_too_many_is_refused(tmp_path: Path) -> None:
    program = at_the_table(tmp_path)
    before = pygame.image.tobytes(program.harness.surface, "RGB")
    take(program, 3)
    assert program.table.session.state.chips == 18
    assert pygame.image.tobytes(program.harness.surface, "RGB") != before
    take(program, 9)
    assert program.table.session.state.chips == 18
    assert program.table.ui.toast.text == "3 chips at most."
    assert "Ada takes 3 chips." in [line.text for line in program.table.log_book.lines]


def test_chips_are_dragged_to_the_players_and_glide_home_from_elsewhere(tmp_path: Path) -> None:
    program = at_the_table(tmp_path)
    board: Any = program.table.board
    for target, left in (
        (board.players.center, 19),
        (board.rects.log.center, 19),
        (board.players.center, 17),
    ):
        program.harness.drag(board.chips[-2].center, target)
        program.harness.settle()
        assert program.table.session.state.chips == left
    program.harness.drag(board.chips[-9].center, board.players.center)
    program.harness.settle()
    assert program.table.session.state.chips == 17
    assert program.table.ui.toast.text == "3 chips at most."


def test_keys_lead_from_chip_to_chip_and_take(tmp_path: Path) -> None:
    program = at_the_table(tmp_path)
    program.harness.key(pygame.K_LEFT)
    program.harness.settle()
    before = pygame.image.tobytes(program.harness.surface, "RGB")
    program.harness.key(pygame.K_LEFT)
    program.harness.settle()
    assert pygame.image.tobytes(program.harness.surface, "RGB") != before, "where the keys are is seen"
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    assert program.table.session.state.chips == 19


def test_a_game_that_was_left_is_listed_and_goes_on_to_its_end(tmp_path: Path) -> None:
    program = at_the_table(tmp_path)
    take(program, 2)
    program.navigator.title()
    program.harness.settle()
    assert isinstance(program.top, MainMenuScene)
    program.navigator.saved_games.open()
    program.harness.settle()
    assert isinstance(program.top, LoadScene)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    assert isinstance(program.top, TableScene)
    assert program.table.session.state.chips == 19
    while isinstance(program.top, TableScene) and program.table.session.state.chips:
        take(program, 1)
    program.harness.settle()
    assert isinstance(program.top, ResultScene)
    assert program.top.sheet.headline == "Bram took the last chip"


def test_a_computer_player_plays_and_the_screens_about_it_open(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    match = (
        title(NAME)
        .part(SetupForms)
        .make(program.navigator.screens.words, program.navigator.data)
        .quick_match()
    )
    assert [bool(seat.bot) for seat in match.seats] == [False, True, True]
    for way, scene in (
        (program.navigator.new_game, None),
        (program.navigator.saved_games.statistics, None),
        (program.navigator.settings, None),
        (program.navigator.rules, RulesScene),
        (program.navigator.credits, None),
    ):
        way()
        program.harness.settle()
        assert scene is None or isinstance(program.top, scene)
        program.navigator.title()
        program.harness.settle()


def test_every_screen_of_any_title_is_drawn_without_its_help(tmp_path: Path) -> None:
    """Its table, its result and its rules too; none of them is empty."""
    assert {"title", "new-game", "table", "result", "rules", "load", "replay"} <= set(screens(NAME))
    words, data = StrictWords.load("en").with_title(NAME), title(NAME).data.load()
    for name in screens(NAME):
        with stage((1280, 720)) as stack:
            set_up(name, ShowcaseContext(words, data, stack))
            picture = draw(stack)
            assert (
                len({tuple(picture.get_at((x, y))) for x in range(0, 1280, 9) for y in range(0, 720, 9)}) > 9
            ), name
    out = tmp_path / "table.png"
    assert main(["screenshot", "--title", NAME, "--scene", "table", "--out", str(out)]) == 0
    assert out.stat().st_size > 10_000


@pytest.mark.parametrize(
    "command", [["simulate", "--games", "1"], ["bench", "rules"], ["film", "--scene", "a", "--out", "a.png"]]
)
def test_a_command_that_needs_a_part_it_lacks_says_so(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--title", NAME]) == 2
    assert re.fullmatch(
        r"wiraqocha: heap cannot do that: it has no (Lab|Bench|Showcase)\.\n", capsys.readouterr().err
    )
