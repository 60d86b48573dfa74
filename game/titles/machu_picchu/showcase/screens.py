"""What Machu Picchu shows of itself: see `game.scenes.showcase_protocol.Showcase`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from game.base.files.node_reader import NodePath
from game.base.files.program_folders import assets_of
from game.base.files.yaml_text import read_yaml
from game.core.match import Match
from game.core.record import GameSession
from game.core.registry import title
from game.kit.board.board_factory import BoardFactory
from game.scenes.showcase_protocol import SEED, ShowcaseContext
from game.scenes.title_showcase import Example, Showcase
from game.showcase import defaults, learning
from game.showcase.motion_file import film_names, steps_of
from game.showcase.played import played
from game.table.scene import TableScene
from game.titles.machu_picchu.content.definitions import COLOURS, CityData
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.notation.positions import read_position
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.showcase.ends import result, story

_SLIDES_IN: Final = 1.0  # seconds
_FOLDER: Final = assets_of(NAME) / "examples"
_MOTION: Final = _FOLDER / "motion.yaml"


class MachuPicchuShowcase:
    from_position: Collection[str] = frozenset({"table", "answers", "night", "trade", "rescue", "conquest"})

    @property
    def screens(self) -> Mapping[str, Callable[[ShowcaseContext], object]]:
        return {
            "table": lambda show: self._table(show, "table"),
            "answers": lambda show: self._table(show, "answers"),
            "night": lambda show: self._table(show, "night"),
            "trade": lambda show: self._table(show, "trade"),
            "lesson-choice": learning.lesson_choice,
            "lesson": partial(learning.lesson, name="first", step="market"),
            "lesson-curtain": partial(learning.lesson_curtain, name="first", step="offering"),
            "challenge": partial(learning.challenge, name="rescue"),
            "rules": partial(defaults.rules, section="incas"),
            "rules-search": partial(defaults.rules_search, section="temples", found="good.llama"),
            "rescue": lambda show: result(show, "rescue", self.example),
            "conquest": lambda show: result(show, "conquest", self.example),
            "story": lambda show: story(show, self.example),
        }

    def _table(self, show: ShowcaseContext, name: str) -> None:
        match, session, steps = self.example(show, name)
        for step in steps:
            show.play(session, step)
        scene = TableScene(match, session, show.words, board=title(NAME).part(BoardFactory))
        show.stack.push(scene)
        for _ in range(2):  # a panel comes to a table that rests, and slides in
            scene.update(_SLIDES_IN)

    @property
    def films(self) -> Sequence[str]:
        """The names of the positions in the file of movements."""
        return film_names(_MOTION)

    def film(self, show: ShowcaseContext, name: str) -> Example:
        """The position of this name."""
        return self._example_in(show, _MOTION, (self.films.index(name),))

    def example(self, show: ShowcaseContext, name: str) -> Example:
        """See `Showcase.example`. With mods to whose figures no example fits, that of a game which was played."""
        if show.has_foreign_example and name in ("table", "busy"):
            match, session, steps = played(
                show, Match(Setup(COLOURS[:4], SEED), defaults.people(show, COLOURS[:4]))
            )
            return match, session, steps if name == "busy" else []
        return self._example_in(show, show.position or _FOLDER / f"{name}.yaml")

    def _example_in(self, show: ShowcaseContext, file: Path, path: NodePath = ()) -> Example:
        """The game at a place of a file with positions, and the steps that lead on from it."""
        assert isinstance(show.data, CityData)
        root = read_yaml(file)
        state = read_position(root, show.data, path, extra=("name", "steps"))
        colours = state.game.colours
        return (
            Match(Setup(colours, state.seed), defaults.people(show, colours)),
            GameSession(MACHU_PICCHU, state),
            steps_of(root, path),
        )

    def match(self, show: ShowcaseContext) -> Match:
        return Match(Setup(COLOURS[:2], SEED), defaults.people(show, COLOURS[:2]))


SHOWCASE: Showcase = MachuPicchuShowcase()
