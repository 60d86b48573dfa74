"""The city of the day: each date has its own, and its postcard tells how it ended."""

import random
from datetime import date, timedelta

import pytest

from game.core.contract import DailyGame
from game.core.match import Match
from game.core.seat_colours import TitleEmblems
from game.daily.day import daily_match, person_of
from game.daily.results import PlayedDay
from game.scenes.daily.card import as_text, card_of, result_of
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.scores import gold
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from tests.support.machu_picchu_games import content, walk
from tests.support.words import game_words_of

TODAY = date(2026, 11, 23)
DAYS = [TODAY + timedelta(days=days) for days in range(28)]


def match_of(day: date) -> Match:
    emblems = TITLE.part(TitleEmblems).of_colours
    return daily_match(TITLE, TITLE.part(DailyGame), day, "abcde", emblems, lambda rival: rival.name)


def state_of(match: Match) -> State:
    assert isinstance(match.setup, Setup)
    return TITLE.setups.new_game(content(), match.setup)


def test_start_cards_seats_and_rivals_differ_from_day_to_day() -> None:
    matches = [match_of(day) for day in DAYS]
    states = [state_of(match) for match in matches]
    assert matches == [match_of(day) for day in DAYS]  # for everybody
    assert len({state.stack for state in states}) == len(DAYS)
    assert {len(match.seats) for match in matches} == {3, 4}
    assert {person_of(match) for match in matches} == {0, 1, 2, 3}
    assert len({TITLE.rules.turn_owner(state) for state in states}) == 4
    assert len({tuple(seat.bot for seat in match.seats) for match in matches}) > 14


def test_a_day_has_one_person_and_different_people_as_rivals() -> None:
    for match in map(match_of, DAYS):
        rivals = [seat.rival for seat in match.seats if seat.bot]
        assert match.seats[person_of(match)].name == "a"
        assert len(rivals) == len(match.seats) - 1 == len({*rivals})
        assert (
            len({seat.name for seat in match.seats})
            == len({seat.emblem for seat in match.seats})
            == len(match.seats)
        )


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_postcard_tells_the_ending_and_the_gold(language: str) -> None:
    match, words = match_of(TODAY), game_words_of(NAME, language)
    states = list(walk(random.Random(1), state_of(match), 20_000))
    assert states[-1].ending
    result = result_of(words, match, states[-1])
    card = card_of(words, PlayedDay(NAME, TODAY.isoformat(), "", "", result), match, states)
    assert card.standing in as_text(card)
    assert str(gold(states[-1], person_of(match))) in card.standing
    ending = {"en": ("onquered", "escued"), "fr": ("conquise", "sauvée"), "it": ("conquistata", "salvata")}[
        language
    ]
    assert any(said in card.standing for said in ending)
