"""The arguments of the command line, and what each command takes."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from game import COMMAND, __version__
from game.base.files.visible import on_one_line
from game.base.i18n.words import Words
from game.cli import commands
from game.cli.commands import Command
from game.cli.refusal import RefusedError
from game.core import registry


class _Parser(argparse.ArgumentParser):
    """Bad arguments are refused like any other input; help that cannot be written is no success."""

    def print_help(self, file: Any = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse itself hides that nothing could be written

    def error(self, message: str) -> NoReturn:
        raise RefusedError(f"{on_one_line(message)} ({self.prog} --help)")


class _TellVersion(argparse.Action):
    """Tells the version; in a package whose rules could not be compiled, that too."""

    def __init__(self, option_strings: Sequence[str], dest: str, words: Words, **more: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, **more)
        self.words = words

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        said = f"{COMMAND} {__version__}"
        if getattr(sys, "frozen", False):
            from game.bench.protocol import Bench

            compiled = registry.title(registry.default()).part(Bench).compiled
            said += "" if compiled else f" ({self.words('cli.plain_rules')})"
        print(said)
        parser.exit()


def _whole(words: Words) -> Callable[[str], int]:
    """Reads a whole number; argparse itself would tell of a type of Python."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words("cli.no_number", found=on_one_line(text))) from None

    return read


def command_parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog=COMMAND, description=words("cli.description"))
    parser.add_argument("--version", action=_TellVersion, words=words, help=words("cli.version"))
    parser.set_defaults(command=commands.window)
    _add_common(parser, words, default=None)
    _add_window(parser, words)
    added_to = parser.add_subparsers(title=words("cli.commands"), metavar="COMMAND", parser_class=_Parser)

    def add(name: str, command: Command) -> argparse.ArgumentParser:
        said = words(f"cli.{name.replace('-', '_')}")
        added = added_to.add_parser(name, help=said, description=said)
        added.set_defaults(command=command)
        _add_common(added, words, default=argparse.SUPPRESS)
        return added

    scenario = add("scenario", commands.scenario)
    scenario.add_argument("paths", metavar="PATH", nargs="+", type=Path, help=words("cli.scenario_path"))
    check = add("check-data", commands.check_data)
    check.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help=words("cli.check_folder"))
    add("mods", commands.mods)
    replay = add("replay", commands.replay)
    replay.add_argument("file", metavar="FILE", type=Path, help=words("cli.replay_file"))
    replay.add_argument("--verify", action="store_true", help=words("cli.replay_verify"))
    replay.add_argument("--text", action="store_true", help=words("cli.replay_text"))
    analyse = add("analyse", commands.analyse)
    analyse.add_argument("file", metavar="FILE", type=Path, help=words("cli.replay_file"))
    analyse.add_argument("--out", metavar="FOLDER", type=Path, help=words("cli.analyse_out"))
    analyse.add_argument("--positions", metavar="N", type=_whole(words), help=words("cli.analyse_positions"))
    chronicle = add("chronicle", commands.chronicle)
    chronicle.add_argument("file", metavar="FILE", type=Path, help=words("cli.replay_file"))
    chronicle.add_argument("--out", metavar="FOLDER", type=Path, help=words("cli.chronicle_out"))
    shot = add("screenshot", commands.screenshot)
    shot.add_argument("--scene", metavar="SCENE", required=True, help=words("cli.screenshot_scene"))
    shot.add_argument("--size", metavar="SIZE", default="1920x1080", help=words("cli.screenshot_size"))
    shot.add_argument("--out", metavar="FILE", type=Path, required=True, help=words("cli.screenshot_out"))
    shot.add_argument("--position", metavar="FILE", type=Path, help=words("cli.screenshot_position"))
    reel = add("film", commands.film)
    reel.add_argument("--scene", metavar="SCENE", required=True, help=words("cli.film_scene"))
    reel.add_argument("--size", metavar="SIZE", default="1920x1080", help=words("cli.screenshot_size"))
    reel.add_argument("--frames", metavar="N", type=_whole(words), default=12, help=words("cli.film_frames"))
    reel.add_argument("--out", metavar="FILE", type=Path, required=True, help=words("cli.screenshot_out"))
    add("rules", commands.rules)
    _add_simulate(add("simulate", commands.simulate), words)
    bench = add("bench", commands.bench)
    bench.add_argument("what", choices=["rules", "table"], help=words("cli.bench_what"))
    return parser


def _add_simulate(parser: argparse.ArgumentParser, words: Words) -> None:
    def option(name: str, metavar: str, **more: Any) -> None:
        parser.add_argument(f"--{name}", metavar=metavar, help=words(f"cli.simulate_{name}"), **more)

    option("players", "N", type=_whole(words), default=4)
    option("bots", "BOTS", default="greedy")
    option("games", "N", type=_whole(words), default=100)
    option("jobs", "N", type=_whole(words), default=1)
    option("seed", "S", type=_whole(words), default=1)
    for name in registry.title(words.title).simulate_options:
        option(name, name.upper(), action="append", default=[])
    parser.add_argument("--paired", action="store_true", help=words("cli.simulate_paired"))
    option("sprt", "P0,P1", default="")
    option("cap", "N", type=_whole(words), default=100)
    option("out", "PATH", type=Path)
    option("journals", "FOLDER", type=Path)
    option("cluster", "ADDRESS")
    option("certificates", "FOLDER", type=Path)


def _add_common(parser: argparse.ArgumentParser, words: Words, default: str | None) -> None:
    """What may stand before the command or after it; the default of the first must not undo the other."""
    parser.add_argument("--lang", metavar="LANGUAGE", default=default, help=words("cli.lang"))
    parser.add_argument("--title", metavar="TITLE", default=default, help=words("cli.title"))
    parser.add_argument(
        "--data-dir", metavar="FOLDER", type=Path, default=default, help=words("cli.data_dir")
    )
    # A list of its own for each place, which the parser would not join: that before the command is `mods`.
    into = "mods" if default is None else "more_mods"
    parser.add_argument("--mod", metavar="MOD", type=Path, action="append", dest=into, help=words("cli.mod"))


def _add_window(parser: argparse.ArgumentParser, words: Words) -> None:
    """How the window opens, where no command is given."""
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument(
        "--fullscreen", action="store_true", default=None, dest="fullscreen", help=words("cli.fullscreen")
    )
    shape.add_argument("--windowed", action="store_false", dest="fullscreen", help=words("cli.windowed"))
    parser.add_argument("--safe", action="store_true", help=words("cli.safe"))
