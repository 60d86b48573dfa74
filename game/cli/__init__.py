"""The command line: `wiraqocha` opens the window, its subcommands check, run, replay and measure.

Exit codes: 0 all is well, 1 a scenario failed, 2 the input is none or has a fault. Every fault is told in one
line on the error stream; what only some commands need is imported where it is used, so that each starts fast.
"""

import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.base.files.system_reasons import reason_of
from game.cli.arguments import command_parser
from game.cli.language import argparse_speaking, words_for
from game.cli.refusal import REFUSED, RefusedError, complain
from game.core import registry
from game.core.contract import MissingPartError

__all__ = ["REFUSED", "main"]

# Whatever else is written or opened tells its name.
_OUTPUT_FAILS: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments (by default the program's own) ask for; its exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a packaged program that was started to think does that, and ends here
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that a terminal lacks stops nothing
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except RefusedError as refused:
        return complain(*str(refused).splitlines())
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:  # a disk that is full, a name that is too long, a folder that has gone
        _drop_output()
        return complain(_told(error, given))
    except KeyboardInterrupt:
        return 130


def _run(given: Sequence[str]) -> int:
    """Do what the arguments ask for; its exit code. What was printed has gone out when it ends."""
    try:
        if not given:  # what is asked for most often is there soonest
            return _open_window()
        _refuse_empty(given)
        words = words_for(given)
        with argparse_speaking(words.language):
            options = command_parser(words).parse_args(given)
        options.in_front, options.title = options.title or "", options.title or registry.default()
        try:
            code: int = options.command(options, words)
        except MissingPartError as lacking:
            raise RefusedError(words("cli.no_part", title=lacking.title, part=lacking.kind)) from lacking
        return code
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _refuse_empty(given: Sequence[str]) -> None:
    """Refuse a value that is empty, as that of a shell's variable is which is not set: nobody means it."""
    option = ""
    for one in given:
        name, sign, value = one.partition("=")
        if one.startswith("--") and sign and not value.strip():
            option, one = name, ""
        if not one.strip():
            words = words_for(() if option in ("--lang", "--title") else given)
            raise RefusedError(words("cli.empty_option", option=option) if option else words("cli.empty"))
        option = one if one.startswith("--") else ""


def _open_window() -> int:
    """Open the window; a title whose words cannot be read is its business."""
    from game.app import Launch
    from game.app import main as open_window

    try:
        words = words_for(())
    except RefusedError:
        words = None
    return open_window(Launch(words=words))


def _told(error: OSError, given: Sequence[str]) -> str:
    """What could not be done."""
    words, why = words_for(given), reason_of(error)
    if error.filename:
        return words("cli.file_fails", file=Path(error.filename), why=why)
    return words("cli.no_output", why=why) if error.errno in _OUTPUT_FAILS else words.told(why)


def _drop_output() -> None:
    """Nobody takes what is still to be printed: the interpreter must not try again at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
