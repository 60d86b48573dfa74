"""Texts name the figures of the data that a game is played with, whatever a mod has made of them."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.base.i18n.words import Words, available_languages, locale_folder
from game.core.game_words import game_words
from game.kit.data.mods.player_mods import installed_mods
from game.titles.machu_picchu.content.definitions import CityData
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.content.mods.title_mods import MODS
from game.titles.machu_picchu.figure_gaps import figure_gaps
from game.titles.machu_picchu.name import NAME
from tests.support.words import title_words

GAP = re.compile(r"\{(\w+)\}")
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten third triples doubles",
    "fr": "deux trois quatre cinq six sept huit neuf dix troisième triple double",
    "it": "due tre quattro cinque sei sette otto nove dieci terza triplica raddoppia",
}
VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 3, 3, 2)

# Numbers that no mod can change, by the key of the text: of players, fields, cards and districts, and of the rules.
FIXED = {
    "book.aim.text": {2, 5},
    "book.clergy.text": {15},
    "book.districts.text": {4, 5, 6},
    "book.keys.text": {11},
    "book.pieces.text": {2, 3, 4, 5, 7, 15, 28},
    "book.plaza.text": {4},
    "book.rescue.text": {2, 15},
    "book.scoring.text": {2, 3, 5, 8},
    "book.setup.text": {2, 3, 4, 5},
    "book.summit.text": {2},
    "book.trail.text": {7, 13, 20},
    "book.turn.text": {3},
    "book.walk.text": {2},
    "command.text": {2},
    "credits.text.game": {2008},
    "figure.tile_number.3": {3},
    "lab.note.endings": {2},
    "lab.note.victories": {95},
    "menu.quick.note": {3},
    "notation.number": {99},
    "position.question": {2},
    "problem.mod_same_figure": {2},
    "refusal.same_district": {2},
    "settings.panels_tip": {2, 3},
    "tips.district.hut": {2},
}
# Games whose positions and data are the title's own, and the lives of people.
OF_NO_FIGURES = ("lesson.", "challenge.", "rivals.")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The title's own texts as they are written."""
    for key, entry in Words.load(language, locale_folder(NAME))._entries.items():
        for text in (entry,) if isinstance(entry, str) else entry.values():
            yield key, text


def numbers(text: str, language: str) -> set[int]:
    """The numbers from two up that a text names."""
    plain = re.sub(r"\{\w+\}|\]\([a-z_.]+\)", " ", text.lower())
    words = dict(zip(NUMBER_WORDS[language].split(), VALUES, strict=True))
    counted = {int(found) for found in re.findall(r"\d+", plain)}
    return (counted | {words[found] for found in re.findall(r"\w+", plain) if found in words}) - {0, 1}


@pytest.mark.parametrize("language", available_languages())
def test_no_text_names_a_figure_that_a_mod_may_change(language: str) -> None:
    found = {key: numbers(text, language) for key, text in texts(language)}
    named = {key: some for key, some in found.items() if some and not key.startswith(OF_NO_FIGURES)}
    # a text may say a number in one language and do without it in another
    assert {key: some for key, some in named.items() if not some <= FIXED.get(key, set())} == {}


OTHER_FIGURES = {
    "mod": f"""
game: {NAME}
name: others
version: 1.0
needs: 0.1.0
authors: [Somebody]
title: {{en: Others}}
description: {{en: Other figures throughout.}}
""",
    "goods": "goods: {corn: {unit: 11}}\nmarket: {fields: [46, 45, 44, 43], start: 4, empty_buy: 47, full_sell: 42}",
    "districts": """
districts:
  corn: {yield: 12}
  llama: {yield: 13, fee: {coca: 14}}
  coca: {fee: {}}
  condor: {stone_steps: 15}
  puma: {stone_steps: 16}
  sun: {stone_steps: 17}
  main: {stone_steps: 18, per_unit: 19, most: 4}
  clock: {night: {goods: 2, different: true, steps: 20}}
""",
    "clergy": """
rows:
  virgin: {count: 5, steps: [20, 19, 18, 17, 16]}
  puma: {count: 4, steps: [15, 14, 13, 12]}
  condor: {count: 6, steps: [11, 10, 9, 8, 7, 6]}
""",
    "cards": """
sacrifice:
  gold: {job+job: 1, job+clergy: 2, clergy+clergy: 8}
  override:
    farmer+weaver: {gold: 9, source: ours}
moon:
  - {id: corn, gain: {corn: 21}}
  - {id: llama, gain: {llama: 22}, fee: {cloth: 23}}
  - {id: two, steps: 24}
  - {id: three, steps: 0, gain: {pottery: 25}}
""",
    "game": """
players: {2: {day: 4, incas: 6}, 3: {day: 5, incas: 7}, 4: {day: 6, incas: 8}, 5: {day: 7, incas: 9}}
start: {goods: {corn: 26, coca: 27}, cards: 4, bonus: 2}
trail: {draw: 5, keep: 2, late_claim_vp: 28, rewards: {7: {corn: 29, llama: 30}}, end_vp: {3: 4, 12: 6}}
days: {last: 8, end_at_tile: 2, last_player: {cloth: 31}, bonus_most: 1}
conquest: {factors: [18]}
""",
}


def with_figures(folder: Path, files: Mapping[str, str]) -> CityData:
    """The data with a mod of these files, which is written to the folder."""
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    mods = installed_mods(
        MODS, DATA.load(), {"wiraqocha": (), MODS.title: MODS.parts}, (folder,), shipped_alone=True
    )
    assert mods.unusable == ()
    found: CityData = mods.data_with(mods.given)
    return found


SAID = {
    "book.aim.text": ("brings 2 Sacrifice Cards", "after day 8"),
    "book.pieces.text": ("6 with two players, 7 with three, 8 with four, 9 with five", "11 corn, 1 llama"),
    "book.setup.text": (
        "Everyone starts with 26 corn, 27 coca and 4 secret Sacrifice Cards.",
        "Each temple has 2 stones, each production district 2 units of its good; the market holds 4 units",
        "on day 4, with three on day 5, with four on day 6, with five on day 7",
    ),
    "book.stay.text": ("The second tile of the day",),
    "book.production.text": (
        "yields 12 corn, a shepherd 13 llamas for 14 coca, a coca planter 1 coca, a potter",
    ),
    "book.temples.text": ("each moves your Scout 15, 16, 17 or 18 steps",),
    "book.main_temple.text": ("up to 4 units", "a unit of corn is 11 corn", "Scout 19 steps"),
    "book.plaza.text": ("46, 45, 44 and 43 corn", "to the bank for 42", "pay the bank 47"),
    "book.clock.text": ("of 2 different goods", "20 steps"),
    "book.incas.shepherd.text": ("13 llamas for 14 coca at each",),
    "book.clergy.virgin.text": ("5 cards", "20, 19, 18, 17 and 16"),
    "book.trail.text": ("brings you 29 corn and 30 llamas when", "the Llama Stable, nothing"),
    "book.summit.text": ("draw 5 Sacrifice Cards", "the stack: 3 cards", "grows by 2 cards", "get 28 points"),
    "book.last_turns.text": ("the second Moon Tile", "(31 cloth), except on day 8"),
    "book.night.text": (
        "21 corn, 22 llamas for 23 cloth, 1 coca for 1 corn, 1 pottery for 1 corn, 1 cloth for 1 corn, 24 steps or "
        "25 pottery",
        "nowhere lie more than 1",
    ),
    "book.last_day.text": ("Day 8 has",),
    "book.conquest.text": ("(4 from field 3 on or 6 from field 12 on)", "by 18, the second by 1"),
    "book.scoring.text": ("28 points for each", "1 or 9 on two jobs, 2 on a job and clergy, 8 on two kinds"),
    "book.ties.text": ("11 corn make a unit",),
    "tips.district.llama": ("13 llamas for 14 coca",),
    "tips.district.puma": ("16 steps",),
    "tips.district.main": ("18 steps", "for 19 steps each"),
    "tips.district.clock": ("2 different goods and 20 steps",),
    "tips.reward.llama": ("22 llamas for 23 cloth",),
    "tips.reward.three": ("25 pottery",),
    "tips.sun_tile": ("the second Moon Tile",),
    "tips.day": ("31 cloth",),
    "tips.field.7": ("29 corn and 30 llamas", "worth 4 points"),
    "tips.field.13": ("nothing", "worth 6 points"),
    "tips.field.20": ("2 Sacrifice Cards",),
    "question_panel.part.fee": ("23 cloth or 1 corn",),
    "question_panel.part.goods": ("2 goods",),
    "table.now.goods": ("choose 2 goods",),
    "log.claimed_late": ("28 points",),
    "unit.corn": ("11 corn",),
    "tile.two": ("24 steps",),
    "menu.goal": ("after day 8",),
    "menu.note.gold": ("all points by 18, the second most by 1",),
    "advice.summit": ("2 Sacrifice Cards",),
}


def test_texts_say_the_figures_of_a_mod(tmp_path: Path) -> None:
    others = with_figures(tmp_path / "others", OTHER_FIGURES)
    words = game_words(title_words(NAME), others, others.mods)
    for key, parts in SAID.items():
        for part in parts:
            assert part in words(key), words(key)


@pytest.mark.parametrize("language", available_languages())
def test_every_figure_is_said_and_no_other_gap_has_its_name(language: str) -> None:
    gaps = figure_gaps(title_words(NAME, language), DATA.load())
    assert gaps.keys() <= {gap for _, text in texts(language) for gap in GAP.findall(text)}
    for entry in Words.load(language)._entries.values():
        for text in (entry,) if isinstance(entry, str) else entry.values():
            assert not gaps.keys() & {*GAP.findall(text)}, text


BARE_FIGURES = {
    "mod": OTHER_FIGURES["mod"],
    "cards": "moon: [{id: llama, gain: {}, fee: {}}, {id: two, steps: 0}]",
    "districts": "districts: {clock: {night: {goods: 1, different: true, steps: 0}}}",
    "game": "start: {goods: {}, cards: 0, bonus: 0}\ntrail: {draw: 1, rewards: {}, end_vp: {}}\n"
    "days: {last_player: {}}",
}


@pytest.mark.parametrize("language", available_languages())
def test_what_costs_or_brings_nothing_has_words_too(language: str, tmp_path: Path) -> None:
    bare = with_figures(tmp_path / "others", BARE_FIGURES)
    words = game_words(title_words(NAME, language), bare, ())
    for key in ("book.setup.text", "book.trail.text", "book.night.text", "book.scoring.text", "tips.day"):
        assert words("figure.nothing") in words(key)
    assert not [said for said in figure_gaps(words, bare).values() if not said or said[0] in "[{"]
