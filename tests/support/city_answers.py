"""Tables of Machu Picchu at which several seats are asked."""

from game.titles.machu_picchu.board.moves.standing_orders import Order
from game.titles.machu_picchu.board.questions.question_panel import QuestionPanel
from game.titles.machu_picchu.title import TITLE
from game.ui.widget import Widget
from tests.support.city_table import CityTable

POTTERS = (
    "players: [red, blue, yellow, green]\nday: 5\nprince: {red: virgins}\nbonus: {pottery: 1}\n"
    "incas: {red: {potter: 1}, blue: {potter: 2}, green: {potter: 1}}\n"
    "goods: {red: {corn: 7}, blue: {corn: 9}, green: {corn: 2}}\n"
)
PRIESTS = (
    "players: [red, blue, yellow]\nday: 5\nprince: {red: main}\n"
    "clergy: {red: {puma: 2}, blue: {puma: 1}, yellow: {puma: 1}}\n"
    "goods: {red: {llama: 3}, blue: {llama: 1}, yellow: {llama: 2}}\nscout: {blue: 17}\n"
)


def table_at(position: str, move: str = "", **more: object) -> CityTable:
    """A table at this position, after this move."""
    table = CityTable(TITLE.parse_position(TITLE.load(), position), **more)  # type: ignore[arg-type]
    if move:
        table.session.act(TITLE.rules.parse_action(table.state, move))
        table.window.settle()
    return table


def played(table: CityTable, since: int = 0) -> list[str]:
    """The actions from a step on."""
    return [TITLE.rules.format_action(step.action) for step in table.session.steps[since:]]


def order_button(panel: QuestionPanel, kind: Order) -> Widget:
    """The button of an order on the open page of a panel."""
    return next(button for line, button in panel.pins.lines if line.order.order is kind)
