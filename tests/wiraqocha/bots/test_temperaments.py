"""Temperaments make a difference that can be seen in what is done, not in how well it is played."""

import random
from dataclasses import replace

import pytest

from game.core.contract import BotName, Refusal
from game.kit.bots.net import UNIT, Net
from game.titles.wiraqocha.bots.features import NAMES, SCALES, features
from game.titles.wiraqocha.bots.temperaments import TEMPERAMENT_WEIGHTS
from game.titles.wiraqocha.bots.threat_model import ThreatModel
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.bots.weights import WEIGHTS
from game.titles.wiraqocha.bots.win_chance import win_chances
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import start, walk
from tests.support.shares import one_in


def positions() -> list[State]:
    """States from random games."""
    found = [state for seed in range(4) for state in walk(random.Random(seed), start(seed, 2), 250)]
    return [state for state in found[::4] if state.winner < 0]


def test_there_is_a_player_of_every_temperament_at_every_level() -> None:
    assert {"relics", "miner", "inventor", "raider"} == set(BOTS.temperaments)
    for temperament in BOTS.temperaments:
        for level in ("apprentice", "cadet", "surveyor", "engineer", "empress"):
            assert not isinstance(BOTS.make(BotName(level, temperament, positions=300), 1), Refusal)


@pytest.mark.parametrize("temperament", one_in(2, sorted(TEMPERAMENT_WEIGHTS)))
def test_a_temperament_chooses_otherwise_in_some_positions(temperament: str) -> None:
    plain, tempered = (BOTS.make(BotName("surveyor", name), 1) for name in ("", temperament))
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
        place = NAMES.index(feature)
        assert TEMPERAMENT_WEIGHTS[temperament].row[place] > WEIGHTS.row[place]


def test_a_raider_plunders_where_the_others_do_and_where_it_costs_little() -> None:
    plain, raider = (BOTS.make(BotName("surveyor", name), 1) for name in ("", "raider"))
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
    for players in (2, 3, 4):
        for state in walk(random.Random(players), start(players, players, ("prisoner",)), 300):
            found = win_chances(state)
            assert sum(found) == pytest.approx(1)
            assert min(found) >= 0


def test_a_weight_for_every_trait() -> None:
    for players in (2, 3, 4):
        for row in features(ThreatModel(start(1, players))):
            assert len(NAMES) <= len(row) == len(WEIGHTS.row)
    assert {len(row) for _, _, row in WEIGHTS.units} == {len(WEIGHTS.row)}
    assert set(SCALES) <= set(NAMES)


def test_a_strength_is_the_sum_of_what_the_weights_say() -> None:
    """Reckoned with long numbers and in two parts, it is what it says."""
    net = Net(WEIGHTS.row, WEIGHTS.units)
    for state in positions()[::5]:
        for row in features(ThreatModel(state)):
            plain = sum(n * weight for n, weight in zip(row, WEIGHTS.row, strict=True)) / UNIT
            for bias, worth, into in WEIGHTS.units:
                z = (bias + sum(n * weight for n, weight in zip(row, into, strict=True))) / UNIT
                plain += worth / UNIT * z / (1 + abs(z))
            assert net.strength(net.begun(row[:-7]), row[-7:]) / UNIT == pytest.approx(plain, abs=1e-4)


def test_a_position_is_judged_alike_whatever_was_met_before() -> None:
    met = [state for state in list(walk(random.Random(5), start(5, 3), 400))[::4] if state.winner < 0]
    shares_at_first = [win_chances(state) for state in met]
    for state, found in reversed(list(zip(met, shares_at_first, strict=True))):
        afresh = replace(WEIGHTS)  # nothing is known by these yet
        assert win_chances(state) == found == win_chances(state, afresh)


def test_a_judgement_is_gladder_of_what_wins() -> None:
    """More of what a victory needs is hardly ever judged worse, and by a point never."""
    gains = list[float]()
    for state in positions():
        if state.winner >= 0 or max(state.crystals) > 2:
            continue
        richer = state.copy()
        richer.crystals = tuple(n + 3 * (seat == 0) for seat, n in enumerate(state.crystals))
        gains.append(win_chances(richer)[0] - win_chances(state)[0])
    assert min(gains) > -0.01
    assert sum(gain > 0 for gain in gains) >= 0.98 * len(gains)
