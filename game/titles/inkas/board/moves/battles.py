"""What was rolled last, read from what happened: the figures of the battle, who fights whom, and the faces."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.events import Event

_BATTLES = (Purpose.BATTLE, Purpose.SURVIVAL)


@dataclass(frozen=True, slots=True)
class Battle:
    """What was rolled last: what for, who attacked whom with which figures (empty and 0 where it was no battle), and
    the faces.
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

    def __init__(self) -> None:
        self.battle: Battle | None = None
        self._figures = 0, 0
        self._who = "", ""

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
                faces = (*(before.faces if before is not None and goes_on else ()), event.face)
                fights = event.purpose in _BATTLES
                who, figures = (self._who, self._figures) if fights else (("", ""), (0, 0))
                self.battle = Battle(event.purpose, faces, event.seat, *who, *figures)
                return True
        return False


def last_battle(steps: Iterable[Sequence[Event]]) -> Battle | None:
    """How the bowl looks after the events of these steps; an attack may be announced in one before it is rolled for."""
    reader, found = BattleReader(), None
    for events in steps:
        reader.battle = None
        for event in events:
            if reader.take(event):
                found = reader.battle
    return found
