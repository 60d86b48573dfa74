"""The keys on the table: a cursor that goes from place to place, letters for what is done, numbers for the own wallas.

Tab goes from part to part. On the board the arrows go along ring and sector, Home goes to the lake, and a wamani that
is typed as it is written (`Cb2`) is gone to. Enter does there what a click would do; K fans a wamani out. N, M, V, C
pick the next walla that can be placed, move, use a power for it, or carry; A and T call for a target, and Tab goes
through them. Shift with 1 to 5 picks one of the own wallas; O goes to the offerings, where 1 to 5 make one; Y goes to
the own goal, where there is one. Where winds blow Tab goes through whom they may move. Where cards are held 1 to 9 pick
one, X takes the card that lies with an own walla.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.keys.shell_keys import CONFIRM
from game.kit.board.key_cursor import ENTER, KeyCursor, Way, nearest
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.key_modes import LETTERS, KeyMode, called_for, doer_of
from game.titles.inkas.board.hand.key_places import KeyPart, key_areas
from game.titles.inkas.board.hand.spelling import Spelling
from game.titles.inkas.board.moves.choices import (
    STAFF,
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    choices,
    in_turn,
    needs_no_place,
    staff_wamani,
    targets,
    wamani_of,
)
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.moves.steps import closing_action
from game.titles.inkas.board.panels.goal_cards import goals_seen
from game.titles.inkas.board.panels.hand_fan import cards_held, has_key
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.panels import wallas_of
from game.titles.inkas.board.panels.seen_hand import seen_cards
from game.titles.inkas.board.tips.spoken import spoken_card, spoken_goal, spoken_target, spoken_wamani
from game.titles.inkas.board.view import Spot
from game.titles.inkas.content.definitions import CENTRE_NAME, PIECES, WAMANIS
from game.titles.inkas.keys import DRAW, GOALS, OFFERINGS, SPREAD, TAKE
from game.titles.inkas.rules.actions import Action, Unveil
from game.titles.inkas.rules.fixed_order import ROUND
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import Step
from game.titles.inkas.rules.unveiling import finders, unlocked
from game.ui.keys import digit_of, is_plain, presses

_CENTRE: Final = WAMANIS.index(CENTRE_NAME)


@dataclass(frozen=True, slots=True)
class KeyCommands:
    """What keys do beside the hand: `point` moves their cursor to a spot, `changed` asks for the table to be drawn
    anew, `name_end` says which key ends the turn, `offer_draw` offers a draw, `tell` says by its key why something is
    not to be done.
    """

    point: Callable[[Spot], None]
    changed: Callable[[], None]
    name_end: Callable[[], None]
    offer_draw: Callable[[], None]
    tell: Callable[[str], None]


class Keyboard:
    """What each key means."""

    def __init__(self, gestures: Gestures, commands: KeyCommands) -> None:
        self._gestures = gestures
        self._commands = commands
        self._offers = False  # O was pressed: a number is an offering
        self._spelling = Spelling()
        self.cursor = KeyCursor(
            KeyPart,
            lambda part: key_areas(gestures.view, gestures.fan, part),
            self._start,
            commands.point,
            gestures.click,
            self._arrow,
        )

    def spell(self, event: Event) -> bool:
        """Take a key as a part of a wamani that is typed; returns whether it was one."""
        typed = self._spelling.take(event) if event.type == pygame.KEYDOWN else None
        if typed in WAMANIS:
            self.cursor.go(KeyPart.RING, WAMANIS.index(typed))
            self._commands.changed()
        return typed is not None

    def handle(self, event: Event) -> bool:
        """Take a key; returns whether it was used."""
        if event.type != pygame.KEYDOWN:
            return False
        if presses(event, DRAW) and event.mod & pygame.KMOD_CTRL:
            self._commands.offer_draw()
            return True
        if not is_plain(event):
            return False
        used = self._letter(event) or self._number(event) or self._aim(event)
        enters = event.key in ENTER and (self._gestures.play_picked() or self._take_card_here())
        used = used or enters or self.cursor.handle(event)
        if used:
            self._commands.changed()
        return used

    def _letter(self, event: Event) -> bool:
        mode = next((mode for key, mode in LETTERS.items() if presses(event, key)), None)
        if event.key == pygame.K_HOME:
            self.cursor.go(KeyPart.RING, _CENTRE)
        elif presses(event, SPREAD) and self.wamani is not None:
            self._gestures.spread(self.wamani)
        elif mode is not None:
            self.begin(mode)
        elif presses(event, TAKE):
            self.take_card()
        elif presses(event, OFFERINGS):
            self._offers = True
            self.cursor.go(KeyPart.OFFERINGS)
        elif presses(event, GOALS) and self._gestures.view.shown.state.game.alternate:
            self.cursor.go(KeyPart.GOALS)
        elif presses(event, CONFIRM) and closing_action(self._gestures.whole.actions) is not None:
            self._commands.name_end()
        else:
            return False
        return True

    def _number(self, event: Event) -> bool:
        """The number of an own walla, or after O that of an offering."""
        digit = digit_of(event)
        if not digit:
            return False
        shown, offers = self._gestures.view.shown, self._offers
        self._offers = False
        if offers:
            names = list(offering_areas(shown))
            if digit <= len(names):
                self._gestures.do(BoardPlace(PlaceKind.OFFERING, names[digit - 1]))
                return True
            return False
        if not event.mod & pygame.KMOD_SHIFT and shown.layout.held:
            return self._pick_card(digit - 1)
        if not event.mod & pygame.KMOD_SHIFT or shown.state.decider < 0:
            return False
        names_of_seat = wallas_of(shown, shown.state.decider)
        return digit <= len(names_of_seat) and self._use(names_of_seat[digit - 1])

    def _use(self, walla: str) -> bool:
        """Put the card that is picked onto a walla that uses a power for it, else pick the walla."""
        gestures = self._gestures
        picked, place = gestures.picked, BoardPlace(PlaceKind.WALLA, walla)
        if picked is None or picked.kind is not PieceKind.CARD:
            return self.take(walla)
        found = gestures.at.actions(picked, place)
        if not are_power(gestures.view.shown.state, found) and found:
            return self.take(walla)
        gestures.put(picked, place)
        return True

    def _pick_card(self, number: int) -> bool:
        """Pick a card of the hand; its number once more plays it. The keys stay where they are; where that is nowhere
        they begin at what it can be put on.
        """
        gestures = self._gestures
        if not has_key(gestures.view.shown, number) or not gestures.pick_card(number):
            return False
        shown, picked = gestures.view.shown, gestures.picked
        if picked is not None and needs_no_place(shown.choices, picked):
            self.cursor.leave()
        return True

    def take_card(self) -> None:
        """Take the one card that can be, or go to the next that can."""
        gestures = self._gestures
        shown = gestures.view.shown
        found = [place for place in gestures.whole.clicks if place.kind is PlaceKind.CARD]
        if not shown.layout.held:
            self._commands.tell("unveil")
        elif not found:
            self._refuse_card()
        elif len(found) == 1:
            gestures.widen()
            gestures.do(found[0])
        else:
            here = [number for number, place in enumerate(found) if place.name == self.wamani]
            ahead = found[(here[0] + 1) % len(found) if here else 0]
            self.cursor.go(KeyPart.RING, WAMANIS.index(ahead.name))

    def _take_card_here(self) -> bool:
        """Take the unlocked card of the wamani at which the keys are, at the end of a turn; returns whether there was
        one.
        """
        gestures, place = self._gestures, BoardPlace(PlaceKind.CARD, self.wamani or "")
        at_end = gestures.view.shown.state.step is Step.UNVEILING and gestures.picked is None
        if not at_end or place not in gestures.whole.clicks:
            return False
        gestures.widen()
        gestures.do(place)
        return True

    def _refuse_card(self) -> None:
        """Say why no unlocked card can be taken: the rules know it of one beside which a walla stands."""
        gestures, state = self._gestures, self._gestures.view.shown.state
        there = [place for place in unlocked(state, state.mover) if finders(state, place)]
        if there and in_turn(state):
            gestures.refuse(Unveil(WAMANIS[there[0]]))
        else:
            self._commands.tell("take_card")

    @property
    def takes_tab(self) -> bool:
        """Whether Tab goes on among the targets that are called for, or the wallas that the winds may move."""
        return bool(self._blown) or (self.cursor.number_in(KeyPart.TARGETS) or -1) >= 0

    @property
    def _blown(self) -> list[str]:
        """The wallas that the winds may still move."""
        shown = self._gestures.view.shown
        if shown.state.question is not Question.WINDS or self._gestures.fan.open:
            return []
        return [piece.name for piece in shown.choices.pieces if piece.kind is PieceKind.WALLA]

    # what is called for

    def begin(self, mode: KeyMode) -> None:
        """Call for actions of one kind alone, of the walla that is picked if it has any: a target, or what the next
        walla can do that can do them.
        """
        gestures, picked = self._gestures, self._gestures.picked
        again = gestures.view.shown.choices.actions != gestures.whole.actions  # a key has called before
        gestures.widen()
        shown = gestures.view.shown
        if shown.state.victory:
            self._commands.tell("over")
            return
        if not in_turn(shown.state):
            self._commands.tell("asked")
            return
        found = called_for(mode, shown.choices.actions)
        own = [action for action in found if picked and doer_of(action) == picked.name]
        if not found:
            self._commands.tell(mode)
        elif mode.aims:
            number = self.cursor.number_in(KeyPart.TARGETS)
            gestures.pick(None)
            gestures.narrow(targets(shown.state, own or found))
            self._go_to_target(0 if number is None else number + 1)
        else:
            gestures.narrow(choices(shown.state, found))
            doers = {doer_of(action) for action in found}
            if picked and own and not again:
                self.take(picked.name)
            else:
                self.take_next([name for name in PIECES if name in doers])

    def _go_to_target(self, number: int) -> None:
        count = len(key_areas(self._gestures.view, self._gestures.fan, KeyPart.TARGETS))
        self.cursor.go(KeyPart.TARGETS, number % max(1, count))

    def _aim(self, event: Event) -> bool:
        """Tab and Enter where a target is called for; Tab where the winds blow."""
        if event.key == pygame.K_TAB and (blown := self._blown):
            return self.take_next(blown[::-1] if event.mod & pygame.KMOD_SHIFT else blown)
        number = self.cursor.number_in(KeyPart.TARGETS)
        if number is None or number < 0:
            return False
        if event.key == pygame.K_TAB:
            self._go_to_target(number + (-1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key in ENTER:
            self._gestures.do(self._gestures.aims[number])
        else:
            return False
        return True

    def take(self, walla: str) -> bool:
        """Pick a walla that can do something, and go to where it is; returns whether it can."""
        piece, shown = Piece(PieceKind.WALLA, walla), self._gestures.view.shown
        if piece not in shown.choices.pieces:
            return False
        self._gestures.pick(piece)
        place = wamani_of(shown.state, walla)
        home = next(
            (one for one in WAMANIS if BoardPlace(PlaceKind.WAMANI, one) in shown.choices.places(piece)), ""
        )
        if place or home:
            self.cursor.go(KeyPart.RING, WAMANIS.index(place or home))
        return True

    def take_staff(self, able: Sequence[Action]) -> None:
        """Pick the staff for these actions alone, and go to who bears it."""
        gestures = self._gestures
        shown = gestures.view.shown
        gestures.narrow(choices(shown.state, able))
        gestures.pick(STAFF)
        self.cursor.go(KeyPart.RING, WAMANIS.index(staff_wamani(shown.state)))

    def take_next(self, wallas: Sequence[str]) -> bool:
        """Pick the next of these wallas after the one that is picked."""
        if not wallas:
            return False
        picked = self._gestures.picked
        after = wallas.index(picked.name) + 1 if picked is not None and picked.name in wallas else 0
        return self.take(wallas[after % len(wallas)])

    # the cursor

    @property
    def wamani(self) -> str | None:
        """The wamani at which the keys are."""
        number = None if self._gestures.fan.open else self.cursor.number_in(KeyPart.RING)
        return None if number is None else WAMANIS[number]

    @property
    def spoken(self) -> str:
        """What is said of the place at which the keys are; empty where they are nowhere on the board."""
        shown = self._gestures.view.shown
        number = self.cursor.number_in(KeyPart.TARGETS)
        if number is not None:
            return spoken_target(shown, self._gestures.aims[number]) if number >= 0 else ""
        for part, cards in ((KeyPart.CARDS, cards_held(shown)), (KeyPart.SEEN, seen_cards(shown))):
            number = self.cursor.number_in(part)
            if shown.layout.held and number is not None and 0 <= number < len(cards):
                return spoken_card(shown, cards[number])
        number = self.cursor.number_in(KeyPart.GOALS)
        goals = goals_seen(shown)
        if number is not None and 0 <= number < len(goals):
            return spoken_goal(shown, goals[number])
        return "" if self.wamani is None else spoken_wamani(shown, self.wamani)

    def _start(self) -> int:
        """Where a walla is onto which the picked card can be put; else where the active walla is, else the first own
        one on the board, else the own suyu, else the lake.
        """
        shown, picked = self._gestures.view.shown, self._gestures.picked
        state = shown.state
        if picked is not None and picked.kind is PieceKind.CARD:
            targets = [one.name for one in self._gestures.at.places(picked) if one.kind is PlaceKind.WALLA]
            aim = next((found for name in targets if (found := wamani_of(state, name))), CENTRE_NAME)
            return WAMANIS.index(aim)
        if self._gestures.fan.open or state.decider < 0 or not state.game.players:
            return 0 if self._gestures.fan.open else _CENTRE
        names = wallas_of(shown, state.decider)
        if state.active >= 0:
            names = (PIECES[state.active], *names)
        found = next((place for name in names if (place := wamani_of(state, name))), "")
        return WAMANIS.index(found) if found else state.game.homes[state.decider][0]

    def _arrow(self, areas: Sequence[Rect], number: int, way: Way) -> int | None:
        """On the board: along the ring, or along the sector, by what lies on that side; else the nearest."""
        if len(areas) != len(WAMANIS) or self._gestures.fan.open:
            return nearest(areas, number, way)
        return nearest_on_ring(areas, number, way)

    def follow(self) -> None:
        """The table is shown otherwise: the cursor stays at its place."""
        self._offers = False
        self.cursor.follow()


def nearest_on_ring(areas: Sequence[Rect], number: int, way: Way) -> int:
    """The neighbour along ring or sector that lies most on a side; the same where none does."""
    ring, sector = divmod(number, ROUND)
    if number == _CENTRE:
        others = list(range(_CENTRE - ROUND, _CENTRE))
    else:
        others = [ring * ROUND + (sector + by) % ROUND for by in (1, -1)]
        others.append(number + ROUND if number + ROUND < _CENTRE else _CENTRE)
        if ring:
            others.append(number - ROUND)
    x, y = areas[number].center

    def along(other: int) -> float:
        dx, dy = areas[other].centerx - x, areas[other].centery - y
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        return (dx * way[0] + dy * way[1]) / length

    best = max(others, key=along)
    return best if along(best) > 0.35 else number
