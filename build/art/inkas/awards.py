"""The medals that are this title's own."""

from collections.abc import Callable
from functools import partial

from engraving.honour_kit import device, medal, medal_picture
from engraving.markup import put
from engraving.picture import Picture

from inkas.cards import face
from inkas.emblems import badge, flag
from inkas.kit import JADE, definitions
from inkas.serpents import head
from inkas.signs import role_sign

_LAKE = ("#bfe6ee", "#1c5a66")
_DUSK = ("#f0b98a", "#6d2f3f")
_DESERT = ("#fbedc4", "#c08a3e")
_TERRACE = ("#d8e0a4", "#54783a")
_FOREST = ("#a8cfae", "#1f4a3a")
_NIGHT = ("#8f7ab8", "#23183f")


def _qusqu() -> str:
    """The card that everybody looks for."""
    return device(put(face("qusqu"), 0, 0, 0.62))


def _elimination() -> str:
    """One ayllu before three that are gone."""
    places = (("quya", -24, -10), ("chanka", 24, -10), ("supay", 0, -24))
    gone = "".join(put(badge(ayllu), x, y, 0.62) for ayllu, x, y in places)
    return f'<g opacity=".45">{device(gone)}</g>' + device(put(badge("inka"), 0, 12, 0.95))


def _flags() -> str:
    """Three flags on one hill."""
    rows = (("chanka", -28, -14), ("quya", -9, 0), ("inka", 8, 10))
    return device("".join(put(flag(ayllu), x, 30, 0.8, turn) for ayllu, x, turn in rows))


def _unharmed() -> str:
    """A shield without a scratch."""
    return device(put(badge("quya"), 0, 0, 1.4))


def _amaru() -> str:
    return device(put(head("#4f9a6a", JADE[1]), 18, 12, 1.05))


def _sage() -> str:
    return device(put(role_sign("shaman"), 0, 0, 2.7))


def _full_table() -> str:
    """Four ayllus at one lake."""
    places = (("inka", 0, -26), ("quya", 26, 0), ("chanka", 0, 26), ("supay", -26, 0))
    return device("".join(put(badge(ayllu), x, y, 0.62) for ayllu, x, y in places))


_AWARDS: dict[str, tuple[str, tuple[str, str], Callable[[], str]]] = {
    "qusqu": ("scallop", _LAKE, _qusqu),
    "elimination": ("scallop", _DUSK, _elimination),
    "flags": ("round", _DESERT, _flags),
    "unharmed": ("round", _TERRACE, _unharmed),
    "amaru": ("scallop", _FOREST, _amaru),
    "full_table": ("round", _LAKE, _full_table),
    "sage": ("round", _NIGHT, _sage),
}


def pictures() -> list[Picture]:
    """`award.qusqu` and its like."""
    return [medal_picture(f"award.{name}", partial(_markup, name, *row)) for name, row in _AWARDS.items()]


def _markup(name: str, rim: str, enamel: tuple[str, str], draw: Callable[[], str]) -> str:
    return definitions() + medal(f"award_{name}", rim, enamel, draw())
