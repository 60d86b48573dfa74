"""What all long proofs share: their options, the memory they took, and how they end."""

import argparse
import resource
import sys
from collections.abc import Sequence

_SHOWN = 20  # lines of what went wrong


def options_of(about: str | None, count: int) -> argparse.ArgumentParser:
    """The options of a proof that this text describes, `--count` with this default and `--seed`; add more to it."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def most_memory() -> float:
    """The most memory that this process ever had, in megabytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def conclude(wrong: Sequence[str]) -> int:
    """Print what went wrong, the first lines of it: the code to exit with, 1 if there was anything."""
    print(f"wrong {len(wrong)}")
    for line in wrong[:_SHOWN]:
        print(f"  {line}")
    return 1 if wrong else 0
