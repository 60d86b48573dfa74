"""An unfinished game is told as to a watcher by every command and export, and in the window as its one person sees it.

The journal file itself holds what was played: whoever reads that file, or plays its seed again, knows every hand.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from game.core.analysis.judging import JudgedMove
from game.core.analysis.kept import KeptAnalyses
from game.core.analysis.work import AnalysisWork
from game.core.contract import AnyRules, AnyTitle
from game.core.match import Match, Seat, Session, save_match
from game.core.record import Fault, GameSession, Saves
from game.core.registry import title, titles
from game.core.seat_colours import TitleEmblems, emblem_of
from game.core.statistics.database import Statistics
from game.scenes.analysis.scene import MoveLines
from game.scenes.load.scene import LoadScene
from game.ui import text as drawn_text
from tests.support.bare import replaced_everywhere
from tests.support.card_race_game import RaceProgram, opened
from tests.support.command import Ran
from tests.support.title_examples import EXAMPLES
from tests.support.words import game_words_of

SEED: Final = 918273645  # in no other number that is told
NAME: Final = "planted"
_ON_CARDS: Final = " + "  # between the icons of a card
PLAYERS: Final = ("Anahuarque", "Bachue", "Coniraya")


class Planted:
    """An unfinished game of up to three whose hidden cards were drawn and put back, kept where the program finds it.

    `people` are the seats of persons. Its analysis is kept too: in every move something else would have been better.
    """

    def __init__(self, name: str, folder: Path, people: tuple[int, ...]) -> None:
        self.title, example = title(name), EXAMPLES[name]
        self.seats = min(len(PLAYERS), self.title.seats[-1])
        setup = self.title.setups.read(example.colours[: self.seats], SEED, example.setups[0])
        emblems = (
            emblem_of(colour, setup.colours, title(name).part(TitleEmblems).of_colours)
            for colour in setup.colours
        )
        bots = ("" if seat in people else example.quick_bots[0] for seat in range(self.seats))
        seats = tuple(Seat(*of) for of in zip(PLAYERS, emblems, bots, strict=False))
        self.match, self.people = Match(setup, seats), people
        self.session = _played(self.title, setup)
        self.saves = Saves(folder)
        kept = save_match(NAME, self.match, self.session, self.saves)
        assert not isinstance(kept, Fault)
        self.path = kept
        for eyes in {None, self.match.only_person}:
            self._keep_analysis(eyes)

    def _keep_analysis(self, eyes: int | None) -> None:
        work = AnalysisWork(self.title.rules, self.session.initial, self.session.steps, eyes=eyes)
        chance, even = random.Random(1), (1 / self.seats,) * self.seats
        for number, move in enumerate(work.moves):
            before = work.steps[move.begin - 1].after if move.begin else work.initial
            others = [one for one in work.rules.legal_actions(before) if one != work.steps[move.begin].action]
            lost = 0.9 if _hides(work.rules, work.steps[move.begin].events) else 0.03
            cost = [lost / 2] * self.seats
            cost[move.seat] = -lost - number / 1e6
            better = (work.rules.format_action(chance.choice(others)),) if others else ()
            work.take(JudgedMove(even, better, tuple(cost) if better else ()))
        work.take(JudgedMove(even))
        KeptAnalyses(self.saves.folder).keep(work)

    def secrets(self, *, window: bool = False) -> set[str]:
        """What must not be told: names of cards, in notation and in words, and the seed that decides what will come.

        What the only person has held may be told in the window.
        """
        hidden = EXAMPLES[self.title.name].hidden
        if hidden is None:
            return {str(SEED)}
        words = game_words_of(self.title.name)
        states = [self.session.initial, *(step.after for step in self.session.steps)]
        held = [
            {name for state in states for name in hidden(words, state, seat)} for seat in range(self.seats)
        ]
        own = self.people if window and len(self.people) == 1 else ()
        found = set().union(*held) - set().union(*(held[seat] for seat in own))
        assert len(found) > 3
        return {str(SEED)} | found


def _hides(rules: AnyRules, events: tuple[Any, ...]) -> bool:
    return any(rules.seen_by(event, None) != event for event in events)


def _played(played: AnyTitle, setup: Any) -> Session:
    """A game played by chance until all have hidden something and chosen what, where its title has that; unfinished."""
    session: Session = GameSession(played.rules, played.setups.new_game(played.data.load(), setup))
    chance = random.Random(5)
    hidden: set[int | None] = set()
    enough = 0 if EXAMPLES[played.name].hidden is None else 3
    while len(hidden) < enough or len(session.steps) < 60:
        seat = session.rules.decider(session.state)
        *_, last = legal = session.rules.legal_actions(session.state)
        action = last if chance.random() < 0.3 else chance.choice(legal)
        if session.rules.outcome(session.rules.successor(session.state, action)) is not None:
            break
        session.act(action)
        if len(legal) > 1 and _hides(session.rules, session.steps[-1].events):
            hidden.add(seat)
    assert len(hidden) >= enough and session.steps
    return session


@contextmanager
def reading() -> Iterator[list[str]]:
    """Collect every text that is made to fit a place of the window."""
    said: list[str] = []
    fit = drawn_text.fit

    def heard(text: str, *given: Any, **more: Any) -> Any:
        said.append(text)
        return fit(text, *given, **more)

    with replaced_everywhere({fit: heard}):
        yield said


# the ways out


def replayed(planted: Planted, capsys: pytest.CaptureFixture[str], _: Path) -> str:
    ran = Ran(capsys, "replay", planted.path)
    assert ran.code == 0 and len(ran.out.splitlines()) > len(planted.session.steps)
    return ran.out + ran.err


def as_transcript(planted: Planted, capsys: pytest.CaptureFixture[str], _: Path) -> str:
    ran = Ran(capsys, "replay", planted.path, "--text")
    assert ran.code == 0 and PLAYERS[0] in ran.out
    return ran.out + ran.err


def spoilt(planted: Planted, capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    """What is said of a file in which each of the lines that hide something differs from what was played."""
    rules, said = planted.title.rules, ""
    lines, first = planted.path.read_text().splitlines(), -len(planted.session.steps)
    for number, step in enumerate(planted.session.steps):
        if not _hides(rules, step.events) and number:
            continue
        for spoiling in (
            lambda line: line[:-1] + "0f"[line[-1] == "0"],
            lambda line: line.replace("+", "+x"),
        ):
            file = folder / "spoilt.journal"
            at = first + number
            file.write_text("\n".join([*lines[:at], spoiling(lines[at]), *lines[at:][1:]]) + "\n")
            ran = Ran(capsys, "replay", file, "--verify")
            said += ran.out + ran.err
    return said


def analysed(planted: Planted, capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    ran = Ran(capsys, "analyse", planted.path, "--out", folder / "report")
    if planted.title.bots.judge is None:
        assert ran.code == 2 and not (folder / "report").exists()
        return ran.out + ran.err
    assert ran.code == 0 and PLAYERS[0] in ran.out
    files = list((folder / "report").iterdir())
    assert len(files) == 3
    return ran.out + ran.err + "".join(file.read_text() for file in files)


def as_newspaper(planted: Planted, capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    ran = Ran(capsys, "chronicle", planted.path, "--out", folder / "paper")
    assert ran.code == 2 and not (folder / "paper").exists()
    return ran.out + ran.err


def written(planted: Planted, _: pytest.CaptureFixture[str], folder: Path) -> str:
    """The text that the timeline writes."""
    program = opened(folder, planted.title.name)
    game = (planted.match, planted.session.initial, planted.session.steps)
    words = game_words_of(planted.title.name)
    program.navigator.games.finished.write_story(words, *game, "told")
    (path,) = folder.rglob("told.txt")
    return path.read_text()


def counted(planted: Planted, _: pytest.CaptureFixture[str], __: Path) -> str:
    """What the statistics make of it, which is what they export."""
    with closing(Statistics.beside(planted.saves)) as statistics:
        waiting = [path for path in statistics.look_through(planted.path.parent) if path is not None]
        for _read in statistics.take_in(waiting, planted.title.data.load()):
            pass
        return "".join(map(repr, statistics.results()))


def _list(planted: Planted, folder: Path) -> tuple[RaceProgram, LoadScene]:
    program = opened(folder, planted.title.name)
    program.navigator.saved_games.open()
    program.harness.settle()
    scene = program.top
    assert isinstance(scene, LoadScene)
    return program, scene


def listed(planted: Planted, _: pytest.CaptureFixture[str], folder: Path) -> str:
    with reading() as said:
        program, scene = _list(planted, folder)
        program.harness.settle()
        assert scene.row is not None and scene.row.summary is not None
    return "\n".join(said)


def watched(planted: Planted, _: pytest.CaptureFixture[str], folder: Path) -> str:
    """All that the viewer shows from the first step to the last, with its journal unfolded."""
    program, scene = _list(planted, folder)
    with reading() as said:
        scene.watch()
        program.harness.settle()
        table = program.top
        for at in range(0, len(planted.session.steps) + 1, 7):
            table.mode.go_to(at)
            program.harness.settle()
        table.mode.go_to(len(planted.session.steps))
        program.harness.settle()
        said += [step.text for line in table.log_book.lines for step in (line, *line.steps)]
    return "\n".join(said)


def read_again(planted: Planted, _: pytest.CaptureFixture[str], folder: Path) -> str:
    """The analysis in the window, of everybody and of each, and its better lines on the table."""
    program, scene = _list(planted, folder)
    with reading() as said:
        scene.analyse()
        program.harness.settle()
        analysis = program.top
        for whose in range(planted.seats + 1):
            for kind in (0, 1):
                analysis.whose.index, analysis.kind.index = whose, kind
                analysis._show_moves()
                program.harness.settle()
                for card in analysis.list.entries:
                    parts = (card.played, card.note)
                    said += [part for part in parts if isinstance(part, str)]
        analysis.whose.index = analysis.kind.index = 0
        analysis._show_moves()
        analysis.show_better()
        program.harness.settle()
        program.top.mode.go_to(10_000)
        program.harness.settle()
        said += [step.text for line in program.top.log_book.lines for step in (line, *line.steps)]
    return "\n".join(said)


WAYS: Final[dict[str, Callable[[Planted, pytest.CaptureFixture[str], Path], str]]] = {
    one.__name__: one for one in (replayed, as_transcript, spoilt, analysed, as_newspaper, written, counted)
}
WINDOW: Final[dict[str, Callable[[Planted, pytest.CaptureFixture[str], Path], str]]] = {
    one.__name__: one for one in (listed, watched, read_again)
}


@pytest.fixture(params=titles())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("way", WAYS)
def test_no_command_and_no_export_names_what_a_watcher_cannot_know(
    name: str, way: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted = Planted(name, home / "games", (0,))
    said = WAYS[way](planted, capsys, home)
    assert not [secret for secret in planted.secrets() if secret.lower() in said.lower()]


@pytest.mark.parametrize("people", [(), (0,), (0, 1)], ids=["nobody", "one", "two"])
@pytest.mark.parametrize("way", WINDOW)
def test_the_window_names_what_its_one_person_knows_and_nothing_else(
    name: str, way: str, people: tuple[int, ...], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted = Planted(name, home / "games", people)
    said = WINDOW[way](planted, capsys, home)
    assert not [secret for secret in planted.secrets(window=True) if secret.lower() in said.lower()]


@pytest.mark.parametrize("eyes", [None, 0])
def test_what_is_judged_of_a_game_that_goes_on_hangs_on_no_hidden_card(
    name: str, eyes: int | None, home: Path
) -> None:
    planted = Planted(name, home / "games", (0,))
    session, rules, seats = planted.session, title(name).rules, planted.seats
    steps = [
        replace(step, after=rules.resample(rules.observation(step.after, eyes), 5)) for step in session.steps
    ]
    work = AnalysisWork(rules, session.initial, session.steps, eyes=eyes)
    other = AnalysisWork(rules, rules.resample(rules.observation(session.initial, eyes), 5), steps, eyes=eyes)
    other.moves = work.moves
    while not work.done:
        assert work.next == other.next
        for one in (work, other):
            one.take(JudgedMove((1 / seats,) * seats))


def test_a_card_that_nobody_saw_is_no_luck_before_the_end(home: Path) -> None:
    session = Planted("machu-picchu", home / "games", (0,)).session
    rules = title("machu-picchu").rules
    for eyes in (None, 0):
        work = AnalysisWork(rules, session.initial, session.steps, eyes=eyes)
        assert not [move for move in work.moves if move.shows and move.seat != eyes]
    assert [move for move in work.moves if move.shows]


def test_a_better_line_that_would_have_won_opens_no_hand_of_a_game_that_goes_on(
    name: str, home: Path
) -> None:
    planted = Planted(name, home / "games", (0,))
    whole = GameSession(planted.title.rules, planted.session.initial, None, planted.session.steps)
    chance = random.Random(3)
    while legal := whole.rules.legal_actions(whole.state):
        whole.act(legal[-1] if chance.random() < 0.3 else chance.choice(legal))
    at = len(planted.session.steps)
    lines = MoveLines(at - 1, at, planted.session.steps, whole.steps)
    program = opened(home, name)
    program.navigator.games.analysis._watch(
        planted.match, planted.session.initial, lines, lambda: None, better=True
    )
    shown = program.top
    assert shown.mode.playback.rules.outcome(shown.mode.playback.last) is not None
    assert not shown.context.options.open


def test_a_finished_game_is_told_openly(name: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    planted = Planted(name, home / "games", (0,))
    session, chance = planted.session, random.Random(3)
    while legal := session.rules.legal_actions(session.state):
        session.act(legal[-1] if chance.random() < 0.3 else chance.choice(legal))
    kept = save_match("ended", planted.match, session, planted.saves)
    assert not isinstance(kept, Fault)
    lines = Ran(capsys, "replay", kept).out.splitlines()
    assert lines[:-1] == [session.rules.format_action(step.action) for step in session.steps]
    text = " ".join(Ran(capsys, "replay", kept, "--text").out.split())
    assert str(SEED) in text
    words = game_words_of(name)
    told = [
        planted.title.phrases.describe_event(words, event) for step in session.steps for event in step.events
    ]
    cards = [said.split(" ", 1)[1] for said in told if said is not None and _ON_CARDS in said]
    assert all(card in text for card in cards)
    assert cards or EXAMPLES[name].hidden is None
