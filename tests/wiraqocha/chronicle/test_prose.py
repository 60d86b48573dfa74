"""What the newspaper of a game says: no sentence twice, and nothing that the game does not hold."""

import re
from functools import cache
from pathlib import Path

import pytest

from game.base.i18n.words import available_languages
from game.chronicle.articles import Chronicle
from game.chronicle.editor import Editor, Sentence
from game.chronicle.writing import chronicle_of
from game.core.contract.chronicle import Fact, FactPlayers, Number, Numbers, Thing
from game.core.contract.title_chronicle import TitleChronicle
from game.core.match import Match, Seat
from game.core.record import Fault
from game.saved_games import open_game
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep
from game.titles.wiraqocha.title import TITLE
from tests.support.random_played import played
from tests.support.words import wiraqocha_words

SEEDS = (0, 1, 2, 3, 5, 8, 10, 12, 14, 15)  # games that somebody wins
NAMES = ("Ada", "Bram", "Chloé")
KEPT = Path(__file__).parents[1] / "saves" / "format-3.journal"


@cache
def game(seed: int) -> tuple[Match, object, tuple[WiraqochaStep, ...]]:
    session = played(seed)
    colours = session.initial.game.colours
    seats = tuple(Seat(name, "star") for name in NAMES[: len(colours)])
    return Match(Setup(colours, seed), seats), session.initial, session.steps


def paper(seed: int, language: str) -> Chronicle:
    match, initial, steps = game(seed)
    found = chronicle_of(wiraqocha_words(language), match, initial, steps)
    assert found is not None
    return found


@pytest.mark.parametrize("language", available_languages())
def test_no_sentence_stands_twice_in_a_game_and_hardly_any_in_ten(language: str) -> None:
    every: list[str] = []
    for seed in SEEDS:
        said = [sentence.text for sentence in paper(seed, language).sentences()]
        assert len(said) == len(set(said))
        every += said
    assert len(every) > 250
    assert len(every) - len(set(every)) < 0.06 * len(every)


@pytest.mark.parametrize("language", available_languages())
def test_every_number_and_name_of_a_sentence_is_of_its_fact(language: str) -> None:
    words = wiraqocha_words(language)
    cards = [words(f"card.{card.name}.name") for card in DATA.load().cards]
    for seed in SEEDS[:4]:
        editor = Editor(words, seed, NAMES, TITLE.part(TitleChronicle))
        for sentence in paper(seed, language).sentences():
            known = " | ".join(str(gap) for gap in editor.gaps(sentence.fact).values())
            numbers = set(re.findall(r"\d+", known))
            assert set(re.findall(r"\d+", sentence.text)) <= numbers, sentence
            for name in (*NAMES, *cards):
                named = name not in sentence.text or name in known
                assert named or "devastated" in sentence.template, sentence  # which only the Death Ray does
            assert not re.search(r"[{}\[\]]", sentence.text), sentence


def test_every_fact_of_a_step_is_of_its_events() -> None:
    for seed in SEEDS:
        _, initial, steps = game(seed)
        for sentence in paper(seed, "en").sentences():
            if sentence.fact.step is not None:
                before = steps[sentence.fact.step - 1].after if sentence.fact.step else initial
                check(sentence.fact, before, steps[sentence.fact.step])


def check(fact: Fact, before: object, step: WiraqochaStep) -> None:
    """Round, places, cards, relics, tokens and throws of a fact stand in the events of its step."""
    named = " ".join(str(event) for event in step.events)
    for gap, value in fact.values.items():
        match value:
            case Number(number) if gap == "round":
                assert number in (round_now(before), round_now(step.after)), fact  # type: ignore[arg-type]
            case Thing(kind, name) if kind != "victory":
                assert f"'{name}'" in named, fact
            case Numbers(faces):
                thrown = [
                    (*event.using, *event.beating) for event in step.events if isinstance(event, e.DiceUsed)
                ]
                thrown += [event.faces for event in step.events if isinstance(event, e.DiceRolled)]
                assert faces in thrown, fact
            case FactPlayers((seat,)) if gap == "victim":
                assert step.after.game.colours[seat] in named, fact


def test_the_same_game_is_told_in_the_same_words() -> None:
    assert list(paper(1, "en").sentences()) == list(paper(1, "en").sentences())


def test_a_game_that_goes_on_has_no_newspaper() -> None:
    match, initial, steps = game(1)
    assert chronicle_of(wiraqocha_words("en"), match, initial, steps[:-1]) is None
    assert chronicle_of(wiraqocha_words("en"), match, initial, ()) is None


def test_a_kept_save_has_its_newspaper() -> None:
    opened = open_game(KEPT, DATA.load())
    assert not isinstance(opened, Fault)
    words = wiraqocha_words("en")
    found = chronicle_of(words, opened.match, opened.initial, opened.replayed.steps)
    assert found is not None
    assert "Leviathan" in found.headline.text or str(round_now(opened.state)) in found.headline.text
    assert len(found.turning) == 3


def test_a_name_stays_as_its_player_writes_it() -> None:
    match, initial, steps = game(1)
    seats = tuple(Seat(name, "star") for name in ("ada", "bram", "chloé")[: len(match.seats)])
    found = chronicle_of(wiraqocha_words("en"), Match(match.setup, seats), initial, steps)
    assert found is not None

    def first(sentence: Sentence) -> str:
        return sentence.text.split(" ")[0].rstrip(",:;’s.")

    assert not {first(sentence) for sentence in found.sentences()} & {"Ada", "Bram"}


def test_nobody_is_the_best_of_one_loser() -> None:
    """Whether a game for two or more, what is said of the others fits how many there are."""
    told = {
        (len(match.seats) > 2, sentence.template)
        for match, found in ((game(seed)[0], paper(seed, "en")) for seed in SEEDS)
        for sentence in found.lead.sentences
    }
    assert not [template for many, template in told if not many and "best_of_rest" in template]
    assert {many for many, _ in told} == {False, True}
