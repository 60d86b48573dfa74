"""The laboratory of The Princes of Machu Picchu: what is counted in a game, and what the report shows of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.lab.protocol import Lab
from game.core.lab.results import SimulatedGame, from_line, to_line
from game.core.lab.simulate import SimulationRequest, experiment_of, simulate
from game.core.lab.workers import results_of
from game.core.registry import title
from game.titles.machu_picchu.content.definitions import CARDS, District
from game.titles.machu_picchu.lab.counter import FIGURES
from game.titles.machu_picchu.lab.figures import CARD_BAND, bots_in, districts_in, drawers_in, endings_in
from tests.support.machu_picchu_games import content


def wanted(out: Path | None = None, games: int = 3, players: int = 2) -> SimulationRequest:
    return SimulationRequest(
        players=players, bots="greedy", games=games, jobs=1, seed=5, cap=150, out=out, title="machu-picchu"
    )


def played(games: int = 3, players: int = 2) -> list[SimulatedGame]:
    experiment = experiment_of(wanted(games=games, players=players), content())
    assert not isinstance(experiment, Refusal)
    return list(results_of(experiment, content(), range(games), 1))


def test_a_result_is_told_in_full_and_read_back() -> None:
    for result in played():
        assert from_line(to_line(result)) == result
        assert result.finished
        assert sum(FIGURES.of_game(result).visits.values()) <= result.turns
        for player in result.players:
            figures = FIGURES.of_player(player)
            assert set(figures.drawn) <= set(CARDS)
            assert 1 <= len(figures.drawn) >= figures.cards
            assert figures.points >= 0
            assert sum(figures.own.values()) <= 12 + 15


def test_three_bots_play_one_deal_from_every_seat() -> None:
    asked = replace(wanted(players=3), bots="greedy,random,random", paired=True)
    experiment = experiment_of(asked, content())
    assert not isinstance(experiment, Refusal)
    results = list(results_of(experiment, content(), range(4), 1))
    assert [[seat.bot for seat in result.players].index("greedy") for result in results] == [0, 2, 1, 0]
    assert len({result.seed for result in results[:3]}) == 1
    assert results[3].seed != results[0].seed


def test_every_game_ends_one_way_and_no_more_win_with_a_card_than_drew_it() -> None:
    results = played(5, 3)
    endings = endings_in(results)
    assert endings["rescue"].hits + endings["conquest"].hits == len(results)
    assert all(wins.hits <= min(wins.trials, len(results)) for wins in drawers_in(results).values())
    assert set(districts_in(results)) == {str(district) for district in District}


def test_each_bot_is_told_by_what_it_has_in_the_end() -> None:
    results = played(2)
    found = bots_in(results)
    assert set(found["points"]) == {"greedy"}
    players = [FIGURES.of_player(player) for result in results for player in result.players]
    assert found["points"]["greedy"] == sum(player.points for player in players) / len(players)
    assert found["cards"]["greedy"] == sum(player.cards for player in players) / len(players)
    people = sum(sum(player.own.values()) for player in players) / len(players)
    assert found["incas"]["greedy"] + found["clergy"]["greedy"] == people


def test_the_targets_tell_a_card_that_wins_too_often() -> None:
    found = {
        (verdict.about, verdict.name): verdict
        for verdict in title("machu-picchu").part(Lab).verdicts(played(), content())
    }
    assert {about for about, _ in found} == {"ending", "district", "card"}
    for (about, _), verdict in found.items():
        if about == "card":
            assert verdict.met == (CARD_BAND[0] <= verdict.found <= CARD_BAND[1])


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_report_has_words_for_everything(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words.load(language).with_title("machu-picchu")
    assert simulate(wanted(tmp_path / "out", games=2, players=5), content(), words) == 0
    said = capsys.readouterr().out
    assert "lab." not in said
    assert (tmp_path / "out" / "districts.csv").is_file()
