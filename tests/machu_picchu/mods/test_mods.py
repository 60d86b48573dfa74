"""Mods of The Princes of Machu Picchu: figures, words and pictures in the place of the title's own."""

import random
import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.base.i18n.problem_lines import problem_line
from game.cli import main
from game.core.contract import BotName, Refusal
from game.core.game_words import words_with
from game.core.match import Match, Seat, begin_match, mods_of, resume_match
from game.core.record import Fault, Saves, read
from game.kit.data.embedded_data import embedded_data
from game.kit.data.mods.installed import InstalledMods
from game.kit.data.mods.player_mods import installed_mods
from game.scenes.title_art import TitlePictures
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.content.definitions import (
    CARDS,
    CityData,
    District,
    FigureKeys,
    Good,
    GoodsTemple,
    Job,
    MoonTile,
    Recalling,
    Row,
)
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.content.mods.title_mods import MODS
from game.titles.machu_picchu.rules.engine import legal_actions, outcome, successor
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.title import TITLE
from tests.support.words import title_words

HEAD = """game: machu-picchu
name: NAME
version: 1.0
needs: 0.1.0
authors: [Somebody]
title: {en: A mod}
description: {en: A mod for a test.}
"""
SUN_FEAST = data_folder() / "mods" / "sun_feast"
Mods = InstalledMods[CityData, FigureKeys]
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a mod: `districts="…"` is its districts.yaml, `words_en` its words/en.yaml."""

    def written(name: str = "my_mod", **files: str) -> Path:
        folder = tmp_path / name
        for file, text in {"mod": HEAD.replace("NAME", name), **files}.items():
            path = folder / f"{file.replace('_', '/')}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return folder

    return written


def found(*folders: Path) -> Mods:
    return installed_mods(
        MODS, DATA.load(), {"wiraqocha": (), MODS.title: MODS.parts}, folders, shipped_alone=True
    )


def with_mods(*folders: Path) -> CityData:
    """The data with the mods in these folders, all of which can be used."""
    mods = found(*folders)
    assert mods.unusable == ()
    return mods.data_with(mods.given)


def messages(folder: Path) -> list[str]:
    """What is wrong with a mod, in English."""
    (unusable,) = found(folder).unusable
    return [problem_line(problem, title_words("machu-picchu", "en")) for problem in unusable.problems]


# figures


def test_a_mod_replaces_figures_of_every_file_and_leaves_the_others(write: Write) -> None:
    own = DATA.load()
    data = with_mods(
        write(
            goods="market: {fields: [8, 6, 4, 2], empty_buy: 9}",
            districts="""
districts:
  main: {per_unit: 4}
  llama: {fee: {}}
jobs:
  farmer: {cost: {coca: 1}}
""",
            clergy="rows: {condor: {steps: [9, 7, 5, 3]}}",
            cards="""
sacrifice:
  gold: {job+job: 2}
  override: {farmer+weaver: {gold: 6, source: ours}}
moon:
  - {id: corn, gain: {corn: 5}}
""",
            game="trail: {late_claim_vp: 4}\nplayers: {2: {incas: 11}}",
        )
    )
    assert (data.market.fields, data.market.empty_buy, data.market.full_sell) == ((8, 6, 4, 2), 9, 3)
    assert data.districts[District.MAIN].effect == GoodsTemple(4, 5, 3)
    assert dict(data.jobs[Job.FARMER].cost) == {Good.COCA: 1}  # a figure is replaced whole
    assert data.clergy[Row.CONDOR].steps == (9, 7, 5, 3)
    gold = {card.name: card.gold for card in data.cards}
    assert (gold["farmer+weaver"], gold["farmer+potter"], gold["farmer+puma"]) == (6, 2, 5)
    assert dict(data.moon[MoonTile.CORN].gain) == {Good.CORN: 5}
    assert tuple(data.moon) == tuple(own.moon)
    assert (data.trail.late_points, data.trail.summit) == (4, own.trail.summit)
    assert (data.players[2].incas, data.players[2].day, data.players[3]) == (11, 1, own.players[3])
    assert data.adjacent == own.adjacent
    assert data.digest != own.digest


def test_neighbours_may_be_others(write: Write) -> None:
    chain = [f"[{one}, {other}]" for one, other in zip(District, list(District)[1:], strict=False)]
    data = with_mods(write(districts=f"adjacent: {{pairs: [{', '.join(chain)}]}}"))
    assert data.adjacent[District.CORN] == (District.LLAMA,)


def test_a_mod_may_have_keys_that_earlier_versions_knew(write: Write) -> None:
    """They changed nothing and change nothing."""
    mod = write(goods="goods: {corn: {money: false}}", districts="districts: {hut: {at: [3, 1]}}")
    own, data = DATA.load(), with_mods(mod)
    assert (data.goods, data.districts) == (own.goods, own.districts)


def test_a_game_with_a_mod_is_played_by_its_figures() -> None:
    data = with_mods(SUN_FEAST)
    assert isinstance(effect := data.districts[District.CLOCK].effect, Recalling) and effect.steps == 5
    state = new_game(data, Setup(("red", "blue"), 1))
    assert state.goods == ((6, 1, 1, 1, 1),) * 2


SLIPS = {
    "a typo in a key": (
        {"districts": "districts:\n  clock:\n    nigth: {goods: 3}\n"},
        "my_mod/districts.yaml:3: districts.clock.nigth: unknown key; known keys: source, family, daily, effect, "
        "night; did you mean night?",
    ),
    "a district that is not there": (
        {"districts": "districts:\n  temple: {daily: true}\n"},
        "my_mod/districts.yaml:2: districts.temple: unknown key; known keys: corn, llama, coca, pottery, cloth, "
        "condor, puma, sun, main, hut, palace, priests, virgins, plaza, clock",
    ),
    "a word for a number": (
        {"game": "trail:\n  draw: three\n"},
        'my_mod/game.yaml:2: trail.draw: expected a whole number, found "three"',
    ),
    "a huge number": (
        {"clergy": "rows:\n  condor: {steps: [99999999999999999999, 6, 5, 4]}\n"},
        "my_mod/clergy.yaml:2: rows.condor.steps.#1: expected 20 or less, found 99999999999999999999",
    ),
    "a figure that the game's own no longer go with": (
        {"game": "days:\n  last: 2\n"},
        "my_mod/game.yaml: players.4.day: the first day, 3, comes after the last one, 2",
    ),
    "a typo in a Moon Tile": (
        {"cards": "moon:\n  - {id: three, stepz: 4}\n"},
        "my_mod/cards.yaml:2: moon.three.stepz: unknown key; known keys: source, id, gain, fee, steps; "
        "did you mean steps?",
    ),
    "a Moon Tile without a name": (
        {"cards": "moon:\n  - {steps: 4, source: ours}\n"},
        "my_mod/cards.yaml:2: moon.#1.id: this key is missing",
    ),
    "a Moon Tile that is not there": (
        {"cards": "moon:\n  - {id: threee, steps: 4, source: ours}\n"},
        "my_mod/cards.yaml:2: moon.threee.id: expected one of corn, llama, coca, pottery, cloth, two, three; "
        'found "threee"; did you mean three?',
    ),
    "an alias": (
        {"goods": "market: &a {start: 3}\nother: *a\n"},
        "my_mod/goods.yaml:1: anchors and aliases (& and *) are not allowed; write the value out",
    ),
    "a file of Wiraqocha": (
        {"layouts": "layouts: {}\n"},
        "my_mod/layouts.yaml: a mod has no file with this name; known names: mod.yaml, goods.yaml, districts.yaml, "
        "clergy.yaml, cards.yaml, game.yaml",
    ),
    "a text that the game has not": (
        {"words_en": "district:\n  cron: Maize\n"},
        "my_mod/words/en.yaml:2: district.cron: the game has no text district.cron, or it has several forms and "
        "cannot be replaced; did you mean district.corn?",
    ),
    "a gap that the text has not": (
        {"words_en": 'card:\n  name: "{first} and {secnd}"\n'},
        "my_mod/words/en.yaml:2: card.name: this text has no gap {secnd}; it has: {first}, {second}; "
        "did you mean second?",
    ),
    "a gap where the text has none": (
        {"words_en": 'good: {corn: "{maize}"}\n'},
        "my_mod/words/en.yaml:1: good.corn: this text has no gaps; leave {maize} out",
    ),
    "words beside mod.yaml": (
        {"en": "good: {corn: maize}\n"},
        "my_mod/en.yaml: a mod has no file with this name; known names: mod.yaml, goods.yaml, districts.yaml, "
        "clergy.yaml, cards.yaml, game.yaml; did you mean words/en.yaml?",
    ),
    "a text that is too long": (
        {"words_en": "good:\n  corn: the golden maize of the highest terraces\n"},
        "my_mod/words/en.yaml:2: good.corn: the text has 40 characters; there is room for 28",
    ),
    "a file without anything in it": (
        {"game": "# nothing\n"},
        "my_mod/game.yaml:1: expected a map of keys and values, found null",
    ),
    "words that are no map": (
        {"words_en": "- corn\n"},
        'my_mod/words/en.yaml:1: expected a map of keys and values, found ["corn"]',
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_with_file_line_and_key(write: Write, slip: str) -> None:
    files, expected = SLIPS[slip]
    assert messages(write(**files))[0] == expected


def test_what_only_follows_from_an_unknown_moon_tile_is_not_told(write: Write) -> None:
    """It would have had the source of the tile that is meant."""
    (told,) = messages(write(cards="moon:\n  - {id: korn, steps: 4}\n"))
    assert told.endswith('found "korn"; did you mean corn?')


def test_two_mods_with_the_same_figure_are_not_played_together(write: Write) -> None:
    one = write("one", game="trail: {late_claim_vp: 4}")
    other = write("other", game="trail: {late_claim_vp: 5, keep: 2}")
    third = write("third", game="trail: {draw: 4}")
    mods = found(one, other, third)
    with pytest.raises(ContentError) as refused:
        mods.data_with(("one", "other"))
    assert [
        problem_line(problem, title_words("machu-picchu", "en")) for problem in refused.value.problems
    ] == ["other: trail.late_claim_vp: the mod one changes this figure too; only one of the two can be used"]
    together = mods.data_with(("other", "third")).trail
    assert (together.late_points, together.keep, together.draw) == (5, 2, 4)


def test_mods_that_are_good_alone_are_checked_together(write: Write) -> None:
    fewer, more = write("fewer", game="trail: {draw: 2}"), write("more", game="trail: {keep: 3}")
    mods = found(fewer, more)
    assert mods.unusable == ()
    with pytest.raises(ContentError) as refused:
        mods.data_with(("fewer", "more"))
    assert [
        problem_line(problem, title_words("machu-picchu", "en")) for problem in refused.value.problems
    ] == ["more/game.yaml:1: trail.keep: 3 cards cannot be kept of 2"]


# words and pictures


def test_words_of_a_mod_stand_in_the_place_of_the_titles_own(write: Write) -> None:
    folder = write(
        words_en="good: {corn: maize}\ndistrict:\n  sun: Temple of Dawn\n",
        words_fr="good: {corn: or des Andes}\n",
    )
    mod = found(folder).mods["my_mod"]
    english, french = (words_with(title_words("machu-picchu", language), [mod]) for language in ("en", "fr"))
    assert (english("good.corn"), english("district.sun")) == ("maize", "Temple of Dawn")
    assert (french("good.corn"), french("district.sun")) == ("or des Andes", "Temple of Dawn")
    assert english("good.coca") == "coca"


def png(width: int, height: int) -> bytes:
    """A red picture."""
    line = b"\0" + b"\xcc\x22\x22" * width
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(line * height)),
        (b"IEND", b""),
    )
    raw = b"\x89PNG\r\n\x1a\n"
    for name, body in chunks:
        raw += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return raw


def test_pictures_of_a_mod_stand_in_the_place_of_the_titles_own(write: Write) -> None:
    from game.titles.machu_picchu.title import TITLE
    from game.ui.look import USUAL_LOOK
    from game.ui.pictures import at_unit, find

    folder = write()
    (folder / "pictures").mkdir()
    (folder / "pictures" / "good_llama.png").write_bytes(png(300, 100))
    (folder / "pictures" / "district_plaza.png").write_bytes(png(60, 40))
    pictures = TITLE.part(TitlePictures).of_mods([found(folder).mods["my_mod"]], USUAL_LOOK.palette)
    look = replace(USUAL_LOOK, mod_pictures=pictures)
    for name in ("machu-picchu/good.llama", "machu-picchu/drawing.plaza"):
        own, drawn = find(USUAL_LOOK, name), find(look, name)
        assert own is not None and drawn is not None
        assert (drawn.size, drawn.anchor) == (own.size, own.anchor)
        red, green, _, _ = at_unit(look, name, 1).get_at((10, 10))
        assert red > 180 and green < 60


def test_a_picture_of_nothing_is_refused(write: Write) -> None:
    folder = write()
    (folder / "pictures").mkdir()
    (folder / "pictures" / "good_lama.png").write_bytes(png(10, 10))
    assert messages(folder) == [
        "my_mod/pictures/good_lama.png: no picture of the game is called good_lama; expected names such as "
        "good_corn, clergy_puma or district_plaza; did you mean good_llama.png?"
    ]


# saves and commands


def saved(folder: Path, data: CityData) -> Path:
    """The file of a game that was played for a while."""
    seats = (Seat("Ada", "red"), Seat("Bram", "blue"))
    session = begin_match(Match(Setup(("red", "blue"), 7), seats), data, Saves(folder))
    rng = random.Random(2)
    for _ in range(60):
        session.act(rng.choice(legal_actions(session.state)))
    session.close()
    return next(folder.glob("*.journal"))


def test_a_save_names_its_mods_and_is_played_where_they_are_not(tmp_path: Path) -> None:
    data = with_mods(SUN_FEAST)
    path = saved(tmp_path, data)
    journal = read(path)
    assert not isinstance(journal, Fault)
    assert mods_of(journal.header) == (("sun_feast", "1.0"),)
    resumed = resume_match(path, DATA.load())
    assert not isinstance(resumed, Fault) and resumed.fault is None
    content = resumed.session.state.game.content
    assert (content.digest, [mod.name for mod in content.mods]) == (data.digest, ["sun_feast"])
    resumed.session.close()


def test_the_installed_mods_serve_where_those_of_the_save_are_damaged(tmp_path: Path) -> None:
    data = with_mods(SUN_FEAST)
    path = saved(tmp_path, data)
    word = TITLE.data.pack(data)
    path.write_text(path.read_text("utf-8").replace(word, word[:-40]), "utf-8")
    resumed = resume_match(path, DATA.load())
    assert not isinstance(resumed, Fault) and resumed.fault is None
    resumed.session.close()


def test_what_a_save_carries_is_refused_by_a_version_that_is_too_old() -> None:
    data = with_mods(SUN_FEAST)
    word = TITLE.data.pack(data)
    again = embedded_data(DATA, MODS, word)
    assert again is not None and (again, again.digest) == (replace(data, mods=again.mods), data.digest)
    assert embedded_data(DATA, MODS, word, "0.0.9") is None


def test_words_are_not_part_of_which_mod_it_is(write: Write) -> None:
    plain = found(write("a_mod", game="days: {bonus_most: 1}")).mods["a_mod"]
    worded = found(write("a_mod", game="days: {bonus_most: 1}", words_en="good: {corn: maize}")).mods["a_mod"]
    assert plain.digest == worded.digest


def test_a_game_with_a_mod_is_played_to_its_end() -> None:
    for seed in range(3):
        state, rng = (
            new_game(with_mods(SUN_FEAST), Setup(("red", "blue", "green"), seed)),
            random.Random(seed),
        )
        while legal := legal_actions(state):
            state = successor(state, rng.choice(legal))
        assert outcome(state) is not None


@pytest.mark.parametrize("level", ["greedy", "pupil", "steward", "regent"])
def test_computer_players_play_by_figures_at_their_bounds(write: Write, level: str) -> None:
    """What costs nothing, counts nothing or yields much is no reason to fail."""
    free = ", ".join(f"{job}: {{cost: {{}}}}" for job in Job)
    data = with_mods(
        write(
            districts=f"jobs: {{{free}}}\ndistricts: {{corn: {{yield: 20}}, main: {{per_unit: 20}}}}",
            clergy=f"rows: {{{', '.join(f'{row}: {{cost: {{}}}}' for row in Row)}}}",
            cards="sacrifice: {gold: {job+job: 0, job+clergy: 0, clergy+clergy: 0}}",
            goods="market: {fields: [1, 1, 1, 1], empty_buy: 1, full_sell: 1}",
            game="trail: {late_claim_vp: 0, rewards: {}, end_vp: {}}",
        )
    )
    bot = BOTS.make(BotName(level), 1)
    assert not isinstance(bot, Refusal)
    state = new_game(data, Setup(("red", "blue"), 5))
    for _ in range(25):
        action = bot.choose(state)
        assert action in legal_actions(state)
        state = successor(state, action)


def test_the_commands_take_mods_of_this_title(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    assert main(["--title", "machu-picchu", "--lang", "en", "check-data", "--mod", str(SUN_FEAST)]) == 0
    assert capsys.readouterr().out == "The mod sun_feast is valid (figures: 2, texts: 0, pictures: 0).\n"
    assert main(["--title", "machu-picchu", "--lang", "fr", "mods"]) == 0
    assert "sun_feast 1.0 : La fête du Soleil" in capsys.readouterr().out.replace("\u00a0", " ")
    bad = write(game="trail: {summit: 1}")
    assert main(["--title", "machu-picchu", "--lang", "en", "check-data", "--mod", str(bad)]) == 2
    assert "my_mod/game.yaml:1: trail.summit: expected 20, found 1" in capsys.readouterr().err


def test_a_mod_of_one_title_is_passed_over_by_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "mods"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if "sun_feast" in line] == [
        "For other games (--title): royal_road (inkas) and sun_feast (machu-picchu)"
    ]
    assert CARDS


def test_a_picture_shows_a_game_by_the_figures_of_the_mod(
    capsys: pytest.CaptureFixture[str], write: Write, tmp_path: Path
) -> None:
    few = ", ".join(f"{players}: {{incas: 2}}" for players in (2, 3, 4, 5))
    mod = write(game=f"players: {{{few}}}")
    asked = ["--title", "machu-picchu", "--lang", "en", "screenshot", "--mod", str(mod), "--size", "640x360"]
    assert main([*asked, "--scene", "table", "--out", str(tmp_path / "x.png")]) == 0
    assert main([*asked, "--scene", "night", "--out", str(tmp_path / "x.png")]) == 2
    assert "this screen shows a moment of a game without mods" in capsys.readouterr().err


def test_a_name_that_other_texts_go_on_saying_is_told(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    mod = write(words_en="district: {clock: Clock of Dawn}\nplace: {clock: the Clock of Dawn}\n")
    assert main(["--title", "machu-picchu", "--lang", "en", "check-data", "--mod", str(mod)]) == 0
    said = capsys.readouterr().out.splitlines()[1]
    assert said.startswith("my_mod/words/en.yaml: district.clock: ")
    assert "other texts still say “Sun Clock”: book." in said and "place.clock" not in said
