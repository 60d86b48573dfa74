"""What INKAS shows of itself: see `game.scenes.showcase_protocol.Showcase`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.node_reader import NodePath
from game.base.files.program_folders import assets_of
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import ListNode, node_at, plain
from game.core.match import Match, Seat
from game.core.player_names import player_name
from game.core.record import GameSession
from game.core.registry import title
from game.core.seat_colours import emblem_of
from game.kit.board.board_factory import BoardFactory
from game.scenes.showcase_protocol import SEED, ShowcaseContext
from game.scenes.title_showcase import Example, Showcase
from game.showcase import learning
from game.showcase.motion_file import film_names
from game.table.scene import TableScene
from game.titles.inkas.board.board import ring_of
from game.titles.inkas.board.emblems import AYLLU_OF, COLOUR_OF, COLOURS, EMBLEMS
from game.titles.inkas.bots.led import LED_PLAYER
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS, Ayllu, Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.actions import Invoke
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.positions import read_position
from game.titles.inkas.rules.setup import OFFERED, Setup
from game.titles.inkas.setup_form.solo_seats import led_name
from game.titles.inkas.showcase.ends import result
from game.titles.inkas.showcase.reading import rules

if TYPE_CHECKING:
    from game.titles.inkas.setup_form.new_game import LandSheet

_SETTLES: Final = 1.0  # seconds
_RIVAL: Final = "herder"
_FOLDER: Final = assets_of(NAME) / "examples"
_MOTION: Final = _FOLDER / "motion.yaml"
_TABLES: Final = (
    "table",
    "crowd",
    "ambush",
    "wish",
    "choose",
    "advanced",
    "advanced-answer",
    "alliance",
    "alliance-consent",
    "legendary",
    "legendary-states",
    "legendary-winds",
    "quest",
    "quest-advanced",
    "solo",
)


def _mode_form(show: ShowcaseContext, mode: Mode) -> "LandSheet":
    """The whole form of a quest of a mode."""
    land = _form(show)
    land.mode.select(OFFERED.index(mode))
    return land


def _advanced_form(show: ShowcaseContext) -> "LandSheet":
    return _mode_form(show, Mode.ADVANCED)


def _alliance_form(show: ShowcaseContext) -> "LandSheet":
    """The whole form of an Alliance."""
    land = _advanced_form(show)
    land.form.players.count.select(len(PLAYABLE) - 2)
    land.sides.select(1)
    return land


def _quest_form(show: ShowcaseContext) -> "LandSheet":
    """The whole form of a quest of goals."""
    land = _form(show)
    land.quest.select(1)
    return land


def _solo_form(show: ShowcaseContext) -> "LandSheet":
    """The whole form of a quest alone against the die."""
    land = _form(show)
    land.sides.select(2)
    return land


def _form(show: ShowcaseContext) -> "LandSheet":
    from game.showcase.forms import setup_form
    from game.titles.inkas.setup_form.new_game import LandSheet

    (land,) = (sheet for sheet in setup_form(show).sheets if isinstance(sheet, LandSheet))
    return land


class InkasShowcase:
    from_position: Collection[str] = frozenset((*_TABLES, "legendary-slip"))

    @property
    def screens(self) -> Mapping[str, Callable[[ShowcaseContext], object]]:
        tables = {name: partial(self._table, name=name) for name in _TABLES}
        return {
            **tables,
            "legendary-slip": self._slip,
            "lesson-choice": learning.lesson_choice,
            "lesson": partial(learning.lesson, name="first", step="walls"),
            "lesson-answers": partial(learning.lesson, name="answers", step="stack"),
            "lesson-orders": partial(learning.lesson, name="answers", step="orders"),
            "rules": rules,
            "rules-cards": partial(rules, section="hand_cards"),
            "rules-legendary": partial(rules, section="firewall"),
            "rules-solo": partial(rules, section="led_die"),
            "rules-goals": partial(rules, section="goals"),
            "house-rules": lambda show: _form(show).rules.act(None),
            "new-game-advanced": _advanced_form,
            "new-game-legendary": lambda show: _mode_form(show, Mode.LEGENDARY),
            "new-game-alliance": _alliance_form,
            "new-game-quest": _quest_form,
            "new-game-solo": _solo_form,
            "house-rules-quest": lambda show: _quest_form(show).rules.act(None),
            "house-rules-solo": lambda show: _solo_form(show).rules.act(None),
            "house-rules-alliance": lambda show: _alliance_form(show).rules.act(None),
            "house-rules-advanced": lambda show: _advanced_form(show).rules.act(None),
            "result": lambda show: result(show, "end", self.example),
            "result-advanced": lambda show: result(show, "end-advanced", self.example),
            "result-quest": lambda show: result(show, "end-quest", self.example),
            "result-solo": lambda show: result(show, "end-solo", self.example),
            "result-alliance": lambda show: result(show, "end-alliance", self.example),
        }

    def _slip(self, show: ShowcaseContext) -> None:
        """The slip of a Legendary power, over whom it would strike."""
        board = ring_of(self._table(show, "legendary-slip").board)
        state = board.view.shown.state
        uses = [action for action in legal_actions(state) if isinstance(action, Invoke)]
        board.responder.mean([use for use in uses if use.walla == uses[-1].walla])

    def _table(self, show: ShowcaseContext, name: str) -> TableScene:
        match, session, steps = self.example(show, name)
        for step in steps:
            show.play(session, step)
        scene = TableScene(match, session, show.words, board=title(NAME).part(BoardFactory))
        show.stack.push(scene)
        for _ in range(2):
            scene.update(_SETTLES)
        return scene

    @property
    def films(self) -> Sequence[str]:
        """The names of the positions in the file of movements."""
        return film_names(_MOTION)

    def film(self, show: ShowcaseContext, name: str) -> Example:
        """The position of this name."""
        return self._example_in(show, _MOTION, (self.films.index(name),))

    def example(self, show: ShowcaseContext, name: str) -> Example:
        """See `Showcase.example`."""
        return self._example_in(show, show.position or _FOLDER / f"{name}.yaml")

    def _example_in(self, show: ShowcaseContext, file: Path, path: NodePath = ()) -> Example:
        """The game at a place of a file with positions, and the steps that lead on from it."""
        assert isinstance(show.data, InkasData)
        root = read_yaml(file)
        state = read_position(root, show.data, path, extra=("name", "steps"))
        steps = node_at(root, (*path, "steps"))
        lines = [str(plain(item)) for item in steps.items] if isinstance(steps, ListNode) else []
        game = state.game
        if game.players:
            colours = tuple(COLOUR_OF[Ayllu(ayllu)] for ayllu in game.ayllus)
            players = tuple(zip(game.ayllus, game.suyus, strict=True))
            quest = QuestKind.ALTERNATE if game.alternate else QuestKind.FOUNDING
            solo = game.ayllus[game.solo].value if game.led else ""
            kinds = replace(
                Setup(colours, state.seed, players, quest=quest), alliance=game.alliance, solo=solo
            )
            setup = replace(kinds, mode=game.mode)
        else:
            colours = COLOURS[: len(game.seats)]
            setup = Setup(colours, state.seed)
        seats = _seats(show, colours)
        if game.alternate and game.players:  # one person alone sees its goal
            seats = (seats[0], *(replace(seat, bot=_RIVAL) for seat in seats[1:]))
        if game.led:
            seats = tuple(
                replace(seat, name=led_name(show.words, AYLLU_OF[colours[number]]), bot=LED_PLAYER)
                if game.is_led(number)
                else seat
                for number, seat in enumerate(seats)
            )
        return Match(setup, seats), GameSession(INKAS, state), lines

    def match(self, show: ShowcaseContext) -> Match:
        colours = COLOURS[:2]
        players = tuple(
            (AYLLU_OF[colour].value, suyu) for colour, suyu in zip(colours, SUYUS[::2], strict=True)
        )
        return Match(Setup(colours, SEED, players), _seats(show, colours))


def _seats(show: ShowcaseContext, colours: Sequence[str]) -> tuple[Seat, ...]:
    return tuple(
        Seat(player_name(show.words, number), emblem_of(colour, colours, EMBLEMS))
        for number, colour in enumerate(colours, 1)
    )


SHOWCASE: Showcase = InkasShowcase()
