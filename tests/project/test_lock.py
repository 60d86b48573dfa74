"""The locks name every package that the game and its packages need, each with its version and hashes."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LOCKED = re.compile(r"^([\w.-]+)==([\w.]+) \\$", re.MULTILINE)


def locked(lock: str = "requirements.lock") -> dict[str, str]:
    text = (ROOT / lock).read_text("utf-8")
    return {name.lower(): version for name, version in LOCKED.findall(text)}


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def test_every_package_that_the_game_needs_is_locked_at_a_version_that_fits() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = locked()
    for needed in project["dependencies"]:
        name, least = needed.lower().split(">=")
        assert numbers(versions[name]) >= numbers(least), needed


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-build.lock"])
def test_every_locked_package_has_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    parts = LOCKED.split(text)
    assert len(locked(lock)) == len(re.findall(r"^[\w.-]+==", text, re.MULTILINE)) >= 6
    for name, body in zip(parts[1::3], parts[3::3], strict=True):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", body), name


def test_what_is_trusted_is_written_down() -> None:
    said = (ROOT / "SECURITY.md").read_text("utf-8")
    for part in ("## What is trusted", "## What is not trusted", "requirements.lock", "docs/reliability.md"):
        assert part in said


# The first versions without a weakness that is known of what packages and their pictures are made with.
SAFE = {"setuptools": "78.1.1", "pyinstaller": "6.0", "pillow": "11.3"}


def requirements() -> list[str]:
    """What is needed to build, package, test or draw the game, but for our own extras."""
    text = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = text["project"]["optional-dependencies"].values()
    given = (ROOT / "build" / "package" / "requirements.in").read_text("utf-8").splitlines()
    found = [*text["build-system"]["requires"], *(line for line in given if not line.startswith("#"))]
    return found + [one for extra in extras for one in extra if not one.startswith("wiraqocha[")]


def test_every_requirement_has_a_safe_lower_bound() -> None:
    for needed in requirements():
        found = re.fullmatch(r"([\w.-]+)>=([\d.]+)", needed)
        assert found, needed
        assert numbers(found[2]) >= numbers(SAFE.get(found[1], "0")), needed


def test_the_lock_of_the_packages_is_that_of_the_game_and_what_they_are_made_with() -> None:
    game, build = locked(), locked("requirements-build.lock")
    assert game.items() <= build.items()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    given = (ROOT / "build" / "package" / "requirements.in").read_text("utf-8").splitlines()
    for needed in (
        *extras["package"],
        *extras["compile"],
        *(one for one in given if not one.startswith("#")),
    ):
        name, least = needed.lower().split(">=")
        assert numbers(build[name]) >= numbers(least), needed


def test_packages_are_made_of_what_is_locked_alone() -> None:
    workflow = ROOT / ".github" / "workflows" / "package.yml"
    installs = re.findall(r"pip install (.+)", workflow.read_text("utf-8"))
    assert len(installs) == 2
    for command in installs:
        assert "--require-hashes" in command or ("--no-deps" in command and "--no-build-isolation" in command)


def test_the_readmes_line_for_windows_is_run_on_windows_as_it_is_written() -> None:
    line = next(
        line
        for line in (ROOT / "README.md").read_text("utf-8").splitlines()
        if "Scripts" in line and "test" in line
    )
    check = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert f"run: {line.strip()}\n" in check


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_to_a_commit(path: Path) -> None:
    used = re.findall(r"uses: (.*)", path.read_text("utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


PYTHON = """#!/usr/bin/env bash
case "$*" in
"-m pip download"*) while [ "$1" != -d ]; do shift; done; touch "$2/some.whl" ;;
"-m pip install"*) exit "$INSTALLS" ;;
"-m pip_audit"*) echo "$REPORT"; exit "$AUDITS" ;;
*) exit 9 ;;
esac
"""
OUT_OF_REACH = {"INSTALLS": "0", "AUDITS": "1", "REPORT": "requests.exceptions.ConnectionError: refused"}

FOUND = "Found 1 known vulnerability in 1 package\npyyaml 5.1 PYSEC-2021-142 5.4"
UNKNOWN = {
    "INSTALLS": "0",
    "AUDITS": "0",
    "REPORT": "pyyaml  Dependency not found on PyPI and could not be audited",
}


def audit(folder: Path, required: bool, **python: str) -> tuple[int, str]:
    """The audit with a Python that behaves so: its exit code and what it says."""
    stub = folder / "python"
    stub.write_text(PYTHON, "utf-8")
    stub.chmod(0o755)
    places = {key: value for key, value in os.environ.items() if key != "WIRAQOCHA_AUDIT"}
    environment = {**places, **python, **({"WIRAQOCHA_AUDIT": "required"} if required else {})}
    done = subprocess.run(
        ["bash", ROOT / ".ci" / "audit", stub], env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
@pytest.mark.parametrize("python", [OUT_OF_REACH, {**OUT_OF_REACH, "INSTALLS": "1"}, UNKNOWN])
def test_an_audit_that_cannot_be_made_fails_where_it_is_required(
    tmp_path: Path, python: dict[str, str]
) -> None:
    code, said = audit(tmp_path, required=False, **python)
    assert code == 0 and "audited: no" in said
    code, said = audit(tmp_path, required=True, **python)
    assert code == 1 and "audited: no" in said


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
@pytest.mark.parametrize("required", [False, True])
def test_an_audit_says_what_it_found(tmp_path: Path, required: bool) -> None:
    clean = audit(tmp_path, required, INSTALLS="0", AUDITS="0", REPORT="No known vulnerabilities found")
    assert clean[0] == 0 and "nothing known" in clean[1]
    weak = audit(tmp_path, required, INSTALLS="0", AUDITS="1", REPORT=FOUND)
    assert weak[0] == 1 and "PYSEC" in weak[1]


def test_the_workflow_requires_the_audit() -> None:
    assert "WIRAQOCHA_AUDIT: required" in (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
