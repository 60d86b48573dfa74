"""The list of sounds that a folder holds: `manifest.json`, read into typed values."""

import json
from dataclasses import dataclass
from pathlib import Path

from game.base.files.regular_files import read_regular
from game.base.files.system_reasons import reason_of

NAME = "manifest.json"
VERSION = 1


class ManifestError(Exception):
    """The manifest cannot be used; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Clip:
    """One sound: its files (one is chosen each time), whether it loops and is read from its file while it plays
    (`streamed`), its length and the least time (both in seconds) between two of them.
    """

    name: str
    files: tuple[Path, ...]
    looped: bool
    seconds: float
    gap: float
    streamed: bool = False


def _number(where: str, key: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 3_600:
        raise ManifestError(f"{where}: {key} must be a number of seconds")
    return float(value)


def _clip(path: Path, name: str, entry: object) -> Clip:
    where = f"{path}, sound {name}"
    if not isinstance(entry, dict):
        raise ManifestError(f"{where}: must be a group of keys")
    files = entry.get("files")
    if not isinstance(files, list) or not files or not all(isinstance(file, str) for file in files):
        raise ManifestError(f"{where}: files must be a list of file names")
    for file in files:
        if Path(file).name != file:
            raise ManifestError(f"{where}: {file!r} must be a file of the same folder")
    looped, streamed = entry.get("looped"), entry.get("streamed", False)
    for key, value in (("looped", looped), ("streamed", streamed)):
        if not isinstance(value, bool):
            raise ManifestError(f"{where}: {key} must be true or false")
    seconds, gap = (_number(where, key, entry.get(key)) for key in ("seconds", "gap"))
    return Clip(name, tuple(path.parent / file for file in files), bool(looped), seconds, gap, bool(streamed))


def read_manifest(folder: Path) -> dict[str, Clip]:
    """The sounds of a folder by name. Raises ManifestError where the manifest is missing or wrong."""
    path = folder / NAME
    try:
        content = json.loads(read_regular(path))
    except OSError as error:
        raise ManifestError(f"{path}: cannot be read: {reason_of(error)}") from error
    except ValueError as error:
        raise ManifestError(f"{path}: is not JSON: {error}") from error
    if not isinstance(content, dict) or content.get("version") != VERSION:
        raise ManifestError(f"{path}: version must be {VERSION}")
    sounds = content.get("sounds")
    if not isinstance(sounds, dict):
        raise ManifestError(f"{path}: sounds must be a group of keys")
    return {name: _clip(path, name, entry) for name, entry in sounds.items()}
