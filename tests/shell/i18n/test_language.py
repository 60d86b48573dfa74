"""Which language is spoken, and that all of the command line speaks it."""

import gettext
import os
import re
import sys
import time
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from game import cli
from game.base.i18n.system_language import system_language
from game.base.i18n.words import Words, available_languages, locale_folder
from game.base.profile.preferences import FILE, write_settings
from game.base.profile.settings import Settings
from tests.support.command import ROOT

KNOWN = ("en", "fr", "it")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LANGUAGE": "nl:it:fr"}, "it"),
        ({"LANG": "POSIX", "LANGUAGE": "it"}, "en"),
        ({"LANG": "../en"}, "en"),
    ],
)
def test_the_systems_language_is_spoken_or_english(environment: dict[str, str], language: str) -> None:
    assert system_language(environment, KNOWN) == language


def test_the_programs_own_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "it_CH.UTF-8")
    assert system_language() == "it"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ([{"language": "fr", "country": "CA"}], "fr"),
        ([{"language": "de", "country": "CH"}, {"language": "it", "country": "CH"}], "it"),
        ([{"language": "pt"}], "en"),
        ([], "en"),
    ],
)
def test_a_mac_is_asked_where_the_finder_names_no_locale(
    monkeypatch: pytest.MonkeyPatch, preferred: list[dict[str, str]], language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: preferred)
    assert system_language() == language
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert system_language() == "it", "a terminal names one"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Everything that a command says, on one line."""
    with suppress(SystemExit):
        cli.main(arguments)
    out, err = capsys.readouterr()
    return " ".join((out + err).split())


HELP = {
    "en": ("usage: wiraqocha", "commands:", "show this help and exit"),
    "fr": ("usage : wiraqocha", "commandes :", "afficher cette aide et quitter"),
    "it": ("uso: wiraqocha", "comandi:", "mostra questo aiuto ed esce"),
}


@pytest.mark.parametrize("language", KNOWN)
def test_the_help_speaks_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    told = said(capsys, "--lang", language, "--help")
    assert all(" ".join(part.split()) in told for part in HELP[language])
    assert "show program" not in told
    assert "exit" not in told or language == "en"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--lang", "fr", "replay"), "il manque ces arguments"),
        (("replay", "--lang", "it"), "mancano questi argomenti"),
        (("--lang=it", "--speed"), "argomenti sconosciuti: --speed"),
        (("--lang", "fr", "bench", "rulez"), "choix impossible"),
        (("--lang", "fr", "check-data", "no/such/folder"), "ce dossier n’existe pas"),
        (("--lang", "it", "check-data"), "I dati sono validi"),
        (
            ("--lang", "fr", "replay", "no/such.journal"),
            "ne peut pas être lu : ce fichier ou ce dossier n’existe pas",
        ),
        (("--lang", "fr", "simulate", "--games", "few"), "donnez un nombre entier ; trouvé : few"),
        (("--lang", "it", "simulate", "--jobs", "2.5"), "indica un numero intero; trovato: 2.5"),
        (("--lang", "fr", "simulate", "--bots", "random@700"), "d’au plus 600 ;"),
        (
            ("--lang", "it", "simulate", "--bots", "random", "--out", "README.md/x.jsonl"),
            "non è una cartella",
        ),
    ],
)
def test_every_complaint_speaks_the_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(ROOT)
    assert told in said(capsys, *arguments)


def test_without_an_option_the_system_decides(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "mancano questi argomenti" in said(capsys, "replay")
    assert "serve un argomento" in said(capsys, "--lang")
    assert "the following arguments" in said(capsys, "--lang", "en", "replay")


@pytest.mark.parametrize("wanted", [None, "fr:it"])
def test_a_command_leaves_the_environment_as_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, wanted: str | None
) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    if wanted is not None:
        monkeypatch.setenv("LANGUAGE", wanted)
    assert "mancano questi argomenti" in said(capsys, "--lang", "it", "replay")
    assert os.environ.get("LANGUAGE") == wanted


CATALOGUES = sorted(locale_folder().glob("*/LC_MESSAGES/messages.po"))
MESSAGE = re.compile(r'^msgid "(.+)"\nmsgstr "(.+)"$', re.MULTILINE)


def test_the_parser_has_a_catalogue_in_every_language() -> None:
    assert [path.parts[-3] for path in CATALOGUES] == list(available_languages())
    first, *others = ({msgid for msgid, _ in MESSAGE.findall(path.read_text("utf-8"))} for path in CATALOGUES)
    assert len(first) > 10 and all(other == first for other in others)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_a_catalogue_of_the_parser_is_compiled_as_it_is_written(path: Path) -> None:
    with path.with_suffix(".mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for msgid, msgstr in MESSAGE.findall(path.read_text("utf-8")):
        assert compiled.gettext(msgid) == msgstr
        assert re.findall(r"%(?:\(\w+\))?[sr]", msgid) == re.findall(r"%(?:\(\w+\))?[sr]", msgstr)
        assert (
            not re.search("[\"'`“”]", msgstr) and not re.search("[^\u00a0][;!?»]|[^\u00a0]:", msgstr)
        ) or path.parts[-3] != "fr"


@pytest.mark.parametrize(
    ("language", "number", "listed", "moment"),
    [
        ("en", "1,234.5", "a, b and c", "3 February 2031, 04:05"),
        ("fr", "1\u00a0234,5", "a, b et c", "3 février 2031 à 04:05"),
        ("it", "1.234,5", "a, b e c", "3 febbraio 2031, 04:05"),
    ],
)
def test_numbers_lists_and_dates_are_written_as_the_language_does(
    language: str, number: str, listed: str, moment: str
) -> None:
    words = Words.load(language)
    assert words.number(1234.5, 1) == number
    assert words.number(12) == "12"
    assert (words.listed("abc"), words.listed(["a"]), words.listed([])) == (listed, "a", "")
    assert words.moment(time.strptime("2031-02-03 04:05", "%Y-%m-%d %H:%M")) == moment


def test_the_language_of_the_settings_comes_before_the_systems(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert write_settings(tmp_path / FILE, Settings(language="fr")) is None
    assert "il manque ces arguments" in said(capsys, "replay")
    assert "mancano questi argomenti" in said(capsys, "--lang", "it", "replay")
    (tmp_path / FILE).write_text("language: [", encoding="utf-8")
    assert "mancano questi argomenti" in said(capsys, "replay")
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "language: ["
