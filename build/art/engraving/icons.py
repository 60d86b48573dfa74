"""Icons in one line weight, in ink and in pale brass for dark grounds; about 24 units square."""

from collections.abc import Callable
from functools import partial

from engraving.geometry import Points, curve, gear
from engraving.ink import path
from engraving.palette import INK
from engraving.picture import Picture, drawn
from engraving.plates import PIPS

Glyph = Callable[[str], str]
PALE = "#f7e2a0"


def _stroke(data: str, colour: str, width: float = 2.4) -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" {ends}/>'


def _fill(data: str, colour: str) -> str:
    return f'<path d="{data}" fill="{colour}"/>'


def _roll(c: str) -> str:
    dots = "".join(f'<circle cx="{a * 5.4}" cy="{b * 5.4}" r="2" fill="{c}"/>' for a, b in PIPS[5])
    return (
        f'<g transform="rotate(-12)"><rect x="-10.5" y="-10.5" width="21" '
        f'height="21" rx="4.5" fill="none" stroke="{c}" stroke-width="2.2"/>{dots}</g>'
    )


def _undo(c: str) -> str:
    return _stroke("M-8 -3A10 10 0 1 1 -4 9", c, 2.9) + _fill("M-13.5 -4.6L-2.6 -7.4L-4.6 4.6Z", c)


def _redo(c: str) -> str:
    return f'<g transform="scale(-1 1)">{_undo(c)}</g>'


def _hint(c: str) -> str:
    bulb = "M-4.4 6C-4.4 2 -9 0 -9 -4.6A9 9 0 0 1 9 -4.6C9 0 4.4 2 4.4 6Z"
    return (
        _stroke(bulb, c, 2.2)
        + _stroke("M-4 9H4M-2.8 12H2.8", c, 2.2)
        + _stroke("M-3 -4L0 -1L3 -4M0 -1V5", c, 1.5)
    )


def _end_turn(c: str) -> str:
    glass = (
        "M-8 -11.5H8M-8 11.5H8M-6 -11C-6 -3 -1.3 -3 -1.3 0C-1.3 "
        "3 -6 3 -6 11M6 -11C6 -3 1.3 -3 1.3 0C1.3 3 6 3 6 11"
    )
    return _stroke(glass, c, 2.2) + _fill("M-4.4 10L0 4L4.4 10Z", c)


def _menu(c: str) -> str:
    return _stroke("M-9.5 -7H9.5M-9.5 0H9.5M-9.5 7H9.5", c, 2.8)


def _rules(c: str) -> str:
    book = "M0 -7C-4 -10 -8 -10 -11.5 -9V8C-8 7 -4 7 0 10C4 7 8 7 11.5 8V-9C8 -10 4 -10 0 -7ZM0 -7V10"
    return _stroke(book, c, 2) + _stroke(
        "M-8 -4.6C-6 -5 -4.6 -4.8 -3 -4M-8 0C-6 -.4 -4.6 -.2 -3 .6M3 -4C4.6 -4.8 6 -5 8 -4.6M3 .6C4.6 -.2 6 -.4 8 0",
        c,
        1.4,
    )


def _speaker(c: str) -> str:
    return _fill("M-11 -4H-6.5L0 -9.5V9.5L-6.5 4H-11Z", c)


def _sound(c: str) -> str:
    return _speaker(c) + _stroke("M4 -4.4A6.4 6.4 0 0 1 4 4.4M7 -8A11.4 11.4 0 0 1 7 8", c, 2.2)


def _mute(c: str) -> str:
    return _speaker(c) + _stroke("M4.4 -4L11 4M11 -4L4.4 4", c, 2.4)


def _settings(c: str) -> str:
    return (
        _stroke(path(gear(0, 0, 11.2, 8)), c, 2)
        + f'<circle r="3.6" fill="none" stroke="{c}" stroke-width="2"/>'
    )


def _hostage(c: str) -> str:
    links = "".join(
        (
            f'<ellipse cx="{x}" cy="{y}" rx="4.6" ry="2.9" '
            f'transform="rotate(40 {x} {y})" fill="none" stroke="{c}" stroke-width="2.1"/>'
        )
        for x, y in ((-7, -6.4), (-0.4, -0.6), (6.2, 5.2))
    )
    return (
        '<g transform="translate(1 -1.4) scale(.88)">'
        + links
        + _stroke("M8.6 7.4A4.4 4.4 0 1 1 6 11.6", c, 2.1)
        + _stroke("M-10.6 -9.4L-11.8 -10.6", c, 2.1)
        + "</g>"
    )


def _treasure(c: str) -> str:
    skull = "M-7.6 1C-10.6 -3 -8.6 -10.6 0 -10.6S10.6 -3 7.6 1C6.4 2.6 6 4 5.8 6.4H-5.8C-6 4 -6.4 2.6 -7.6 1Z"
    eyes = f'<circle cx="-3.5" cy="-2.4" r="2.3" fill="{c}"/><circle cx="3.5" cy="-2.4" r="2.3" fill="{c}"/>'
    return _stroke(skull, c, 2) + eyes + _stroke("M-3.4 6.6V10M0 6.6V10.6M3.4 6.6V10", c, 1.9)


def _somnium(c: str) -> str:
    prism = "M0 -11.5L4.4 -6V7.6L0 10.6L-4.4 7.6V-6ZM-4.4 -6L0 -3.6L4.4 -6M0 -3.6V10.4"
    return _stroke(prism, c, 1.9) + _stroke("M-6.6 9.6L-9.8 7.4V-1L-7 -3.6M6.6 9.6L9.8 7.4V1L7 -1.6", c, 1.9)


def _leviathan(c: str) -> str:
    hull = curve(
        [(-11.5, -2), (-6, -7.4), (2, -7.8), (9, -4), (11.5, -1.6), (9, 1), (2, 3.6), (-6, 2.6)], 5, True
    )
    out = _stroke(path(hull), c, 2) + _stroke("M-5 3.6L-3.6 8.4H4.4L5.4 3.4", c, 2)
    return out + _stroke("M-2 -7.6V-11M4 -7.2V-10.4M-11 -2.2L10 -2", c, 1.7)


def _cross(c: str) -> str:
    return _stroke("M-7.5 -7.5L7.5 7.5M7.5 -7.5L-7.5 7.5", c, 3)


def _tick(c: str) -> str:
    return _stroke("M-9 0.6L-3 7L9.4 -7", c, 3.2)


def _plus(c: str) -> str:
    return _stroke("M0 -8.5V8.5M-8.5 0H8.5", c, 3)


def _minus(c: str) -> str:
    return _stroke("M-8.5 0H8.5", c, 3)


def _reroll(c: str) -> str:
    arcs = _stroke("M-9.5 -2A10 10 0 0 1 7.4 -7.2M9.5 2A10 10 0 0 1 -7.4 7.2", c, 2.5)
    return arcs + _fill("M10.4 -11.4L10 -3.6L3.2 -7Z", c) + _fill("M-10.4 11.4L-10 3.6L-3.2 7Z", c)


def _log(c: str) -> str:
    page = "M-8 -10.5H5L9 -6.5V10.5H-8ZM5 -10.5V-6.5H9"
    return _stroke(page, c, 2) + _stroke("M-4.4 -3H5M-4.4 1.2H5M-4.4 5.4H2", c, 1.6)


def _replay(c: str) -> str:
    return _fill("M-5.5 -9L9.5 0L-5.5 9Z", c)


def _pause(c: str) -> str:
    return _fill("M-7.5 -9H-2V9H-7.5ZM2 -9H7.5V9H2Z", c)


def _save(c: str) -> str:
    return _stroke("M0 -10V4M-5.4 -1L0 4.6L5.4 -1M-10 6V10.4H10V6", c, 2.4)


def _load(c: str) -> str:
    return _stroke("M0 5V-9M-5.4 -4L0 -9.6L5.4 -4M-10 6V10.4H10V6", c, 2.4)


def _people(c: str) -> str:
    return (
        _stroke("M-9.6 10C-9.6 2.6 9.6 2.6 9.6 10Z", c, 2.2)
        + f'<circle cy="-4.8" r="4.8" fill="none" stroke="{c}" stroke-width="2.2"/>'
    )


def _machine(c: str) -> str:
    head = '<rect x="-8.4" y="-7.4" width="16.8" height="15" rx="4"'
    eyes = f'<circle cx="-3.2" cy="-1" r="1.8" fill="{c}"/><circle cx="3.2" cy="-1" r="1.8" fill="{c}"/>'
    return f'{head} fill="none" stroke="{c}" stroke-width="2.2"/>{eyes}' + _stroke(
        "M0 -7.6V-11M-3.4 4H3.4M-11 -2V3M11 -2V3", c, 2
    )


def _lens(c: str) -> str:
    return f'<circle cx="-2" cy="-2" r="7.4" fill="none" stroke="{c}" stroke-width="2.4"/>' + _stroke(
        "M3.6 3.6L10.4 10.4", c, 3.2
    )


def _arrow(c: str) -> str:
    return _stroke("M-9 0H8M2 -6.4L8.6 0L2 6.4", c, 2.8)


def _back(c: str) -> str:
    return f'<g transform="scale(-1 1)">{_arrow(c)}</g>'


def _full_screen(c: str) -> str:
    return _stroke("M-10 -4V-10H-4M4 -10H10V-4M10 4V10H4M-4 10H-10V4", c, 2.4)


def _lock(c: str) -> str:
    body = '<rect x="-8" y="-1.6" width="16" height="12" rx="2.4"'
    return f'{body} fill="{c}"/>' + _stroke("M-5 -1.6V-5A5 5 0 0 1 5 -5V-1.6", c, 2.4)


def _fall(c: str) -> str:
    """The Graveyard: a broken wheel."""
    half: Points = [p for p in gear(0, 2, 10, 9) if p[1] < 5]
    return _stroke(path(half, False), c, 2.1) + _stroke("M-11 6.4L-5 4.6L-1 8L4 4.4L11 6.4M0 -2.6V3", c, 2)


GLYPHS: dict[str, Glyph] = {
    "roll": _roll, "undo": _undo, "redo": _redo, "hint": _hint, "end_turn": _end_turn, "menu": _menu, "rules": _rules,
    "sound": _sound, "mute": _mute, "settings": _settings, "hostage": _hostage, "treasure": _treasure,
    "somnium": _somnium, "leviathan": _leviathan, "cross": _cross, "tick": _tick, "plus": _plus, "minus": _minus,
    "reroll": _reroll, "log": _log, "replay": _replay, "pause": _pause, "save": _save, "load": _load,
    "person": _people, "machine": _machine, "search": _lens, "next": _arrow, "back": _back,
    "full_screen": _full_screen, "lock": _lock, "graveyard": _fall,
}  # fmt: skip


def pictures() -> list[Picture]:
    """`icon.roll` (ink) and `icon.roll.pale` (brass, for dark grounds) and so on."""
    out: list[Picture] = []
    for name, glyph in GLYPHS.items():
        for suffix, colour in (("", INK), (".pale", PALE)):
            out.append(drawn(f"icon.{name}{suffix}", (28, 28), partial(glyph, colour), (14, 14)))
    return out
