"""Mods whose chapters are tried: a rival that nobody knows or a start from which no game can begin is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.base.files.problems import DataError, nearest
from game.base.files.yaml_tree import problem_at
from game.titles.wiraqocha.content.definitions import Chapter, ValleyData, WiraqochaMod
from game.titles.wiraqocha.content.mods.title_mods import MODS

if TYPE_CHECKING:
    from game.base.files.source import Source
    from game.kit.data.mods.reader import ModReader


def _tried(reading: ModReader, mod: WiraqochaMod, data: ValleyData) -> WiraqochaMod:
    """The mod with its chapters, from each of which a game was begun. Raises ContentError."""
    # Asked for late: this brings the library that checks.
    from game.titles.wiraqocha.content.mods.read import with_chapters

    mod = with_chapters(reading, mod, data)
    source = reading.source_of("chapters")
    if source is not None:
        for chapter in mod.additions.chapters.values():
            _try(source, data, chapter)
        reading.refuse_faults()
    return mod


def _try(source: Source, content: ValleyData, chapter: Chapter) -> None:
    """Begin a game of the chapter, and tell why none can."""
    # Asked for late: most mods have no chapters, and these bring the rules.
    from game.titles.wiraqocha.bots.rivals import rivals
    from game.titles.wiraqocha.campaign.beginning import colours_of, setup_of
    from game.titles.wiraqocha.campaign.carrying import CarriedOver

    known, path = [rival.name for rival in rivals()], ("chapters", chapter.name)
    for name in chapter.rivals:
        if name not in known:
            options = ", ".join(known)
            source.report(
                (*path, "rivals", name),
                "unknown_word",
                near=nearest(name, known),
                options=options,
                found=name,
            )
    try:
        setup_of(content, chapter, 0, CarriedOver())
    except DataError as error:
        players = {colour: who for who, colour in colours_of(content, chapter).items()}
        _tell(source, (*path, "start"), error, players)


def _tell(source: Source, path: Sequence[str], error: DataError, players: Mapping[str, str]) -> None:
    """What is wrong with the position that a start makes, told of the start; `players` are named by their colours."""
    for problem in error.problems:
        at = (*path, *(players.get(step, step) for step in problem.key.split(".")))
        near = problem.nearest
        details = {key: players.get(str(said), said) for key, said in problem.details.items()}
        source.problems.append(problem_at(source.root, at, problem.reason, nearest=near, **details))


CHECKED_MODS: Final = replace(MODS, finish=_tried)
