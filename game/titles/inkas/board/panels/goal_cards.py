"""The goal cards of who looks at the table, at the lower right of the sheet, with how far each goal is (I-28.2)."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.layout.ring import VIEW
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.goal_words import goal_figure, goal_met, goal_progress
from game.titles.inkas.board.panels.trays import letters_on_sheet
from game.titles.inkas.board.pieces.cards import CARD, draw_card
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.fixed_order import GOALS, HIDDEN_GOAL
from game.ui.lettering import wide, write
from game.ui.panels import draw_panel
from game.ui.theme import Role

_RIGHT, _FOOT = VIEW[0] - 22.0, VIEW[1] - 6.0
_PLATE: Final = (
    344.0,
    12.0,
    22.0,
)  # width of the plate with the words, its height but for lines, and of a line
_HIGH: Final = 122.0  # of a card
_GAP: Final = 6.0
_LETTERS: Final = 16.5


def goals_seen(shown: BoardViewState) -> tuple[str, ...]:
    """The goals of who looks at the table, by their words: empty where they are not seen, none where there are none."""
    pursuit, seat = shown.state.pursuit, shown.viewing
    if pursuit is None or seat < 0:
        return ()
    open_to_all = bool(shown.state.victory)
    seen = shown.face_up or open_to_all
    return tuple(GOALS[goal].value if seen and goal != HIDDEN_GOAL else "" for goal in pursuit.goals[seat])


def _plate_height(count: int) -> float:
    return _PLATE[1] + count * _PLATE[2]


def goal_areas(shown: BoardViewState) -> tuple[tuple[str, Rect], ...]:
    """The goal cards from the left, each with its area."""
    goals = goals_seen(shown)
    foot = _FOOT - _plate_height(len(goals)) - _GAP
    wide_card = CARD[0] * _HIGH / CARD[1]
    left = _RIGHT - len(goals) * wide_card - (len(goals) - 1) * _GAP
    return tuple(
        (
            goal,
            shown.layout.area_on_view((left + number * (wide_card + _GAP), foot - _HIGH, wide_card, _HIGH)),
        )
        for number, goal in enumerate(goals)
    )


def plate_area(shown: BoardViewState) -> Rect:
    """Where the words stand, below the cards."""
    high = _plate_height(max(1, len(goals_seen(shown))))
    return shown.layout.area_on_view((_RIGHT - _PLATE[0], _FOOT - high, _PLATE[0], high))


def goals_area(shown: BoardViewState) -> Rect:
    """All that the goals fill; of no size where there are none."""
    areas = [area for _, area in goal_areas(shown)]
    return plate_area(shown).unionall(areas) if areas else Rect(0, 0, 0, 0)


def goal_looks(shown: BoardViewState) -> object:
    """What the look of the cards and their words depends on."""
    return goals_seen(shown), _lines(shown), shown.viewing


def draw_goals(surface: Surface, shown: BoardViewState) -> None:
    """Draw the cards, and how far each goal is."""
    scale, areas = shown.scale, goal_areas(shown)
    if not areas:
        return
    for goal, area in areas:
        said = shown.words(f"goal.{goal}") if goal else ""
        draw_card(surface, scale, goal, said, area.center, area.height / CARD[1], kind="goal")
    plate = plate_area(shown)
    draw_panel(surface, plate, scale, "card")
    lines = _lines(shown)
    inner = plate.inflate(-round(20 * shown.unit), -round(_PLATE[1] * shown.unit))
    for number, line in enumerate(lines):
        row = Rect(
            inner.x, inner.y + inner.height * number // len(lines), inner.width, inner.height // len(lines)
        )
        write(surface, line, row, scale, Role.BODY, letters_on_sheet(shown, _LETTERS), "ink", "centre")


def _lines(shown: BoardViewState) -> list[str]:
    """What stands on the plate: of each goal how far it is, as a figure where there is no room; of one that is not
    seen whose it is.
    """
    goals, seat = goals_seen(shown), shown.viewing
    if not any(goals):
        return [shown.words("goals.hidden", player=shown.names[seat])] if goals else []
    room = plate_area(shown).width - round(20 * shown.unit)
    return [_line(shown, seat, goal, room, alone=len(goals) == 1) for goal in goals]


def _line(shown: BoardViewState, seat: int, goal: str, room: int, *, alone: bool) -> str:
    words, name = shown.words, shown.words(f"goal.{goal}")
    said, figure = goal_progress(shown, seat, goal), goal_figure(shown, seat, goal)
    whole = said if alone else words("goals.of_one", goal=name, said=said)
    letters = letters_on_sheet(shown, _LETTERS)
    if goal_met(shown, seat, goal):
        figure = words("goals.over_met")
    fits = wide(whole, shown.scale, Role.BODY, letters) <= room
    return whole if fits else words("goals.of_one", goal=name, said=figure)


def goal_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The cards, as things that are pointed at; the words below them are as well."""
    areas = goal_areas(shown)
    for goal, area in areas:
        yield hit(ItemKind.GOAL, area, goal, shown.viewing)
    if areas:
        yield hit(ItemKind.GOAL, plate_area(shown), areas[0][0], shown.viewing)
