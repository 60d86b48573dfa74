"""What the tests start is gone when they give it up."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import run_whole, wait_until_gone

STARTS = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open(sys.argv[1], "w").write(str(child.pid))
time.sleep(60)
"""


def test_what_a_command_says_is_told_with_how_it_ended() -> None:
    done = run_whole([sys.executable, "-c", "import sys; print('made'); sys.exit('torn')"], timeout=30)
    assert (done.returncode, done.stdout.strip(), done.stderr.strip()) == (1, "made", "torn")


@pytest.mark.skipif(sys.platform == "win32", reason="it has no groups of processes")
def test_a_command_that_takes_too_long_ends_with_all_that_it_started(tmp_path: Path) -> None:
    told = tmp_path / "child"
    with pytest.raises(subprocess.TimeoutExpired):
        run_whole([sys.executable, "-c", STARTS, str(told)], timeout=4)
    wait_until_gone(int(told.read_text()))
