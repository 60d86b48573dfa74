"""Random quests at a table, each moment with two deals that nobody who looks on can tell apart: after the same action
all that is seen, read and heard is the same, picture by picture, until a window is over that somebody might have
answered, whoever could.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame
import pytest

from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import AdviceReply, AdviceRequest, BotMove, Question, WorkerResult
from game.core.contract import AnyTitle
from game.titles.inkas.board.hand.key_places import KeyPart, key_areas
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.actions import Action, OfferDraw, Pass, Unveil
from game.titles.inkas.rules.answers import asked_in_order, can_answer, put_to_table
from game.titles.inkas.rules.change import put_in, seen_as
from game.titles.inkas.rules.engine import legal_actions, perform, refusal
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.state import State
from tests.inkas.board.test_outsider import things
from tests.support.ear import Ear
from tests.support.inkas_games import begin, choice, crowded_with_hands
from tests.support.quest_table import QuestTable

STEPS = 12  # of each quest
DEALS = 40  # that are tried at a moment
FACES = (2, 1, 4, 6, 1, 2, 3, 2, 5, 4) * 3  # that the dice show in every deal
WINDOWS = 5  # that are let pass
SLOW = 30  # pictures that computer players think; the beat has half of that
Able = tuple[tuple[int, ...], ...]


class Slow(InProcessService):
    """Computer players who let every window pass, and think of it where they might do else; they play no turns."""

    def __init__(self, title: AnyTitle) -> None:
        super().__init__(title)
        self._left = 0

    def ask(self, question: Question) -> None:
        if isinstance(question, AdviceRequest):
            self._answer, self._left = AdviceReply(None), 0
            return
        legal = [*INKAS.legal_actions(question.state)]
        passes = put_to_table(question.state) is not None and Pass() in legal
        self._answer = BotMove(Pass()) if passes else None
        self._left = SLOW if len(legal) > 1 else 0

    def answer(self) -> WorkerResult | None:
        self._left -= 1
        return super().answer() if self._left < 0 else None


# two deals


def moments(seed: int, mode: Mode, *, alliance: bool) -> Iterator[tuple[random.Random, State]]:
    """Moments of a quest at a table at which no window stands."""
    rng = random.Random(seed)
    crowded = seed % 3 or alliance
    start = crowded_with_hands(rng, mode=mode, alliance=alliance) if crowded else begin(seed, 3, mode=mode)
    state = put_in(start, start.game.asking(at_table=True))
    for _ in range(STEPS):
        legal = legal_actions(state)
        if not legal:
            return
        if not any(isinstance(entry, Window) for entry in state.pending):
            yield rng, state
        state = perform(state, choice(rng, legal)).state


def able(state: State) -> Able:
    """By the windows of an action that all let pass: who could have answered."""
    found: list[tuple[int, ...]] = []
    last = None
    while (window := put_to_table(state)) is not None and len(found) < WINDOWS:
        now = window.by, window.action, window.number
        if now != last:
            whole = replace(window, passed=0)
            seats = asked_in_order(state, whole)
            found.append(tuple(seat for seat in seats if can_answer(state, whole, seat)))
        last, state = now, perform(state, Pass()).state
    return tuple(found)


def deals(state: State, eyes: int | None, action: Action) -> list[State]:
    """Two deals alike to these eyes in which the action is legal and others can answer it, as far as there are."""
    seen, found = observation(state, eyes), dict[Able, State]()
    for seed in range(DEALS):
        drawn = put_in(resample(seen, seed), state.game)
        deal = seen_as(drawn, 7, FACES, drawn.cards)
        if refusal(deal, action) is not None:
            continue
        assert replace(observation(deal, eyes), seed=0, rolls=()) == replace(seen, seed=0, rolls=())
        after = perform(deal, action).state
        if put_to_table(after) is None:
            return []
        found.setdefault(able(after), deal)
        if len(found) == 2:
            break
    return [*found.values()]


# what is noticed


def noticed(table: QuestTable, ear: Ear) -> dict[str, object]:
    """All that a moment of the table gives out, but for the picture."""
    scene, board = table.scene, table.board
    hand = board.buttons_of_hand.buttons.values()
    return {
        "line": (scene.prompt_line.text(), board.prompt_line()),
        "strip": (board.desk.strip.open, board.desk.strip.said),
        "question": (board.question_panel.question, board.question_panel.options),
        "buttons": [(one.visible, one.enabled, one.key) for one in board.buttons],
        "of the hand": [(one.label, one.enabled, one.visible, one.why_not) for one in hand],
        "may undo": (scene.bot_turns.may_undo(), scene.bot_turns.thinking, scene.bot_signs.turning),
        "caption": scene.bot_turns.caption,
        "moment": (scene.moment, scene.pointer, scene.presenter.busy),
        "beat": scene.wake_in(),
        "bowl": (board.view.shown.battle, board.view.shown.revealed),
        "recap": (scene.recap.strip.visible, scene.recap.report.signs),
        "toast": scene.ui.toast.text,
        "journal": [(line.text, line.badge, len(line.steps)) for line in scene.log_book.lines],
        "heard": (tuple(ear.heard), tuple(ear.sides)),
    }


def tips(table: QuestTable) -> Iterator[object]:
    """All that is told of what can be pointed at, and what is spoken at the keys."""
    board = table.board
    for thing in things(table):
        tip = board.tips.tip(board.view.shown, thing, None, ())
        yield str(thing), tip and tip.said
    for part in KeyPart:
        for number in range(len(key_areas(board.view, board.gestures.fan, part))):
            board.keyboard.cursor.go(part, number)
            yield part, number, board.keyboard.spoken


def wait(table: QuestTable) -> None:
    """Nothing is pressed."""


def go_on(table: QuestTable) -> None:
    if table.board.desk.strip.open:
        table.window.click(table.board.desk.strip.go_on.rect.center)


def keys(table: QuestTable) -> None:
    """Somebody wants to take back, to be advised, to be told of the others' turns and to see them once more."""
    for key in (pygame.K_u, pygame.K_h, pygame.K_w, pygame.K_r):
        table.window.key(key)


def look_and_go_on(seat: int) -> Callable[[QuestTable], None]:
    """A person looks at the own hand, lets it be, and then all go on."""

    def press(table: QuestTable) -> None:
        desk = table.board.desk
        if desk.strip.open:
            table.window.click(desk.strip.badges[seat].rect.center)
            table.window.frames(12)
            table.window.click(desk.curtain.rect.center)
            table.window.frames(12)
            table.window.key(pygame.K_SPACE)
            go_on(table)

    return press


@dataclass(frozen=True, slots=True)
class Case:
    """A moment with two deals, who sits at the table, and what is pressed there."""

    deals: list[State]
    action: Action
    people: tuple[int, ...]
    press: Callable[[QuestTable], None]


def case_of(rng: random.Random, state: State) -> Case | None:
    """One of a moment with an action of it; None where no two deals differ in who could answer."""
    action = choice(rng, legal_actions(state))
    if isinstance(action, Unveil | OfferDraw):  # what it turns differs; it has no window
        return None
    seats = [seat for seat in state.game.seats if not state.is_out(seat)]
    people = tuple(sorted(rng.sample(seats, rng.choice([1, 2, len(seats)]))))
    eyes = people[0] if len(people) == 1 else rng.choice([None, None, *people])
    press = look_and_go_on(eyes) if eyes is not None and len(people) > 1 else rng.choice([wait, go_on, keys])
    found = deals(state, eyes, action)
    return Case(found, action, people, press) if len(found) == 2 else None


def given_out(case: Case, deal: State) -> Iterator[object]:
    """All that the table gives out from the action on, in one of the two deals."""
    ear = Ear()
    bots = {seat: "random" for seat in deal.game.seats if seat not in case.people}
    table = QuestTable(deal, bots=bots, thinking=Slow, sounds=ear)
    if deal.decider in case.people:
        table.scene.commands.play(case.action)
    else:
        table.session.act(case.action)
    for number in range(WINDOWS + 1):
        for frame in (*[1 / 20] * (24 if number == 0 else 10), *[1 / 60] * 16):
            table.window.frames(1, frame)
            yield noticed(table, ear)
        yield pygame.image.tobytes(table.window.surface, "RGB")
        case.press(table)
    yield table.texts()
    yield [*tips(table)]


def check(mode: Mode, count: int, *, first: int = 0, alliance: bool = False) -> None:
    found, seed = 0, first
    while found < count:
        seed += 1
        for rng, state in moments(seed, mode, alliance=alliance):
            case = case_of(rng, state)
            if case is None or found >= count:
                continue
            found += 1
            # one table after the other: there is one window
            told = [[*given_out(case, deal)] for deal in case.deals]
            for number, (one, other) in enumerate(zip(*told, strict=True)):
                where = f"quest {seed}, {INKAS.format_action(case.action)}, persons {case.people}, {number}"
                if isinstance(one, dict) and isinstance(other, dict):
                    assert {key: (one[key], other[key]) for key in one if one[key] != other[key]} == {}, where
                assert one == other, where


def test_no_table_tells_two_deals_of_hidden_cards_apart() -> None:
    check(Mode.ADVANCED, 5)


def test_no_table_of_partners_tells_them_apart() -> None:
    check(Mode.ADVANCED, 2, alliance=True)


def test_nor_does_a_window_of_the_past_that_is_shown_once_more() -> None:
    check(Mode.LEGENDARY, 1, first=3007, alliance=True)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 4000, 1000))
@pytest.mark.parametrize("alliance", [False, True])
@pytest.mark.parametrize("mode", [Mode.ADVANCED, Mode.LEGENDARY])
def test_nor_does_any_of_many(mode: Mode, alliance: bool, first: int) -> None:
    check(mode, 20, first=first, alliance=alliance)
