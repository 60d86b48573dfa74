"""What was rolled last, read from what happened: the figures of the battle, who fights whom, and the faces."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.approvals import CANCELLED, CARD, approves, cancelled
from game.titles.inkas.rules.battles import is_attack, strike_of
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.pending import Fight, StrikeAsked, Window
from game.titles.inkas.rules.state import State

_BATTLES = (Purpose.BATTLE, Purpose.SURVIVAL)


@dataclass(frozen=True, slots=True)
class Battle:
    """What was rolled last: what for, who attacked whom with which figures (empty and 0 where it was no battle), and
    the faces; among them approvals by cards, and those that are refusals now, as `rules.approvals` writes them.
    """

    purpose: str
    faces: tuple[int, ...]
    seat: int
    attacker: str = ""
    target: str = ""
    attack: int = 0
    defence: int = 0


class BattleReader:
    """Follows events and says how the bowl looks after each."""

    def __init__(self, before: State | None = None) -> None:
        """`before`: the state from which the events lead on, in which an attack may be under way."""
        self.battle: Battle | None = None
        self._figures = 0, 0
        self._who = _fighting(before) if before is not None else ("", "")
        self._granted: tuple[int, ...] = ()  # by cards before anything was rolled

    def take(self, event: Event) -> bool:
        """Follow an event; returns whether the bowl looks different after it."""
        match event:
            case e.AttackAnnounced():
                self._who = event.walla, event.target
            case e.AmaruAttacks():
                self._who = event.amaru, event.walla
            case e.BattleBegan():
                self._figures = event.attack, event.defence
                self.battle = None
            case e.Rolled() if event.face:
                before = self.battle
                goes_on = before is not None and before.purpose == event.purpose
                faces = (*(before.faces if before is not None and goes_on else self._granted), event.face)
                self._granted = ()
                fights = event.purpose in _BATTLES
                who, figures = (self._who, self._figures) if fights else (("", ""), (0, 0))
                self.battle = Battle(event.purpose, faces, event.seat, *who, *figures)
                return True
            case e.ApprovalGiven():
                return self._grant()
            case e.ApprovalCancelled():
                return self._cancel()
        return False

    def _grant(self) -> bool:
        """A card approves: after a refusal beside what was rolled, else before what is rolled next."""
        battle = self.battle
        if battle is None or approves(battle.faces[-1]):
            self._granted = (*self._granted, CARD)
            return False
        self.battle = replace(battle, faces=(*battle.faces, CARD))
        return True

    def _cancel(self) -> bool:
        """The last approval is a refusal."""
        battle = self.battle
        if battle is None or not any(map(approves, battle.faces)):
            self._granted = self._granted[:-1]
            return False
        self.battle = replace(battle, faces=cancelled(battle.faces))
        return True


def _fighting(state: State) -> tuple[str, str]:
    """Who attacks whom in what waits for answers; empty where nobody does."""
    for waiting in reversed(state.pending):
        match waiting:
            case Window(action=Fight(amaru, walla)):
                return PIECES[amaru], PIECES[walla]
            case Window(action=action) if not isinstance(action, Fight) and is_attack(action):
                strike = strike_of(state.game, action)
                return PIECES[strike.walla], PIECES[strike.target]
            case StrikeAsked(finder=finder, against=against):
                return PIECES[finder], PIECES[against]
    return "", ""


class Face(NamedTuple):
    """What lies in a socket of the bowl: the face that was rolled, none where a card approves before any roll; whether
    a card approves in its place, and whether an approval has been cancelled.
    """

    rolled: int | None
    granted: bool
    cancelled: bool


def faces_of(battle: Battle) -> tuple[Face, ...]:
    """What lies in the sockets; a card that approves over a refusal lies on that."""
    found: list[Face] = []
    for face in battle.faces:
        approved, cancelled = face % CANCELLED, face >= CANCELLED
        refused = found[-1].rolled if found and not found[-1].granted else None
        if approved != CARD:
            found.append(Face(approved, granted=False, cancelled=cancelled))
        elif refused is not None and (refused % 2 or found[-1].cancelled):
            found[-1] = Face(refused, granted=True, cancelled=cancelled)
        else:
            found.append(Face(None, granted=True, cancelled=cancelled))
    return tuple(found)


def last_battle(steps: Sequence[tuple[State, Sequence[Event]]], recent: int) -> Battle | None:
    """How the bowl looks after these steps, each with the state before it and its events, if that was rolled, or
    changed by an answer, in the `recent` last ones, passes aside; what was rolled is kept for as long as it can be
    answered.
    """
    reader, found = BattleReader(), None
    left = sum(not _is_pass(events) for _, events in steps)
    for before, events in steps:
        if not any(isinstance(waiting, Window) for waiting in before.pending):
            reader.battle = None
        for event in events:
            if reader.take(event) and left <= recent:
                found = reader.battle
        left -= not _is_pass(events)
    return found


def _is_pass(events: Sequence[Event]) -> bool:
    """Whether a step was no more than a pass, or an answer that nobody sees yet."""
    return all(isinstance(event, e.Passed) for event in events)
