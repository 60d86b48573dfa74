"""A plain board for the card race: text and rectangles."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Gesture

from game.core.contract import Advice
from game.core.record.turns import others_steps
from game.kit.board.board import Board, Recap
from game.kit.board.board_input import BoardInput
from game.kit.board.context import BoardContext, ButtonStates, TableCallbacks
from game.kit.board.curtain import Curtain, CurtainPlace
from game.kit.board.event_motion import StillMotion
from game.kit.board.event_sounds import EventSounds
from game.kit.board.event_table import EventTable, event_table, row
from game.kit.board.gesture_table import toggled
from game.kit.board.line_signs import TextSign
from game.kit.board.spotlight import Spotlight, SpotlightPlaces
from game.kit.board.table_rects import TableRects
from game.kit.board.table_strip import TableStrip
from game.ui.buttons import Button
from game.ui.emblems import draw_seat_badge
from game.ui.keys import is_plain
from game.ui.motion.player import MotionPlayer
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, rows
from game.ui.sound import Cue
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.tooltip import Tip
from game.ui.widget import LEFT, Spot, Widget

from .hand import CardInHand, RaceGestures, gesture_table, put_down
from .rules import LET, RULES, Boasted, Drew, Event, Move, Played, Race, Rolled, Scored

ACTIONS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "step": pygame.K_s,
        "roll": pygame.K_o,
        "draw": pygame.K_d,
        "tax": pygame.K_t,
        "spoil": pygame.K_p,
        "let": pygame.K_n,
    }
)
"""The actions that have a button, and their keys; a card is pressed itself, or played by the key of its number."""


def _panel_of(board: "RaceBoard", event: Any) -> Iterable[Rect]:
    return (board.panels[event.seat],)


ROWS: EventTable[Any, Any] = event_table(
    *(row(kind, places=_panel_of) for kind in (Scored, Rolled, Drew, Boasted)),
    row(Played, sound="card-race/card", areas=lambda played: (str(played.seat),), places=_panel_of),
)


class RacePlaces(SpotlightPlaces[Move]):
    """The panel of who does something."""

    def __init__(self, board: "RaceBoard") -> None:
        self._board = board

    def places_of_action(self, action: Move) -> Iterable[Rect]:
        seat = RULES.decider(self._board.shown)
        return () if seat is None else (self._board.panels[seat],)


class RaceInput(BoardInput):
    """Cards are played by a click or by their numbers, equal ones are picked first."""

    def __init__(self, board: "RaceBoard", play: Callable[[Move], None]) -> None:
        super().__init__()
        self._board = board
        self._play = play
        self.picked: tuple[CardInHand, ...] = ()

    def press(self, event: Gesture) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != LEFT:
            return False
        race, card = self._board.shown, self._card_at(event.pos)
        if card is not None:
            self._click(gesture_table(race), card)
        elif self._board.panels[race.owner].collidepoint(event.pos):
            action = put_down(race, self.picked)
            if action is not None:
                self._play(action)
        else:
            return False
        return True

    def _click(self, table: RaceGestures, card: CardInHand) -> None:
        """Play a card, or pick it where it has an equal; one that cannot be played is refused by the rules."""
        if card in table.pieces and card not in table.clicks:
            self.picked = toggled(self.picked, card)
        else:
            self._play(Move("play", card.card))

    def _card_at(self, spot: Spot) -> CardInHand | None:
        return next(
            (
                CardInHand(number, card)
                for number, (card, place) in enumerate(self._board.cards)
                if place.collidepoint(spot)
            ),
            None,
        )

    def key(self, event: Gesture) -> bool:
        if not is_plain(event) or not pygame.K_1 <= event.key <= pygame.K_9:
            return False
        self._play(Move("play", event.key - pygame.K_0))
        return True

    def let_go(self) -> bool:
        was, self.picked = bool(self.picked), ()
        return was

    def tip_at(self, spot: Spot) -> Tip | None:
        words, card = self._board.words, self._card_at(spot)
        if card is not None:
            return Tip(words("race.card", card=card.card), Rect(spot, (1, 1)))
        if any(back.collidepoint(spot) for back in self._board.backs):
            return Tip(words("race.hidden"), Rect(spot, (1, 1)))
        return None

    def help_topic(self, *, noticed: bool) -> str:
        return "tax" if self._board.shown.asked else "race"


class RaceBoard(Board[Race, Move, Event]):
    """A row of players, the viewer's cards, buttons, the log at the right."""

    input: RaceInput

    def __init__(
        self,
        context: BoardContext[Race, Event],
        callbacks: TableCallbacks[Move, Event | Cue],
        motion: MotionPlayer,
    ) -> None:
        super().__init__(context, callbacks, motion)
        self.words = context.words
        self.scale = Scale(1920, 1080)
        self._shown = context.game.state
        self.told: list[Event] = []  # what has been told of, for tests
        self._viewing, self._watching = context.viewing, True
        self.panels: list[Rect] = []
        self.cards: list[tuple[int, Rect]] = []
        self.backs: list[Rect] = []
        self.input = RaceInput(self, callbacks.play)
        self.moving = StillMotion(self._tell)
        # the first seats sit at the left
        self.sounds = EventSounds(ROWS, across=lambda seat: int(seat) / 2 - 1, gestures={"hang": "button"})
        self.spotlight = Spotlight[Move, Event](self, ROWS, RacePlaces(self))
        self.actions = {
            word: Button(self.words(f"race.action.{word}"), partial(callbacks.play, Move(word)), key=key)
            for word, key in ACTIONS.items()
        }
        people = {seat: (context.seats[seat].emblem, context.seats[seat].name) for seat in context.people}
        self.strip = TableStrip(self.words, people, self._hang, partial(callbacks.play, LET))
        self.curtain = Curtain(context.people, lambda: callbacks.look(self._behind), callbacks.gesture_sound)
        self._behind: int | None = None  # whose hand the curtain hides
        self.undo = Button(self.words("race.undo"), callbacks.undo, key=pygame.K_u)
        self.hint = Button(self.words("race.hint"), callbacks.hint, key=pygame.K_h)

    def _tell(self, event: Event) -> None:
        self.told.append(event)
        self._callbacks.event_sound(event)

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        return (*self._bar, self.curtain, *self.strip.widgets)

    @property
    def _bar(self) -> Sequence[Widget]:
        return (*self.actions.values(), self.undo, self.hint)

    def _parts(self) -> tuple[Rect, Rect, Rect, Rect]:
        """Players, cards, bar, log."""
        px = self.scale.px
        left, log = columns(self.scale.window, [3, 1], px(20))
        players, cards, bar = rows(left, [1, 1, self.scale.fixed(200)], px(20))
        return players, cards, bar, log

    @property
    def rects(self) -> TableRects:
        players, cards, bar, log = self._parts()
        px = self.scale.px
        line, below = rows(bar, [1, 2], px(10))
        caption, now = columns(line, [1, 1], px(10))
        buttons, menu = columns(below, [4, 1], px(10))
        first, second, third = columns(buttons, [1, 1, 1], px(10))
        head, lines = rows(log, [self.scale.fixed(60), 1])
        return TableRects(
            log=lines,
            log_panel=log,
            replay=head,
            bots=(first, second, third),
            buttons=buttons,
            menu=menu,
            caption=caption,
            now=now,
            notice_top=players.y,
            notice_bottom=cards.bottom,
            quiet=cards,
            tabs={},
        )

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        self._place()

    def _place(self) -> None:
        """Where players and cards are in what is shown."""
        players, cards, _, _ = self._parts()
        px, race = self.scale.px, self.shown
        self.panels = columns(players, [1] * len(race.points), px(10))
        mine = () if self._face_down else race.hands[self._viewing]
        places = columns(cards, [1] * max(3, len(mine)), px(10))
        self.cards = list(zip(mine, places, strict=False))
        self.backs = [
            Rect(panel.x + number * px(40) + px(10), panel.bottom - px(60), px(34), px(50))
            for seat, panel in enumerate(self.panels)
            if seat != self._viewing or self._face_down
            for number in range(len(race.hands[seat]))
        ]

    @property
    def _asks_all(self) -> bool:
        """Whether all persons are asked together."""
        return RULES.passing(self.shown) is not None and len(self._context.people) > 1

    @property
    def _face_down(self) -> bool:
        """Whether the viewer's hand is not seen: nobody who plays looks on, or all do, or the curtain hangs."""
        looking = self._context.looking() is not None
        return self._viewing not in self._context.people or (self._asks_all and not looking)

    def _hang(self, seat: int) -> None:
        """Let the curtain fall behind which a person may look."""
        self._behind = seat
        self._callbacks.look(None)

    def place_buttons(self) -> None:
        rects, gap = self.rects, self.scale.px(8)
        for button, place in zip(self._bar, columns(rects.buttons, [1] * len(self._bar), gap), strict=True):
            button.place(place, self.scale)
        for button, place in zip((self.rules, self.menu), rows(rects.menu, [1, 1], gap), strict=True):
            button.place(place, self.scale)
        _, cards, _, _ = self._parts()
        strip = Rect(0, 0, cards.width, self.scale.px(76))
        strip.midbottom = cards.midbottom
        self.strip.place(strip, self.scale)
        behind = self._viewing if self._behind is None else self._behind
        look = self.words("race.look", player=self._context.seats[behind].name)
        self.curtain.put(
            CurtainPlace(cards, cards, cards, self.scale, look, look, look, "card-race/curtain", True)
        )

    def badge_place(self, seat: int) -> tuple[Spot, int]:
        panel = self.panels[seat]
        return (panel.centerx, panel.y + panel.height // 3), self.scale.px(40)

    # the game

    @property
    def shown(self) -> Race:
        return self._shown

    def show(self, state: Race, viewing: int, *, watching: bool) -> None:
        self._shown, self._viewing, self._watching = state, viewing, watching
        was_lifted = self._behind is not None and self.curtain.sees(self._behind)
        if not self._asks_all or (was_lifted and self._context.looking() is None):
            self._behind = None
        hangs = self._behind is not None
        self.curtain.take((self._behind, state.turn), may_look=hangs, chooses=hangs)
        self.strip.show(asks=self._asks_all and not hangs)
        self.spotlight.clear()
        self.input.let_go()
        self._place()

    def show_past(self, state: Race, viewing: int) -> None:
        self._shown, self._viewing = state, viewing
        self._place()

    def show_buttons(self, buttons: ButtonStates) -> None:
        passing = RULES.passing(self.shown)
        legal = {action.word for action in RULES.legal_actions(self.shown)}
        if passing is not None and (self._face_down or (legal == {passing.word} and not self._asks_all)):
            legal = set()  # all are asked, nobody is seen to be, or the curtain hangs
        for word, button in self.actions.items():
            button.visible = word in legal and not buttons.asleep and not buttons.past
        self.undo.visible = not buttons.asleep or buttons.can_undo
        self.undo.enabled = buttons.can_undo
        self.hint.visible = not buttons.asleep and not self._asks_all

    def advice_text(self, advice: Advice[Move]) -> str:
        return self.words(f"advice.{advice.reason}", action=self.words(f"race.action.{advice.action.word}"))

    def announces(self, action: Move) -> bool:
        return action.word != "roll"

    # words

    def prompt_line(self) -> str:
        seat = RULES.decider(self.shown)
        if seat is None:
            return ""
        name = self._context.seats[seat].name
        if self._asks_all or (self.shown.contested and not self.shown.asked):
            return ""
        said = (
            "race.contested" if self.shown.contested else "race.answer" if self.shown.asked else "race.turn"
        )
        return self.words(said, player=name)

    def recap(self, seat: int) -> Recap:
        """See `Board.recap`: what was taken from a player."""
        game = self._context.game
        taken = [
            number
            for number in others_steps(RULES, game.initial, game.steps, seat)
            if Scored(seat, -1) in game.steps[number].events
        ]
        if not taken:
            return Recap()
        said = (TextSign(self.words("race.taxed", count=len(taken))),)
        return Recap(said, said, tuple(taken))

    # time

    def update(self, dt: float) -> bool:
        return self.curtain.rest(rests=True)

    def draw_under(self, surface: Surface) -> None:
        look, px = self.scale.look, self.scale.px
        surface.fill(look.palette.table)
        draw_panel(surface, self.rects.log_panel, self.scale)
        emblems = tuple(self._context.emblems.values())
        # whoever is asked about a pair, who looks on sees whose it is
        lit = self.shown.owner if self.shown.contested else RULES.decider(self.shown)
        for seat, panel in enumerate(self.panels):
            inner = draw_panel(surface, panel, self.scale, "card", active=seat == lit)
            centre, radius = self.badge_place(seat)
            draw_seat_badge(surface, look, emblems[seat], centre, radius)
            name, points = rows(Rect(inner.x, inner.centery, inner.width, inner.height // 3), [1, 1])
            self._write(surface, self._context.seats[seat].name, name)
            self._write(surface, self.words("race.points", count=self.shown.points[seat]), points)
        for back in self.backs:
            surface.fill(look.palette.mahogany, back)
        picked = {card.number for card in self.input.picked}
        for number, (card, place) in enumerate(self.cards):
            draw_panel(surface, place, self.scale, "card", active=number not in picked)
            self._write(surface, str(card), place.inflate(-px(40), -px(40)))
        self.strip.draw(surface)

    def _write(self, surface: Surface, text: str, area: Rect) -> None:
        draw_text(surface, text, TextStyle(Role.NAME, "ink", "centre"), self.scale, area)

    def draw_over(self, surface: Surface) -> None:
        self.spotlight.draw(surface)
