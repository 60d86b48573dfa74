"""What is written down when something breaks: enough to find the fault, nothing about the players."""

import getpass
from dataclasses import replace
from pathlib import Path

import pytest

from game import PROGRAM
from game.core.fault_reports import KEPT, report, scrubbed, write_report
from game.core.match import Match, Seat, Session, begin_match
from game.core.registry import default, title
from tests.support.title_examples import EXAMPLES

TITLE = title(default())


def begun() -> tuple[Match, Session]:
    """A game of two people whose names nobody else has."""
    _, setup, _ = EXAMPLES[TITLE.name].begin(TITLE.name, 2, 5)
    match = Match(setup, (Seat("Philomène", "star"), Seat("Bram Hollis", "anchor")))
    return match, begin_match(match, TITLE.data.load(), None)


def broken(message: str) -> Exception:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


def test_a_report_tells_versions_the_place_the_actions_and_the_position() -> None:
    match, session = begun()
    while len(session.steps) < 60 and (options := session.rules.legal_actions(session.state)):
        session.act(options[0])
    text = report(broken("no such tile"), match, session)
    assert f"{PROGRAM} " in text
    assert "Python 3" in text
    assert "in broken" in text
    assert "ValueError: no such tile" in text
    assert f"{len(session.steps)} {session.rules.format_action(session.steps[-1].action)}" in text
    assert session.rules.digest(session.state) in text
    position = TITLE.positions.parse(TITLE.data.load(), text.split("Position\n")[1])
    seen = session.rules.observation(session.state, None)  # as a watcher knows it
    assert TITLE.positions.format(position) == TITLE.positions.format(seen)


def test_a_report_holds_no_name_and_no_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "jdupont")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/jdupont"))
    assert getpass.getuser() == "jdupont"
    match, session = begun()
    told = broken(
        "Bram Hollis took Philomène's /home/jdupont/Jeux/secret folder/x.journal or C:\\Users\\jdupont\\y.txt, jdupont"
    )
    text = report(told, match, session)
    for secret in ("Bram", "Hollis", "Philomène", "jdupont", "/home", "Users", "Jeux", str(Path.cwd())):
        assert secret not in text, secret


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("cannot open anna_save", "cannot open …_save"),
        ("x_ANNA2.png and Annabel", "x_…2.png and Annabel"),
        ("/srv/anna_1.journal", "…/…_1.journal"),
        ("7 of 17, 71 and a7", "… of 17, 71 and a7"),
    ],
)
def test_a_name_ends_where_its_letters_end(said: str, left: str) -> None:
    assert scrubbed(said, ["Anna", "7"]) == left


FOLDERS = [
    "/home/jdupont/My Games/Ada's: secret/x",
    '/srv/the "secret" one/games',
    '/srv/it\'s secret: "here"/games',
    "/srv/inner/Secret Folder",
    "C:\\Users\\J Dupont\\secret games\\a: b",
    "\\\\server\\secret share\\games",
    "/secret",
]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("within", [True, False])
def test_no_name_of_a_folder_stays_whatever_letters_it_has(folder: str, within: bool) -> None:
    bar = "\\" if "\\" in folder else "/"
    path = f"{folder}{bar}a.journal" if within else folder
    told = OSError(13, "Permission denied", path, None, path)
    for error in (told, ValueError(f"cannot open {path!r} now"), ValueError(f"cannot open {path}")):
        if error is not told:
            error.__cause__ = told
        text = report(error, None, None).casefold()
        for secret in ("secret", "dupont", "my games", "users", "server", "ada's", "inner"):
            assert secret not in text, (secret, text)
        assert "permission denied" in text or "cannot open" in text


def test_known_folders_go_as_whole_texts_and_known_files_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "Ada's: Games (old)"
    monkeypatch.setenv("WIRAQOCHA_HOME", str(home))
    monkeypatch.chdir(tmp_path)
    text = report(broken(f"in {str(home).upper()} and {home}: {home}/games/settings.yaml is odd"), None, None)
    assert "Games (old)" not in text and "GAMES (OLD)" not in text
    assert "settings.yaml is odd" in text
    assert tmp_path.name not in text


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Philomène", "PHILOMÈNE"),
        ("Philomène", "Philome\u0300ne"),
        ("Philome\u0300ne", "philomène"),
        ("Weiß", "WEISS"),
        ("X", "x"),
        ("7", "7"),
        ("Ａｄａ", "Ada"),
        ("İpek", "i\u0307pek"),
        ("O'Hara", "O'HARA"),
    ],
)
def test_a_name_goes_however_it_is_written(name: str, written: str) -> None:
    text = scrubbed(f"it was {written}, not Adamant, Xaver or 77", [name])
    assert text == "it was …, not Adamant, Xaver or 77"


def test_a_name_of_one_letter_or_number_hides_no_place_in_the_code() -> None:
    match, session = begun()
    odd = replace(match, seats=(Seat("7", "star"), Seat("broken", "anchor")))
    text = report(broken("seat 7 of broken"), odd, session)
    assert "ValueError: seat … of …" in text
    assert "line " in text and "in broken" in text


def test_what_an_error_says_is_cut_before_it_is_looked_through() -> None:
    text = report(broken("a" + "\u0301\u0327" * 500_000 + "/x" * 500_000), None, None)
    assert len(text) < 20_000


def test_scrubbing_leaves_other_words_alone() -> None:
    assert scrubbed("Adamant red/blue 3/4", ["Ada", "x"]) == "Adamant red/blue 3/4"


def test_what_cannot_be_told_does_not_hinder_the_rest() -> None:
    match, session = begun()
    object.__setattr__(session, "_steps", [object()])
    text = report(broken("x"), match, session)
    assert "cannot be told" in text
    assert "ValueError: x" in text


def test_reports_are_whole_files_and_the_old_ones_go(tmp_path: Path) -> None:
    written = [write_report(tmp_path / "reports", f"report {number}") for number in range(KEPT + 3)]
    assert all(path is not None for path in written)
    assert len(list((tmp_path / "reports").iterdir())) == KEPT


def test_a_report_of_a_name_that_is_no_text_is_written(tmp_path: Path) -> None:
    written = write_report(tmp_path, report(broken("no letter: \udcff"), None, None))
    assert written is not None and "no letter: ?" in written.read_text("utf-8")


def test_a_folder_that_cannot_be_written_to_gives_no_report(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file")
    assert write_report(tmp_path / "reports", "x") is None
