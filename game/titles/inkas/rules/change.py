"""The one place where a state changes: a fresh copy, the steps that rules are made of, and the events they leave."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, ParamSpec

from game.core.chance import below, shuffled
from game.titles.inkas.content.definitions import CARDS, PIECES, PLAYABLE, SUYUS, WAMANIS, Victory
from game.titles.inkas.content.led_table import NAMES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.event_values import Cause, Purpose, StaffMove
from game.titles.inkas.rules.events import (
    AylluChosen,
    AylluDefeated,
    Banished,
    CardTaken,
    CardUnveiled,
    Conquered,
    Devoured,
    DieNamed,
    Disgorged,
    Dominated,
    Eliminated,
    Event,
    Exchanged,
    GoalsDrawn,
    GoalsShown,
    HandSeen,
    Killed,
    LlamasChanged,
    LlamasStored,
    Perished,
    PieceCame,
    ProtectionEnded,
    ProtectionEvoked,
    QuestEnded,
    QuestStuck,
    Reborn,
    Recalled,
    Relocated,
    Revived,
    Rolled,
    ShapeEnded,
    ShapeEvoked,
    StaffMoved,
    StateBegan,
    StateEnded,
    TampuLaid,
    TampuLost,
    TimeSpent,
    TurnBegan,
    WallaFallen,
)
from game.titles.inkas.rules.fixed_order import GOALS, HIDDEN_GOAL, NO_CARD, NOBODY, WALLA_COUNT, bits
from game.titles.inkas.rules.game import Game, Player
from game.titles.inkas.rules.hands import all_seen, came_to_hand, left_hand, with_card, without
from game.titles.inkas.rules.later_attacks import attacks_after_step
from game.titles.inkas.rules.pending import (
    OF_ROUND,
    OF_TURN,
    AmbushAsked,
    Due,
    Fight,
    Lasting,
    Pending,
    Shape,
    Window,
)
from game.titles.inkas.rules.places import (
    BORNE,
    CARD_PLACE,
    DEAD,
    DEVOURED,
    FLOOR,
    HANAN,
    OUT,
    SUPPLY,
    UKHU,
    WAITING,
    in_rebirth,
    lies,
    lives,
)
from game.titles.inkas.rules.pursuit import Pursuit
from game.titles.inkas.rules.standing import standing_of
from game.titles.inkas.rules.state import Numbers, State, Step

Told = ParamSpec("Told")
_PLENTY: Final = 60  # llamas, where what is paid is not asked for again


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


def held_as(state: State, hands: tuple[Numbers, ...], known: tuple[tuple[Numbers, ...], ...]) -> State:
    """The same table with other hands, and other things known of them, for views."""
    twin = state.copy()
    twin.hands, twin.known = hands, known
    return twin


def pursued_as(state: State, goals: tuple[Numbers, ...]) -> State:
    """The same table with other goal cards, for views."""
    assert state.pursuit is not None
    twin = state.copy()
    twin.pursuit = replace(state.pursuit, goals=goals)
    return twin


def put_in(state: State, game: Game) -> State:
    """The same table in another frame of the same quest, for views."""
    if state.game is game:
        return state
    twin = state.copy()
    twin.game = game
    return twin


def with_window(state: State, window: Window) -> State:
    """The same table with another value of the window that is asked, for views."""
    twin = state.copy()
    twin.pending = (*state.pending[:-1], window)
    return twin


def as_asked(state: State, seat: int, *, paid: bool) -> State:
    """The state as an actor was asked in it, with more llamas than it needs if it has `paid` already."""
    twin = state.copy()
    below = twin.pending[-1] if twin.pending else None
    if isinstance(below, Window):
        twin.pending = (*twin.pending[:-1], replace(below, of=seat))
    if paid and seat != NOBODY:
        twin.llamas = put(twin.llamas, seat, _PLENTY)
    return twin


def as_lent(state: State, seat: int, share: int) -> State:
    """The state in which a seat has so many llamas of its partner."""
    if not share:
        return state
    twin, partner = state.copy(), state.game.partners[seat]
    twin.llamas = put(twin.llamas, seat, twin.llamas[seat] + share)
    twin.llamas = put(twin.llamas, partner, twin.llamas[partner] - share)
    return twin


def with_rolls(state: State, faces: Iterable[int]) -> State:
    """The state in which these faces follow those that the next rolls show, for scenarios."""
    twin = state.copy()
    twin.rolls = (*state.rolls, *faces)
    return twin


def place_words(place: int) -> str:
    """Where a walla of no wamani is, in the words of a position."""
    if in_rebirth(place):
        return f"hanan {place - HANAN + 1}"
    return {SUPPLY: "supply", UKHU: "ukhu", CARD_PLACE: "card", WAITING: "waiting", OUT: "out"}.get(
        place, "devoured"
    )


def goal_words(cards: Numbers) -> tuple[str, ...]:
    """Goal cards by their names, an empty text for one that is not seen."""
    return tuple(["" if goal == HIDDEN_GOAL else GOALS[goal].value for goal in cards])


def put_row(rows: tuple[Numbers, ...], place: int, row: Numbers) -> tuple[Numbers, ...]:
    """The rows with another one in one place."""
    changed = list(rows)
    changed[place] = row
    return tuple(changed)


def _named(walla: int) -> str:
    return PIECES[walla] if walla != NOBODY else ""


def _wamanis(lasting: Lasting) -> tuple[str, ...]:
    """The wamanis, or the suyu, of what lasts."""
    names = SUYUS if lasting.shape is LastingState.QUAKE else WAMANIS
    return tuple([names[place] for place in lasting.places])


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

    def lay(self, cards: Numbers, rolls: Numbers, hands: Sequence[Numbers] = ()) -> None:
        """These cards lie and are held, where there are any, and these faces come next."""
        self.state.cards = cards or self.state.cards
        self.state.rolls = rolls
        if hands:
            self._hold(hands)

    def deal(self) -> None:
        """Cards are dealt where they are held, and the others laid at random (I-5.5, I-5.8, I-5.9)."""
        state, game = self.state, self.game
        if not game.advanced:
            state.cards, state.drawn = shuffled(game.deck, state.seed, state.drawn)
            return
        mixed, state.drawn = shuffled(game.dealt_from, state.seed, state.drawn)
        seats, count = len(game.seats), game.kind.hand
        self._hold([mixed[seat * count : (seat + 1) * count] for seat in range(seats)])
        left = (*mixed[seats * count :], *game.only_laid)
        state.cards, state.drawn = shuffled(left, state.seed, state.drawn)

    def deal_goals(self) -> None:
        """Each draws its goal cards, where there are any and they are not drawn yet (I-28.2)."""
        state, game = self.state, self.game
        if state.pursuit is None or any(state.pursuit.goals):
            return
        mixed, state.drawn = shuffled(game.goal_deck, state.seed, state.drawn)
        count = game.goals_each
        self.take_goals([mixed[seat * count : (seat + 1) * count] for seat in game.seats])

    def take_goals(self, dealt: Sequence[Numbers]) -> None:
        """All have these goal cards, each before its own eyes alone."""
        state = self.state
        assert state.pursuit is not None
        state.pursuit = replace(state.pursuit, goals=tuple([tuple(sorted(cards)) for cards in dealt]))
        for seat, cards in enumerate(state.pursuit.goals):
            self.emit(GoalsDrawn, seat, goal_words(cards))

    def _hold(self, dealt: Sequence[Numbers]) -> None:
        """All hands have these cards besides those that all know that everybody has (I-5.8, R-93)."""
        state, given, seats = self.state, self.game.dealt, self.game.seats
        state.hands = tuple([tuple(sorted((*given, *cards))) for cards in dealt])
        led = self.game.is_led
        state.known = tuple(
            [tuple([() if seat == other or led(other) else given for other in seats]) for seat in seats]
        )

    # turns and questions

    def open_turn(self, seat: int, *, counted: bool = True, passed_over: int = 0) -> None:
        """A seat is to move; the very first turn was counted before. So many eliminated ones were `passed_over`."""
        state = self.state
        state.mover, state.step, state.active, state.named = seat, Step.OFFERING, NOBODY, NOBODY
        state.offered = state.draw_offered = state.declined = False
        state.pulled = 0
        state.turn += counted
        state.passed_over += passed_over
        for lasting in state.lasting:
            ended = lasting.shape in OF_TURN
            if ended or (lasting.shape in OF_ROUND and self.game.seat_of[lasting.user] == seat):
                self.end_lasting(lasting)
        self.emit(TurnBegan, seat, state.turn, state.round)

    def name(self, seat: int, named: int) -> None:
        """The die has named for a led seat whose turn begins (I-27.5)."""
        self.state.named = named
        self.emit(DieNamed, seat, NAMES[named])

    def reach(self, step: Step) -> None:
        """The turn has come so far; with the Attack step closed, those who attack after it are due."""
        state = self.state
        before = state.step
        if step < before:
            return
        state.step = step
        if step > Step.ATTACK:
            state.pulled = 0
            if before <= Step.ATTACK and self.game.kind.stay and (coming := attacks_after_step(state)):
                self.push(Due(coming, False, NOBODY))

    def use_attack(self) -> None:
        """The Attack step is used up; who attacks after it is worked out when the attack is done (I-15.16)."""
        state = self.state
        if state.step <= Step.ATTACK:
            state.step, state.pulled = Step.PLACEMENT, 0
            if self.game.kind.stay:
                self.push(Due((), False, NOBODY))

    def let_be(self, step: Step) -> None:
        """The turn stands at this step again, or already: of a turn that begins."""
        self.state.step = step

    def act(self, walla: int) -> None:
        """A walla is the one that acts this turn (I-6.3)."""
        self.state.active = walla

    def note_offering(self, *, made: bool = True) -> None:
        """The turn's offering was made, where it may be made ahead of its phase, or by a house rule after it."""
        self.state.offered = made

    def note_draw(self) -> None:
        """A draw was offered in this turn."""
        self.state.draw_offered = True

    def note_declined(self) -> None:
        """A partner has declined to lend in this turn."""
        self.state.declined = True

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
        state.named = NOBODY
        self.emit(QuestEnded, victory, tuple(bits(winners)))
        if state.pursuit:
            for seat, cards in enumerate(state.pursuit.goals):
                self.emit(GoalsShown, seat, goal_words(cards))

    def eliminate(self, seat: int) -> None:
        """A seat is out: it leaves its flags and pieces (R-10)."""
        state = self.state
        state.out |= 1 << seat
        self.emit(Eliminated, seat)
        if state.pursuit:
            self._note_out(seat, state.pursuit)
        if self.game.advanced:
            state.hands = put_row(state.hands, seat, ())
            for other in self.game.seats:
                state.known = all_seen(state.known, other, seat, ())

    # alternate quests

    def note_defeated(self, seat: int) -> None:
        """A seat is defeated for good (I-28.4)."""
        state = self.state
        assert state.pursuit is not None
        state.pursuit = replace(state.pursuit, defeated=state.pursuit.defeated | 1 << seat)
        self.emit(AylluDefeated, seat)

    def _note_out(self, seat: int, pursuit: Pursuit) -> None:
        """Who is out is defeated, and all of it that goals ask for has fallen (I-28.4)."""
        gone = self.game.own[seat] & self.game.noted_wallas
        self.state.pursuit = replace(
            pursuit, defeated=pursuit.defeated | 1 << seat, fallen=pursuit.fallen | gone
        )

    def note_fallen(self, walla: int) -> None:
        """A walla has fallen for good (I-28.4)."""
        state = self.state
        assert state.pursuit is not None
        state.pursuit = replace(state.pursuit, fallen=state.pursuit.fallen | 1 << walla)
        self.emit(WallaFallen, PIECES[walla])

    def note_qusqu(self, place: int) -> None:
        """Qusqu lies open in a wamani (I-28.1)."""
        state = self.state
        assert state.pursuit is not None
        state.pursuit = replace(state.pursuit, qusqu=place)

    def store(self, seat: int, llamas: int) -> None:
        """A seat has so many llamas more that are laid aside for good (I-28.8)."""
        state = self.state
        assert state.pursuit is not None
        before = state.pursuit.stored[seat]
        state.pursuit = replace(state.pursuit, stored=put(state.pursuit.stored, seat, before + llamas))
        self.emit(LlamasStored, seat, before, before + llamas)

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
        """A walla dies where it is (I-8.8), a wild Amaru for good (R-33)."""
        place, game = self.state.places[walla], self.game
        if game.wild >> walla & 1:
            self.state.places = put(self.state.places, walla, OUT)
            self.emit(Perished, PIECES[walla], WAMANIS[place], PIECES[attacker])
        else:
            self.state.places = put(self.state.places, walla, DEAD + place)
            self.emit(Killed, PIECES[walla], WAMANIS[place], PIECES[attacker])
        winner = game.seat_of[attacker]
        own = winner != NOBODY and game.side[winner] >> walla & 1
        self._lose(walla, place, NOBODY if own else winner)

    def banish(self, walla: int) -> None:
        """A living walla or a defeated god goes to the Ukhu Pacha (I-12.7, I-15.7)."""
        place = self.state.places[walla]
        self.state.places = put(self.state.places, walla, UKHU)
        self.emit(Banished, PIECES[walla], WAMANIS[place])
        self._lose(walla, place)

    def _lose(self, walla: int, place: int, winner: int = NOBODY) -> None:
        """What ends when a walla no longer lives on the board (I-9.7, I-12.9, notation 2.1)."""
        state = self.state
        if state.tampus:
            for laid in state.tampus:
                if laid[0] == walla:
                    self.lose_tampu(laid, winner)
        if state.bearer == walla:
            self.move_staff(StaffMove.DROPPED, walla, FLOOR + place)
        state.pulled &= ~(1 << walla)
        if any(one.user == walla and one.shape is LastingState.ABOMINATION for one in state.lasting):
            self.disgorge(place)
        if state.active == walla:
            self.lose_active()
        if state.pending:
            self.leave_ambushes(walla)

    def devour(self, walla: int, attacker: int) -> None:
        """A walla that was killed is out of reach (I-17)."""
        self.state.places = put(self.state.places, walla, DEVOURED)
        self.emit(Devoured, PIECES[walla], PIECES[attacker])

    def disgorge(self, place: int) -> None:
        """All who were devoured lie dead in a wamani (I-17.11)."""
        for walla, where in enumerate(self.state.places):
            if where == DEVOURED:
                self.state.places = put(self.state.places, walla, DEAD + place)
                self.emit(Disgorged, PIECES[walla], WAMANIS[place])

    def lose_active(self) -> None:
        """The active walla is gone, or of another ayllu: the Action phase is over (notation 2.1, R-89)."""
        self.state.active = NOBODY
        self.reach(Step.UNVEILING)

    def leave_ambushes(self, walla: int) -> None:
        """A walla that is gone, or of another ayllu, neither ambushes nor is ambushed there; of who is left nobody,
        nobody is asked."""
        gone, kept = ~(1 << walla), list[Pending]()
        above: Pending | None = None
        for entry in reversed(self.state.pending):
            if isinstance(entry, AmbushAsked):
                entry = AmbushAsked(entry.of, entry.entered & gone, entry.left & gone)
                over = not entry.left or not entry.entered & ~self.game.ambushers
                if over and not (isinstance(above, Window) and above.is_ambush):
                    continue
            kept.append(entry)
            above = entry
        self.state.pending = tuple(reversed(kept))

    # what lasts

    def begin_lasting(self, lasting: Lasting) -> None:
        """Something lasts from now on."""
        self._let_last((*self.state.lasting, lasting))
        user = PIECES[lasting.user]
        match lasting.shape:
            case Shape.PROTECTION:
                self.emit(ProtectionEvoked, self.game.seat_of[lasting.user], user)
            case Shape.CLAWS | Shape.SCALES as shape:
                seat = self.game.seat_of[lasting.user]
                self.emit(ShapeEvoked, seat, user, PIECES[lasting.ally], shape.value)
            case shape:
                self.emit(StateBegan, shape.value, user, _named(lasting.ally), _wamanis(lasting))

    def end_lasting(self, lasting: Lasting) -> None:
        """Something lasts no longer."""
        self._let_last(tuple([one for one in self.state.lasting if one != lasting]))
        user = PIECES[lasting.user]
        match lasting.shape:
            case Shape.PROTECTION:
                self.emit(ProtectionEnded, user)
            case Shape.CLAWS | Shape.SCALES as shape:
                self.emit(ShapeEnded, user, PIECES[lasting.ally], shape.value)
            case shape:
                self.emit(StateEnded, shape.value, user, _named(lasting.ally), _wamanis(lasting))

    def note_assailed(self, lasting: Lasting, walla: int) -> None:
        """Within his time somebody has attacked another one (R-87)."""
        noted = replace(lasting, wallas=lasting.wallas | 1 << walla)
        self._let_last(tuple([noted if one == lasting else one for one in self.state.lasting]))
        self.emit(TimeSpent, PIECES[lasting.user], PIECES[walla])

    def _let_last(self, lasting: tuple[Lasting, ...]) -> None:
        """What lasts is this; where it changes the frame of the quest, it is another one."""
        state = self.state
        state.lasting = lasting
        standing = standing_of(self.game.masters, lasting)
        if standing != self.game.standing:
            state.game = self.game = self.game.as_it_stands(standing)

    def appear(self, piece: int, place: int) -> None:
        """A god or an Amaru that was found stands on the board (I-15.7, I-15.12)."""
        self.stand(piece, place)
        self.emit(PieceCame, PIECES[piece], WAMANIS[place])

    def relocate(self, seat: int, walla: int, place: int) -> None:
        """A walla is taken to another wamani by a card; its staff comes along."""
        state = self.state
        origin = state.places[walla]
        self.stand(walla, place)
        self.leave_pulled(walla)
        self._take_battles_along(walla, place)
        self.emit(Relocated, seat, PIECES[walla], WAMANIS[origin], WAMANIS[place])

    def leave_pulled(self, walla: int) -> None:
        """A walla has gone from where it was pulled, or lay in ambush, or has entered."""
        state = self.state
        state.pulled = 0 if walla == state.active else state.pulled & ~(1 << walla)
        self.leave_ambushes(walla)

    def _take_battles_along(self, piece: int, place: int) -> None:
        """A battle that comes by itself is where the attacker is (notation 4)."""
        state = self.state
        for number, entry in enumerate(state.pending):
            if isinstance(entry, Window) and isinstance(entry.action, Fight) and entry.action.amaru == piece:
                moved = replace(entry, action=replace(entry.action, place=place))
                state.pending = (*state.pending[:number], moved, *state.pending[number + 1 :])

    def dominate(self, amaru: int, seat: int) -> None:
        """A seat has a sixth walla (I-15.14)."""
        state = self.state
        state.game = self.game = self.game.dominated(amaru, seat)
        state.seen = None  # whose wallas are whose is another thing now
        self.emit(Dominated, seat, PIECES[amaru], WAMANIS[state.places[amaru]])

    def rebirth(self, seat: int) -> None:
        """The dead of the board come onto the tray, those on it go a side on, those at its end wait (I-12.3 on)."""
        places, sides = list(self.state.places), self.game.kind.tray
        for walla in self.game.wallas_of[seat]:
            place = places[walla]
            if lies(place):
                place = HANAN
            elif in_rebirth(place):
                place = place + 1 if place - HANAN + 1 < sides else WAITING
            else:
                continue
            places[walla] = place
            self.emit(Reborn, seat, PIECES[walla], 0 if place == WAITING else place - HANAN + 1)
        self.state.places = tuple(places)

    def revive(self, walla: int, cause: Cause) -> None:
        """A dead walla lives again where it lies; off the board it waits to be placed (I-11.4, I-16.6)."""
        place = self.state.places[walla] - DEAD
        if not lies(place + DEAD):
            self.state.places = put(self.state.places, walla, WAITING)
            self.emit(Recalled, self.game.seat_of[walla], PIECES[walla])
            return
        self.state.places = put(self.state.places, walla, place)
        self.emit(Revived, self.game.seat_of[walla], PIECES[walla], WAMANIS[place], cause)

    def exchange(self, enemy: int, ally: int) -> None:
        """A dead ally lives where a dead enemy lies, who takes the ally's place (I-11.7)."""
        places = list(self.state.places)
        place, origin = places[enemy] - DEAD, places[ally]
        places[ally], places[enemy] = place, origin
        self.state.places = tuple(places)
        left = WAMANIS[origin - DEAD] if lies(origin) else place_words(origin) if origin != UKHU else ""
        seat = self.game.seat_of[ally]
        self.emit(Exchanged, seat, PIECES[enemy], PIECES[ally], WAMANIS[place], left)

    def protect(self, walla: int) -> None:
        """A walla protects until the turn ends (notation 2.3)."""
        self.begin_lasting(Lasting(walla))

    def take_shape(self, walla: int, shape: Shape, ally: int) -> None:
        """A walla has a dead Amaru's figure until the turn ends (notation 2.3)."""
        self.begin_lasting(Lasting(walla, shape, ally))

    # cards of hands

    def spend_card(self, seat: int, card: int) -> None:
        """A card leaves a hand before all eyes, out of play (I-16.4)."""
        state = self.state
        state.hands = put_row(state.hands, seat, without(state.hands[seat], card))
        state.known = left_hand(state.known, seat, card, self.game.seats)

    def get_card(self, seat: int, card: int, seen_by: Iterable[int]) -> None:
        """A card comes into a hand, before these eyes."""
        state = self.state
        state.hands = put_row(state.hands, seat, with_card(state.hands[seat], card))
        if not self.game.is_led(seat):  # whose hand lies open anyway (I-27.4)
            state.known = came_to_hand(state.known, seat, card, seen_by)

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """A card goes from hand to hand; nobody else sees it."""
        self._give(giver, taker, card)
        self.get_card(taker, card, (giver, taker))

    def swap_cards(self, seat: int, own: int, other_seat: int, other: int) -> None:
        """Two cards are exchanged at once: who gets the like of what it gave is known to have it."""
        self._give(seat, other_seat, own)
        self._give(other_seat, seat, other)
        self.get_card(other_seat, own, (seat, other_seat))
        self.get_card(seat, other, (seat, other_seat))

    def _give(self, giver: int, taker: int, card: int) -> None:
        state = self.state
        state.hands = put_row(state.hands, giver, without(state.hands[giver], card))
        state.known = left_hand(state.known, giver, card, (giver, taker))

    def see_hand(self, seat: int, holder: int) -> None:
        """A seat sees a hand (section 16)."""
        state = self.state
        if not self.game.is_led(holder):
            state.known = all_seen(state.known, seat, holder, state.hands[holder])
        self.emit(HandSeen, seat, holder, tuple(CARDS[card] for card in state.hands[holder]))

    def take_card(self, seat: int, walla: int, place: int) -> None:
        """A seat takes the card of a wamani into its hand (I-10.7)."""
        state = self.state
        card = state.cards[place]
        state.cards = put(state.cards, place, NO_CARD)
        shown = self.game.is_led(seat)
        self.emit(CardTaken, seat, PIECES[walla], WAMANIS[place], CARDS[card], shown=shown)
        self.get_card(seat, card, ())

    def lay_tampu(self, seat: int, walla: int, card: int) -> None:
        """A Tampu lies beside a walla."""
        state = self.state
        state.tampus = tuple(sorted((*state.tampus, (walla, card))))
        self.emit(TampuLaid, seat, PIECES[walla], CARDS[card])

    def lose_tampu(self, laid: tuple[int, int], taker: int) -> None:
        """A Tampu is taken in hand by a seat before all eyes, or by nobody (I-16.7, I-13.16)."""
        state = self.state
        left = list(state.tampus)
        left.remove(laid)
        state.tampus = tuple(left)
        self.emit(TampuLost, taker, PIECES[laid[0]], CARDS[laid[1]])
        if taker != NOBODY:
            self.get_card(taker, laid[1], self.game.seats)

    def call_stuck(self) -> None:
        """Nobody can complete the map any more (I-26.5)."""
        self.state.stuck = True
        self.emit(QuestStuck)

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
