"""What the scene of a Legendary power stands on: who uses it, whom it names, and where it works."""

from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.motion.transition import USUAL, Transition
from game.titles.inkas.board.moves.choices import bearer_name, wamani_of
from game.titles.inkas.content.definitions import CENTRE_NAME, SUYUS, WAMANIS
from game.titles.inkas.rules import events as e
from game.ui.pictures import Point

_CHEST = 46.0  # above a walla's foot, in units of its picture


class PowerStage:
    """The places of one use of a power, in pixels."""

    def __init__(self, transition: Transition, event: e.PowerUnleashed) -> None:
        self.transition = transition
        self.event = event
        self.unit = transition.unit
        self.look = transition.look

    @property
    def home(self) -> str:
        """The wamani of the user, before the power has moved it."""
        return self._wamani(self.event.walla) or CENTRE_NAME

    @property
    def named(self) -> str:
        """The wamani of the walla that it names, or of the bearer of the staff; the user's where there is neither."""
        return self._wamani(self.event.ally) or self.staff or self.home

    @property
    def staff(self) -> str:
        """The wamani of the bearer of the staff before; empty where nobody bore it."""
        return self._wamani(bearer_name(self.transition.before.shown.state))

    @property
    def user(self) -> Point:
        """The user, at the height of its chest."""
        return self.chest(self.event.walla)

    @property
    def ally(self) -> Point:
        """Whom it names, or the bearer of the staff, at the same height."""
        if self.event.ally:
            return self.chest(self.event.ally)
        return self.middle(self.named)

    @property
    def reached(self) -> tuple[str, ...]:
        """The wamanis in which it strikes, from the user outwards; that of the user where there is none."""
        names = self.event.reached or (self.home,)
        x, y = self.middle(self.home)
        return tuple(sorted(names, key=lambda name: _far(self.middle(name), (x, y))))

    @property
    def suyu(self) -> tuple[str, ...]:
        """The wamanis of the suyu that it names, or of the user's; the lake alone, which is in none."""
        named = next((name for name in self.event.wamanis if name in SUYUS), self.home[0])
        return tuple(name for name in WAMANIS if name[0] == named)

    @property
    def whole(self) -> tuple[str, ...]:
        """All wamanis."""
        return WAMANIS

    @property
    def ring(self) -> tuple[str, ...]:
        """The wamanis of the user's ring, clockwise."""
        at = ring.ring_of(self.home)
        return tuple(name for name in WAMANIS if ring.ring_of(name) == at)

    def middle(self, wamani: str) -> Point:
        """The middle of a wamani."""
        return self.transition.on(wamani)

    def chest(self, walla: str) -> Point:
        """A walla at the height of its chest, as it was before; in the lake where it was not on the board."""
        found = self.transition.foot(walla, self.transition.before)
        (x, y), unit = found or (self.middle(CENTRE_NAME), USUAL * self.unit)
        return x, y - _CHEST * unit

    def _wamani(self, walla: str) -> str:
        """The wamani where a walla stood or lay."""
        return wamani_of(self.transition.before.shown.state, walla) if walla else ""


def _far(place: Point, other: Point) -> float:
    return (place[0] - other[0]) ** 2 + (place[1] - other[1]) ** 2
