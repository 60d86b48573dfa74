"""A hint says what the move brings, in the words of this game."""

import pytest

from game.core.contract import Advice, Refusal
from game.titles.machu_picchu.bots.reasons import answer_reason, remarks, turn_reason
from game.titles.machu_picchu.bots.turns import Turn
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.phrases import advice_text
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import successor
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from tests.support.words import game_words_of

AT_HUT = "players: [red, blue]\nprince: {red: hut, blue: corn}\n"


def state_at(position: str) -> State:
    return TITLE.positions.parse(TITLE.data.load(), position)


def parsed(state: State, line: str) -> Action:
    action = TITLE.rules.parse_action(state, line)
    assert not isinstance(action, Refusal)
    return action


def said(position: str, *lines: str) -> str:
    """What is said of a turn of these actions."""
    state = state_at(position)
    after, actions = state, list[Action]()
    for line in lines:
        actions.append(parsed(after, line))
        after = successor(after, actions[-1])
    turn = Turn(tuple(actions), after, 0.0)
    key, details = turn_reason(state, turn)
    return advice_text(game_words_of(NAME, "en"), Advice(actions[0], key, details, remarks(state, turn)))


def test_points_of_the_scout_are_not_said_of_the_cards() -> None:
    told = said(AT_HUT + "scout: {red: 5}\nbonus: {sun: 1}\nhands: {red: [farmer+puma]}\n", "walk sun")
    assert (
        told
        == "Temple of the Sun: your Scout goes 3 steps, to field 8. Your Scout scores one point more there."
    )


def test_points_of_the_cards_are_said_of_them_alone() -> None:
    goods = "goods: {red: {llama: 1, pottery: 1}}\nprince: {red: corn, blue: corn}\n"
    position = "players: [red, blue]\nhands: {red: [farmer+puma]}\n" + goods
    told = said(position, "walk hut", "hire farmer")
    assert told == (
        "Watchman’s Hut: hire a farmer. This Inca works each time its district is used. "
        "Your cards score one point more at once."
    )


def test_who_takes_the_third_tile_is_told_that_it_begins_the_next_day() -> None:
    position = AT_HUT + "day: 4\ntiles: {blue: [corn, coca]}\n"
    assert said(position, "stay two") == (
        "Stay for the Moon Tile: at night it brings 2 steps for your Scout. "
        "You also take the Sun Tile, and begin the next day."
    )
    assert said(position.replace("day: 4", "day: 9"), "stay two") == (
        "Stay for the Moon Tile: it brings 2 steps for your Scout at once."
    )


def test_trades_are_named() -> None:
    position = AT_HUT.replace("red: hut", "red: palace") + "goods: {red: {corn: 1, llama: 2}}\n"
    told = said(position, "walk plaza", "sell llama", "sell llama", "buy cloth", "done")
    assert told == "Central Plaza: sell 2 llamas and buy 1 cloth."


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_an_answer_says_what_it_brings(language: str) -> None:
    position = (
        "players: [red, blue]\nprince: {red: pottery}\nincas: {red: {potter: 2}}\ngoods: {red: {corn: 3}}\n"
        "pending: [red make]\n"
    )
    state = state_at(position)
    action = parsed(state, "make 2")
    told = advice_text(game_words_of(NAME, language), Advice(action, *answer_reason(state, action)))
    assert {"en": "2 pottery for 2 corn", "fr": "2 poteries pour 2 maïs", "it": "2 ceramiche per 2 mais"}[
        language
    ] in told
