"""Processes that the tests end or wait for, on every system."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 30.0  # seconds for a process to be gone, on a busy machine
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows ends a process at once with any signal


def kill(pid: int) -> None:
    """End a process as a power cut would."""
    os.kill(pid, KILL)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be buried does not."""
    if sys.platform == "win32":
        return _runs_in_windows(pid)
    if not Path("/proc/self").exists():
        told = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
        )
        return told.returncode == 0 and not told.stdout.strip().startswith("Z")
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(pid: int) -> None:
    """Return once the process runs no more; fail where it does not end."""
    end = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < end, f"process {pid} is left behind"
        time.sleep(0.02)


def _runs_in_windows(pid: int) -> bool:
    import ctypes

    query, still_active = 0x1000, 259
    kernel = ctypes.CDLL("kernel32")
    kernel.OpenProcess.restype = ctypes.c_void_p
    handle = kernel.OpenProcess(query, False, pid)
    if not handle:
        return False
    code = ctypes.c_ulong()
    kernel.GetExitCodeProcess(ctypes.c_void_p(handle), ctypes.byref(code))
    kernel.CloseHandle(ctypes.c_void_p(handle))
    return code.value == still_active


def run_whole(command: Sequence[str], timeout: float) -> subprocess.CompletedProcess[str]:
    """How a command ends and what it says; once `timeout` seconds are over it is ended with all that it has started,
    where the system knows of groups of processes.
    """
    posix = sys.platform != "win32"
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=posix) as running:
        try:
            said, complained = running.communicate(timeout=timeout)
        except BaseException:
            if posix:
                os.killpg(running.pid, KILL)
            running.kill()
            raise
    return subprocess.CompletedProcess(command, running.returncode, said, complained)
