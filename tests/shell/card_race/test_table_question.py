"""A question to the table: whoever could answer is asked, and nothing tells who, nor whether anybody could."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pygame
import pytest

from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import BotFault, BotMove, Question, WorkerResult
from game.core.contract import Refusal
from game.core.registry import title
from game.table.bot_turns import BotTurns
from game.table.table_question import BEAT
from game.ui.sound import Sounds
from tests.support.card_race_game import NAME, RaceTable, play, race_match
from tests.support.ear import Ear

Hands: TypeAlias = tuple[tuple[int, ...], ...]

NOBODY: Hands = ((3, 3), (1, 2), (4, 5), (6, 6))
SECOND = ((3, 3), (2, 3), (4, 5), (6, 6))
THIRD = ((3, 3), (1, 2), (3, 5), (6, 6))
LAST = ((3, 3), (1, 2), (4, 5), (3, 6))
SECOND_AND_THIRD = ((3, 3), (2, 3), (3, 5), (6, 6))
THIRD_AND_LAST = ((3, 3), (1, 2), (3, 5), (3, 6))
PEOPLE = ("", "", "", "")


class Slow(InProcessService):
    """Has thought when it has been looked for an answer so many times."""

    def __init__(self, looks: int) -> None:
        super().__init__(title(NAME))
        self._looks, self._left = looks, 0

    def ask(self, question: Question) -> None:
        super().ask(question)
        self._left = self._looks

    def answer(self) -> WorkerResult | None:
        self._left -= 1
        return super().answer() if self._left < 0 else None


def table_with(
    hands: Hands,
    bots: tuple[str, ...],
    sounds: Sounds | None = None,
    looks: int = 0,
    service: InProcessService | None = None,
) -> RaceTable:
    """A table with these hands. Whoever plays is behind, so that no computer player of sense spoils a pair."""
    match = race_match(*bots)
    start = match.title.setups.new_game(title(NAME).data.load(), match.setup)
    state = replace(start, hands=hands, points=(0, 2, 2, 2))
    return RaceTable(match, start=state, sounds=sounds, service=service or Slow(looks))


def pictures(table: RaceTable, frames: int) -> Iterator[bytes]:
    """What is seen in each of so many frames."""
    for _ in range(frames):
        table.harness.frames(1)
        yield pygame.image.tobytes(table.harness.surface, "RGB")


def shown(
    hands: Hands,
    bots: tuple[str, ...],
    press: Callable[[RaceTable], None],
    looks: int = 0,
) -> list[object]:
    """All that is seen, heard and done from a pair on, with this done in between."""
    ear = Ear()
    table = table_with(hands, bots, ear, looks)
    play(table.session, "pair 3")
    seen: list[object] = [*pictures(table, 20)]
    press(table)
    seen += pictures(table, 40)
    told = (
        table.log,
        table.notice,
        table.session.can_undo,
        table.scene.bot_turns.may_undo(),
        table.scene.moment,
    )
    return [*seen, ear.heard, ear.sides, *told, table.session.state.points, pygame.mouse.get_cursor()]


def nothing(table: RaceTable) -> None:
    """Wait."""


def go_on(table: RaceTable) -> None:
    table.harness.click(table.board.strip.go_on.rect.center)


def go_on_at_once(table: RaceTable) -> None:
    table.harness.key(pygame.K_SPACE)


def undo(table: RaceTable) -> None:
    table.harness.key(pygame.K_u)


def hint(table: RaceTable) -> None:
    table.harness.key(pygame.K_h)


def other_keys(table: RaceTable) -> None:
    for key in (pygame.K_p, pygame.K_n, pygame.K_s, pygame.K_3, pygame.K_t):
        table.harness.key(key)


def play_by_rules(table: RaceTable) -> None:
    for line in ("spoil", "boast", "step"):
        table.scene.commands.play(table.session.rules.parse_action(table.session.state, line))


PRESSES = (nothing, go_on, go_on_at_once, undo, hint, other_keys, play_by_rules)


@pytest.mark.parametrize("press", PRESSES)
def test_several_persons_cannot_tell_whether_anybody_could_answer(press: Callable[[RaceTable], None]) -> None:
    """Up to the end, and then the next player looks at a hand that is the same in all three."""
    nobody, third, last = (shown(hands, PEOPLE, press) for hands in (NOBODY, THIRD, LAST))
    assert nobody == third
    assert nobody == last


@pytest.mark.parametrize("press", [nothing, go_on, go_on_at_once])
@pytest.mark.parametrize("bots", [("", "", "thrifty", ""), ("", "", "thrifty", "thrifty")])
def test_nor_where_computer_players_sit_with_them(
    bots: tuple[str, ...], press: Callable[[RaceTable], None]
) -> None:
    nobody, third, last = (shown(hands, bots, press) for hands in (NOBODY, THIRD, LAST))
    assert nobody == third
    assert nobody == last


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players wait at first."""
    monkeypatch.setattr(BotTurns, "begin", lambda self: self.pause())


@pytest.mark.parametrize("looks", [0, 3])
def test_no_answer_comes_a_picture_later_where_a_computer_player_is_asked_after_a_person(looks: int) -> None:
    bots = ("", "thrifty", "", "thrifty")
    assert shown(THIRD, bots, go_on, looks) == shown(THIRD_AND_LAST, bots, go_on, looks)


def until_over(hands: Hands, bots: tuple[str, ...], paused: bool = False, looks: int = 0) -> list[bytes]:
    """What is seen in each frame of a question that goes by itself."""
    table = table_with(hands, bots, looks=looks)
    table.scene.bot_turns.paused = paused
    play(table.session, "pair 3")
    seen: list[bytes] = []
    while table.session.state.contested:
        seen += pictures(table, 1)
    return [*seen, *pictures(table, 10 * paused)]


@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize("bots", [("", *["thrifty"] * 3), ("thrifty", "", "thrifty", "thrifty")])
def test_one_person_cannot_tell_whether_a_computer_player_could(
    patient: None, bots: tuple[str, ...], paused: bool
) -> None:
    nobody, third, last = (until_over(hands, bots, paused) for hands in (NOBODY, THIRD, LAST))
    assert len(nobody) == len(third) == len(last) > 10
    assert nobody == third
    assert nobody == last


@pytest.mark.parametrize("looks", [3, 60, 1000])
@pytest.mark.parametrize("bots", [("", *["thrifty"] * 3), ("thrifty", "", "thrifty", "thrifty")])
def test_a_computer_player_that_could_answer_is_not_waited_for(bots: tuple[str, ...], looks: int) -> None:
    """Who has not decided in time lets it pass."""
    nobody, third, last = (len(until_over(hands, bots, looks=looks)) for hands in (NOBODY, THIRD, LAST))
    assert nobody == third == last


@pytest.mark.parametrize("looks", [0, 3, 1000])
def test_one_person_is_asked_after_the_same_time_whoever_was_asked_before(looks: int) -> None:
    found = []
    for hands in (THIRD, SECOND_AND_THIRD):
        table = table_with(hands, ("thrifty", "thrifty", "", "thrifty"), looks=looks)
        play(table.session, "pair 3")
        seen = [*pictures(table, 40)]
        assert table.board.actions["let"].visible
        table.harness.click(table.board.actions["let"].rect.center)
        assert not table.session.state.contested, "who is asked after that is not waited for"
        found.append([*seen, table.session.state.points])
    assert found[0] == found[1]


class Faulty(InProcessService):
    """Thinks well, but every decision had to be taken by another level."""

    def answer(self) -> WorkerResult | None:
        found, why = super().answer(), Refusal("bot_died", {"bot": "thrifty"})
        faults = (BotFault("thrifty", "random", why),)
        return replace(found, faults=faults) if isinstance(found, BotMove) else found


def test_what_goes_wrong_with_an_answer_is_told_when_its_player_decides_in_the_open() -> None:
    """Sooner it would tell who was asked."""
    told, late = [], []
    for hands in (NOBODY, THIRD):
        table = table_with(hands, ("", "", "thrifty", "thrifty"), service=Faulty(title(NAME)))
        play(table.session, "pair 3")
        table.harness.wait(2 * BEAT)
        go_on(table)
        table.harness.wait(BEAT)
        assert not table.session.state.contested
        told.append(table.log)
        play(table.session, "step")
        table.harness.wait(BEAT)
        late.append(len(table.log))
    assert told[0] == told[1]
    assert late[1] == late[0] + 1


def test_one_person_alone_is_asked_as_usual(patient: None) -> None:
    table = table_with(SECOND, ("thrifty", "", "thrifty", "thrifty"))
    play(table.session, "pair 3")
    table.harness.wait(2 * BEAT)
    assert table.board.actions["spoil"].visible and not table.board.strip.open
    table.press("spoil")
    assert table.session.state.points == (0, 2, 2, 2)
    assert "Bela spoils the pair with the 3." in table.log


def looking(hands: Hands, seat: int) -> RaceTable:
    """A table at which the person of a seat looks at the own hand."""
    table = table_with(hands, PEOPLE)
    play(table.session, "pair 3")
    table.harness.settle()
    assert table.board.strip.open and not table.board.cards
    table.harness.click(table.board.strip.badges[seat].rect.center)
    table.harness.settle()
    assert table.board.curtain.covers and not table.board.cards
    assert not any(button.visible for button in table.board.actions.values())
    table.harness.click(table.board.curtain.rect.center)
    table.harness.settle()
    assert [card for card, _ in table.board.cards] == list(table.session.state.hands[seat])
    return table


def test_who_has_an_answer_gives_it_behind_the_curtain() -> None:
    table = looking(SECOND, 1)
    assert table.board.actions["spoil"].visible and table.board.actions["let"].visible
    table.press("spoil")
    assert table.board.strip.open and table.played == ["pair 3"], "others may answer too"
    go_on(table)
    table.harness.settle()
    assert table.played == ["pair 3", "spoil"] and table.session.state.points == (0, 2, 2, 2)
    assert table.session.state.hands[1] == (2,)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_looks_and_has_none_can_only_let_it_be(seat: int) -> None:
    table = looking(NOBODY, seat)
    assert [word for word, button in table.board.actions.items() if button.visible] == ["let"]
    table.harness.key(pygame.K_p)
    assert table.session.state.contested
    table.press("let")
    assert table.board.strip.open and not table.board.cards
    go_on(table)
    table.harness.settle()
    assert table.session.state.points == (6, 2, 2, 2)


def test_the_cloth_tells_nothing_of_the_hand_behind_it() -> None:
    found = []
    for hands in (NOBODY, SECOND):
        table = table_with(hands, PEOPLE)
        play(table.session, "pair 3")
        table.harness.settle()
        table.harness.click(table.board.strip.badges[1].rect.center)
        found.append([*pictures(table, 40)])
    assert found[0] == found[1]


def test_nothing_is_left_of_a_question_that_is_over() -> None:
    table = looking(SECOND, 1)
    table.press("let")
    go_on(table)
    table.harness.settle()
    assert table.session.state.points == (6, 2, 2, 2)
    assert not table.scene.context.question.to_several
    assert table.scene.context.question.looking is None and not table.board.strip.open
    assert table.scene.context.viewing == 1


def test_while_all_are_asked_the_board_is_told_what_a_watcher_knows(patient: None) -> None:
    """Not what the person knows for whom it was shown, who alone would see from it to be asked."""
    for hands in (NOBODY, SECOND):
        table = table_with(hands, ("thrifty", "", "", ""))
        play(table.session, "pair 3")
        assert table.scene.context.viewing == 1 and table.scene.context.eyes is None
        assert table.board.shown.asked == () and not table.board.cards
