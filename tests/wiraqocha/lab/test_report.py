"""What the games of an experiment show: figures that can be checked by hand, and the ways they are told."""

import csv
import re
from dataclasses import asdict
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.base.i18n.words import available_languages
from game.core.contract import GameStatistics, Refusal
from game.core.lab import time_bins
from game.core.lab.results import FailedDecision, ProcessorTimes, SimulatedGame, SimulatedSeat, from_line
from game.core.lab.simulate import ProgressLine, SimulationRequest, simulate
from game.core.lab.statistics import Share, quantile, wilson
from game.core.lab.summary import Summary, summarize, verdicts
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.lab.counter import FIGURES, PlayerFigures
from game.titles.wiraqocha.lab.figures import bots_in, cards_in, luck, luck_in, tiles_in
from game.titles.wiraqocha.lab.title_lab import LAB
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.title import TITLE
from tests.support.words import wiraqocha_words

CONTENT = DATA.load()


def seat(
    bot: str = "greedy", bought: tuple[str, ...] = (), dice: int = 10, pips: int = 35, **held: int
) -> SimulatedSeat:
    first = next(iter(held), "")
    figures = PlayerFigures(0, 0, 0, [*bought], [*bought], dice, pips, held, len(held), first)
    return SimulatedSeat(bot, asdict(figures), {"roll": 4})


def result(
    number: int, winner: int, victory: str, turns: int, *seats: SimulatedSeat, offered: tuple[str, ...] = ()
) -> SimulatedGame:
    times = tuple({time_bins.bin_of(0.01 * (place + 1)): 4} for place in range(len(seats)))
    clock = ProcessorTimes(2.0, times, times)
    others = tuple(place for place in range(len(seats)) if place != winner)
    ranks = ((winner,), others) if winner >= 0 else ()
    return SimulatedGame(number, 1, turns, 8, ranks, victory, {"offered": [*offered]}, seats, clock)


def summed(results: list[SimulatedGame]) -> Summary:
    return summarize(results, TITLE.part(GameStatistics).reasons)


RESULTS = [
    result(
        0, 0, "treasure", 20, seat(bought=("death_ray",), pips=45, N1=12), seat("random", N1=3, N2=5),
        offered=("death_ray", "juggernaut"),
    ),
    result(1, 1, "somnium", 24, seat("random", N1=4), seat(N1=4), offered=("death_ray",)),
    result(2, 0, "somnium", 30, seat(), seat("random")),
    result(3, -1, "", 60, seat("random"), seat()),
]  # fmt: skip


def test_the_figures_are_those_that_one_counts_by_hand() -> None:
    found = summed(RESULTS)
    assert (found.games, found.finished) == (4, 3)
    assert found.victories["somnium"] == Share(2, 3)
    assert found.victories["leviathan"] == Share(0, 3)
    assert found.places == (Share(2, 3, 0.5), Share(1, 3, 0.5))
    assert found.bots["greedy"].wins == Share(3, 4, 0.5)
    assert found.bots["random"].wins == Share(0, 4, 0.5)
    cards, tiles = cards_in(RESULTS, CONTENT), tiles_in(RESULTS, CONTENT)
    assert found.lengths == (10, 12, 15)
    assert found.length(0.5) == 12
    assert cards["death_ray"].bought == Share(1, 2)
    assert cards["death_ray"].buyers == Share(1, 1, 0.5)
    assert cards["juggernaut"].bought == Share(0, 1)
    assert tiles["N1"].held == pytest.approx(23 / 74)
    assert tiles["N1"].holders == Share(1, 1, 0.5)  # held equally long in the second game
    assert tiles["N2"].holders == Share(0, 1, 0.5)
    assert [part.wins for part in luck_in(RESULTS)][-1] == Share(2, 2, 0.5)
    assert luck_in(RESULTS)[-1].luck == pytest.approx(10 / (10 * 35 / 12) ** 0.5 / 2)
    assert found.actions_a_second == 4
    assert found.actions == {"roll": 8}


def test_how_a_bot_wins_robs_and_begins_is_counted_by_hand() -> None:
    found = bots_in(RESULTS, TITLE.part(GameStatistics).reasons)
    greedy, other = found["greedy"], found["random"]
    assert (greedy.victories["treasure"], greedy.victories["leviathan"]) == (Share(1, 3), Share(0, 3))
    assert other.victories["somnium"] == Share(0, 0)
    assert (greedy.plunders, other.plunders) == (pytest.approx(2 / 3), 1)
    assert (greedy.camps, greedy.camp_tiles) == (Share(2, 2), ("N1",))
    seats = (seat(N4=1), seat(N4=1), seat(N7=1), seat(N6=1), seat(N6=1), seat(N2=1))
    many = [result(number, 0, "somnium", 9, begun) for number, begun in enumerate(seats)]
    camps = bots_in(many, TITLE.part(GameStatistics).reasons)["greedy"]
    assert (camps.camps, camps.camp_tiles) == (Share(5, 6), ("N4", "N6", "N7"))


def test_a_game_s_first_camps_and_plunders_are_those_of_its_record(tmp_path: Path) -> None:
    """Of a Camp that is conquered later and placed again, the first place counts."""
    asked = SimulationRequest(2, "surveyor", 3, 1, 5, 100, tmp_path, {"layout": ["random"]})
    simulate(asked, CONTENT, wiraqocha_words("en"))
    for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines():
        played = from_line(line)
        if played is None:
            continue
        for player in played.players:
            seen = FIGURES.of_player(player)
            assert seen.plunders == sum(player.actions.get(kind, 0) for kind in ("plunder", "tunnel"))
            assert seen.first_camp in CONTENT.tiles


def test_what_is_out_of_balance_is_named() -> None:
    missed = {
        f"{verdict.about} {verdict.name}"
        for verdict in verdicts(summed(RESULTS), LAB.targets, LAB.verdicts(RESULTS, CONTENT))
        if not verdict.met
    }
    assert missed == {"victory leviathan", "victory somnium", "place 1", "card juggernaut"}


def test_a_bot_on_several_seats_has_a_fair_share_of_several() -> None:
    results = [result(0, 2, "somnium", 9, seat("a"), seat("b"), seat("b"), seat("b"))]
    found = summed(results).bots["b"].wins
    assert (found.hits, found.fair, found.ratio) == (1, 0.75, pytest.approx(4 / 3))


def test_intervals_are_wilsons() -> None:
    """The figures of a table: 81 of 263."""
    assert wilson(81, 263) == (pytest.approx(0.2553, abs=1e-4), pytest.approx(0.3662, abs=1e-4))
    assert wilson(0, 10) == (pytest.approx(0), pytest.approx(0.2775, abs=1e-4))
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_quantiles_and_luck() -> None:
    assert quantile([4, 1, 3, 2], 0.5) == 2.5
    assert quantile([], 0.5) == 0
    assert luck(35, 10) == 0
    assert luck(0, 0) == 0
    assert luck(6, 1) == pytest.approx(1.464, abs=1e-3)


def test_times_in_bins_are_good_to_a_fortieth() -> None:
    for seconds in (2e-6, 0.000_7, 0.15, 12.0):
        assert time_bins.seconds_of(time_bins.bin_of(seconds)) == pytest.approx(seconds, rel=0.026)
    many = time_bins.merge_bins(*({time_bins.bin_of(number / 100): 1} for number in range(1, 101)))
    assert time_bins.quantile(many, 0.95) == pytest.approx(0.95, rel=0.05)
    assert time_bins.quantile({}, 0.95) == 0


@pytest.mark.parametrize("language", available_languages())
def test_the_report_is_written_in_every_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    words = wiraqocha_words(language)
    asked = SimulationRequest(
        2, "greedy,random", 3, 1, 5, 100, tmp_path, {"layout": ["random"], "variant": ["caves"]}
    )
    assert not isinstance(simulate(asked, CONTENT, words), Refusal)
    said = capsys.readouterr().out
    page = (tmp_path / "report.html").read_text("utf-8")
    for text in (said, page, (tmp_path / "report.txt").read_text("utf-8")):
        assert words("lab.title.places") in text
        assert words("card.death_ray.name") in text
        assert "[" not in text
        assert not re.search(r"\{\w+\}", text.split("</style>")[-1])
    assert not re.search(r"(src|href)=|https?://(?!www\.w3\.org/2000/svg)", page)
    pictures = sorted(path.stem for path in tmp_path.glob("*.svg"))
    assert pictures == ["bots", "cards", "lengths", "luck", "places", "tiles", "victories"]
    for path in tmp_path.glob("*.svg"):
        assert ElementTree.parse(path).getroot().tag.endswith("svg")
        assert f"<title>{words(f'lab.plot.{path.stem}')}</title>" in path.read_text("utf-8")


def test_tables_for_programs_have_plain_figures(tmp_path: Path) -> None:
    simulate(
        SimulationRequest(2, "greedy,random", 4, 1, 5, 100, tmp_path, {"layout": ["random"]}),
        CONTENT,
        wiraqocha_words("fr"),
    )
    for path in tmp_path.glob("*.csv"):
        head, *rows = list(csv.reader(path.read_text("utf-8").splitlines()))
        assert head[0] == path.stem
        assert rows
        for row in rows:
            assert len(row) == len(head), path
            assert all(float(cell) >= -9 for cell in row[1:])
    with (tmp_path / "bots.csv").open(encoding="utf-8") as file:
        rows_by_name = {row["bots"]: row for row in csv.DictReader(file)}
    assert float(rows_by_name["greedy"]["fair"]) == 0.5
    assert float(rows_by_name["greedy"]["share_low"]) <= float(rows_by_name["greedy"]["share"])


def test_the_same_fault_is_told_once_with_its_number() -> None:
    from game.core.lab.report import failed_decisions

    fault = FailedDecision(3, "bot_raised", {"bot": "mine", "error": "KeyError", "substitute": "greedy"})
    mine = SimulatedSeat("mine", {}, {}, (fault, fault))
    found = summed([result(0, 1, "somnium", 9, mine, seat())])
    words = wiraqocha_words("en")
    head, line = failed_decisions(found.failed_decisions, partial(explain, words), words)
    assert "2 times" in head
    assert line.startswith("2 ×")
    assert "KeyError" in line


class Screen:
    """A stream that people look at, or nobody does."""

    def __init__(self, seen: bool) -> None:
        self.seen, self.said = seen, ""

    def isatty(self) -> bool:
        return self.seen

    def write(self, text: str) -> None:
        self.said += text

    def flush(self) -> None:
        pass


def test_progress_has_a_line_of_its_own_where_somebody_looks() -> None:
    for seen in (True, False):
        screen = Screen(seen)
        progress = ProgressLine(0, 4, wiraqocha_words("en"), screen)  # type: ignore[arg-type]
        progress.show(1)
        progress.show(2)
        progress.end()
        assert ("2 of 4 games" in screen.said) == seen
        assert screen.said.count("\n") == seen
        assert screen.said.count("\r") == 2 * seen
