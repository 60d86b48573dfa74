"""The dice in the tray: which lies where, which is picked, and how they tumble in. The state decides the faces.

Thrown dice fall where they fall, and are then pushed together into a row, a little askew as a hand leaves them.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.titles.wiraqocha.board.layout.table_layout import TRAY
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.events import DiceUsed, TurnBegan
from game.titles.wiraqocha.rules.wiraqocha import SeenWiraqochaStep
from game.ui.animation import ease_in_out, mix
from game.ui.dice import draw_die
from game.ui.dice_throw import DiceThrow, RestingDie, die_side, draw_throw
from game.ui.look import Look

SIDE = 52.0  # a die in these units
_SHORT = 420.0  # a tray shorter than this has room for two rows
_PITCH = 92.0  # from one die of the row to the next, where there is room
_LOOSE = 1.16  # how many sides apart dice lie at least
_ASKEW = math.radians(8)  # how much a die of the row may be turned
_ROUGH = 0.06  # how far it may lie from the middle of the tray, as a part of the tray's height
_GATHER = 0.28  # seconds in which fallen dice are pushed into their row


@dataclass(slots=True, eq=False)
class TrayDie:
    """A die that can be used: its face, and where it lies in the tray's units."""

    face: int
    x: float
    y: float
    angle: float
    picked: bool = False


@dataclass(frozen=True, slots=True)
class _Cast:
    """Dice that have left the hand, and those that lie in the tray."""

    dice: list[TrayDie]
    old: list[TrayDie]
    seed: int


class Tray:
    """The unused dice of the player who decides, lying where they fell.

    The picture on which dice are rolled has enough to do: how they tumble is worked out for the next one, or when
    somebody wants to know where they lie.
    """

    def __init__(self) -> None:
        self.dice: list[TrayDie] = []
        self.rect = Rect(0, 0, 0, 0)
        self.space = TRAY
        self._rows = 1  # in which its dice lie
        self._cast: _Cast | None = None
        self._throw: DiceThrow | None = None
        # where the dice lie before they are pushed together, by their id
        self._fallen: dict[int, RestingDie] = {}
        self._thrown: list[TrayDie] = []
        self._elapsed = 0.0
        self._leftover: list[TrayDie] = []
        # left the tray since dice were last cast: undone, they lie where they lay
        self._spent: list[TrayDie] = []
        self.pace = 1.0  # what time is multiplied by; infinite: dice lie at once
        self._units = SIDE  # how wide a die is now: many dice are smaller

    # the state

    def show(self, hand: Hand, *, rolled: bool, gone: Sequence[int] = (), seed: int = 0) -> None:
        """Show these dice. New ones tumble in if `rolled`; dice in `gone` are taken away even where they stay
        in the hand by their face (they were rolled again).
        """
        self.settle()
        for face in gone:
            self._take(face)
        kept, missing = self._match(hand)
        self._turn(kept, missing)
        if not rolled:
            self._bring_back(kept, missing)
        self._spent += self._leftover
        self.dice = kept
        if missing:
            self._add(missing, rolled, seed)
        for die in self.dice:
            die.picked = False

    def _take(self, face: int) -> None:
        found = sorted((die for die in self.dice if die.face == face), key=lambda die: not die.picked)
        if found:
            self.dice.remove(found[0])

    def _match(self, hand: Hand) -> tuple[list[TrayDie], list[int]]:
        """The dice that stay, unpicked ones first, and the faces that no die shows yet."""
        left = sorted(self.dice, key=lambda die: die.picked)
        kept: list[TrayDie] = []
        missing: list[int] = []
        for face in hand:
            die = next((die for die in left if die.face == face), None)
            if die is None:
                missing.append(face)
            else:
                left.remove(die)
                kept.append(die)
        self._leftover = left
        return kept, missing

    def _turn(self, kept: list[TrayDie], missing: list[int]) -> None:
        """A die whose face is gone while another came was turned by hand: it stays where it lies."""
        if len(self._leftover) == 1 and len(missing) == 1:
            die = self._leftover.pop()
            die.face = missing.pop()
            kept.append(die)

    def _bring_back(self, kept: list[TrayDie], missing: list[int]) -> None:
        """Take dice that had left the tray back to their places."""
        for die in reversed(self._spent):
            if die.face in missing:
                missing.remove(die.face)
                kept.append(die)
        self._spent = [die for die in self._spent if die not in kept]

    def _add(self, faces: list[int], rolled: bool, seed: int) -> None:
        fresh = [TrayDie(face, 0.0, 0.0, 0.0) for face in faces]
        self._cast = _Cast(fresh, list(self.dice), seed)
        self._spent.clear()
        self.dice += fresh
        if not rolled or self.pace == math.inf:
            self.settle()

    def _fall(self) -> None:
        """Let what was cast tumble."""
        cast, self._cast = self._cast, None
        if cast is None:
            return
        lying = [RestingDie(die.x, die.y, die.angle) for die in cast.old]
        side = min(SIDE, self.space[0] / self._across() / _LOOSE)
        throw = DiceThrow([die.face for die in cast.dice], self.space, cast.seed, side=side, lying=lying)
        self._units = min(self._units, throw.side) if lying else throw.side
        for die, pose in zip(cast.dice, throw.rest, strict=True):
            die.x, die.y, die.angle = pose.x, pose.y, pose.angle
        self._fallen = {id(die): RestingDie(die.x, die.y, die.angle) for die in self.dice}
        self._push_together()
        self._throw, self._thrown, self._elapsed = throw, cast.dice, 0.0

    def _rows_needed(self) -> int:
        """In how many rows the dice are to lie: in a short tray they would be too small in one."""
        short = self.space[0] < _SHORT and len(self.dice) * SIDE * _LOOSE > self.space[0]
        return 2 if short else 1

    def _across(self) -> int:
        """How many dice are to lie side by side."""
        return -(-len(self.dice) // self._rows_needed())

    def _push_together(self) -> None:
        """Lay the dice into a row in the order in which they fell, or into two in a short tray."""
        fallen = sorted(self.dice, key=lambda die: (die.x, die.y))
        self._rows, across = self._rows_needed(), self._across()
        width, height = self.space[0], self.space[1] / self._rows
        pitch = min(_PITCH, width / across)
        for number, die in enumerate(fallen):
            row, column = divmod(number, across)
            in_row = min(across, len(fallen) - row * across)
            quarter = round(die.angle / (math.pi / 2)) * (math.pi / 2)
            die.x = width / 2 + (column - (in_row - 1) / 2) * pitch
            die.angle = quarter + (die.angle - quarter) / (math.pi / 4) * _ASKEW
            die.y = (row + 0.5) * height + (die.y / self.space[1] - 0.5) * 2 * _ROUGH * height

    # motion

    @property
    def rolling(self) -> bool:
        """Whether dice are tumbling."""
        return self._throw is not None or self._cast is not None

    @property
    def throw(self) -> tuple[DiceThrow, float] | None:
        """The throw that is seen, and the seconds since it began."""
        return (self._throw, self._elapsed) if self._throw is not None else None

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether dice tumble."""
        if self._cast is not None:
            self._fall()
            return True
        if self._throw is None:
            return False
        self._elapsed += dt * self.pace
        if self._elapsed >= self._throw.duration + _GATHER:
            self.settle()
        return True

    def settle(self) -> bool:
        """Let tumbling dice lie at once; returns whether any were tumbling."""
        was = self.rolling
        self._fall()
        self._throw, self._thrown, self._fallen = None, [], {}
        return was

    # the screen

    @property
    def factor(self) -> float:
        """Pixels per unit of the tray."""
        return min(self.rect.width / self.space[0], self.rect.height / self.space[1])

    @property
    def origin(self) -> tuple[float, float]:
        """The upper left corner of the tray's units, in pixels."""
        return (
            self.rect.centerx - self.space[0] * self.factor / 2,
            self.rect.centery - self.space[1] * self.factor / 2,
        )

    def place(self, rect: Rect, space: tuple[float, float] = TRAY) -> None:
        """Lay the tray into a rectangle that is `space` of its own units large; dice in it lie down anew there."""
        self.rect = rect
        if space == self.space:
            return
        self.settle()
        old, self.space = self.space, space
        for die in (*self.dice, *self._spent):
            die.x, die.y = die.x * space[0] / old[0], die.y * space[1] / old[1]
        if self.dice:
            side = space[0] / self._across() / _LOOSE
            self._units = min(SIDE, side, die_side(space, len(self.dice)))
            self._push_together()

    def centre(self, die: TrayDie) -> tuple[float, float]:
        """Where a die lies, in pixels."""
        self._fall()
        x, y = self.origin
        return x + die.x * self.factor, y + die.y * self.factor

    @property
    def side(self) -> int:
        """How wide a die is, in pixels."""
        self._fall()
        return round(self._units * self.factor)

    def die_rect(self, die: TrayDie) -> Rect:
        """The square that a die covers."""
        rect = Rect(0, 0, round(self.side * 1.12), round(self.side * 1.12))
        x, y = self.centre(die)
        rect.center = (round(x), round(y))
        return rect

    def at(self, spot: tuple[int, int]) -> TrayDie | None:
        """The die under a spot, once it lies still."""
        if self.rolling:
            return None
        return next((die for die in self.dice if self.die_rect(die).collidepoint(spot)), None)

    def picked(self) -> list[int]:
        """The faces of the picked dice."""
        return [die.face for die in self.dice if die.picked]

    def unpick(self) -> None:
        """Let all dice go."""
        for die in self.dice:
            die.picked = False

    def in_order(self) -> list[TrayDie]:
        """The dice from left to right, row by row."""
        self._fall()
        height = self.space[1] / self._rows
        return sorted(self.dice, key=lambda die: (int(die.y / height), die.x, die.y))

    def draw(
        self,
        surface: Surface,
        look: Look,
        away: Collection[TrayDie] = (),
        push: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        """Draw the dice, but those that are `away`: in the hand, or on their way back. A blow may `push` them aside."""
        flying = self._throw is not None and self._elapsed < self._throw.duration
        origin = self.origin[0] + push[0], self.origin[1] + push[1]
        falling = self._cast.dice if self._cast is not None else self._thrown if flying else []
        side = round(self._units * self.factor)
        for die in sorted(self.dice, key=lambda die: die.y):
            if die not in away and die not in falling:
                x, y, angle = self._pose(die, origin)
                draw_die(surface, look, die.face, (x, y), side, angle=angle, picked=die.picked)
        if self._throw is not None and flying:
            draw_throw(surface, look, self._throw, self._elapsed, origin, self.factor)

    def _pose(self, die: TrayDie, origin: tuple[float, float]) -> tuple[float, float, float]:
        """Where a die is now, in pixels, and its angle: on its way from where it fell to its place in the row."""
        left, top = origin
        x, y, angle = die.x, die.y, die.angle
        fell = self._fallen.get(id(die))
        if self._throw is not None and fell is not None:
            part = ease_in_out(min(1.0, max(0.0, (self._elapsed - self._throw.duration) / _GATHER)))
            x, y, angle = mix(fell.x, x, part), mix(fell.y, y, part), mix(fell.angle, angle, part)
        return left + x * self.factor, top + y * self.factor, angle


def dice_set_aside(steps: Sequence[SeenWiraqochaStep]) -> list[int]:
    """The faces of the dice used this turn, from the steps of the game so far (latest last)."""
    used: list[int] = []
    for event in (event for step in reversed(steps) for event in reversed(step.events)):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, DiceUsed):
            used[:0] = (*event.using, *(min(face, 6) for face in event.beating))
    return used
