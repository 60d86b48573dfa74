"""Saves of games with mods: they name them and bring what they need, wherever they are taken."""

import hashlib
import random
import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.base.files.json_values import Json
from game.base.files.packed_values import LARGEST_WORD
from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.base.files.yaml_text import read_yaml_text
from game.base.files.yaml_tree import plain
from game.cli import main
from game.core.match import Match, Seat, begin_match, header_of, match_of, mods_of, resume_match
from game.core.record import Fault, Saves
from game.core.record.journal import HEADER_LIMIT, SIZE_LIMIT, SUFFIX
from game.core.record.saves import read_saved_game
from game.kit.data.embedded_data import embedded_data
from game.kit.data.mods.installed import AnyInstalledMods, titles_of
from game.kit.data.mods.packed_mods import packed_with_mods, without_comments
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.content.mods.title_mods import MODS
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.asserted import setup_of
from tests.support.mods import HEAD, SHIPPED, base, installed, shipped, write

MATCH = Match(Setup(("red", "blue"), 7, "gorge"), (Seat("Ada", "star"), Seat("Bram", "anchor")))
BOTH = ("condor_gorge", "sierra_foundry")


def saved(folder: Path, content: ValleyData, steps: int = 60, layout: str = "gorge") -> Path:
    """The file of a game that was played for a while."""
    match = replace(MATCH, setup=replace(setup_of(MATCH), layout=layout))
    session = begin_match(match, content, Saves(folder))
    rng = random.Random(2)
    for _ in range(steps):
        if WIRAQOCHA.outcome(session.state) is not None:
            break
        session.act(rng.choice(WIRAQOCHA.legal_actions(session.state)))
    session.close()
    return next(folder.glob(f"*{SUFFIX}"))


def test_a_header_names_its_mods() -> None:
    content = shipped().data_with(BOTH)
    header = header_of(MATCH, content)
    assert mods_of(header) == (("condor_gorge", "1.0"), ("sierra_foundry", "1.0"))
    assert mods_of(header_of(MATCH, base())) == ()
    assert match_of(header) == MATCH


def test_the_mods_of_a_game_are_called_by_their_titles() -> None:
    content = shipped().data_with(BOTH)
    played = mods_of(header_of(MATCH, content))
    assert titles_of(played, content.mods, "fr")[0] == "La gorge du Condor 1.0"
    assert titles_of(played, (), "fr")[0] == "condor_gorge 1.0"


def test_a_header_with_spoilt_mods_is_refused() -> None:
    header = header_of(MATCH, shipped().data_with(BOTH))
    spoilt: tuple[tuple[Json, ...], ...] = (
        (1,),
        ({"name": "a"},),
        ({"name": 1, "version": "1", "digest": "x"},),
    )
    for mods in spoilt:
        found = match_of(replace(header, mods=mods))
        assert isinstance(found, Fault) and found.details["key"] == "mods"


def test_a_game_goes_on_where_its_mods_are_not(tmp_path: Path) -> None:
    path = saved(tmp_path, shipped().data_with(BOTH))
    resumed = resume_match(path, base())
    assert not isinstance(resumed, Fault) and resumed.fault is None
    content = resumed.session.state.game.content
    assert [mod.name for mod in content.mods] == list(BOTH)
    assert content.mods[1].texts["fr"]["tile.O11"] == "Observatoire"
    resumed.session.close()


def test_what_is_carried_is_the_same_content() -> None:
    content = shipped().data_with(BOTH)
    word = packed_with_mods(content)
    again = embedded_data(DATA, MODS, word, "0.1.0")
    assert again is not None
    assert (again.base, again.tiles, again.cards) == (content.base, content.tiles, content.cards)
    assert (again.layouts, again.variants, again.digest) == (
        content.layouts,
        content.variants,
        content.digest,
    )


def test_carried_mods_for_a_newer_game_are_refused() -> None:
    content = shipped().data_with(BOTH)
    assert embedded_data(DATA, MODS, packed_with_mods(content), "0.0.9") is None


def test_words_and_pictures_do_not_change_which_mod_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "sierra_foundry"
    shutil.copytree(shipped().mods["sierra_foundry"].folder, folder)
    text = (folder / "words" / "fr.yaml").read_text("utf-8")
    (folder / "words" / "fr.yaml").write_text(text.replace("Observatoire", "Coupole"), "utf-8")
    shutil.rmtree(folder / "pictures")
    mod = installed(base(), [folder]).mods["sierra_foundry"]
    assert mod.digest == shipped().mods["sierra_foundry"].digest
    cards = (folder / "cards.yaml").read_text("utf-8")
    (folder / "cards.yaml").write_text(cards.replace("resources: 2", "resources: 1"), "utf-8")
    assert installed(base(), [folder]).mods["sierra_foundry"].digest != mod.digest


def test_a_game_with_mods_is_told_in_its_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, shipped().data_with(BOTH), steps=900)
    assert main(["replay", str(path), "--verify"]) == 0
    assert main(["replay", str(path), "--text", "--lang", "fr"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    cards = [card.name for card in shipped().mods["sierra_foundry"].additions.cards]
    french = shipped().mods["sierra_foundry"].texts["fr"]
    assert any(french[f"card.{name}.name"] in told for name in cards)
    assert not any(name in told for name in cards)


# 60 kB
COMMENTS = "".join(f"# {hashlib.sha512(str(number).encode()).hexdigest()}\n" for number in range(460))

EFFECT = "{kind: income, cubes: 1}"


def wordy(
    folder: Path, comments: str, names: Sequence[str] = ("first_mod", "second_mod")
) -> AnyInstalledMods:
    """Mods with a card each and much to say about it."""
    folders = []
    for name in names:
        card = f"{comments}cards: {{{name}_card: {{type: building, cost: {{resources: 2}}, effect: {EFFECT}}}}}\n"
        head = comments + HEAD.replace("my_mod", name)
        text = f"{comments}cards: {{{name}_card: {{name: A card, text: One cube.}}}}\n"
        folders.append(write(folder / name, mod=head, cards=card, words_en=text))
    return installed(base(), folders, shipped_alone=True)


def test_comments_of_mods_are_not_carried(tmp_path: Path) -> None:
    mods = wordy(tmp_path / "mods", COMMENTS)
    content = mods.data_with(("first_mod", "second_mod"))
    assert len(packed_with_mods(content)) < 2 * len(packed_with_mods(base()))
    path = saved(tmp_path / "games", content, layout="recommended")
    assert read_saved_game(path) is not None
    resumed = resume_match(path, base())
    assert not isinstance(resumed, Fault) and resumed.fault is None
    assert [mod.name for mod in resumed.session.initial.game.content.mods] == ["first_mod", "second_mod"]
    resumed.session.close()


def test_what_is_carried_says_the_samewithout_comments() -> None:
    folders = [data_folder(), *(path for path in SHIPPED.iterdir() if path.is_dir())]
    for file in (file for folder in folders for file in folder.rglob("*.yaml")):
        text = file.read_text("utf-8")
        shorter = without_comments(text)
        assert plain(read_yaml_text(shorter, "it")) == plain(read_yaml_text(text, "it")), file
        assert "#" not in re.sub('"[^"]*"', "", shorter)


def test_what_cannot_be_loaded_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mods = wordy(tmp_path / "mods", "")
    both = packed_with_mods(mods.data_with(("first_mod", "second_mod")))
    monkeypatch.setattr("game.kit.data.mods.packed_mods.LARGEST_WORD", len(both) - 1)
    assert mods.data_with(("first_mod",)).mods
    with pytest.raises(ContentError) as refused:
        mods.data_with(("first_mod", "second_mod"))
    assert [problem.reason for problem in refused.value.problems] == ["problem.mods_too_large"]


def test_a_journal_has_room_for_all_that_can_be_carried() -> None:
    assert LARGEST_WORD + 100_000 < HEADER_LIMIT < SIZE_LIMIT


def test_mods_at_hand_serve_where_those_of_the_save_are_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = shipped().data_with(BOTH)
    path = saved(tmp_path, content)
    first, rest = path.read_text("utf-8").split("\n", 1)
    path.write_text(
        first.replace(packed_with_mods(content), packed_with_mods(content)[:-40]) + "\n" + rest, "utf-8"
    )
    resumed = resume_match(path, base())
    assert not isinstance(resumed, Fault) and resumed.fault is None
    assert resumed.session.initial.game.content.digest == content.digest
    resumed.session.close()
