"""What each command does; each returns the exit code."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from game.base.files.problems import DataError
from game.base.files.visible import on_one_line
from game.base.i18n.words import Words
from game.base.profile.folders import cache_folder
from game.cli.data import (
    chosen_data,
    dressed,
    found_mods,
    installed_mods,
    named_mods,
    refuse_strange,
    title_of,
)
from game.cli.language import words_of
from game.cli.refusal import RefusedError, complain

Command = Callable[[argparse.Namespace, Words], int]


def window(options: argparse.Namespace, words: Words) -> int:
    from game.app import Launch
    from game.app import main as open_window

    launch = Launch(
        options.lang,
        options.data_dir,
        named_mods(options),
        options.fullscreen,
        options.safe,
        options.in_front,
        words,
    )
    return open_window(launch)


def check_data(options: argparse.Namespace, words: Words) -> int:
    from game.core.title_words import check_words
    from game.kit.data.check import checked

    folder = options.folder or options.data_dir
    refuse_strange(folder, options.title, words)
    title = title_of(options)
    code, lines = checked(words, lambda: [*title.data.summary(words, folder), *check_words(title)])
    if named_mods(options) and not code:
        from game.kit.data.mods.report import check_mods

        code, lines = check_mods(found_mods(options, words), words)
    print("\n".join(lines), file=sys.stderr if code else sys.stdout)
    return code


def mods(options: argparse.Namespace, words: Words) -> int:
    from game.kit.data.mods.report import listed

    print("\n".join(listed(installed_mods(options, words), words)))
    return 0


def scenario(options: argparse.Namespace, words: Words) -> int:
    from game.core.registry import title
    from game.core.scenarios.reading import TitleAndData
    from game.core.scenarios.runner import run

    chosen, content = title_of(options), cache(lambda: chosen_data(options, words))
    if named_mods(options):
        content()  # whatever the scenarios are of, a mod that cannot be had is told

    @cache
    def find(name: str, folder: Path | None) -> TitleAndData:
        """What the options name goes before the folder that a file names."""
        if name == chosen.name and (folder is None or options.data_dir or named_mods(options)):
            return TitleAndData(chosen, content())
        return TitleAndData(title(name), title(name).data.load(folder))

    @cache
    def spoken_of(name: str) -> Words:
        try:
            spoken = words_of(name, words)
        except RefusedError:  # where no scenario is of it, those at hand are enough
            return words
        if name == chosen.name and named_mods(options):
            return dressed(spoken, content())
        with suppress(DataError):  # which is told where a scenario asks for these data
            return dressed(spoken, title(name).data.load(keep_in=cache_folder()))
        return spoken

    report = run(options.paths, find, spoken_of)
    if report.faults:
        complain(*report.faults)
    print("\n".join(report.lines))
    return report.exit_code


def replay(options: argparse.Namespace, words: Words) -> int:
    from game.cli.recorded import named_game, refuse_spoilt
    from game.core.record.seen_games import ToldGame
    from game.core.transcript import transcript

    opened = named_game(options, words)
    replayed = opened.replayed
    title = opened.title
    words = dressed(words_of(title.name, words), title.data.of_game(opened.initial))
    if options.text:
        story = (opened.match, opened.initial, replayed.steps, opened.header.name)
        print("\n".join(transcript(words, *story)))
    elif not options.verify:
        told = ToldGame(title.rules, opened.initial, replayed.steps)
        print(*told.lines(), *([] if told.open else [words("story.unfinished")]), sep="\n")
    counts = {"lines": replayed.lines, "actions": len(replayed.steps)}
    if replayed.fault is not None:
        print(words("cli.replay_up_to", **counts))
    elif not options.text:
        print(words("cli.replay_good", **counts))
    refuse_spoilt(options, opened, words)
    return 0


def analyse(options: argparse.Namespace, words: Words) -> int:
    from game.cli.analyse import analyse

    return analyse(options, words)


def chronicle(options: argparse.Namespace, words: Words) -> int:
    from game.cli.chronicle import chronicle

    return chronicle(options, words)


def screenshot(options: argparse.Namespace, words: Words) -> int:
    from game.showcase.screenshot import screenshot

    content = chosen_data(options, words)
    with _drawing(words):
        screenshot(options.scene, options.size, options.out, options.position, content, words)
    return 0


def film(options: argparse.Namespace, words: Words) -> int:
    from game.showcase.film import film

    content = chosen_data(options, words)
    with _drawing(words):
        film(options.scene, options.size, options.frames, options.out, content, dressed(words, content))
    return 0


@contextmanager
def _drawing(words: Words) -> Iterator[None]:
    """What is wrong with a picture that was asked for is told as wrong input."""
    from game.base.i18n.problem_lines import problem_lines
    from game.showcase import ShowcaseError

    try:
        yield
    except ShowcaseError as error:
        raise RefusedError(str(error)) from error
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def rules(options: argparse.Namespace, words: Words) -> int:
    from game.core.registry import title
    from game.core.rules_book import RulesBook
    from game.kit.data.rules_book.markdown import rules_as_markdown

    data = chosen_data(options, words)
    book, words = title(data.title).part(RulesBook), dressed(words, data)
    print(rules_as_markdown(words, book, book.tables(words, data)), end="")
    return 0


def simulate(options: argparse.Namespace, words: Words) -> int:
    from game.core.contract import Refusal
    from game.core.lab.simulate import SimulationRequest, simulate

    request = SimulationRequest(
        players=options.players,
        bots=options.bots,
        games=options.games,
        jobs=options.jobs,
        seed=options.seed,
        cap=options.cap,
        out=options.out,
        options={name: getattr(options, name) for name in title_of(options).simulate_options},
        cluster=options.cluster,
        certificates=options.certificates,
        journals=options.journals,
        paired=options.paired,
        sprt=options.sprt,
        title=options.title,
    )
    content = chosen_data(options, words)
    done = simulate(request, content, dressed(words, content))
    if isinstance(done, Refusal):
        raise RefusedError(on_one_line(title_of(options).phrases.explain(words, done)))
    return done


def bench(options: argparse.Namespace, words: Words) -> int:
    from game.bench.protocol import Bench

    title, data = title_of(options), chosen_data(options, words)
    measured = title.part(Bench)
    if options.what == "table":
        from game.bench import table

        lines = table.measure(title, measured, data, dressed(words, data))
        print("\n".join(table.report(lines, words, table.STILL_SECONDS)))
    else:
        from game.bench import rules

        print("\n".join(rules.report(rules.measure(title, measured, data), measured, words)))
    return 0
