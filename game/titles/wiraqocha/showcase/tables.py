"""The table in the moments that a game has."""

from typing import TYPE_CHECKING, Final

from game.kit.board.board_factory import BoardFactory
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import End, Plunder
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.showcase.examples import game, need_tiles, with_rivals

if TYPE_CHECKING:
    from game.table.scene import TableScene

_MOMENTS: Final = 20  # tenths of a second that pass until a tip has come


def _table_of(show: ShowcaseContext, example: str) -> "TableScene":
    from game.table.menu import MenuCallbacks
    from game.table.scene import TableScene

    match, session = game(show, example)
    menu = MenuCallbacks(
        *(do_nothing, do_nothing, do_nothing, do_nothing), restart=do_nothing, give_up=lambda seat: None
    )
    scene = TableScene(
        match,
        session,
        show.words,
        menu=menu,
        board=match.title.part(BoardFactory),
    )
    show.stack.push(scene)
    return scene


def table(show: ShowcaseContext) -> None:
    _table_of(show, "table")


def table_for_two(show: ShowcaseContext) -> None:
    _table_of(show, "table-two")


def _pointed(scene: "TableScene", *spots: tuple[int, int], held: bool = False) -> None:
    """Move the pointer over spots of a table, with what lies at the first in the hand if `held`; tips have come."""
    import pygame
    from pygame.event import Event

    scene.handle(Event(pygame.MOUSEMOTION, pos=spots[0], rel=(0, 0), buttons=(0, 0, 0)))
    if held:
        scene.handle(Event(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=1))
    for spot in spots[1:]:
        scene.handle(Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(held, 0, 0)))
    for _ in range(_MOMENTS):
        scene.update(0.1)


def _carried(show: ShowcaseContext, kind: TokenKind, *tiles: str) -> None:
    """Take a token out of the reserve of who decides, and hold it over tiles."""
    from game.titles.wiraqocha.board.board import valley_of

    scene = _table_of(show, "aim")
    need_tiles(show, scene.session.state, *tiles)
    view = valley_of(scene.board).view
    slots = view.panels[view.active].tokens
    token = next(slot.rect for slot in slots if slot.home and slot.kind == KIND_INDEX[kind])
    middles = (view.layout.centres[view.state.game.index[tile]] for tile in tiles)
    _pointed(scene, token.center, *((round(x), round(y)) for x, y in middles), held=True)


def market(show: ShowcaseContext) -> None:
    """The market, with a card pointed at."""
    from game.titles.wiraqocha.board.board import valley_of

    scene = _table_of(show, "aim")
    _pointed(scene, valley_of(scene.board).view.layout.cards[1].center)


def dragging(show: ShowcaseContext) -> None:
    """A token in the hand over a tile that it can take."""
    _carried(show, TokenKind.ZEPPELIN, "N7", "N6")


def forbidden(show: ShowcaseContext) -> None:
    """A token in the hand over a tile that it cannot take, and why."""
    _carried(show, TokenKind.DRILL, "N4", "N10")


def payment(show: ShowcaseContext) -> None:
    """The choice between several ways to pay with dice."""
    from game.titles.wiraqocha.board.board import valley_of
    from game.titles.wiraqocha.board.moves.choices import narrow
    from game.titles.wiraqocha.rules.actions import Conquer

    scene = _table_of(show, "aim")
    need_tiles(show, scene.session.state, "N7")
    actions = WIRAQOCHA.legal_actions(scene.session.state)
    wanted = [a for a in actions if isinstance(a, Conquer) and a.tile == "N7" and a.token.kind == "drill"]
    valley_of(scene.board).responder.respond(narrow(wanted))


def token_question(show: ShowcaseContext) -> None:
    """Which token goes there: a die and a tile are picked, and several could go."""
    from game.titles.wiraqocha.board.board import valley_of

    scene = _table_of(show, "aim")
    need_tiles(show, scene.session.state, "N4")
    board = valley_of(scene.board)
    board.selection.pick_dice((4,))
    board.responder.respond(board.selection.click_tile("N4"))


def company(show: ShowcaseContext) -> None:
    """The turn of a computer player, which points at what it is about to do."""
    from game.core.bots.in_process_service import InProcessService
    from game.table.scene import TableScene

    match, session = game(show, "table")
    bots = ("cadet", "surveyor:miner", "engineer:raider", "empress:inventor")
    match = with_rivals(show, match, bots)
    scene = TableScene(
        match,
        session,
        show.words,
        service=InProcessService(show.title),
        board=match.title.part(BoardFactory),
    )
    show.stack.push(scene)
    scene.update(1.0)


def recap(show: ShowcaseContext) -> None:
    """The beginning of a turn, with what a rival did since the last one."""
    scene = _table_of(show, "recap")
    for _ in range(_MOMENTS):
        scene.update(0.1)


def menu(show: ShowcaseContext) -> None:
    import pygame

    escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    _table_of(show, "table").handle(escape)


def question(show: ShowcaseContext) -> None:
    """What to take from a Camp: a question with pictures."""
    from game.titles.wiraqocha.board.board import valley_of
    from game.titles.wiraqocha.board.moves.choices import narrow

    scene = _table_of(show, "plunder")
    actions = WIRAQOCHA.legal_actions(scene.session.state)
    valley_of(scene.board).responder.respond(
        narrow(action for action in actions if isinstance(action, Plunder))
    )


def end_question(show: ShowcaseContext) -> None:
    """The question before a turn ends with something left undone."""
    from game.titles.wiraqocha.board.board import valley_of

    valley_of(_table_of(show, "aim").board).press(End())
