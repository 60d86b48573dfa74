"""What all long proofs share: their options, the memory they took, and how they end."""

import argparse
import sys
from collections.abc import Sequence

from game.core.registry import titles

_SHOWN = 20  # lines of what went wrong


def options_of(about: str | None, count: int) -> argparse.ArgumentParser:
    """The options of a proof that this text describes, `--count` with this default and `--seed`; add more to it."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def options_for_titles(about: str | None, count: int) -> argparse.ArgumentParser:
    """The same with `--title`, which may be given several times; without it every title is meant."""
    parser = options_of(about, count)
    parser.add_argument("--title", action="append", choices=titles())
    return parser


def most_memory() -> float:
    """The most memory that this process ever had, in megabytes."""
    if sys.platform == "win32":
        return _peak_in_windows() / 1024**2
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def _peak_in_windows() -> int:
    """The peak working set of this process, in bytes."""
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = [
            ("size", ctypes.c_ulong),
            ("page_faults", ctypes.c_ulong),
            ("peak_working_set", ctypes.c_size_t),
            ("others", ctypes.c_size_t * 8),
        ]

    library = ctypes.CDLL("kernel32")
    library.GetCurrentProcess.restype = ctypes.c_void_p
    counters = Counters(size=ctypes.sizeof(Counters))
    here = ctypes.c_void_p(library.GetCurrentProcess())
    if not library.K32GetProcessMemoryInfo(here, ctypes.byref(counters), counters.size):
        raise OSError("Windows does not tell how much memory this process took")
    return int(counters.peak_working_set)


def conclude(wrong: Sequence[str]) -> int:
    """Print what went wrong, the first lines of it: the code to exit with, 1 if there was anything."""
    print(f"wrong {len(wrong)}")
    for line in wrong[:_SHOWN]:
        print(f"  {line}")
    return 1 if wrong else 0
