"""Every picture of the program, by subject; those of other titles than Wiraqocha bear the title before their name."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from engraving import (
    badges,
    cards,
    chart,
    cursors,
    dice,
    explorers,
    frames,
    goods,
    honours,
    icons,
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
    "icons": icons.pictures,
    "explorers": explorers.pictures,
    "triumphs": triumphs.pictures,
    "illustrations": illustrations.pictures,
    "honours": honours.pictures,
}
for own in sorted(Path(__file__).parent.glob("*/catalogue.py")):
    title_name = own.parent.name
    if (Path(__file__).resolve().parents[2] / "game" / "titles" / title_name).is_dir():  # drawn for its board
        drawn = import_module(f"{title_name}.catalogue").SUBJECTS
        SUBJECTS |= {f"{title_name}/{subject}": pictures for subject, pictures in drawn.items()}

_SHELL = (
    "air.",
    "app.",
    "cursor.",
    "die.",
    "face.",
    "frame.",
    "honour.",
    "light.die",
    "medal.",
    "table.wood",
    "illustration.",
)


def owner(subject: str, name: str) -> str:
    """Whose picture of a subject this is, which is the folder of assets where it lies: the shell's or a title's."""
    title, _, own = subject.rpartition("/")
    if own != subject:
        return title
    return "shell" if name.removeprefix("tint.").startswith(_SHELL) else "wiraqocha"


def pictures(subject: str) -> list[Picture]:
    """The pictures of a subject; a KeyError says that there is none of this name."""
    return SUBJECTS[subject]()
