"""Settings as the file says them, and what one window has changed written over what another has written."""

from dataclasses import asdict
from typing import Any, Final

from game.base.profile.settings import Settings

BOTS: Final = "company"  # the name of `Settings.bots` in the file, which players have
_MISSING: Final = object()


def as_said(settings: Settings) -> dict[str, Any]:
    """The settings as the file says them: groups of keys, lists and plain values."""
    said: dict[str, Any] = asdict(settings)
    said["motion"]["speed"] = settings.motion.speed.value
    said["look"]["colours"] = settings.look.colours.value
    said["bots"]["pace"] = settings.bots.pace.value
    said["bots"] |= {"seats": list(settings.bots.seats), "rivals": list(settings.bots.rivals)}
    said["lessons"] = {title: list(taken) for title, taken in settings.lessons.items()}
    said["levels"] = {title: list(seated) for title, seated in settings.levels.items()}
    said["titles"] = {title: dict(chosen) for title, chosen in settings.titles.items()}
    return {BOTS if key == "bots" else key: value for key, value in said.items()}


def merged(there: dict[str, Any], before: Settings | None, after: Settings) -> dict[str, Any]:
    """What the file says, with all that `after` has other than `before` (None: with all that it has).

    Lessons that others took stay taken.
    """
    changed_from = _apart(as_said(before)) if before is not None else {}
    found: dict[str, Any] = _merged(_apart(there), changed_from, _apart(as_said(after)))
    lessons = found.get("lessons")
    if isinstance(lessons, dict):
        found = {**found, "lessons": {title: list(taken) for title, taken in lessons.items()}}
    return found


def _apart(said: dict[str, Any]) -> dict[str, Any]:
    """The same with each lesson as a key of its own, so that two windows may add one each."""
    lessons = said.get("lessons")
    if not isinstance(lessons, dict):
        return said
    names = {title: taken for title, taken in lessons.items() if isinstance(taken, list)}
    return {**said, "lessons": {title: dict.fromkeys(map(str, taken)) for title, taken in names.items()}}


def _merged(there: Any, before: Any, after: Any) -> Any:
    if not isinstance(after, dict):
        return after
    there, before = (one if isinstance(one, dict) else {} for one in (there, before))
    found = {key: value for key, value in there.items() if key in after or key not in before}
    for key, value in after.items():
        was = before.get(key, _MISSING)
        if value != was or type(value) is not type(was):
            found[key] = _merged(there.get(key), was, value)
    return found
