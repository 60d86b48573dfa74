"""A file that one program alone may write to."""

import subprocess
import sys
from pathlib import Path

from game.base.files.file_locks import lock
from tests.support.command import ROOT

_HOLD = """
import sys
from game.base.files.file_locks import lock
file = open(sys.argv[1], "a")
print(lock(file.fileno()), flush=True)
sys.stdin.read()
"""


def test_a_file_is_ours_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("a") as first, path.open("a") as second:
        assert lock(first.fileno())
        assert not lock(second.fileno())
        first.close()
        assert lock(second.fileno())


def test_a_lock_ends_with_its_program_however_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "file"
    command = [sys.executable, "-c", _HOLD, str(path)]
    holder = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == "True"
    with path.open("a") as file:
        assert not lock(file.fileno())
        holder.kill()
        holder.communicate()
        assert lock(file.fileno())
