"""Short scenes one after another: what each paints, how long, and what it keeps from being seen meanwhile."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto

from pygame import Surface

from game.titles.wiraqocha.board.tray import TrayDie
from game.titles.wiraqocha.rules.events import Event
from game.ui.shapes import make_faint

Paint = Callable[[Surface, float], None]


class Part(Enum):
    """What can stand on a tile and be hidden while it is still on its way there."""

    TOKEN = auto()
    DIE = auto()
    SHIELD = auto()
    FORTRESS = auto()
    WASTE = auto()


class Shelf(Enum):
    """What a panel has a place for, and fills only when it has arrived."""

    CRYSTALS = auto()
    CUBES = auto()
    DICE = auto()
    RELICS = auto()
    TOKENS = auto()
    CARDS = auto()


Fill = tuple[int, Shelf]  # of the panel of a seat
PILE: Fill = (-1, Shelf.TOKENS)  # the Graveyard


@dataclass(frozen=True, slots=True)
class Hidden:
    """Something on a tile that has not arrived yet for the eye."""

    part: Part
    tile: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """For the eye a tile has its new holder: from a rival, or because it was free."""

    tile: str
    from_rival: bool


Told = Event | Claimed  # what can be heard


@dataclass(frozen=True, slots=True)
class Act:
    """One short scene. `paint` is given 0 to 1; the next scene begins `lead` seconds after this one.

    A scene that `waits` is painted at 0 until its time comes: it shows what is no longer there by the state.
    `hides` and the `dice` of the tray are out of sight until the scene ends. What it `fills` looks as before until
    then. What it `tells`, beside the event that it shows, is told when it begins.
    """

    seconds: float
    paint: Paint
    lead: float | None = None
    hides: frozenset[Hidden] = frozenset()
    waits: bool = False
    fills: tuple[Fill, ...] = ()
    delay: float = 0.0
    dice: frozenset[TrayDie] = frozenset()
    tells: Claimed | None = None

    @property
    def until_next(self) -> float:
        """Seconds until the next scene begins."""
        return self.seconds if self.lead is None else self.lead


@dataclass(frozen=True, slots=True)
class Cover:
    """A piece of the picture from before, which lies over the new one `until` a moment, then fades."""

    picture: Surface
    corner: tuple[int, int]
    until: float
    fade: float = 0.0


def whole_cover(picture: Surface, fade: float) -> Cover:
    """The whole picture from before, which begins to fade at once. Its pixels are shared, its faintness is its own."""
    return Cover(picture.subsurface(picture.get_rect()), (0, 0), 0.0, fade)


@dataclass(slots=True)
class Timeline:
    """Scenes with the moments at which they begin, and calls (sounds) at theirs."""

    acts: list[tuple[float, Act]] = field(default_factory=list)
    covers: list[Cover] = field(default_factory=list)
    calls: list[tuple[float, Callable[[], None]]] = field(default_factory=list)
    cursor: float = 0.0
    elapsed: float = 0.0

    def add(self, *acts: Act) -> None:
        """Put scenes that belong together at the cursor, and move it on to when the next may begin."""
        for act in acts:
            self.acts.append((self.cursor + act.delay, act))
        self.cursor += max((act.delay + act.until_next for act in acts), default=0.0)

    def call(self, action: Callable[[], None], after: float = 0.0) -> None:
        """Call something so many seconds after the cursor's moment."""
        self.calls.append((self.cursor + after, action))

    @property
    def length(self) -> float:
        """Seconds until the last scene ends."""
        ends = [start + act.seconds for start, act in self.acts]
        return max([*ends, *(cover.until + cover.fade for cover in self.covers)], default=0.0)

    def filled_at(self, *places: Fill) -> float:
        """When the last scene ends that fills any of these; 0 where none does."""
        return max(
            (start + act.seconds for start, act in self.acts if any(fill in act.fills for fill in places)),
            default=0.0,
        )

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self.acts or self.covers)

    @property
    def hidden(self) -> frozenset[Hidden]:
        """What the scenes keep out of sight now."""
        return frozenset(thing for _, act in self.acts for thing in act.hides)

    @property
    def dice(self) -> frozenset[TrayDie]:
        """The dice of the tray that the scenes keep out of sight now."""
        return frozenset(die for _, act in self.acts for die in act.dice)

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether anything was shown."""
        if not self.busy and not self.calls:
            return False
        self.elapsed += seconds
        due = [call for at, call in self.calls if at <= self.elapsed]
        self.calls = [(at, call) for at, call in self.calls if at > self.elapsed]
        for call in due:
            call()
        self.acts = [(start, act) for start, act in self.acts if start + act.seconds > self.elapsed]
        self.covers = [cover for cover in self.covers if cover.until + cover.fade > self.elapsed]
        return True

    def covers_at(self, spot: tuple[int, int]) -> bool:
        """Whether a spot still looks as before, if only faintly."""
        return any(cover.picture.get_rect(topleft=cover.corner).collidepoint(spot) for cover in self.covers)

    def draw_covers(self, surface: Surface) -> None:
        """Draw what still looks as before; it lies under everything that moves."""
        for cover in self.covers:
            late = self.elapsed - cover.until
            if late > 0:  # before, it is laid on as it is, which takes a fraction of the time
                make_faint(cover.picture, 1 - late / cover.fade)
            surface.blit(cover.picture, cover.corner)

    def draw(self, surface: Surface) -> None:
        """Draw what the scenes show now."""
        for start, act in self.acts:
            if self.elapsed >= start:
                act.paint(surface, (self.elapsed - start) / act.seconds)
            elif act.waits:
                act.paint(surface, 0.0)
