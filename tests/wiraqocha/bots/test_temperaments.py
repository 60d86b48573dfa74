"""Temperaments make a difference that can be seen in what is done, not in how well it is played."""

import random
from itertools import product

import pytest

from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.evaluation import Evaluation
from game.titles.wiraqocha.bots.features import features, finer_features
from game.titles.wiraqocha.bots.temperaments import SHARP_TEMPERAMENT_WEIGHTS, TEMPERAMENT_WEIGHTS
from game.titles.wiraqocha.bots.title_bots import TEMPERAMENTS, make_bot
from game.titles.wiraqocha.bots.weights import JUDGEMENT, WEIGHTS
from game.titles.wiraqocha.bots.win_chance import win_chances
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import start, walk


def positions() -> list[State]:
    """States from random games."""
    found = [state for seed in range(4) for state in walk(random.Random(seed), start(seed, 2), 250)]
    return [state for state in found[::4] if state.winner < 0]


def test_there_is_a_player_of_every_temperament_at_every_level() -> None:
    assert {"relics", "miner", "inventor", "raider"} == TEMPERAMENTS
    for temperament in TEMPERAMENTS:
        for level in ("cadet", "surveyor", "engineer", "empress"):
            assert not isinstance(make_bot(BotName(level, temperament, positions=300), 1), Refusal)


@pytest.mark.parametrize("temperament", sorted(TEMPERAMENT_WEIGHTS))
def test_a_temperament_chooses_otherwise_in_some_positions(temperament: str) -> None:
    plain, tempered = (make_bot(BotName("surveyor", name), 1) for name in ("", temperament))
    assert not isinstance(plain, Refusal)
    assert not isinstance(tempered, Refusal)
    states = positions()
    other = sum(plain.choose(state) != tempered.choose(state) for state in states)
    assert 0 < other < len(states)


# What grows by one thing, and the temperament that must be gladder of it than the common one.
@pytest.mark.parametrize(
    ("temperament", "features"),
    [
        ("relics", ("relics", "relic_sites")),
        ("miner", ("crystals", "points", "harvest")),
        ("inventor", ("technology",)),
        ("raider", ("prey",)),
    ],
)
def test_each_cares_more_for_what_it_is_named_after(temperament: str, features: tuple[str, ...]) -> None:
    for feature in features:
        assert getattr(TEMPERAMENT_WEIGHTS[temperament], feature) > getattr(WEIGHTS, feature)
        assert getattr(SHARP_TEMPERAMENT_WEIGHTS[temperament], feature) > getattr(JUDGEMENT, feature)


def test_a_raider_plunders_where_the_others_do_and_where_it_costs_little() -> None:
    plain, raider = (make_bot(BotName("surveyor", name), 1) for name in ("", "raider"))
    assert not isinstance(plain, Refusal)
    assert not isinstance(raider, Refusal)
    tempting = [
        state
        for state in positions()
        if any(isinstance(action, a.Plunder) for action in legal_actions(state))
    ]
    robbed = [
        sum(isinstance(bot.choose(state), a.Plunder | a.Tunnel | a.Raise | a.Lower) for state in tempting)
        for bot in (plain, raider)
    ]
    assert robbed[1] > 1.3 * robbed[0] > 0


def test_shares_of_winning_add_up() -> None:
    for players, weights in product((2, 3, 4), (WEIGHTS, JUDGEMENT)):
        for state in walk(random.Random(players), start(players, players, ("prisoner",)), 300):
            found = win_chances(state, weights)
            assert sum(found) == pytest.approx(1)
            assert min(found) >= 0


def test_a_weight_for_every_trait() -> None:
    look = Evaluation(start(1, 2))
    seen = len(features(look, 0))
    assert seen == len(WEIGHTS.row()) == len(WEIGHTS.tables().row)
    seen += len(finer_features(look, 0))
    assert seen == len(JUDGEMENT.tables().row)
    assert {len(row) for _, _, row in JUDGEMENT.units} == {seen}


def test_a_judgement_is_gladder_of_what_wins() -> None:
    """More of what a victory needs is never judged worse, at every level of looking."""
    for weights in (WEIGHTS, JUDGEMENT):
        for state in positions():
            if state.winner >= 0 or max(state.crystals) > 2:
                continue
            richer = state.copy()
            richer.crystals = tuple(n + 3 * (seat == 0) for seat, n in enumerate(state.crystals))
            assert win_chances(richer, weights)[0] > win_chances(state, weights)[0]
