"""A plain board for the card race: text and rectangles; see `game.table.board.Board`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Gesture

from game.base.colour import RGB
from game.base.profile.settings import MotionSettings
from game.core.contract import Advice, Occasion, Refusal
from game.core.record.turns import others_steps
from game.kit.board.curtain import Curtain, CurtainPlace
from game.kit.board.gesture_table import toggled
from game.kit.board.table_strip import TableStrip
from game.table.board import BoardTab, ButtonStates, Recap, Spot, TableCallbacks, TableRects
from game.table.context import BoardContext
from game.table.line_signs import LineSign, LogLine, TextSign
from game.table.spotlight import Spotlight
from game.ui.buttons import Button
from game.ui.emblems import draw_medal
from game.ui.keys import is_plain
from game.ui.panels import draw_panel
from game.ui.pointers import Pointer
from game.ui.scale import Scale, columns, rows
from game.ui.sound import Cue
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.tooltip import Tip
from game.ui.widget import LEFT, Widget

from .hand import CardInHand, RaceGestures, gesture_table, put_down
from .rules import LET, RULES, Event, Move, Played, Race, Scored
from .title import TITLE

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


class StillMotion:
    """See `MovingBoard`: nothing moves, all is heard at once."""

    def __init__(self, say: Callable[[Event], None]) -> None:
        self._say = say
        self.shown: list[Event] = []  # what has been told of, for tests

    def snapshot(self, events: Sequence[Event] = ()) -> None:
        """See `MovingBoard.snapshot`."""

    def animate(self, events: Sequence[Event], before: None) -> None:
        for event in events:
            self.shown.append(event)
            self._say(event)

    def animate_backwards(self, before: None) -> None:
        """See `MovingBoard.animate_backwards`."""


class RaceSounds:
    """See `BoardSounds`: a card is heard from its player."""

    ambience = None
    gestures: Mapping[str, str] = MappingProxyType({})

    def music(self, event: Event | None = None) -> None:
        """See `BoardSounds.music`."""

    def cue(self, event: Event) -> Cue | None:
        return Cue("card-race/card", str(event.seat)) if isinstance(event, Played) else None

    def side(self, place: str) -> float:
        """See `BoardSounds.side`: the first seats sit at the left."""
        return int(place) / 2 - 1


class NoSigns:
    """See `SignArt`: lines are words and medals."""

    def width(self, sign: LineSign, scale: Scale) -> int:
        return 0

    def draw(self, surface: Surface, sign: LineSign, area: Rect, scale: Scale, ink: RGB) -> None:
        """See `SignArt.draw`."""


class RacePlaces:
    """See `SpotlightPlaces`: the panel of who does something."""

    def __init__(self, board: "RaceBoard") -> None:
        self._board = board

    @property
    def scale(self) -> Scale:
        return self._board.scale

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        """See `SpotlightPlaces.areas`: none has a name."""
        return frozenset()

    def areas_of_event(self, event: Event) -> Iterable[str]:
        return ()

    def places_of_event(self, event: Event) -> Iterable[Rect]:
        return (self._board.panels[event.seat],)

    def areas_of_action(self, action: Move) -> Iterable[str]:
        return ()

    def places_of_action(self, action: Move) -> Iterable[Rect]:
        seat = RULES.decider(self._board.shown)
        return () if seat is None else (self._board.panels[seat],)

    def draw_area(self, surface: Surface, name: str) -> None:
        """See `SpotlightPlaces.draw_area`."""


class RaceInput:
    """See `BoardInput`: cards are played by a click or by their numbers, equal ones are picked first."""

    dragging = False
    asking = False

    def __init__(self, board: "RaceBoard", play: Callable[[Move], None]) -> None:
        self._board = board
        self._play = play
        self.picked: tuple[CardInHand, ...] = ()

    def hover(self, spot: Spot | None) -> bool:
        return False

    def drag(self, event: Gesture) -> bool:
        return False

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

    def tab_of_key(self, event: Gesture) -> str | None:
        return None

    def leave_keys(self) -> None:
        """See `BoardInput.leave_keys`."""

    def follow_keys(self) -> None:
        """See `BoardInput.follow_keys`."""

    def let_go(self) -> bool:
        was, self.picked = bool(self.picked), ()
        return was

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        return None

    def tip_at(self, spot: Spot) -> Tip | None:
        words, card = self._board.words, self._card_at(spot)
        if card is not None:
            return Tip(words("race.card", card=card.card), Rect(spot, (1, 1)))
        if any(back.collidepoint(spot) for back in self._board.backs):
            return Tip(words("race.hidden"), Rect(spot, (1, 1)))
        return None

    def help_topic(self, *, noticed: bool) -> str:
        return "tax" if self._board.shown.asked else "race"


class RaceBoard:
    """See `game.table.board.Board`: a row of players, the viewer's cards, buttons, the log at the right."""

    tabs: Sequence[BoardTab] = ()
    living: Sequence[Rect] = ()
    shows_ended_turn = False
    dice = None

    def __init__(self, context: BoardContext[Race, Event], callbacks: TableCallbacks[Move, Event]) -> None:
        self._context = context
        self._callbacks = callbacks
        self.words = context.words
        self.scale = Scale(1920, 1080)
        self.shown: Race = context.game.state
        self._viewing, self._watching = context.viewing, True
        self.panels: list[Rect] = []
        self.cards: list[tuple[int, Rect]] = []
        self.backs: list[Rect] = []
        self.input = RaceInput(self, callbacks.play)
        self.moving = StillMotion(callbacks.event_sound)
        self.sounds = RaceSounds()
        self.sign_art = NoSigns()
        self.spotlight = Spotlight[Move, Event](RacePlaces(self))
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
        self.menu = Button(self.words("table.menu"), callbacks.menu)
        self.rules = Button(self.words("race.rules"), callbacks.rules or callbacks.menu)

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        return (*self._bar, self.curtain, *self.strip.widgets)

    @property
    def _bar(self) -> Sequence[Widget]:
        return (*self.actions.values(), self.undo, self.hint)

    @property
    def menu_buttons(self) -> Sequence[Widget]:
        return self.rules, self.menu

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

    def most_zoom(self, window: Scale) -> float:
        return 1.0

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
        for button, place in zip(self.menu_buttons, rows(rects.menu, [1, 1], gap), strict=True):
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

    def open_tab(self, name: str) -> None:
        """See `Board.open_tab`."""

    def follow_step(self, *, of_bot: bool) -> None:
        """See `Board.follow_step`."""

    def medal_place(self, seat: int) -> tuple[Spot, int]:
        panel = self.panels[seat]
        return (panel.centerx, panel.y + panel.height // 3), self.scale.px(40)

    def speech_place(self, seat: int) -> Rect:
        """See `Board.speech_place`: nobody talks."""
        return Rect(0, 0, 0, 0)

    @property
    def hint_place(self) -> Rect:
        return self.hint.rect

    # the game

    def show(self, state: Race, viewing: int, *, watching: bool) -> None:
        self.shown, self._viewing, self._watching = state, viewing, watching
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
        self.shown, self._viewing = state, viewing
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

    def refuse(self, refusal: Refusal) -> None:
        self._callbacks.gesture_sound("refusal")
        self._callbacks.notify(TITLE.explain(self.words, refusal, self._context.names))

    def advise(self, advice: Advice[Move]) -> None:
        self.spotlight.show(advice.action)
        said = self.words(f"advice.{advice.reason}", action=self.words(f"race.action.{advice.action.word}"))
        self._callbacks.notify(said, warn=False)

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

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        context, lines = self._context, []
        for number in range(first, after):
            for event in context.game.steps[number].events:
                said = TITLE.describe_event(self.words, event, context.names)
                lines.append(LogLine((TextSign(said or ""),), (event,), (number,)))
        return tuple(lines)

    def occasions(self, number: int) -> Sequence[Occasion]:
        return ()

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

    # life

    def set_motion(self, settings: MotionSettings) -> None:
        """See `Board.set_motion`."""

    def update(self, dt: float) -> bool:
        return self.curtain.rest(rests=True)

    def roll(self, dt: float) -> bool:
        return False

    def breathe(self, dt: float) -> bool:
        return False

    def wake_in(self) -> float | None:
        return None

    def settle(self) -> None:
        """See `Board.settle`."""

    def draw_under(self, surface: Surface) -> None:
        look, px = self.scale.look, self.scale.px
        surface.fill(look.palette.table)
        draw_panel(surface, self.rects.log_panel, self.scale)
        emblems = tuple(self._context.emblems.values())
        # whoever is asked about a pair, who looks on sees whose it is
        lit = self.shown.owner if self.shown.contested else RULES.decider(self.shown)
        for seat, panel in enumerate(self.panels):
            inner = draw_panel(surface, panel, self.scale, "card", active=seat == lit)
            centre, radius = self.medal_place(seat)
            draw_medal(surface, look, emblems[seat], centre, radius)
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
