"""A card race is read again: what luck and what mistakes did adds up, it is shown, left, kept and printed."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.core.analysis.judging import SEEDS, judge_move
from game.core.analysis.kept import FOLDER, FORMAT, KeptAnalyses
from game.core.analysis.moves import Move, moves_of
from game.core.analysis.result import AnalysedMove, AnalysedTurn, Analysis
from game.core.analysis.telling import GameTeller, luck_figure, shares_text, throw_text
from game.core.analysis.work import AnalysisWork, judge_next
from game.core.bots.service import JudgeReply, Question, ThinkingService
from game.core.contract import AnyJudge, AnyRules, Applied
from game.core.match import Session, branch_match, save_match
from game.core.record import SaveFolder, Saves
from game.core.registry import title
from game.core.statistics.database import Statistics
from game.scenes.analysis.scene import AnalysisScene
from game.scenes.load.listed_game import standing_of
from game.scenes.load.scene import LoadScene
from game.scenes.viewer.mode import ReplayMode
from game.table.scene import TableScene
from game.ui.dialogs import Dialog
from tests.support.card_race_game import (
    NAME,
    RaceProgram,
    begun,
    opened,
    play,
    play_out,
    race_match,
    race_words,
)
from tests.support.full_disk import fill_disk
from tests.support.words import wiraqocha_words


def rules() -> AnyRules:
    """The rules of the card race, which is a title only while a test runs."""
    return title(NAME).rules


def judge() -> AnyJudge:
    """Its judge."""
    found = title(NAME).bots.judge
    assert found is not None
    return found


def played(*lines: str, seed: int = 7, saves: Saves | None = None) -> Session:
    """A game of three after these actions in notation, then played to its end."""
    session = begun(race_match("", "", "", seed=seed), saves, *lines)
    play_out(session)
    return session


def worked(session: Session) -> AnalysisWork:
    """The work on a game, all of it done."""
    work = AnalysisWork(rules(), session.initial, session.steps)
    while judge_next(title(NAME), work):
        pass
    return work


def analysed(session: Session) -> Analysis:
    found = worked(session).result()
    assert found is not None
    return found


# what is found


@pytest.mark.parametrize("seed", range(8))
def test_luck_is_what_throws_and_draws_did_and_nothing_else(seed: int) -> None:
    session = played("roll", "draw", "step", seed=seed)
    found, outcome = analysed(session), rules().outcome(session.state)
    assert outcome is not None
    for seat in range(3):
        shares = found.shares(seat)
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0
        assert (shares.start, shares.end) == (found.curves[seat][0], found.curves[seat][-1])
        assert shares.end == won
        swings = [one.after[seat] - one.expected[seat] for one in found.moves if one.move.shows]
        assert swings and shares.luck == pytest.approx(sum(swings))
    assert len(found.rounds) == len(found.curves[0])


def test_what_a_throw_was_expected_to_bring_is_the_mean_of_all_that_it_may_show() -> None:
    """A throw has no luck on average, whatever was lost by throwing."""
    initial = begun(race_match("", "", ""), None).state
    roll = rules().parse_action(initial, "roll")
    found = judge_move(rules(), judge(), initial, (roll,))
    fates = [judge().resample_chance(initial, seed) for seed in SEEDS]
    chances = [judge().chances(rules().successor(fate, roll), (0,)) for fate in fates]
    assert found.expected == pytest.approx([sum(seat) / len(SEEDS) for seat in zip(*chances, strict=True)])
    step = rules().parse_action(initial, "step")
    assert not judge_move(rules(), judge(), initial, (step,)).expected
    deals = tuple(rules().resample(rules().observation(initial, 0), seed) for seed in SEEDS)
    assert sum(judge_move(rules(), judge(), deals[0], (roll,), deals=deals).expected) == pytest.approx(1)


def test_every_step_is_in_one_move_and_nothing_unknown_is_shown_within_a_move() -> None:
    session = played("roll", "draw")
    moves = moves_of(rules(), session.initial, session.steps)
    assert [move.begin for move in moves[1:]] == [move.end for move in moves[:-1]]
    assert (moves[0].begin, moves[-1].end) == (0, len(session.steps))
    states = [session.initial, *(step.after for step in session.steps)]
    for move in moves:
        shown = [
            rules().reveals(states[number], session.steps[number].action, states[number + 1])
            for number in range(move.begin, move.end)
        ]
        assert not any(shown[:-1]) and shown[-1] == move.shows


def test_a_step_where_a_high_card_could_be_played_is_a_mistake_with_that_card_as_the_better_line() -> None:
    session = begun(race_match("", "", ""), None)
    hand = session.state.hands[0]
    step = rules().parse_action(session.state, "step")
    found = judge_move(rules(), judge(), session.state, (step,))
    assert found.better[0] == f"play {max(hand)}"
    assert found.cost[0] < 0 < found.cost[1]
    best = judge_move(
        rules(), judge(), session.state, (rules().parse_action(session.state, found.better[0]),)
    )
    assert not best.better and best.found > 0


def test_the_dearest_move_is_pointed_at_until_another_is_chosen(program: RaceProgram) -> None:
    scene = analysis(program)
    assert scene.analysis is not None and scene.list.current is not None
    assert scene.list.current.found == scene.analysis.mistakes()[0].dearest
    program.harness.key(pygame.K_DOWN)
    program.harness.key(pygame.K_DOWN)
    chosen = scene.list.current
    scene._show_moves()
    assert scene.list.current == chosen


@pytest.mark.parametrize(("bots", "whose"), [(("", "random", "random"), 1), (("", "", "random"), 0)])
def test_who_played_alone_against_the_computer_sees_the_own_moves_first(
    tmp_path: Path, bots: tuple[str, ...], whose: int
) -> None:
    session = begun(race_match(*bots), Saves(tmp_path / "games"), *(["step"] * 6))
    play_out(session)
    session.close()
    assert analysis(opened(tmp_path)).whose.index == whose


def test_no_more_than_three_mistakes_are_named_and_the_dearest_are() -> None:
    session = played(*(["step"] * 9))
    found = analysed(session)
    lost = sorted((move.lost for move in found.moves), reverse=True)
    assert [turn.lost for turn in found.mistakes()] == [cost for cost in lost[:3] if cost >= 0.02]
    for seat in range(3):
        assert all(turn.seat == seat for turn in found.mistakes([seat]))


def moves(*costs: tuple[int, float, bool]) -> Analysis:
    """An analysis of two players whose first loses so much in moves of these turns, some of them missed wins."""
    return Analysis(
        tuple(
            AnalysedMove(
                Move(0, turn, turn, number, number + 1, shows=True, thrower=0, owner=0),
                *((0.5, 0.5), (0.5, 0.5), ("step",), (-lost, lost), win, 0.0, (0.5, 0.5)),
            )
            for number, (turn, lost, win) in enumerate(costs)
        )
    )


@pytest.mark.parametrize(
    ("costs", "named"),
    [
        # cheap missed wins of one turn hide no dear mistake
        ([(5, 0.01, True), (5, 0.01, True), (5, 0.0, True), (2, 0.31, False)], [(2, 0.31), (5, 0.02)]),
        ([(5, 0.009, True), (2, 0.31, False)], [(2, 0.31)]),
        # a turn is named once, by all that it cost, and never by more than there is
        ([(1, 0.1, False), (1, 0.2, False), (2, 0.25, False)], [(1, 0.3), (2, 0.25)]),
        ([(1, 0.7, False), (1, 0.8, False)], [(1, 1.0)]),
        # the dearest is among them, and a missed win before other mistakes
        (
            [(1, 0.5, False), (2, 0.4, False), (3, 0.3, False), (4, 0.1, True), (5, 0.019, False)],
            [(1, 0.5), (2, 0.4), (4, 0.1)],
        ),
        ([(1, 0.01, False), (2, 0.0, False)], []),
    ],
)
def test_each_costly_turn_is_named_once_by_what_it_cost(
    costs: list[tuple[int, float, bool]], named: list[tuple[int, float]]
) -> None:
    found = moves(*costs).mistakes()
    assert [(turn.dearest.move.turn, round(turn.lost, 3)) for turn in found] == named


def test_many_mistakes_are_told_by_number_and_average_and_are_no_luck() -> None:
    found = moves(
        *((turn, 0.4, False) for turn in range(1, 9)), (9, 0.7, False), (9, 0.8, False), (10, 0.01, False)
    )
    own, others = found.shares(0), found.shares(1)
    assert own.luck == others.luck == 0
    assert (own.own.sum, own.own.turns) == (pytest.approx(-4.2), 9)
    assert (others.others.sum, others.others.turns) == (pytest.approx(4.2), 9)
    assert (own.others.turns, others.own.turns) == (0, 0)
    assert shares_text(wiraqocha_words(), "Rosa", own) == (
        "Rosa: from 50% to 50%. Luck 0%, own mistakes −420% (9 × −47%), mistakes of the others 0%."
    )


def test_what_a_card_has_no_room_for_is_shown_by_a_press(
    program: RaceProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = [f"Step {number}." for number in range(9)]
    monkeypatch.setattr(GameTeller, "_sentences", lambda *_, **__: said)
    scene = analysis(program)
    assert str(scene.list.entries[scene.list.number].played).endswith("…")
    for opening in (
        lambda: program.harness.click(scene.list.cell(scene.list.number).center),
        lambda: program.harness.key(pygame.K_RETURN),
    ):
        opening()
        opened_card = program.top
        assert isinstance(opened_card, Dialog)
        assert all(sentence in opened_card.text for sentence in said) and "…" not in opened_card.text
        program.harness.key(pygame.K_ESCAPE)
        assert program.top is scene
    other = next(number for number in range(len(scene.list.entries)) if number != scene.list.number)
    program.harness.click(scene.list.cell(other).center)
    assert program.top is scene and scene.list.number == other


def test_a_game_that_is_tried_from_a_better_line_shows_what_truly_comes(program: RaceProgram) -> None:
    """What the line itself shows at its end is an example."""
    scene = analysis(program)
    found = replace(scene.list.entries[0].found, better=("roll",))
    example = scene.teller.better_steps(found)
    begun_there = branch_match(scene.match, scene.teller.initial, (*scene.teller.steps[:0], *example), None)
    true = rules().apply(scene.teller.initial, example[0].seat, example[0].action)
    assert isinstance(true, Applied) and begun_there.state == true.state


def test_a_die_that_nobody_threw_has_no_face_in_a_better_line() -> None:
    session = played("step")
    found = AnalysedTurn((replace(analysed(session).moves[0], better=("roll",)),), 1)
    teller = GameTeller(race_words(), title(NAME), {}, session.initial, session.steps)
    assert teller.better(found).startswith("Red rolls a 0.")  # no face
    assert teller.played(found) != teller.better(found)


def test_luck_of_a_die_is_judged_by_all_that_it_may_show_and_not_by_what_it_showed() -> None:
    """The die of this seed is no reason to roll, or not to."""
    initial = begun(race_match("", "", ""), None).state
    roll = rules().parse_action(initial, "roll")
    other = replace(initial, seed=initial.seed + 1)
    assert judge_move(rules(), judge(), initial, (roll,)) == judge_move(rules(), judge(), other, (roll,))


def test_the_throws_that_counted_are_named_with_the_chances_before_and_after_them() -> None:
    session = played(*(["roll"] * 6))
    found = analysed(session)
    for seat in range(3):
        throws = found.throws([seat])
        luck = [abs(move.luck) for move in found.moves if move.move.seat == seat and move.move.shows]
        assert [abs(move.luck) for move in throws] == sorted(one for one in luck if one >= 0.02)[::-1][:4]
        assert all(move.move.seat == seat and move.move.shows for move in throws)
    assert found.throws()


def test_the_chance_before_a_throw_is_that_after_all_that_was_decided() -> None:
    (found,) = moves((1, 0.9, False)).moves
    found = replace(found, expected=(0.2, 0.8))
    assert found.luck == pytest.approx(0.3)
    assert throw_text(wiraqocha_words(), found) == "Chance to win: 20% before, 50% after."


@pytest.mark.parametrize(
    ("expected", "after", "figure"), [(0.624, 0.546, "−7%"), (0.376, 0.454, "+7%"), (0.5, 0.5, "0%")]
)
def test_the_figure_of_luck_is_the_difference_of_the_chances_that_are_shown(
    expected: float, after: float, figure: str, program: RaceProgram
) -> None:
    (one,) = moves((1, 0.9, False)).moves
    found = replace(one, expected=(expected, 1 - expected, 0.0), after=(after, 1 - after, 0.0))
    assert luck_figure(race_words(), found) == figure
    scene = analysis(program)
    move = replace(found.move, begin=0, end=1)
    assert scene.cards.throw(replace(found, move=move)).figure == figure


# kept


def test_an_analysis_is_kept_for_its_very_game_and_a_damaged_one_is_none(tmp_path: Path) -> None:
    session = played("step")
    work, kept = worked(session), KeptAnalyses(tmp_path)
    kept.keep(work)
    again = AnalysisWork(rules(), session.initial, session.steps)
    assert kept.find(again) and again.judged == work.judged
    other = played("roll")
    assert not kept.find(AnalysisWork(rules(), other.initial, other.steps))
    begun = AnalysisWork(rules(), session.initial, session.steps)
    begun.judged[:] = work.judged[:-1]
    kept.keep(begun)
    resumed = AnalysisWork(rules(), session.initial, session.steps)
    assert not kept.find(resumed) and resumed.judged == begun.judged, "one that was left goes on where it was"
    kept.keep(work)
    deeper = AnalysisWork(rules(), session.initial, session.steps, work.positions + 1)
    assert not kept.find(deeper)
    (file,) = (tmp_path / FOLDER).iterdir()
    whole = file.read_bytes()
    for spoilt in (b"", whole[:-9], whole.replace(b'"format":%d' % FORMAT, b'"format":0'), b"[]", b"\xff"):
        file.write_bytes(spoilt)
        fresh = AnalysisWork(rules(), session.initial, session.steps)
        assert not kept.find(fresh) and not fresh.judged


# the screen


@pytest.fixture
def program(tmp_path: Path) -> RaceProgram:
    """The program with a game that was played to its end without playing high cards."""
    played(*(["step"] * 6), saves=Saves(tmp_path / "games")).close()
    return opened(tmp_path)


def analysis(program: RaceProgram) -> AnalysisScene:
    """The analysis of the game, opened from the list by its key, and all of it found."""
    program.navigator.saved_games.open()
    program.harness.settle()
    assert isinstance(program.top, LoadScene)
    program.top.look_at_all_seen()
    program.harness.key(pygame.K_a)
    return whole(program)


def whole(program: RaceProgram) -> AnalysisScene:
    """The analysis that is shown, when all is found."""
    scene = program.top
    assert isinstance(scene, AnalysisScene)
    for _ in range(200):
        program.harness.frames(1)
    assert not scene.run.running and not scene.run.failed
    return scene


def test_the_moves_are_named_and_lead_to_the_table_and_back(program: RaceProgram) -> None:
    scene = analysis(program)
    cards = scene.list.entries
    assert cards and all(card.figure.startswith(("−", "+")) for card in cards)
    number = next(number for number, card in enumerate(cards) if card.found.better)
    program.harness.click(scene.list.cell(number).center)
    card = cards[number]
    program.harness.key(pygame.K_b)
    table = program.top
    assert isinstance(table, TableScene) and isinstance(table.mode, ReplayMode)
    assert table.mode.playback.at == card.found.move.begin
    assert [
        rules().format_action(step.action) for step in table.mode.playback.whole[card.found.move.begin :]
    ] == [*card.found.better]
    program.harness.key(pygame.K_ESCAPE)
    again = whole(program)
    assert [card.found for card in again.list.entries] == [card.found for card in cards]
    program.harness.key(pygame.K_w)
    assert program.top.mode.playback.whole == tuple(again.teller.steps)


def test_the_played_and_the_better_line_lead_to_each_other_and_each_plays_by_itself(
    program: RaceProgram,
) -> None:
    scene = analysis(program)
    number = max(number for number, card in enumerate(scene.list.entries) if card.found.better)
    assert number > 0
    program.harness.click(scene.list.cell(number).center)
    card = scene.list.entries[number]
    program.harness.key(pygame.K_w)
    lines = []
    for _ in range(3):
        mode = program.top.mode
        assert mode.playback.at == card.found.move.begin
        program.harness.wait(4.0)
        assert not mode.playing
        lines.append(([rules().format_action(step.action) for step in mode.playback.steps], mode.line()))
        program.click(mode.controls.other)
    (played, said), (better, said_better), again = lines
    assert again == (played, said) and said.startswith("As played") and said_better.startswith("Better line")
    begin = card.found.move.begin
    assert len(played) == card.found.move.end and better[begin:] == [*card.found.better]
    program.harness.key(pygame.K_v)
    assert program.top.mode.line().startswith("As played")
    program.harness.key(pygame.K_ESCAPE)
    assert whole(program).list.current == card


def test_the_throws_are_listed_where_luck_is_chosen(program: RaceProgram) -> None:
    scene = analysis(program)
    program.harness.click((scene.kind.rect.right - 20, scene.kind.rect.centery))
    assert scene.analysis is not None
    assert [card.found for card in scene.list.entries] == sorted(
        scene.analysis.throws(), key=lambda one: one.move.begin
    )
    for card in scene.list.entries:
        assert isinstance(card.note, str) and "before" in card.note
        assert card.figure.startswith("+" if card.found.luck > 0 else "−")


def test_a_game_is_tried_again_from_before_the_move(program: RaceProgram) -> None:
    scene = analysis(program)
    assert scene.list.current is not None
    begin = scene.list.current.found.move.begin
    program.harness.key(pygame.K_p)
    assert program.table.session.steps == tuple(scene.teller.steps)[:begin]


def counted(program: RaceProgram) -> int:
    """The games in the statistics after every journal was looked at."""
    statistics = Statistics.beside(program.saves)
    list(statistics.take_in(statistics.missing(program.saves.folder), title(NAME).data.load()))
    number = statistics.count()
    statistics.close()
    return number


def test_who_tries_again_knows_what_comes_so_that_it_does_not_count(program: RaceProgram) -> None:
    analysis(program)
    assert counted(program) == 1
    program.harness.key(pygame.K_p)
    practice = program.table
    assert save_match("again", practice.context.match, practice.session, program.saves)
    play_out(practice.session)
    program.harness.settle()
    assert counted(program) == 1
    (copy,) = program.saves.files(SaveFolder.SAVED)
    program.navigator.saved_games.resume(copy)
    assert program.table.session.practice
    play_out(program.table.session)
    program.harness.settle()
    assert counted(program) == 1
    Statistics.beside(program.saves).path.unlink()
    assert counted(program) == 1


def test_practice_is_called_so_in_the_menu_of_its_table_and_in_the_list(program: RaceProgram) -> None:
    analysis(program)
    program.harness.key(pygame.K_p)
    program.table.open_menu()
    assert program.top.text.startswith("Practice: this game does not count")
    program.navigator.saved_games.open()
    program.harness.settle()
    program.top.look_at_all_seen()
    practice, played = (standing_of(row) for row in program.top.list.entries)
    assert "(practice)" in practice and "(practice)" not in played


def test_the_moves_of_one_player_can_be_looked_at_alone(program: RaceProgram) -> None:
    scene = analysis(program)
    for seat in range(3):
        scene.whose.select(seat + 1)
        assert all(card.found.move.seat == seat for card in scene.list.entries)


class Halting:
    """Judges a few moves, then no more."""

    def __init__(self, service: ThinkingService, most: int) -> None:
        self.service, self.left = service, most

    def ask(self, question: Question) -> None:
        self.left -= 1
        if self.left >= 0:
            self.service.ask(question)

    def __getattr__(self, name: str) -> object:
        return getattr(self.service, name)


def test_an_analysis_that_was_left_goes_on_where_it_was(program: RaceProgram) -> None:
    games, first = program.navigator.games, program.navigator.games.make_service
    assert first is not None
    games.make_service = lambda found: Halting(first(found), 5)  # type: ignore[assignment, return-value]
    program.navigator.saved_games.open()
    program.harness.settle()
    program.top.look_at_all_seen()
    program.harness.key(pygame.K_a)
    program.harness.frames(40)
    scene = program.top
    assert scene.run.running and len(scene.run.work.judged) == 5
    program.harness.key(pygame.K_ESCAPE)
    assert isinstance(program.top, LoadScene)
    begun_work = scene.run.work
    games.make_service = first
    assert analysis(program).run.work is begun_work


class Failing(Halting):
    """Says of every move that it could not be judged."""

    def ask(self, question: Question) -> None:
        """See `ThinkingService.ask`."""

    def answer(self) -> JudgeReply:
        return JudgeReply(None)


def test_an_analysis_that_fails_says_so_and_keeps_nothing(program: RaceProgram) -> None:
    games, first = program.navigator.games, program.navigator.games.make_service
    assert first is not None
    games.make_service = lambda found: Failing(first(found), 0)  # type: ignore[assignment, return-value]
    program.navigator.saved_games.open()
    program.harness.settle()
    program.top.look_at_all_seen()
    program.harness.key(pygame.K_a)
    program.harness.frames(5)
    assert program.top.run.failed and not program.top.whose.visible
    assert not (program.saves.folder / FOLDER).exists()


def test_the_end_of_a_game_leads_to_its_analysis_and_back(program: RaceProgram) -> None:
    program.navigator.games.begin(race_match("", ""), title(NAME).data.load())
    play(program.table.session, "step")
    play_out(program.table.session)
    program.harness.settle()
    program.harness.key(pygame.K_a)
    whole(program)
    program.harness.key(pygame.K_ESCAPE)
    assert not isinstance(program.top, AnalysisScene)


def test_a_title_without_a_judge_offers_no_analysis(
    program: RaceProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(title(NAME).bots), "judge", None)
    program.navigator.saved_games.open()
    program.harness.settle()
    program.top.look_at_all_seen()
    program.harness.frames(2)
    assert not program.top.buttons["analyse"].enabled
    program.harness.key(pygame.K_a)
    assert isinstance(program.top, LoadScene)


# the command


def test_the_command_prints_the_analysis_and_writes_it_with_its_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    played(*(["step"] * 6), saves=Saves(tmp_path / "games")).close()
    (file,) = (tmp_path / "games").glob("*.journal")
    assert main(["--title", NAME, "analyse", str(file), "--out", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().out
    assert (tmp_path / "out" / "analysis.txt").read_text("utf-8") == said
    assert all(name in said for name in ("Rosa", "Bela", "Yuri")) and "Better: " in said
    assert "need not add up" in said
    assert (tmp_path / "out" / "chances.svg").read_text("utf-8").count("<polyline") == 3
    rows = (tmp_path / "out" / "chances.csv").read_text("utf-8").splitlines()
    assert rows[0] == "rounds,Rosa,Bela,Yuri" and len(rows) > 9
    for wrong in ("-1", "0"):
        assert main(["--title", NAME, "analyse", str(file), "--positions", wrong]) == 2
    assert main(["--title", NAME, "analyse", str(tmp_path / "nothing")]) == 2


def test_the_analysis_of_another_game_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    for seed in (7, 8):
        played(*(["step"] * 6), seed=seed, saves=Saves(tmp_path / "games")).close()
    told = []
    monkeypatch.chdir(tmp_path)
    one, other = sorted((tmp_path / "games").glob("*.journal"))
    for file in (one, other, one, other):
        assert main(["--title", NAME, "analyse", str(file), "--out", "out"]) == 0
        said = capsys.readouterr()
        place = tmp_path / ("out" if file == one else "out-2")
        assert (place / "analysis.txt").read_text("utf-8") == said.out
        told.append(said.err)
    assert told == ["", "--out: out has something else already; written to out-2.\n"] * 2
    assert sorted(path.name for path in tmp_path.glob("out*")) == ["out", "out-2"]


def test_the_files_are_written_though_nobody_reads_the_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    played(*(["step"] * 6), saves=Saves(tmp_path / "games")).close()
    (file,) = (tmp_path / "games").glob("*.journal")

    def gone(*_: object, **__: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("builtins.print", gone)
    with suppress(BrokenPipeError):
        main(["--title", NAME, "analyse", str(file), "--out", str(tmp_path / "out")])
    assert (tmp_path / "out" / "chances.svg").is_file()


def test_a_name_is_no_formula_in_the_table_of_an_analysis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    played(*(["step"] * 6), saves=Saves(tmp_path / "games")).close()
    (file,) = (tmp_path / "games").glob("*.journal")
    file.write_text(file.read_text("utf-8").replace("Rosa", "=1+1"), "utf-8")
    assert main(["--title", NAME, "analyse", str(file), "--out", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "chances.csv").read_text("utf-8").startswith("rounds,'=1+1,")


def test_a_full_disk_leaves_no_half_of_an_analysis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    played(*(["step"] * 6), saves=Saves(tmp_path / "games")).close()
    (file,) = (tmp_path / "games").glob("*.journal")
    command = ["--title", NAME, "analyse", str(file), "--out", str(tmp_path / "out")]
    assert main(command) == 0
    before = {path: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    fill_disk(monkeypatch)
    assert main(command) == 2
    said = capsys.readouterr().err
    assert f"{tmp_path / 'out' / 'chances.csv'}: the disk is full" in said
    assert {path: path.read_bytes() for path in (tmp_path / "out").iterdir()} == before


def test_a_long_line_that_is_cut_has_a_blank_between_its_full_stop_and_the_ellipsis(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = played("roll", "draw", "step")
    teller = GameTeller(wiraqocha_words(), title(NAME), {}, session.initial, session.steps)
    monkeypatch.setattr(
        GameTeller, "_sentences", lambda _, steps: [f"Step {number}." for number in range(5 if steps else 0)]
    )
    assert teller.played(analysed(session).turns[0]) == "Step 0. Step 1. Step 2. Step 3. …"
