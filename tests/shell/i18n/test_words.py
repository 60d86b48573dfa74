"""Words: one key, one text; gaps are filled by name alone; plural forms follow the language."""

import doctest
import errno
from pathlib import Path
from types import ModuleType

import pytest

import game.base.files.program_folders
import game.base.files.system_reasons
import game.base.i18n.locale_files
import game.base.i18n.words
from game.base.files.problems import DataError, Problem
from game.base.files.system_reasons import reason_of
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import plain
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words, available_languages, locale_folder
from game.core.record.faults import Fault
from game.core.registry import titles
from tests.support.command import ROOT
from tests.support.tiny_title import installed

ENGLISH = """\
title: Wiraqocha
log:
  cubes: {one: one cube, other: "{count} cubes"}
  takes: "{who} takes {what}"
hints: [roll first, then act]
number: 007
yes: indeed
odd: {one: {deep: 1}, other: b}
"""


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    for language, text in {
        "en": ENGLISH,
        "fr": 'log:\n  cubes: {one: "{count} cube", other: "{count} cubes"}\n',
        "it": 'log:\n  cubes: {one: "{count} cubo", other: "{count} cubi"}\n',
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "log.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "more.yaml").write_text("log:\n  ends: the end\n", encoding="utf-8")
    (tmp_path / "notes").mkdir()
    return tmp_path


def test_the_files_of_a_language_are_one(locale: Path) -> None:
    words = Words.load("en", locale)
    assert (words("title"), words("log.ends"), words("hints.2")) == ("Wiraqocha", "the end", "then act")
    assert (words("number"), words("yes"), words("odd.one.deep")) == ("007", "indeed", "1")
    assert words.has("log.takes")
    assert not words.has("log.goes")
    assert "hints.1" in words.keys()  # noqa: SIM118


def test_gaps_are_filled_by_name_alone() -> None:
    words = Words("en", {"a": "{who} takes {what}", "b": "{x.__class__} {x[0]} {x!r:>9} {{x}} {}"})
    assert words("a", who="red", what="{who}") == "red takes {who}"
    assert words("a", who="red") == "red takes {what}"
    assert words("b", x="secret") == "{x.__class__} {x[0]} {x!r:>9} {x} {}"


def test_what_cannot_be_seen_in_a_gap_is_written_out(locale: Path) -> None:
    """A text that turns a line round or hides letters in it must not make a message say something else."""
    said = Words("en", {"found": "found {word}"})
    assert said("found", word="co\u200bca \u202eacoc\x1b[2J") == "found co\\u200bca \\u202eacoc\\x1b[2J"
    assert said("found", word="trois\u00a0: maïs\nor") == "found trois\u00a0: maïs\nor"


def test_a_gap_may_be_called_key() -> None:
    assert Words("en", {"a": "the {key}"})("a", key="brass") == "the brass"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 cubes", "one cube", "2 cubes"]),
        ("fr", ["0 cube", "1 cube", "2 cubes"]),
        ("it", ["0 cubi", "1 cubo", "2 cubi"]),
    ],
)
def test_plural_forms_follow_the_language(locale: Path, language: str, said: list[str]) -> None:
    words = Words.load(language, locale)
    assert [words("log.cubes", count=count) for count in range(3)] == said
    assert words("log.cubes").endswith(said[2].split()[1])


def test_what_a_language_lacks_is_english_and_what_all_lack_is_marked(locale: Path) -> None:
    for language in ("fr", "xx", "../en"):
        words = Words.load(language, locale)
        assert words("log.ends") == "the end"
        assert not words.has("log.ends")
        assert words("log.none", count=1) == "[log.none]"


def test_a_language_that_cannot_be_read_is_english_and_says_why(locale: Path) -> None:
    (locale / "fr" / "torn.yaml").write_text("torn: [", "utf-8")
    words = Words.load("fr", locale)
    assert words("log.cubes", count=2) == "2 cubes"
    assert words.language == "fr"
    assert [Path(problem.file).name for problem in words.faults] == ["torn.yaml"]
    assert words.also({"one": "un"}).with_gaps({"gap": "x"}).faults == words.faults
    (locale / "en" / "torn.yaml").write_text("torn: [", "utf-8")
    with pytest.raises(DataError):
        Words.load("fr", locale)


def test_a_title_without_english_words_is_not_whole(monkeypatch: pytest.MonkeyPatch, locale: Path) -> None:
    monkeypatch.setattr(game.base.files.program_folders, "assets_folder", lambda: locale)
    for language in ("en", "fr"):
        with pytest.raises(DataError) as refused:
            Words.load(language, locale).with_title("aymara")
        (problem,) = refused.value.problems
        assert (Path(problem.file).parts[-3:], problem.reason) == (
            ("aymara", "locale", "en"),
            "problem.no_folder",
        )


def test_a_title_has_words_of_its_own(monkeypatch: pytest.MonkeyPatch, locale: Path) -> None:
    """Two titles may use one key, what a title lacks in a language is English, and the shell knows neither."""
    said = {
        "inca": {"en": "log: {ends: the sun sets, rises: it rises}", "it": "log: {ends: il sole cala}"},
        "maya-alta": {"en": "log: {ends: the moon sets}"},
    }
    for title, texts in said.items():
        for language, text in texts.items():
            folder = locale / title.replace("-", "_") / "locale" / language
            folder.mkdir(parents=True)
            (folder / "log.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(game.base.files.program_folders, "assets_folder", lambda: locale)
    shell = Words.load("it", locale)
    inca, maya = shell.with_title("inca"), shell.with_title("maya-alta")
    assert [words("log.ends") for words in (shell, inca, maya)] == [
        "the end",
        "il sole cala",
        "the moon sets",
    ]
    assert (inca("log.rises"), maya("log.rises"), inca("log.cubes", count=1)) == (
        "it rises",
        "[log.rises]",
        "1 cubo",
    )
    assert inca.also({"log.more": "di più"}).title == "inca"


def test_the_words_of_a_title_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with installed(monkeypatch):
        words = Words.load("en").with_title("card-race").in_language("fr")
    assert (words("title.name"), words("menu.quit")) == ("La course aux cartes", "Quitter")
    assert Words.load("en").in_language("it").knows("title.name") is False


def test_the_languages_are_listed(locale: Path) -> None:
    assert available_languages(locale) == ("en", "fr", "it")
    assert available_languages(locale / "none") == ()
    assert "en" in available_languages()


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("language", available_languages())
def test_no_key_stands_in_two_files_of_a_language(language: str, title: str) -> None:
    seen: dict[str, str] = {}
    for folder in (locale_folder() / language, locale_folder(title) / language):
        for path in sorted(folder.glob("*.yaml")):
            keys = {key for key, _ in game.base.i18n.locale_files._flatten(read_yaml(path))}
            assert not keys & seen.keys(), path
            seen.update(dict.fromkeys(keys, path.name))
            assert isinstance(plain(read_yaml(path)), dict)


@pytest.mark.parametrize("module", [game.base.i18n.words, game.base.files.system_reasons])
def test_the_example_in_the_docstring_holds(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_every_reason_of_a_problem_has_its_words() -> None:
    """Reasons stand in the code as literals: each must have a text, and each text a use."""
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in Path(game.base.i18n.words.__file__).parents[2].rglob("*.py")
    )
    words = Words.load("en")
    known = {key for found in (words, *map(words.with_title, titles())) for key in found.keys()}  # noqa: SIM118
    reasons = [key.removeprefix("problem.") for key in known if key.startswith("problem.")]
    unused = [reason for reason in reasons if f'"{reason}"' not in code and f'"problem.{reason}"' not in code]
    assert unused == []
    assert words.has("problem.unknown_key")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "access is denied"), ("fr", "l’accès est refusé"), ("it", "l’accesso è negato")],
)
def test_a_reason_of_the_system_is_said_in_the_language(language: str, said: str) -> None:
    words = Words.load(language)
    reason = reason_of(PermissionError(errno.EACCES, "Permission denied"))
    assert f"{said})" in words("settings.fault.unwritable", path="x", why=reason)
    details = {"path": "x", "error": reason}
    assert said in Fault("unwritable", details=details).text(words, str)
    assert said in problem_line(Problem("x", 0, "", "problem.file_unreadable", {"why": reason}), words)


def test_what_the_system_says_else_stays_as_it_is() -> None:
    words = Words.load("fr")
    for error in (OSError(errno.EXDEV, "Invalid cross-device link"), OSError("Invalid cross-device link")):
        assert words.told(reason_of(error)) == "Invalid cross-device link"


def test_one_place_alone_asks_what_the_system_says() -> None:
    asking = {path.name for path in (ROOT / "game").rglob("*.py") if ".strerror" in path.read_text("utf-8")}
    raising = {"regular_files.py", "whole_files.py", "kept_file.py"}  # an error of their own, by its number
    assert asking <= raising


@pytest.mark.parametrize(("language", "half"), [("en", "0.5"), ("fr", "0,5"), ("it", "0,5")])
def test_a_fraction_is_written_as_the_language_does(language: str, half: str) -> None:
    words = Words.load(language)
    assert f" {half} s" in words("refusal.bot_overran", bot="b", substitute="c", seconds=0.5)
    assert " 20 s" in words("refusal.bot_overran", bot="b", substitute="c", seconds=20.0)


@pytest.mark.parametrize("other", titles())
def test_words_of_another_title_do_not_stay(other: str) -> None:
    """A command is often told of its title only by the file that it opens."""
    for name in titles():
        words, alone = Words.load("fr").with_title(other).with_title(name), Words.load("fr").with_title(name)
        assert words.keys() == alone.keys()
