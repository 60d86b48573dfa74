"""A process that ends together with all that it has started: those of others' bots may start others."""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing.process import BaseProcess

if sys.platform == "win32":
    from game.core.bots.windows_job import begin_job


def begin_group() -> None:
    """From now on all that this process starts ends when it does, unless it leaves the group of its own will."""
    if sys.platform == "win32":
        begin_job()
    else:
        os.setsid()


def end_here() -> None:
    """End this process at once, and its group where it has begun one."""
    if sys.platform != "win32" and os.getsid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def end(process: BaseProcess) -> None:
    """End a process that was started, and its group where it has begun one, be it dead itself already."""
    if process.pid is None:
        return
    if sys.platform != "win32":
        with suppress(OSError):  # it has begun none, or nothing of it is left
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.join()
