"""Mouse pointers of brass and cream; the anchor is the point that clicks."""

from collections.abc import Callable
from functools import partial

from engraving.palette import CREAM, EDGE
from engraving.picture import Picture, drawn

SIZE = (36, 36)


def _outlined(data: str, fill: str = CREAM, width: float = 2) -> str:
    return (
        f'<path d="{data}" fill="{fill}" stroke="{EDGE}" stroke-width="{width}" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _arrow() -> str:
    """A nib."""
    nib = _outlined("M0 0L19 9.5L12.4 12.4L9.5 19Z", "url(#brass)")
    return (
        (
            f'{nib}<path d="M2.4 2.4L9.6 9.6" stroke="{EDGE}" stroke-width="1.3"/>'
            f'<circle cx="10.2" cy="10.2" r="1.6" fill="{EDGE}"/>'
        )
        + _outlined("M12.4 12.4L20 20", "none", 5)
        + '<path d="M12.8 12.8L20 20" stroke="#8a4526" stroke-width="2.6" stroke-linecap="round"/>'
    )


_PALM = "M-8 4C-12 -1 -11 -3 -9 -3.4C-7.4 -3.6 -6.4 -2 -5 0V-11C-5 -14 -1.6 -14 -1.4 -11.4V-5"


def _hand() -> str:
    """A pointing hand: this can be clicked."""
    hand = _PALM + (
        "C-1 -7.4 2.2 -7.2 2.4 -4.8V-3.6C2.8 -6 5.8 -5.8 6 -3.4V-2.4C6.4 "
        "-4.4 9.4 -4.2 9.6 -1.6V6C9.6 12 6 14 1 14C-4 14 -5.6 9 -8 4Z"
    )
    return _outlined(hand) + _outlined("M-4 14.6H7V18H-4Z", "#c42f38", 1.6)


def _open_hand() -> str:
    """An open hand: this can be picked up."""
    hand = (
        "M-10 3C-13 -1 -12 -3 -10 -3.2C-8.4 -3.4 -7.4 -1.4 -6.4 -0.4V-9C-6.4 "
        "-11.6 -3 -11.6 -2.8 -9V-4.4L-2.4 -11.4C-2.2 -14 1.2 -13.8 "
        "1.2 -11.4V-4.4L2.4 -10.6C2.8 -13 6 -12.4 5.8 -10V-3.6L7.4 -8C8.2 "
        "-10.2 11 -9.2 10.6 -7L9.6 4C9 11 6 14 0.6 14C-4.6 14 -7 8 -10 3Z"
    )
    return _outlined(hand) + _outlined("M-4 14.6H7V18H-4Z", "#c42f38", 1.6)


def _fist() -> str:
    """A closed hand: something is being carried."""
    fist = (
        "M-9 2C-11 -3 -8 -5 -5.6 -3.6C-6 -7.4 -2 -8 -1.4 -5.2C-1 -8.4 3 -8 3 -5C3.6 "
        "-7.6 7 -7 7 -4C8.4 -5.6 10.6 -4.4 10.4 -2V5C10.4 11 6 14 1 14C-4 14 -7 8 -9 2Z"
    )
    lines = (
        f'<path d="M-1.4 -5V-1M3 -5V-1M7 -4V-0.4" stroke="{EDGE}" stroke-width="1.4" stroke-linecap="round"/>'
    )
    return _outlined(fist) + lines + _outlined("M-4 14.6H7V18H-4Z", "#c42f38", 1.6)


def _forbidden() -> str:
    """A struck ring: not here."""
    return (
        f'<circle r="11" fill="none" stroke="{EDGE}" stroke-width="7"/>'
        f'<path d="M-7.4 -7.4L7.4 7.4" stroke="{EDGE}" stroke-width="7"/>'
        '<circle r="11" fill="none" stroke="#c42f38" stroke-width="3.6"/>'
        '<path d="M-7.4 -7.4L7.4 7.4" stroke="#c42f38" stroke-width="3.6"/>'
    )


_POINTERS: dict[str, tuple[Callable[[], str], tuple[float, float]]] = {
    "arrow": (_arrow, (3, 3)),
    "hand": (_hand, (15, 15)),
    "open": (_open_hand, (18, 17)),
    "grab": (_fist, (17, 15)),
    "no": (_forbidden, (18, 18)),
}
_HOT = {"hand": (11.8, 2.0)}


def _shadowed(draw: Callable[[], str]) -> str:
    return f'<g filter="url(#shadow_small)">{draw()}</g>'


def pictures() -> list[Picture]:
    """`cursor.arrow`, `hand`, `open`, `grab`, `no`."""
    return [
        drawn(
            f"cursor.{name}",
            SIZE,
            partial(_shadowed, draw),
            origin,
            anchor=_HOT.get(name, origin),
        )
        for name, (draw, origin) in _POINTERS.items()
    ]
