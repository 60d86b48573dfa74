"""The command that tells a finished game as a newspaper."""

import argparse
from collections.abc import Iterator

from game.base.files.visible import shortened_path
from game.base.i18n.words import Words
from game.chronicle.articles import Chronicle
from game.chronicle.writing import chronicle_of
from game.cli.data import dressed
from game.cli.language import words_of
from game.cli.recorded import named_game, refuse_spoilt, tell_place
from game.cli.refusal import RefusedError
from game.core.contract.title_chronicle import TitleChronicle
from game.core.seat_colours import TitleEmblems
from game.saved_games import OpenedGame


def chronicle(options: argparse.Namespace, words: Words) -> int:
    """Print the newspaper of a game, and write it into a folder where one is named."""
    opened = named_game(options, words)
    title = opened.title
    words = dressed(words_of(title.name, words), title.data.of_game(opened.initial))
    if not title.has(TitleChronicle):
        raise RefusedError(f"{shortened_path(str(options.file))}: {words('newspaper.none')}")
    found = chronicle_of(words, opened.match, opened.initial, opened.replayed.steps)
    if found is None:
        refuse_spoilt(options, opened, words)
        raise RefusedError(f"{shortened_path(str(options.file))}: {words('newspaper.unfinished')}")
    if options.out is not None:  # first, for whoever reads the text may go away
        _write(options, opened, found, words)
    print("\n".join(_lines(found)))
    return 0


def _lines(found: Chronicle) -> Iterator[str]:
    yield from (found.name, found.edition, "", found.headline.text, found.deck.text)
    for article in found.articles:
        yield from ("", *filter(None, (article.kicker, article.heading)), article.text)


def _write(options: argparse.Namespace, opened: OpenedGame, found: Chronicle, words: Words) -> None:
    """Write the pages and the HTML file, as they look in the game."""
    from game.core.seat_colours import with_known_emblems
    from game.scenes.chronicle.files import save_chronicle
    from game.scenes.chronicle.pages import newspaper_of
    from game.showcase.stage import stage
    from game.ui.between_frames import do_all

    match = with_known_emblems(opened.match, opened.title.part(TitleEmblems).of_colours)
    with stage((1280, 720)) as stack:
        paper = newspaper_of(words, match, found, opened.initial, opened.replayed.steps)
        tell_place(options.out, do_all(save_chronicle(paper, options.out, stack.scale.look)), words)
