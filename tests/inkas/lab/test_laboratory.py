"""The laboratory of INKAS: what is counted in a quest, and what the report shows of it."""

import random
from dataclasses import replace

import pytest

from game.core.contract import Refusal
from game.core.lab.results import SimulatedGame, from_line, to_line
from game.core.lab.simulate import SimulationRequest, experiment_of
from game.core.lab.workers import results_of
from game.titles.inkas.content.definitions import CARDS, PLAYABLE, Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.lab.counter import FIGURES
from game.titles.inkas.lab.figures import (
    ayllus_in,
    bots_in,
    cards_in,
    goals_in,
    met_goals_in,
    person_in,
    powers_in,
)
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.lab.title_lab import LAB
from tests.support.inkas_games import content
from tests.support.words import game_words_of


@pytest.fixture(scope="module")
def results() -> list[SimulatedGame]:
    wanted = SimulationRequest(
        players=2, bots="runner", games=4, jobs=1, seed=5, cap=300, out=None, title="inkas"
    )
    experiment = experiment_of(wanted, content())
    assert not isinstance(experiment, Refusal)
    return list(results_of(experiment, content(), range(4), 1))


def test_a_result_is_told_in_full_and_read_back(results: list[SimulatedGame]) -> None:
    for result in results:
        assert from_line(to_line(result)) == result
        assert result.finished
        figures = FIGURES.of_game(result)
        assert set(figures.cards) <= set(CARDS)
        own = [FIGURES.of_player(player) for player in result.players]
        assert sum(player.flags for player in own) == sum(figures.cards.values())
        assert all(player.dead + player.supply <= 5 for player in own)


def test_as_many_win_as_quests_were_finished(results: list[SimulatedGame]) -> None:
    ayllus = ayllus_in(results)
    assert sum(wins.hits for wins in ayllus.values()) == len(results)
    assert sum(wins.trials for wins in ayllus.values()) == 2 * len(results)
    for found in (cards_in(results, content()), powers_in(results, content())):
        assert all(figures.used.hits <= len(results) for figures in found.values())
    assert set(bots_in(results)) == {"flags", "llamas", "dead", "supply"}


def test_every_ayllu_and_suyu_plays_and_turns_go_round_by_seat() -> None:
    for players in (2, 3, 4):
        setups = [seated(players, seed) for seed in range(40)]
        assert {ayllu for setup in setups for ayllu, _ in setup.players} == set(map(str, PLAYABLE))
        for setup in setups:
            suyus = ["CAQK".index(suyu) for _, suyu in setup.players]
            turned = suyus[suyus.index(min(suyus)) :] + suyus[: suyus.index(min(suyus))]
            assert turned == sorted(suyus)


def asked_for(mode: str, *, players: int, games: int, seed: int, cap: int) -> SimulationRequest:
    """Random quests of a mode in one process, of which no file is kept."""
    return SimulationRequest(
        players=players,
        bots="random",
        games=games,
        jobs=1,
        seed=seed,
        cap=cap,
        out=None,
        title="inkas",
        options={"mode": [mode]},
    )


def test_an_alliance_is_played_by_four_and_counted_by_side() -> None:
    wanted = asked_for("alliance", players=4, games=3, seed=5, cap=300)
    experiment = experiment_of(wanted, content())
    assert not isinstance(experiment, Refusal)
    for result in results_of(experiment, content(), range(3), 1):
        assert result.finished and sorted(result.sides) == [(0, 2), (1, 3)]
        assert result.drawn or result.ranks[0] in result.sides
    assert isinstance(experiment_of(replace(wanted, players=3), content()), Refusal)
    assert isinstance(experiment_of(replace(wanted, options={"mode": ["caves"]}), content()), Refusal)
    setups = [seated(4, seed, nations=content().nations) for seed in range(30)]
    assert {setup.players[0][0] for setup in setups} == set(map(str, PLAYABLE))


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_report_has_words(language: str, results: list[SimulatedGame]) -> None:
    words = game_words_of("inkas", language)
    for section in LAB.sections(results, content(), words):
        assert section.rows
    for key in ("ayllus", "cards", "goals", "met", "powers", "solo", "victories"):
        for part in ("title", "note", "plot", "thing"):
            assert words.has(f"lab.{part}.{key}")
    for verdict in LAB.verdicts(results, content()):
        assert words.has(f"lab.target.{verdict.about}")
        assert LAB.verdict_name(words, verdict)


def test_it_is_measured_with_quests_of_four() -> None:
    from game.titles.inkas.bench import BENCH

    state = BENCH.game(content(), 3)
    assert len(state.game.seats) == BENCH.players
    assert [name for name, _ in BENCH.calls(state, random.Random(1))] == ["copy", "list"]


def test_quests_of_advanced_are_played_when_the_mode_asks_for_it() -> None:
    assert LAB.options(content(), 2, {}) == LAB.options(content(), 2, {"mode": ["family"]}) == {}
    refused = LAB.options(content(), 2, {"mode": ["endless"]})
    assert (
        isinstance(refused, Refusal)
        and refused.details["known"] == "family, advanced, legendary, alternate, solo"
    )
    wanted = asked_for("advanced", players=2, games=2, seed=1, cap=400)
    experiment = experiment_of(wanted, content())
    assert not isinstance(experiment, Refusal)
    found = list(results_of(experiment, content(), range(2), 1))
    assert all(from_line(to_line(result)) == result for result in found)
    assert set(cards_in(found, content())) == set(content().cards_of(Mode.ADVANCED))
    assert LAB.setup(content(), 3, 5, {"mode": "advanced"}).mode is Mode.ADVANCED


def test_a_person_plays_alone_against_led_ayllus_and_the_report_says_how_often_it_wins() -> None:
    refused = LAB.options(content(), 4, {"mode": ["solo", "alliance"]})
    assert isinstance(refused, Refusal) and refused.details["found"] == "alliance"
    options = LAB.options(content(), 3, {"mode": ["solo", "advanced", "angry"]})
    assert options == {"mode": "advanced, solo, angry"}
    setup = LAB.setup(content(), 3, 5, {"mode": "advanced, solo, angry"})
    assert setup.solo == setup.players[0][0] and setup.mode is Mode.ADVANCED
    assert setup.house_rules is not None and setup.house_rules.wiraqucha == "angry"
    request = replace(asked_for("family", players=2, games=3, seed=1, cap=400), options={"mode": ["solo"]})
    experiment = experiment_of(request, content())
    assert not isinstance(experiment, Refusal)
    found = list(results_of(experiment, content(), range(3), 1))
    assert all(from_line(to_line(result)) == result for result in found)
    assert all(sum(FIGURES.of_player(one).person for one in result.players) == 1 for result in found)
    wins = person_in(found)
    assert wins is not None and wins.trials == 3
    section = LAB.sections(found, content(), game_words_of("inkas"))[0]
    assert section.key == "solo" and len(section.rows) == 1


def test_quests_of_goals_are_played_when_the_mode_asks_for_it() -> None:
    wanted = asked_for("alternate", players=3, games=2, seed=1, cap=60)
    experiment = experiment_of(wanted, content())
    assert not isinstance(experiment, Refusal)
    found = list(results_of(experiment, content(), range(2), 1))
    assert all(from_line(to_line(result)) == result for result in found)
    held = goals_in(found)
    assert sum(share.trials for share in held.values()) == 3 * sum(result.finished for result in found)
    assert LAB.setup(content(), 4, 5, {"mode": "advanced, alliance, alternate"}).quest is QuestKind.ALTERNATE
    assert LAB.setup(content(), 4, 5, {"mode": "advanced, alliance"}).quest is QuestKind.FOUNDING


def test_the_report_says_by_which_goal_quests_ended() -> None:
    wanted = asked_for("alternate", players=2, games=3, seed=2, cap=100)
    experiment = experiment_of(wanted, content())
    assert not isinstance(experiment, Refusal)
    found = list(results_of(experiment, content(), range(3), 1))
    assert all(from_line(to_line(result)) == result for result in found)
    met, held = met_goals_in(found), goals_in(found)
    assert met.keys() == held.keys()
    assert all(met[goal].hits <= held[goal].hits for goal in held)
    assert sum(ended.hits for ended in met.values()) == sum(result.reason == "goal" for result in found) > 0
    sections = {section.key: section for section in LAB.sections(found, content(), game_words_of("inkas"))}
    assert len(sections["met"].rows) == len(met)


def test_a_mode_that_no_table_offers_yet_is_played_in_simulations() -> None:
    wanted = asked_for("legendary", players=3, games=1, seed=1, cap=60)
    experiment = experiment_of(wanted, content())
    assert not isinstance(experiment, Refusal)
    (result,) = results_of(experiment, content(), range(1), 1)
    assert from_line(to_line(result)) == result
    assert set(cards_in([result], content())) == set(content().cards_of(Mode.LEGENDARY))
