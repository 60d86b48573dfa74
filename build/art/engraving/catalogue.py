"""Every picture of the game, by subject."""

from collections.abc import Callable, Iterable

from engraving import (
    badges,
    cards,
    chart,
    cursors,
    dice,
    frames,
    goods,
    illustrations,
    lights,
    markers,
    plates,
    tiles,
    tints,
    title,
    tokens,
    triumphs,
)
from engraving.picture import Picture

SUBJECTS: dict[str, Callable[[], list[Picture]]] = {
    "tiles": tiles.pictures,
    "plates": plates.pictures,
    "tokens": tokens.pictures,
    "badges": badges.pictures,
    "goods": goods.pictures,
    "markers": markers.pictures,
    "dice": dice.pictures,
    "cards": cards.pictures,
    "frames": frames.pictures,
    "tints": tints.pictures,
    "lights": lights.pictures,
    "cursors": cursors.pictures,
    "table": chart.pictures,
    "title": title.pictures,
    "triumphs": triumphs.pictures,
    "illustrations": illustrations.pictures,
}

_SHELL = (
    "air.",
    "app.",
    "cursor.",
    "die.",
    "face.",
    "frame.",
    "light.die",
    "medal.",
    "table.wood",
    "illustration.",
)


def owner(name: str) -> str:
    """Whose picture this is, which is the folder of assets where it lies: the shell's or a title's."""
    return "shell" if name.removeprefix("tint.").startswith(_SHELL) else "wiraqocha"


def pictures(subjects: Iterable[str] = SUBJECTS) -> list[Picture]:
    """The pictures of the given subjects; a KeyError names one that there is not."""
    return [picture for subject in subjects for picture in SUBJECTS[subject]()]
