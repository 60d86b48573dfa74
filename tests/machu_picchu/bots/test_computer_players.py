"""The computer players: names, that they see no more than their seat, that their games end, what they say."""

import random
import re
from collections.abc import Callable

import pytest

from game.core.contract import BotName, Refusal
from game.titles.machu_picchu.bots.patience import MOST_ROUNDS
from game.titles.machu_picchu.bots.title_bots import BOTS, LEVELS, MachuPicchuBot
from game.titles.machu_picchu.bots.trading import MOST_TRADES
from game.titles.machu_picchu.bots.weights import TEMPERS, WEIGHTS
from game.titles.machu_picchu.phrases import advice_text
from game.titles.machu_picchu.rules.actions import Adjust, Buy, Sell, Stay
from game.titles.machu_picchu.rules.engine import legal_actions, outcome, successor
from game.titles.machu_picchu.rules.observation import observation, resample
from game.titles.machu_picchu.rules.state import Phase, State
from tests.support.machu_picchu_games import begin, late, walk
from tests.support.shares import one_in
from tests.support.words import game_words_of

POSITIONS = 60  # that the highest level values a turn here


def bot(level: str, temperament: str = "", seed: int = 7) -> MachuPicchuBot:
    made = BOTS.make(BotName(level, temperament, positions=POSITIONS if level == "oracle" else 0), seed)
    assert not isinstance(made, Refusal)
    return made


def decisions(seed: int, number: int) -> list[State]:
    """States to decide in, from games played at random and from late positions."""
    rng = random.Random(seed)
    early = [state for state in walk(rng, begin(seed, 3), 150) if not state.ending]
    after = [state for _ in range(number) for state in walk(rng, late(rng), 3) if not state.ending]
    return [*rng.sample(early, number), *rng.sample(after, number)]


def played(
    bots: list[MachuPicchuBot], seed: int, seen: Callable[[State], None] = lambda state: None
) -> State:
    """The end of a game of these bots, each of which is shown its view alone."""
    state, salt = begin(seed, len(bots)), 0
    while not state.ending:
        seat, salt = state.decider, salt + 1
        state = successor(state, bots[seat].choose(resample(observation(state, seat), salt)))
        seen(state)
    return state


# names


def test_every_level_has_every_temperament_and_strangers_are_refused() -> None:
    assert set(BOTS.temperaments) == {"planter", "priest", "trader", "runner"}
    for level in BOTS.offered:
        for temperament in ("", *BOTS.temperaments):
            assert not isinstance(BOTS.make(BotName(level, temperament), 1), Refusal)
    unknown = BOTS.make(BotName("emperor"), 1)
    assert isinstance(unknown, Refusal)
    assert all(level in str(unknown.details["known"]) for level in LEVELS)
    assert isinstance(BOTS.make(BotName("regent", "sleepy"), 1), Refusal)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_levels_and_temperaments_have_names(language: str) -> None:
    words = game_words_of("machu-picchu", language)
    for level in BOTS.offered:
        assert words.has(f"bots.level.{level}")
        assert words.has(f"bots.level_note.{level}")
    for temperament in ("none", *BOTS.temperaments):
        assert words.has(f"bots.temperament.{temperament}")


# choices


@pytest.mark.parametrize("level", BOTS.levels)
def test_two_states_with_one_view_get_one_choice_and_a_legal_one(level: str) -> None:
    """What the seat cannot know does not change what it does: the hidden cards lie otherwise in the twin."""
    for number, state in enumerate(decisions(8, 3 if level in ("regent", "oracle") else 12)):
        seat = state.decider
        twin = resample(observation(state, seat), 1000 + number)
        chosen = bot(level).choose(resample(observation(state, seat), 5))
        assert chosen in legal_actions(state)
        assert bot(level).choose(resample(observation(twin, seat), 5)) == chosen


@pytest.mark.parametrize("level", ["steward", "regent"])
def test_a_bot_that_has_planned_chooses_a_legal_action_in_any_other_view(level: str) -> None:
    player = bot(level)
    for state in decisions(3, 8):
        assert player.choose(state) in legal_actions(state)


@pytest.mark.parametrize("temperament", sorted(TEMPERS))
def test_a_temperament_chooses_otherwise_in_some_positions(temperament: str) -> None:
    states = [state for state in decisions(5, 40) if state.phase is Phase.TURN]
    plain, tempered = bot("steward"), bot("steward", temperament)
    other = sum(plain.choose(state) != tempered.choose(state) for state in states)
    assert 0 < other < len(states)
    assert TEMPERS[temperament] != WEIGHTS


# games


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_of_bots_ends_before_the_days_are_too_long(players: int) -> None:
    end = played([bot("steward") for _ in range(players)], players)
    days = end.day - end.game.first_day + 1
    assert outcome(end) is not None
    assert end.turn / players / days <= MOST_ROUNDS + 1


def test_after_too_long_days_every_bot_stays() -> None:
    for level in BOTS.offered:
        for state in decisions(4, 6):
            if state.phase is Phase.TURN and not state.pending and state.moon():
                tired = state.copy()
                tired.turn = int((MOST_ROUNDS + 1) * len(state.game.colours) * state.game.days.last)
                assert isinstance(bot(level).choose(tired), Stay)


def test_a_visit_to_the_market_has_an_end() -> None:
    run, longest = 0, 0
    bots = [bot("steward", "trader"), bot("pupil", "trader")]

    def watched(player: MachuPicchuBot) -> MachuPicchuBot:
        class Watched:
            def choose(self, state: State) -> object:
                nonlocal run, longest
                action = player.choose(state)
                run = run + 1 if isinstance(action, Adjust | Buy | Sell) else 0
                longest = max(longest, run)
                return action

        return Watched()  # type: ignore[return-value]

    played([watched(player) for player in bots], 3)
    assert 0 < longest <= MOST_TRADES + 2


def test_the_second_level_beats_random_players() -> None:
    for seed in range(3):
        state = played([bot("steward"), bot("random", seed=seed)], seed)
        found = outcome(state)
        assert found is not None
        assert found.winners == (0,)


# advice


@pytest.mark.parametrize("language", one_in(3, ["en", "fr", "it"]))
def test_advice_is_legal_and_has_words(language: str) -> None:
    words = game_words_of("machu-picchu", language)
    for state in decisions(6, 12):
        advice = BOTS.advise(state, positions=30)
        assert advice is not None
        assert advice.action in legal_actions(state)
        for key in (advice.reason, *(remark.key for remark in advice.remarks)):
            assert words.has(f"advice.{key}"), key
        assert not re.search(r"[{}\[\]]", advice_text(words, advice))


def test_there_is_no_advice_when_the_game_is_over() -> None:
    state = begin(1, 2).copy()
    state.phase, state.ending = Phase.OVER, "conquest"
    assert BOTS.advise(state) is None


def test_an_advice_by_positions_is_the_same_each_time() -> None:
    for state in decisions(2, 3):
        assert BOTS.advise(state, positions=80) == BOTS.advise(state, positions=80)
