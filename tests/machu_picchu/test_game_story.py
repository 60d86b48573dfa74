"""The story of a game: how everybody stood after each turn, and the moments that it turned on."""

import random
from itertools import pairwise

from game.core.contract import TurningPoint
from game.core.record import GameSession
from game.titles.machu_picchu.game_story import story
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import CardsReturned, Event
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.scores import factors, gold, points
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from tests.support.words import game_words_of

COLOURS = ("red", "blue", "green")


def played(actions: int = 5000) -> GameSession[State, Action, Event]:
    """A game of three that chance plays, to its end or so far."""
    chance = random.Random(19)
    session = GameSession(MACHU_PICCHU, new_game(TITLE.data.load(), Setup(COLOURS, 19)))
    while len(session.steps) < actions and (options := MACHU_PICCHU.legal_actions(session.state)):
        session.act(chance.choice(options))
    return session


def test_of_cards_that_nobody_sees_their_number_is_told() -> None:
    words = game_words_of(NAME)
    event = next(
        event for step in played().steps for event in step.events if isinstance(event, CardsReturned)
    )
    hidden = MACHU_PICCHU.seen_by(event, None)
    assert hidden is not None
    assert (
        TITLE.phrases.describe_event(words, hidden, {"red": "A", "blue": "A", "green": "A"})
        == "A puts 2 cards back under the stack."
    )


def test_before_the_first_step_nothing_has_turned() -> None:
    told = story(played(0).initial, ())
    assert told.rounds == (0,)
    assert told.turning_points == ()


def test_the_last_values_are_those_of_the_end() -> None:
    session = played()
    told, state = story(session.initial, session.steps), session.state
    for seat in range(3):
        assert told.values["points"][seat][-1] == points(state, seat)
        assert told.values["gold"][seat][-1] == gold(state, seat)
        assert told.values["cards"][seat][-1] == len(state.hands[seat])


def test_turning_points_come_in_their_order_and_the_end_names_who_won_and_by_what() -> None:
    session = played()
    told, state = story(session.initial, session.steps), session.state
    moments = [point.moment for point in told.turning_points]
    assert moments == sorted(moments)
    outcome = MACHU_PICCHU.outcome(state)
    assert outcome is not None and outcome.reason == "conquest"
    winner = outcome.winners[0]
    end = TurningPoint(len(told.rounds) - 1, "conquest", winner, factors(state)[winner])
    assert told.turning_points[-1] == end


def test_the_first_over_the_summit_the_best_turn_and_the_lead_are_those_of_the_curves() -> None:
    session = played()
    told = story(session.initial, session.steps)
    found = {point.key: point for point in told.turning_points}
    cards, won = told.values["cards"], told.values["points"]
    first = found["summit"]
    assert cards[first.seat][first.moment] > cards[first.seat][0]
    assert all(line[: first.moment] == (line[0],) * first.moment for line in cards)
    best = found["best_turn"]
    gains = [after - before for line in won for before, after in pairwise(line)]
    assert best.figure == max(gains)
    assert won[best.seat][best.moment] - won[best.seat][best.moment - 1] == best.figure
    lead = found["lead"]
    at_lead = [line[lead.moment] for line in won]
    assert at_lead.count(max(at_lead)) == 1 and at_lead[lead.seat] == max(at_lead)
    assert won[lead.seat][lead.moment - 1] <= max(line[lead.moment - 1] for line in won)
    for moment in range(lead.moment, len(told.rounds)):
        assert won[lead.seat][moment] == max(line[moment] for line in won)


def test_a_game_that_goes_on_has_no_end_to_tell_of() -> None:
    session = played(60)
    assert not session.state.ending
    told = story(session.initial, session.steps)
    assert {point.key for point in told.turning_points} <= {"summit", "best_turn", "lead"}
