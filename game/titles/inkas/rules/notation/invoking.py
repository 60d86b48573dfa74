"""The rest of a line that begins with `invoke`: what each power names is a part of its text (notation 2.4)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.kit.rules.text_forms import ActionText, WordClass
from game.titles.inkas.content.definitions import WAMANIS

_PATH: Final = 4  # wamanis of a path
_ATTACKING: Final = "attacking"  # stands without `adding`, as it buys nothing


@dataclass(frozen=True, slots=True)
class _Rest:
    """What follows the walla whose power it is: one word of a kind, one that may be left out, a second part."""

    word: str = ""
    optional: bool = False
    adding: str = ""


_NAMES_WALLA: Final = _Rest("walla")
_RESTS: Final = {
    "mama_uqllu": _Rest("wamani"),
    "mama_waqu": _Rest("wamani", optional=True),
    "wayramama": _Rest("path"),
    "sachamama": _Rest("suyu"),
    **dict.fromkeys(("secret_ally", "simpira", "nakaq", "ayar_awqa", "yawar_supay"), _NAMES_WALLA),
    "enigmatic_ally": _Rest(adding="sacrifice"),
    "sinchi_thupaq": _Rest("walla", adding=_ATTACKING),
    "amsay_rumi": _Rest(adding="avatar"),
    "manchay": _Rest("walla", adding="ultimate"),
    "ukumari": _Rest(adding="pain"),
}  # nothing where it is not named
_NOTHING: Final = _Rest()

Read = Callable[[ActionText], Any]


def invoked_class(walla: Read, wamani: Read, suyu: Read, ayllu: Read) -> WordClass:
    """How what an invocation says is written and read, by the classes of its words."""

    def read_path(line: ActionText) -> tuple[str, ...]:
        known = dict.fromkeys(WAMANIS, "")
        found = line.take("path").split(",")
        for number, name in enumerate(found):
            line.known(name, "wamani", known)
            if name in found[:number]:
                raise line.fault("path", name)
        if len(found) != _PATH:
            raise line.fault("path", found[-1])
        return tuple(found)

    def read(line: ActionText) -> tuple[str, str, str, tuple[str, ...], str, str, str, str]:
        user = walla(line)
        source = named = chosen = adding = victim = seen = ""
        wamanis: tuple[str, ...] = ()
        if line.next == "as":
            line.need("as")
            source = walla(line)
        rest = _RESTS.get(source or user, _NOTHING)
        if rest.word and not (rest.optional and (line.ended or line.next == "borrowing")):
            match rest.word:
                case "walla":
                    named = walla(line)
                case "wamani":
                    wamanis = (wamani(line),)
                case "path":
                    wamanis = read_path(line)
                case "suyu":
                    chosen = suyu(line)
        if rest.adding == _ATTACKING and line.next == _ATTACKING:
            line.need(_ATTACKING)
            adding = _ATTACKING
        elif rest.adding and rest.adding != _ATTACKING and line.next == "adding":
            line.need("adding")
            line.need(rest.adding)
            adding = rest.adding
            victim, seen = _read_victim(line, walla, ayllu) if adding == "sacrifice" else ("", "")
        return user, source, named, wamanis, chosen, adding, victim, seen

    return WordClass(_write, read)


def _read_victim(line: ActionText, walla: Read, ayllu: Read) -> tuple[str, str]:
    """Who is sacrificed, and of an own one whose hand is seen."""
    victim = walla(line)
    if line.next != "seeing":
        return victim, ""
    line.need("seeing")
    return victim, ayllu(line)


def _write(
    user: str,
    source: str,
    named: str,
    wamanis: tuple[str, ...],
    suyu: str,
    adding: str,
    victim: str,
    ayllu: str,
) -> str:
    parts = [user, *(["as", source] if source else []), named, ",".join(wamanis), suyu]
    if adding:
        parts += [adding] if adding == _ATTACKING else ["adding", adding, victim]
    parts += ["seeing", ayllu] if ayllu else []
    return " ".join(filter(None, parts))
