"""Mods whose chapters are tried: a rival that nobody knows or a start from which no game can begin is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.base.files.problems import ContentError, DataError, nearest
from game.base.files.yaml_tree import problem_at
from game.core.mod import TitleMods
from game.titles.wiraqocha.content.definitions import Chapter, Content, WiraqochaMod
from game.titles.wiraqocha.content.mods.merge import merge
from game.titles.wiraqocha.content.mods.title_mods import WiraqochaMods

if TYPE_CHECKING:
    from game.base.files.source import Source
    from game.kit.data.mods.reader import ModReader


class CheckedMods(WiraqochaMods):
    def read(self, reading: ModReader, data: Content) -> WiraqochaMod:
        """The mod that is being read. Raises ContentError."""
        mod = super().read(reading, data)
        source = reading.source_of("chapters")
        if source is not None:
            content = merge(data, [mod])
            for chapter in mod.chapters.values():
                _try(source, content, chapter)
            if problems := reading.problems():
                raise ContentError(problems)
        return mod


def _try(source: Source, content: Content, chapter: Chapter) -> None:
    """Begin a game of the chapter, and tell why none can."""
    # Asked for late: most mods have no chapters, and these bring the rules.
    from game.titles.wiraqocha.bots.rivals import rivals
    from game.titles.wiraqocha.campaign.beginning import colours_of, setup_of
    from game.titles.wiraqocha.campaign.carrying import Luggage

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
        setup_of(content, chapter, 0, Luggage())
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


CHECKED_MODS: Final[TitleMods[Content, WiraqochaMod]] = CheckedMods()
