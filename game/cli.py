"""The command line: `wiraqocha` opens the window, its subcommands check, run, replay and measure.

Exit codes: 0 all is well, 1 a scenario failed, 2 the input is none or has a fault. Every fault is told in one
line on the error stream; what only some commands need is imported where it is used, so that each starts fast.
"""

import argparse
import gettext
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game import COMMAND, __version__, registry
from game.datafiles.problems import DataError, nearest
from game.i18n.system_language import system_language
from game.i18n.words import FALLBACK, Words, available_languages, locale_folder
from game.profile.folders import cache_folder, player_folder

if TYPE_CHECKING:
    from game.mods.installed import AnyInstalledMods
    from game.protocol import AnyData, AnyTitle
    from game.record import Fault
    from game.saved_games import OpenedGame

REFUSED = 2

Command = Callable[[argparse.Namespace, Words], int]


class RefusedError(Exception):
    """The input cannot be used; the text says what, where and what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments (by default the program's own) ask for; its exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a packaged program that was started to think does that, and ends here
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that a terminal lacks stops nothing
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except RefusedError as refused:
        return _complain(*str(refused).splitlines())
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:  # a disk that is full, a name that is too long, a folder that has gone
        _drop_output()
        why = error.strerror or type(error).__name__
        return _complain(f"{error.filename}: {why}" if error.filename else why)
    except KeyboardInterrupt:
        return 130


def _run(given: Sequence[str]) -> int:
    """Do what the arguments ask for; its exit code. What was printed has gone out when it ends."""
    try:
        words = _words(given)
        if not given:  # what is asked for most often is there soonest
            from game.app import Launch
            from game.app import main as open_window

            return open_window(Launch(words=words))
        with _argparse_speaking(words.language):
            options = _parser(words).parse_args(given)
        command: Command = options.command
        return command(options, words)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


@contextmanager
def _argparse_speaking(language: str) -> Iterator[None]:
    """While this lasts, argparse finds its own sentences in our catalogues.

    It takes them from gettext, which knows no other way to be told a language than LANGUAGE.
    """
    gettext.bindtextdomain("messages", str(locale_folder()))
    before = os.environ.get("LANGUAGE")
    os.environ["LANGUAGE"] = language
    try:
        yield
    finally:
        del os.environ["LANGUAGE"]
        if before is not None:
            os.environ["LANGUAGE"] = before


def _drop_output() -> None:
    """Nobody takes what is still to be printed: the interpreter must not try again at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(*lines: str) -> int:
    with suppress(OSError):
        for line in lines:
            print(f"{COMMAND}: {line}", file=sys.stderr)
    return REFUSED


def _words(given: Sequence[str]) -> Words:
    """The words of the language that `--lang` names, or else the settings or the system: they are needed before
    the arguments are understood.
    """
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--lang")
    finder.add_argument("--title", default=registry.default())
    try:
        named = finder.parse_known_args(given)[0]
    except argparse.ArgumentError:  # an option without a value: the full parser will say so
        named = argparse.Namespace(lang=None, title=registry.default())
    try:
        language = _chosen_language() if named.lang is None else named.lang
        known = available_languages()
        words = Words.load(language if language in known else FALLBACK, keep_in=cache_folder())
        if language not in known:
            raise _unknown(words, "language", language, known)
    except DataError as error:  # there are no words to tell it in
        raise RefusedError(str(error)) from error
    if named.title not in registry.titles():
        raise _unknown(words, "title", named.title, registry.titles())
    try:
        return words.with_title(named.title, cache_folder())
    except DataError as error:
        from game.i18n.problem_lines import problem_lines

        raise RefusedError("\n".join(problem_lines(error, words))) from error


def _unknown(words: Words, what: str, found: str, known: Sequence[str]) -> RefusedError:
    """That there is no such language or title, and which there are."""
    close = nearest(found, known)
    hint = words("cli.did_you_mean", nearest=close) if close else ""
    return RefusedError(words(f"cli.unknown_{what}", found=found, known=", ".join(known)) + hint)


def _title(options: argparse.Namespace) -> "AnyTitle":
    """The title that `--title` names."""
    return registry.title(options.title)


def _chosen_language() -> str:
    """The language that the player chose in the settings, or the system's."""
    if not player_folder().is_dir():
        return system_language()
    from game.profile.preferences import FILE, SettingsFault, read_settings

    found = read_settings(player_folder() / FILE, cache_folder())
    return system_language() if isinstance(found, SettingsFault) else found.spoken


class _Parser(argparse.ArgumentParser):
    """Bad arguments are refused like any other input; help that cannot be written is no success."""

    def print_help(self, file: Any = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse itself hides that nothing could be written

    def error(self, message: str) -> NoReturn:
        raise RefusedError(f"{message} ({self.prog} --help)")


class _TellVersion(argparse.Action):
    """Tells the version; in a package whose rules could not be compiled, that too."""

    def __init__(self, option_strings: Sequence[str], dest: str, words: Words, **more: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, **more)
        self.words = words

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        said = f"{COMMAND} {__version__}"
        if getattr(sys, "frozen", False):
            from game.bench.protocol import bench

            compiled = bench(registry.default()).compiled
            said += "" if compiled else f" ({self.words('cli.plain_rules')})"
        print(said)
        parser.exit()


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog=COMMAND, description=words("cli.description"))
    parser.add_argument("--version", action=_TellVersion, words=words, help=words("cli.version"))
    parser.set_defaults(command=_window)
    _add_common(parser, words, default=None)
    _add_window(parser, words)
    commands = parser.add_subparsers(title=words("cli.commands"), metavar="COMMAND", parser_class=_Parser)

    def add(name: str, command: Command) -> argparse.ArgumentParser:
        said = words(f"cli.{name.replace('-', '_')}")
        added = commands.add_parser(name, help=said, description=said)
        added.set_defaults(command=command)
        _add_common(added, words, default=argparse.SUPPRESS)
        return added

    scenario = add("scenario", _scenario)
    scenario.add_argument("paths", metavar="PATH", nargs="+", type=Path, help=words("cli.scenario_path"))
    check = add("check-data", _check_data)
    check.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help=words("cli.check_folder"))
    add("mods", _mods)
    replay = add("replay", _replay)
    replay.add_argument("file", metavar="FILE", type=Path, help=words("cli.replay_file"))
    replay.add_argument("--verify", action="store_true", help=words("cli.replay_verify"))
    replay.add_argument("--text", action="store_true", help=words("cli.replay_text"))
    shot = add("screenshot", _screenshot)
    shot.add_argument("--scene", metavar="SCENE", required=True, help=words("cli.screenshot_scene"))
    shot.add_argument("--size", metavar="SIZE", default="1920x1080", help=words("cli.screenshot_size"))
    shot.add_argument("--out", metavar="FILE", type=Path, required=True, help=words("cli.screenshot_out"))
    shot.add_argument("--position", metavar="FILE", type=Path, help=words("cli.screenshot_position"))
    reel = add("film", _film)
    reel.add_argument("--scene", metavar="SCENE", required=True, help=words("cli.film_scene"))
    reel.add_argument("--size", metavar="SIZE", default="1920x1080", help=words("cli.screenshot_size"))
    reel.add_argument("--frames", metavar="N", type=int, default=12, help=words("cli.film_frames"))
    reel.add_argument("--out", metavar="FILE", type=Path, required=True, help=words("cli.screenshot_out"))
    add("rules", _rules)
    _add_simulate(add("simulate", _simulate), words)
    bench = add("bench", _bench)
    bench.add_argument("what", choices=["rules", "table"], help=words("cli.bench_what"))
    return parser


def _add_simulate(parser: argparse.ArgumentParser, words: Words) -> None:
    def option(name: str, metavar: str, **more: Any) -> None:
        parser.add_argument(f"--{name}", metavar=metavar, help=words(f"cli.simulate_{name}"), **more)

    option("players", "N", type=int, default=4)
    option("bots", "BOTS", default="greedy")
    option("games", "N", type=int, default=100)
    option("jobs", "N", type=int, default=1)
    option("seed", "S", type=int, default=1)
    for name in registry.title(words.title).simulate_options:
        option(name, name.upper(), action="append", default=[])
    option("cap", "N", type=int, default=100)
    option("out", "PATH", type=Path)
    option("cluster", "ADDRESS", default="")


def _add_common(parser: argparse.ArgumentParser, words: Words, default: str | None) -> None:
    """What may stand before the command or after it; the default of the first must not undo the other."""
    parser.add_argument("--lang", metavar="LANGUAGE", default=default, help=words("cli.lang"))
    named = default if default is not None else registry.default()
    parser.add_argument("--title", metavar="TITLE", default=named, help=words("cli.title"))
    parser.add_argument(
        "--data-dir", metavar="FOLDER", type=Path, default=default, help=words("cli.data_dir")
    )
    # A list of its own for each place, which the parser would not join: that before the command is `mods`.
    into = "mods" if default is None else "more_mods"
    parser.add_argument(
        "--mod", metavar="FOLDER", type=Path, action="append", dest=into, help=words("cli.mod")
    )


def _add_window(parser: argparse.ArgumentParser, words: Words) -> None:
    """How the window opens, where no command is given."""
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument(
        "--fullscreen", action="store_true", default=None, dest="fullscreen", help=words("cli.fullscreen")
    )
    shape.add_argument("--windowed", action="store_false", dest="fullscreen", help=words("cli.windowed"))
    parser.add_argument("--safe", action="store_true", help=words("cli.safe"))


def _window(options: argparse.Namespace, words: Words) -> int:
    from game.app import Launch
    from game.app import main as open_window

    launch = Launch(
        options.lang,
        options.data_dir,
        _named_mods(options),
        options.fullscreen,
        options.safe,
        options.title,
        words,
    )
    return open_window(launch)


def _named_mods(options: argparse.Namespace) -> list[Path]:
    """The folders that `--mod` names, before the command and after it."""
    return [*(options.mods or ()), *(getattr(options, "more_mods", None) or ())]


def _check_data(options: argparse.Namespace, words: Words) -> int:
    code, lines = _title(options).check_data(words, options.folder or options.data_dir)
    mods = _named_mods(options)
    if mods and not code:
        from game.mods.player_mods import installed_mods
        from game.mods.report import check_mods

        installed = installed_mods(
            _title(options).mods, _own_content(options, words), registry.titles(), mods
        )
        code, lines = check_mods(installed, mods, words)
    print("\n".join(lines), file=sys.stderr if code else sys.stdout)
    return code


def _mods(options: argparse.Namespace, words: Words) -> int:
    from game.mods.report import listed

    print("\n".join(listed(_installed_mods(options, words), words)))
    return 0


def _installed_mods(options: argparse.Namespace, words: Words) -> "AnyInstalledMods":
    """The installed mods, among them all that `--mod` names."""
    from game.i18n.problem_lines import problem_lines
    from game.mods.folder import real
    from game.mods.player_mods import installed_mods

    mods = _named_mods(options)
    installed = installed_mods(_title(options).mods, _own_content(options, words), registry.titles(), mods)
    wanted = {str(real(folder)) for folder in mods}
    for unusable in installed.unusable:
        if unusable.folder in wanted:
            raise RefusedError("\n".join(problem_lines(DataError(unusable.problems), words)))
    return installed


def _content(options: argparse.Namespace, words: Words) -> "AnyData":
    """The game's data with the mods that `--mod` names."""
    if not _named_mods(options):
        return _own_content(options, words)
    from game.i18n.problem_lines import problem_lines

    installed = _installed_mods(options, words)
    try:
        content: AnyData = installed.data_with(installed.given)
        return content
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def _dressed(words: Words, content: "AnyData") -> Words:
    """The words of a game with this content, those of its mods among them."""
    from game.game_words import game_words

    return game_words(words, content, content.mods)


def _own_content(options: argparse.Namespace, words: Words) -> "AnyData":
    from game.i18n.problem_lines import problem_lines

    try:
        return _title(options).load(options.data_dir)
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def _scenario(options: argparse.Namespace, words: Words) -> int:
    from game.registry import title
    from game.scenarios.reading import TitleAndData
    from game.scenarios.runner import run

    chosen, content = _title(options), cache(lambda: _content(options, words))

    @cache
    def find(name: str, folder: Path | None) -> TitleAndData:
        """What the options name goes before the folder that a file names."""
        if name == chosen.name and (folder is None or options.data_dir or _named_mods(options)):
            return TitleAndData(chosen, content())
        return TitleAndData(title(name), title(name).load(folder))

    @cache
    def words_of(name: str) -> Words:
        with_mods = name == chosen.name and _named_mods(options)
        data = content() if with_mods else title(name).load(keep_in=cache_folder())
        return _dressed(words.with_title(name, cache_folder()), data)

    report = run(options.paths, find, words_of)
    if report.faults:
        _complain(*report.faults)
    print("\n".join(report.lines))
    return report.exit_code


def _replay(options: argparse.Namespace, words: Words) -> int:
    from game.record import Fault
    from game.saved_games import open_game

    content = _content(options, words)
    opened = open_game(options.file, content)
    if isinstance(opened, Fault):
        raise _spoilt(options.file, opened, words, _title(options))
    replayed = opened.replayed
    title = opened.title
    words = _dressed(words.with_title(title.name, cache_folder()), title.data_of(opened.initial))
    if options.text:
        print("\n".join(_prose(opened, words)))
    elif not options.verify:
        for step in replayed.steps:
            print(title.rules.format_action(step.action))
    counts = {"lines": replayed.lines, "actions": len(replayed.steps)}
    if replayed.fault is None:
        if not options.text:
            print(words("cli.replay_good", **counts))
        return 0
    other = words("cli.replay_other_data") if opened.other_data else ""
    print(words("cli.replay_up_to", **counts))
    raise _spoilt(options.file, replayed.fault, words, title, other)


def _prose(opened: "OpenedGame", words: Words) -> Iterator[str]:
    """A game as prose, below its name or those of its players."""
    names = {colour: name or words(f"player.{colour}") for colour, name in opened.match.names().items()}
    yield opened.header.name or words("prose.title", names=words.listed(names.values()))
    yield from opened.title.prose(words, names, opened.initial, opened.replayed.steps)


def _spoilt(file: Path, fault: "Fault", words: Words, title: "AnyTitle", more: str = "") -> RefusedError:
    return RefusedError(f"{file}: {fault.text(words, partial(title.explain, words))}{more}")


def _screenshot(options: argparse.Namespace, words: Words) -> int:
    from game.showcase.screenshot import screenshot

    content = _content(options, words)
    with _drawing(words):
        screenshot(options.scene, options.size, options.out, options.position, content, words)
    return 0


def _film(options: argparse.Namespace, words: Words) -> int:
    from game.showcase.film import film

    content = _content(options, words)
    with _drawing(words):
        film(options.scene, options.size, options.frames, options.out, content, _dressed(words, content))
    return 0


@contextmanager
def _drawing(words: Words) -> Iterator[None]:
    """What is wrong with a picture that was asked for is told as wrong input."""
    from game.i18n.problem_lines import problem_lines
    from game.showcase import ShowcaseError

    try:
        yield
    except ShowcaseError as error:
        raise RefusedError(str(error)) from error
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def _rules(options: argparse.Namespace, words: Words) -> int:
    from game.registry import title
    from game.rules_book.markdown import rules_as_markdown

    data = _content(options, words)
    played, words = title(data.title), _dressed(words, data)
    print(rules_as_markdown(words, played.book, played.book_tables(words, data)), end="")
    return 0


def _simulate(options: argparse.Namespace, words: Words) -> int:
    from game.lab.simulate import SimulationRequest, simulate
    from game.protocol import Refusal

    request = SimulationRequest(
        players=options.players,
        bots=options.bots,
        games=options.games,
        jobs=options.jobs,
        seed=options.seed,
        cap=options.cap,
        out=options.out,
        options={name: getattr(options, name) for name in _title(options).simulate_options},
        cluster=options.cluster,
        title=options.title,
    )
    content = _content(options, words)
    done = simulate(request, content, _dressed(words, content))
    if isinstance(done, Refusal):
        raise RefusedError(_title(options).explain(words, done))
    return done


def _bench(options: argparse.Namespace, words: Words) -> int:
    from game.bench.protocol import bench

    title, data = _title(options), _content(options, words)
    measured = bench(options.title)
    if options.what == "table":
        from game.bench import table

        lines = table.measure(title, measured, data, _dressed(words, data))
        print("\n".join(table.report(lines, words, table.STILL_SECONDS)))
    else:
        from game.bench import rules

        print("\n".join(rules.report(rules.measure(title, measured, data), measured, words)))
    return 0
