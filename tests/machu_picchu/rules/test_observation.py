"""What a seat may know (M-4.9, R-25): the hands of others and the stack are hidden, own returned cards are not."""

import random

from game.core.contract import Applied
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.events import CardDrawn, CardsReturned
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.observation import observation, resample, seen_by
from game.titles.machu_picchu.rules.state import Phase, State
from tests.support.machu_picchu_games import begin, late, walk


def states() -> list[State]:
    found = []
    for seed in range(40):
        rng = random.Random(seed)
        found += list(walk(rng, late(rng) if seed % 2 else begin(seed, 4), 60))[::7]
    return found


def test_m4_9_a_view_keeps_what_the_seat_knows_and_hides_the_rest() -> None:
    hidden = 0
    for state in states():
        for seat in state.game.seats:
            seen = resample(observation(state, seat), 99)
            assert seen.hands[seat] == state.hands[seat]
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
            assert len(seen.stack) == len(state.stack)
            cards = [*seen.stack, *(card for hand in seen.hands for card in hand)]
            assert sorted(cards) == list(range(28))
            if state.phase is Phase.OVER:
                assert seen.hands == state.hands
            else:
                hidden += seen.hands != state.hands
    assert hidden > 100


def test_r25_returned_cards_keep_their_places_for_who_returned_them_alone() -> None:
    known = 0
    for state in states():
        for seat in state.game.seats:
            seen = resample(observation(state, seat), 5)
            for card in state.known[seat]:
                known += 1
                assert seen.stack.index(card) == state.stack.index(card)
            assert seen.known == tuple(
                state.known[seat] if other == seat else () for other in state.game.seats
            )
    assert known > 30


def test_views_follow_from_the_salt_and_from_what_is_known_alone() -> None:
    for state in states()[:120]:
        for seat in (*state.game.seats, None):
            other = resample(observation(state, seat), 12345)
            assert observation(other, seat) == observation(state, seat)
        assert (
            resample(observation(state, 0), 7).stack != resample(observation(state, 0), 8).stack
            or len(state.stack) < 4
        )


def test_a_hidden_card_is_anywhere_as_likely() -> None:
    """Over many salts every card that a seat does not see comes to be on top of the stack."""
    state = begin(3, 3)
    tops = {resample(observation(state, 0), salt).stack[0] for salt in range(600)}
    assert tops == set(range(28)) - set(state.hands[0])


def test_m4_9_cards_of_others_are_not_seen_when_drawn_or_returned() -> None:
    drawn = returned = 0
    for seed in range(40):
        rng = random.Random(seed)
        state = late(rng)
        for _ in range(60):
            if not (options := legal_actions(state)):
                break
            applied = MACHU_PICCHU.apply(state, state.decider, rng.choice(options))
            assert isinstance(applied, Applied)
            for event in applied.events:
                if isinstance(event, CardDrawn | CardsReturned):
                    seat = state.game.colours.index(event.player)
                    assert seen_by(event, seat) == event
                    for other in (*(one for one in state.game.seats if one != seat), None):
                        seen = seen_by(event, other)
                        assert isinstance(seen, CardDrawn | CardsReturned)
                        assert (seen.player, seen.before, seen.after) == (
                            event.player,
                            event.before,
                            event.after,
                        )
                        if isinstance(seen, CardDrawn):
                            drawn += 1
                            assert seen.card is None
                        else:
                            returned += 1
                            assert seen.cards == (None,) * (event.after - event.before)
                else:
                    assert seen_by(event, None) == event
            state = applied.state
    assert drawn > 20 and returned > 10
