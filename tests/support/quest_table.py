"""A table of INKAS at a position, played by mouse and keys in a hidden window."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any

import yaml

from game.base.files.json_values import Json
from game.base.files.yaml_text import read_yaml_text
from game.base.profile.settings import TitleSetting
from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import ThinkingService
from game.core.contract import AnyTitle
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.registry import title
from game.core.seat_colours import emblem_of
from game.kit.board.board_factory import BoardFactory
from game.kit.board.line_signs import LogLine
from game.table.scene import TableScene
from game.titles.inkas.board.board import QuestBoard, ring_of
from game.titles.inkas.board.emblems import COLOUR_OF, COLOURS, EMBLEMS
from game.titles.inkas.board.hand.key_places import wamani_spot
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.panels import wallas_of
from game.titles.inkas.board.ring.ring_view import staff_foot, standing_by_name
from game.titles.inkas.content.definitions import Ayllu
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.positions import read_position
from game.titles.inkas.rules.setup import Setup
from game.titles.inkas.rules.state import State
from game.ui.sound import Sounds
from tests.support.card_race_game import quiet_preferences
from tests.support.harness import Harness, Spot
from tests.support.words import game_words_of

SOLO: dict[str, Any] = {
    "players": {"inka": "C", "chanka": "Q", "supay": "K"},
    "solo": "inka",
    "wallas": {"ayar_awqa": "Ca1", "wayra_sumaq": "Qa2", "simpira": "Ka2"},
    "cards": {"Ca3": "qusqu"},
    "rolls": [5, 1],
}
"""A position of Solo: the person's turn, with two led ayllus."""


@cache
def quest_data() -> InkasData:
    """The data of the title."""
    return DATA.load()


def position(**keys: object) -> State:
    """The state of a position that is given by its keys."""
    text = yaml.safe_dump({"title": NAME, **keys}, sort_keys=False, allow_unicode=True)
    return read_position(read_yaml_text(text, "position"), quest_data())


class QuestTable:
    """The table with persons at all seats; `bots` names computer players by their seats and `rivals` who they are,
    `chosen` gives values of the title's own settings.
    """

    def __init__(
        self,
        state: State,
        size: Spot = (1280, 720),
        language: str = "en",
        zoom: float = 1.0,
        bots: Mapping[int, str] = MappingProxyType({}),
        chosen: Mapping[TitleSetting, str] = MappingProxyType({}),
        sounds: Sounds | None = None,
        wishes: Mapping[str, Json] = MappingProxyType({}),
        thinking: Callable[[AnyTitle], ThinkingService] = InProcessService,
        rivals: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        preferences = quiet_preferences()
        for setting, value in chosen.items():
            preferences.change(preferences.now.having(NAME, setting, value))
        game = state.game
        colours, setup = COLOURS[: len(game.seats)], Setup(COLOURS[: len(game.seats)], 1)
        if game.players:
            colours = tuple(COLOUR_OF[Ayllu(ayllu)] for ayllu in game.ayllus)
            players = tuple(zip(game.ayllus, game.suyus, strict=True))
            quest = QuestKind.ALTERNATE if game.alternate else QuestKind.FOUNDING
            solo = game.ayllus[game.solo].value if game.led else ""
            way = Setup(colours, 1, players, mode=game.mode, alliance=game.alliance)
            setup = replace(way, quest=quest, solo=solo)
        seats = tuple(
            Seat(
                rivals.get(number, f"Player {number}").title(),
                emblem_of(colour, colours, EMBLEMS),
                bots.get(number, ""),
                rivals.get(number, ""),
            )
            for number, colour in enumerate(colours)
        )
        self.session = GameSession(INKAS, state, wishes=wishes)
        self.scene = TableScene(
            Match(setup, seats),
            self.session,
            game_words_of(NAME, language),
            board=title(NAME).part(BoardFactory),
            preferences=preferences,
            service=thinking(title(NAME)),
            sounds=sounds,
        )
        self.window = Harness(self.scene, size, zoom)
        self.settle()

    @property
    def board(self) -> QuestBoard:
        return ring_of(self.scene.board)

    @property
    def state(self) -> State:
        return self.session.state

    def settle(self) -> None:
        self.window.settle()
        self.window.frames(2)
        self.window.settle()

    def begin(self, action: str = "") -> None:
        """Do an action, if one is given, and let time pass until the first scene has begun."""
        if action:
            self.scene.commands.play(INKAS.parse_action(self.state, action))
        while not self.scene.motion._timeline.busy:
            self.scene.update(0.05)

    @property
    def played(self) -> list[str]:
        """The actions played so far, in notation."""
        return [INKAS.format_action(step.action) for step in self.session.steps]

    def texts(self) -> list[str]:
        """All lines of the journal, unfolded."""

        def said(line: LogLine) -> list[str]:
            return [line.text, *(text for step in line.steps for text in said(step))]

        return [text for line in self.board.log_lines(0, len(self.session.steps)) for text in said(line)]

    # where things are

    def walla(self, name: str) -> Spot:
        """The body of a walla, on the board or in its panel."""
        shown = self.board.view.shown
        one = standing_by_name(shown, name)
        if one is not None:
            x, y = shown.layout.on_view((one.foot[0], one.foot[1] - 24 * one.size))
            return round(x), round(y)
        for panel in self.board.view.panels:
            names = wallas_of(shown, panel.seat)
            if name in names:
                return panel.wallas[names.index(name)].center
        raise LookupError(name)

    def head(self, name: str) -> Spot:
        """The head of a walla of the board, which those before it leave free."""
        layout, one = self.board.view.shown.layout, standing_by_name(self.board.view.shown, name)
        assert one is not None
        x, y = layout.on_view((one.foot[0], one.foot[1] - 86 * one.size))
        return round(x), round(y)

    def wamani(self, name: str) -> Spot:
        """A spot of a wamani on which nothing stands or lies."""
        layout, (left, top, wide, high) = self.board.view.shown.layout, ring.bounds(name)
        for step in range(400):
            x, y = layout.on_view((left + wide * (step % 20) / 20, top + high * (step // 20) / 20))
            thing = self.board.view.at((round(x), round(y)))
            if thing is not None and (thing.kind, thing.name) == (ItemKind.WAMANI, name):
                return round(x), round(y)
        raise LookupError(f"no free spot in {name}")

    def middle(self, name: str) -> Spot:
        return wamani_spot(self.board.view, name).center

    def hole(self, name: str) -> Spot:
        x, y = self.board.view.shown.layout.on_view(ring.hole(name))
        return round(x), round(y)

    @property
    def staff(self) -> Spot:
        kind, (x, y), unit = staff_foot(self.board.view.shown)
        return round(x), round(y - (10 if kind == "lying" else 60) * unit)

    @property
    def staff_held(self) -> Spot:
        """The rod of the staff beside the walla that bears it."""
        _, (x, y), unit = staff_foot(self.board.view.shown)
        return round(x - 46 * unit), round(y - 80 * unit)

    # what a hand does

    def drag(self, start: Spot, end: Spot) -> None:
        self.window.drag(start, end)
        self.settle()

    def click(self, spot: Spot) -> None:
        self.window.click(spot)
        self.settle()

    def press(self, button: str) -> None:
        self.click(self.board.buttons_of_hand.buttons[button].rect.center)

    def key(self, key: int, mod: int = 0) -> None:
        self.window.key(key, mod)
        self.settle()

    def choose(self, number: int) -> None:
        """Take an answer of the chooser that lies over the table, from 1."""
        self.window.frames(30)
        self.key(ord("0") + number)


def turn_table(
    size: Spot = (1280, 720), language: str = "en", zoom: float = 1.0, **keys: object
) -> QuestTable:
    """The table in a turn of the Inka, who play against the Chanka; `keys` add to the position or replace in it."""
    given: dict[str, object] = {
        "players": {"inka": "C", "chanka": "Q"},
        "to_move": "inka",
        "step": "move",
        "turn": 5,
        "llamas": {"inka": 6, "chanka": 6},
        "cards": {"Ca3": "iqiqu", "Cb3": "qusqu", "Qb3": "iqiqu"},
    }
    return QuestTable(position(**(given | keys)), size, language, zoom)
