"""The compiled core plays as the plain one does, and is not left behind by its source."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.contract import BotName
from game.core.registry import title, titles
from tests.support.compiled_twin import ROOT, compare_games, is_compiled, plain_copy
from tests.support.processes import run_whole

MAKE = ROOT / "build" / "compile" / "make.py"
NO_MEANS = 3


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "linux", reason="there it is the core of the package that is tried")
def test_the_compiled_core_plays_the_same_games_as_the_plain_one(tmp_path: Path) -> None:
    made = plain_copy(tmp_path / "made")
    command = [sys.executable, str(MAKE), "--quick", "--into", str(made)]
    done = run_whole(command, timeout=600)
    if done.returncode == NO_MEANS:
        pytest.skip(done.stderr)
    assert done.returncode == 0, done.stderr
    compare_games(plain_copy(tmp_path / "plain"), made)


@pytest.mark.parametrize("name", titles())
def test_people_may_build_on_every_level_where_it_is_compiled(name: str) -> None:
    bots, compiled = title(name).bots, runpy.run_path(str(MAKE))["SOURCES"]
    for level in bots.levels:
        for kind in type(bots.make(BotName(level), 0)).__mro__:
            source = f"{kind.__module__.replace('.', '/')}.py"
            if source in compiled:
                marked = f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {kind.__name__}"
                assert marked in (ROOT / source).read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler is looked for by setuptools there")
def test_without_a_compiler_it_is_said_what_is_missing(tmp_path: Path) -> None:
    command = [sys.executable, str(MAKE), "--into", str(plain_copy(tmp_path))]
    done = subprocess.run(command, capture_output=True, text=True, env={"PATH": ""}, timeout=60)
    assert done.returncode == NO_MEANS
    assert "not installed" in done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_compiled_in_this_checkout_is_older_than_its_source() -> None:
    for path in (ROOT / "game").rglob("*"):
        source = path.with_name(path.name.split(".")[0] + ".py")
        if is_compiled(path.name) and source.is_file():
            older = path.stat().st_mtime < source.stat().st_mtime
            assert not older, (
                f"{path} is older than {source.name}: run build/compile/make.py, or with --clean"
            )
