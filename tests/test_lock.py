"""The lock names every package that the game needs, each with its version and hashes."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKED = re.compile(r"^([\w.-]+)==([\w.]+) \\$", re.MULTILINE)


def locked() -> dict[str, str]:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    return {name.lower(): version for name, version in LOCKED.findall(text)}


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def test_every_package_that_the_game_needs_is_locked_at_a_version_that_fits() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = locked()
    for needed in project["dependencies"]:
        name, least = needed.lower().split(">=")
        assert numbers(versions[name]) >= numbers(least), needed


def test_every_locked_package_has_hashes() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    parts = LOCKED.split(text)
    assert len(locked()) >= 6
    for name, body in zip(parts[1::3], parts[3::3], strict=True):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", body), name


def test_what_is_trusted_is_written_down() -> None:
    said = (ROOT / "SECURITY.md").read_text("utf-8")
    for part in ("## What is trusted", "## What is not trusted", "requirements.lock", "docs/reliability.md"):
        assert part in said
