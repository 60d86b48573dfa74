"""The one place where a state changes: a fresh copy, the steps that rules are made of, and the events they leave."""

from collections.abc import Callable, Iterable
from typing import ParamSpec

from game.core.chance import below, shuffled
from game.titles.inkas.content.definitions import CARDS, PIECES, PLAYABLE, SUYUS, WAMANIS, Victory
from game.titles.inkas.rules.event_values import Cause, Purpose, StaffMove
from game.titles.inkas.rules.events import (
    AylluChosen,
    Banished,
    CardUnveiled,
    Conquered,
    Eliminated,
    Event,
    Exchanged,
    Killed,
    LlamasChanged,
    ProtectionEnded,
    ProtectionEvoked,
    QuestEnded,
    Revived,
    Rolled,
    StaffMoved,
    TurnBegan,
)
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, WALLA_COUNT, bits
from game.titles.inkas.rules.game import Player
from game.titles.inkas.rules.pending import AmbushAsked, Lasting, Pending
from game.titles.inkas.rules.places import BORNE, DEAD, FLOOR, UKHU, lives
from game.titles.inkas.rules.state import Numbers, State, Step

Told = ParamSpec("Told")


def put(row: Numbers, place: int, value: int) -> Numbers:
    """The row with another value in one place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def staff_words(staff: int) -> str:
    """Where the staff is, in the words of a position: `hole T`, `floor Ca3`, or the walla that bears it."""
    if staff >= BORNE:
        return PIECES[staff - BORNE]
    return f"floor {WAMANIS[staff - FLOOR]}" if staff >= FLOOR else f"hole {WAMANIS[staff]}"


def seen_as(state: State, seed: int, rolls: Numbers, cards: Numbers) -> State:
    """The same table with other hidden cards and another fate, for views."""
    twin = state.copy()
    twin.seed, twin.drawn, twin.rolls, twin.cards = seed, 0, rolls, cards
    return twin


def with_rolls(state: State, faces: Iterable[int]) -> State:
    """The state in which these faces follow those that the next rolls show, for scenarios."""
    twin = state.copy()
    twin.rolls = (*state.rolls, *faces)
    return twin


class Change:
    """A step under way. Each method is one elementary happening; the rules' sentences are made of these."""

    __slots__ = ("events", "game", "state")

    def __init__(self, before: State) -> None:
        self.state = before.copy()
        self.game = before.game
        self.events: list[Event] = []

    def emit(self, event: Callable[Told, Event], *given: Told.args, **named: Told.kwargs) -> None:
        """Add an event, given as its class and what it says: it is made only where somebody listens."""
        self.events.append(event(*given, **named))

    # chance

    def roll(self, seat: int, purpose: Purpose) -> int:
        """A face of the die: the next that is laid down, or what chance decides (notation 3.1)."""
        state = self.state
        if state.rolls:
            face, state.rolls = state.rolls[0], state.rolls[1:]
        else:
            face = below(state.seed, state.drawn, 6) + 1
            state.drawn += 1
        self.emit(Rolled, seat, face, purpose)
        return face

    def approved(self, seat: int, purpose: Purpose) -> bool:
        """A roll that asks for an approval (I-1.8)."""
        return self.roll(seat, purpose) % 2 == 0

    # before the quest

    def choose(self, seat: int, player: Player, *, alone: bool) -> None:
        """A seat has its ayllu and suyu."""
        state = self.state
        chosen = list(state.chosen)
        chosen[seat] = player
        state.chosen = tuple(chosen)
        self.emit(AylluChosen, seat, PLAYABLE[player[0]], SUYUS[player[1]], alone)

    def let_choose_in(self, order: Iterable[int]) -> None:
        """The seats choose in this order."""
        self.state.choosing = tuple(order)

    def let_choose(self, seat: int) -> None:
        """A seat is asked for its ayllu."""
        self.state.mover = seat

    def seat_players(self) -> None:
        """All have chosen: the quest is between these."""
        state = self.state
        state.game = self.game = state.game.chosen(state.chosen)
        state.seen = None  # whose wallas are whose was not known yet
        state.chosen, state.choosing = (), ()

    def lay(self, cards: Numbers, rolls: Numbers) -> None:
        """These cards lie, where there are any, and these faces come next."""
        self.state.cards = cards or self.state.cards
        self.state.rolls = rolls

    def shuffle_cards(self) -> None:
        """The cards are laid at random (I-5.5)."""
        state = self.state
        state.cards, state.drawn = shuffled(self.game.deck, state.seed, state.drawn)

    # turns and questions

    def open_turn(self, seat: int, *, counted: bool = True) -> None:
        """A seat is to move; the very first turn was counted before."""
        state = self.state
        state.mover, state.step, state.active = seat, Step.OFFERING, NOBODY
        state.offered = state.draw_offered = False
        state.pulled = 0
        state.turn += counted
        for lasting in state.lasting:
            self.emit(ProtectionEnded, PIECES[lasting.user])
        state.lasting = ()
        self.emit(TurnBegan, seat, state.turn)

    def reach(self, step: Step) -> None:
        """The turn has come so far."""
        self.state.step = step
        if step > Step.ATTACK:
            self.state.pulled = 0

    def act(self, walla: int) -> None:
        """A walla is the one that acts this turn (I-6.3)."""
        self.state.active = walla

    def note_offering(self) -> None:
        """The turn's offering was made, where a house rule lets it be made later too."""
        self.state.offered = True

    def note_draw(self) -> None:
        """A draw was offered in this turn."""
        self.state.draw_offered = True

    def note_pulled(self, mask: int) -> None:
        """These were pulled and may still be attacked."""
        self.state.pulled = mask

    def note_placed(self, seat: int) -> None:
        """A seat has placed in its first turn."""
        self.state.first &= ~(1 << seat)

    def push(self, entry: Pending) -> None:
        """Let something be asked, or done, before all that waits."""
        self.state.pending = (*self.state.pending, entry)

    def pop(self) -> Pending:
        """Take away what was asked last."""
        last = self.state.pending[-1]
        self.state.pending = self.state.pending[:-1]
        return last

    def end(self, victory: Victory, winners: int) -> None:
        """The quest is over; nothing waits any more."""
        state = self.state
        state.victory, state.winners, state.pending = victory.value, winners, ()
        self.emit(QuestEnded, victory, tuple(bits(winners)))

    def eliminate(self, seat: int) -> None:
        """A seat is out: it leaves its flags and pieces (R-10)."""
        self.state.out |= 1 << seat
        self.emit(Eliminated, seat)

    # llamas

    def gain(self, seat: int, llamas: int, cause: Cause) -> None:
        """Llamas come to a seat, or go where the number is below 0."""
        if not llamas:
            return
        before = self.state.llamas[seat]
        self.state.llamas = put(self.state.llamas, seat, before + llamas)
        self.emit(LlamasChanged, seat, before, before + llamas, cause)

    # pieces

    def stand(self, walla: int, place: int) -> None:
        """A walla is alive on a wamani."""
        self.state.places = put(self.state.places, walla, place)

    def carry(self, wallas: Iterable[int], place: int) -> None:
        """Wallas of the board are on another wamani, living or dead as before."""
        places = list(self.state.places)
        for walla in wallas:
            places[walla] = place if lives(places[walla]) else DEAD + place
        self.state.places = tuple(places)

    def kill(self, walla: int, attacker: int) -> None:
        """A walla dies where it is (I-8.8)."""
        place = self.state.places[walla]
        self.state.places = put(self.state.places, walla, DEAD + place)
        self.emit(Killed, PIECES[walla], WAMANIS[place], PIECES[attacker])
        self._lose(walla, place)

    def banish(self, walla: int) -> None:
        """A living walla goes to the Ukhu Pacha (I-12.7)."""
        place = self.state.places[walla]
        self.state.places = put(self.state.places, walla, UKHU)
        self.emit(Banished, PIECES[walla], WAMANIS[place])
        self._lose(walla, place)

    def _lose(self, walla: int, place: int) -> None:
        """What ends when a walla no longer lives on the board (I-9.7, I-12.9, notation 2.1)."""
        state = self.state
        if state.bearer == walla:
            self.move_staff(StaffMove.DROPPED, walla, FLOOR + place)
        state.pulled &= ~(1 << walla)
        if any(lasting.user == walla for lasting in state.lasting):
            state.lasting = tuple([lasting for lasting in state.lasting if lasting.user != walla])
            self.emit(ProtectionEnded, PIECES[walla])
        if state.active == walla:
            state.active = NOBODY
            self.reach(Step.UNVEILING)
        gone = ~(1 << walla)
        state.pending = tuple(
            [
                AmbushAsked(entry.of, entry.entered & gone, entry.left & gone)
                if isinstance(entry, AmbushAsked)
                else entry
                for entry in state.pending
            ]
        )

    def revive(self, walla: int, cause: Cause) -> None:
        """A walla that lies on the board lives again there."""
        place = self.state.places[walla] - DEAD
        self.state.places = put(self.state.places, walla, place)
        self.emit(Revived, self.game.seat_of[walla], PIECES[walla], WAMANIS[place], cause)

    def exchange(self, enemy: int, ally: int) -> None:
        """A dead ally lives where a dead enemy lies, who takes the ally's place (I-11.7)."""
        places = list(self.state.places)
        place, origin = places[enemy] - DEAD, places[ally]
        places[ally], places[enemy] = place, origin
        self.state.places = tuple(places)
        left = "" if origin == UKHU else WAMANIS[origin - DEAD]
        seat = self.game.seat_of[ally]
        self.emit(Exchanged, seat, PIECES[enemy], PIECES[ally], WAMANIS[place], left)

    def protect(self, walla: int) -> None:
        """A walla protects until the turn ends (notation 2.3)."""
        self.state.lasting = (*self.state.lasting, Lasting(walla))
        self.emit(ProtectionEvoked, self.game.seat_of[walla], PIECES[walla])

    # the staff, flags and cards

    def move_staff(self, how: StaffMove, walla: int, staff: int) -> None:
        """The staff is somewhere else, by a walla."""
        before, self.state.staff = self.state.staff, staff
        self.emit(StaffMoved, how, PIECES[walla], staff_words(before), staff_words(staff))

    def bear(self, how: StaffMove, walla: int) -> None:
        """A walla bears the staff."""
        assert walla < WALLA_COUNT
        self.move_staff(how, walla, BORNE + walla)

    def conquer(self, seat: int, place: int) -> None:
        """A flag stands in a peripheral wamani (I-10.1)."""
        self.state.flags = put(self.state.flags, place, seat)
        self.emit(Conquered, seat, WAMANIS[place])

    def unveil(self, seat: int, walla: int, place: int) -> int:
        """The card of a wamani is turned and gone (I-10.9)."""
        card = self.state.cards[place]
        self.state.cards = put(self.state.cards, place, NO_CARD)
        self.emit(CardUnveiled, seat, PIECES[walla], WAMANIS[place], CARDS[card])
        return card


class SilentChange(Change):
    """The same step where nobody listens: the state changes by the same code, no event is made."""

    __slots__ = ()

    def emit(self, event: Callable[Told, Event], *given: Told.args, **named: Told.kwargs) -> None:
        """Nothing is said."""
