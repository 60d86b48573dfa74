"""What the table has a led ayllu do: to every question there is one answer, with its row (I-27.7, I-27.8)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TypeVar

from game.titles.inkas.content.definitions import PIECES, WAMANIS, WishName
from game.titles.inkas.content.led_table import (
    TEAM_ROWS,
    AttackRow,
    CardRow,
    LedDeed,
    LedQuestion,
    MoveRow,
    OfferRow,
    PlacementRow,
    PlainRow,
    WishRow,
)
from game.titles.inkas.rules.acting import is_threatened
from game.titles.inkas.rules.actions import (
    Action,
    Attack,
    End,
    Offer,
    Rebirth,
    Skip,
    Stand,
    Strike,
    Unveil,
    Wish,
)
from game.titles.inkas.rules.attacks import attack_options
from game.titles.inkas.rules.catalogue import offer
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.led.answers import led_answer
from game.titles.inkas.rules.led.fights import first_ambush, first_attack, overloads, strongest_to_stand
from game.titles.inkas.rules.led.goals import Ground, ground_of
from game.titles.inkas.rules.led.hand_cards import first_play, first_to_wake
from game.titles.inkas.rules.led.moves import first_move
from game.titles.inkas.rules.led.placements import first_placement
from game.titles.inkas.rules.led_values import LedChoice
from game.titles.inkas.rules.naming import ANY_NAMED, NONE_NAMED, ROLES, strength_of, table_of
from game.titles.inkas.rules.offerings import to_revive
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    HandAsked,
    StandAsked,
    StrikeAsked,
    Window,
    WishAsked,
)
from game.titles.inkas.rules.places import READY, lies, lives
from game.titles.inkas.rules.seen_hands import taken_of_hand
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import must_place
from game.titles.inkas.rules.unveiling import finders, unlocked

RowT = TypeVar("RowT", bound=LedDeed)
Rows = Sequence[tuple[str, LedDeed]]


def led_choice(state: State) -> LedChoice | None:
    """What is done now, if a led ayllu decides; None for a person, and for what a led one is never asked."""
    if state.led is None and state.game.is_led(state.decider):
        state.keep_led(_choice(state))
    return state.led


def _choice(state: State) -> LedChoice | None:
    match state.pending[-1] if state.pending else None:
        case None:
            return _in_turn(state)
        case Window() as window:
            answer = led_answer(state, window, window.of)
            return LedChoice(answer.row, answer.play) if answer else None
        case AmbushAsked():
            return _plain(state, LedQuestion.AMBUSH, first_ambush(state))
        case StandAsked(of=seat, place=place):
            return _plain(state, LedQuestion.STAND, Stand(PIECES[strongest_to_stand(state, seat, place)]))
        case StrikeAsked(of=seat, finder=finder):
            return _plain(state, LedQuestion.STRIKE, Strike(overloads(state, seat, finder)))
        case HandAsked(of=seat, hand=holder, price=price):
            return _plain(state, LedQuestion.ORACLE, taken_of_hand(state, seat, holder, price))
        case WishAsked(of=seat):
            return _wish(state, seat)
    return None


def _rows(state: State, kind: type[RowT]) -> Iterator[tuple[str, RowT]]:
    for name, row in table_of(state.game).rows.items():
        if isinstance(row, kind):
            yield name, row


def _plain(state: State, does: LedQuestion, action: Action | None) -> LedChoice | None:
    """What is done by a row that says nothing more."""
    if action is None:
        return None
    name = next(name for name, row in _rows(state, PlainRow) if row.does is does)
    return LedChoice(name, action)


def _wish(state: State, seat: int) -> LedChoice:
    name, row = next(_rows(state, WishRow))
    few = (state.look().alive & state.game.own[seat]).bit_count() < row.wallas
    dead = to_revive(state, seat) if few else []
    wish = Wish(WishName.HEALTH, PIECES[first_to_wake(state, dead)]) if dead else Wish(WishName.WEALTH)
    return LedChoice(name, wish)


# the own turn


def _in_turn(state: State) -> LedChoice | None:
    """The first thing of the table that applies in the own turn (I-27.8)."""
    if state.game.advanced:
        for name, row in _rows(state, CardRow):
            if play := first_play(state, row):
                return LedChoice(name, play)
    if state.step <= Step.OFFERING:
        for name, offering in _rows(state, OfferRow):
            if made := _offering(state, offering):
                return LedChoice(name, made)
    if state.step is Step.DAWN:
        return _plain(state, LedQuestion.REBIRTH, Rebirth())
    options = _Options(state)
    return _of_teams(state, options) or _of_nobody(state, options)


def _offering(state: State, row: OfferRow) -> Offer | None:
    """A Resurrection, once a turn: of the named role first, then of those after it."""
    seat, lives_one = state.mover, state.look().alive & state.game.own[state.mover]
    if state.offered or state.llamas[seat] < (row.llamas if lives_one else row.alone):
        return None
    kind = next(kind for kind in state.game.offerings if kind == row.offering)
    dead = [
        walla for walla in to_revive(state, seat) if state.step is not Step.DAWN or lies(state.places[walla])
    ]
    if not dead:
        return None
    first = state.named if state.named < len(ROLES) else 0

    def order(walla: int) -> tuple[int, int]:
        return (ROLES.index(state.game.roles[walla]) - first) % len(ROLES), walla

    return offer(kind, min(dead, key=order), NOBODY, "")


def teams_of(state: State) -> Iterator[int]:
    """The teams in the order in which they are looked at (I-27.7), as masks of wallas."""
    if state.active != NOBODY:
        yield 1 << state.active
        return
    own = _ready(state)
    if state.named == ANY_NAMED:
        yield own
    elif state.named != NONE_NAMED:
        for number in range(len(ROLES)):
            role = ROLES[(state.named + number) % len(ROLES)]
            if team := sum(1 << walla for walla in bits(own) if state.game.roles[walla] is role):
                yield team


def _ready(state: State) -> int:
    """The wallas of the mover on the board, in the supply or waiting, as a mask."""
    places = state.places
    own = state.game.wallas_of[state.mover]
    return sum(1 << walla for walla in own if lives(places[walla]) or places[walla] in READY)


class _Options:
    """What all teams of a turn choose from, worked out once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.attacks = attack_options(state)
        table, strength = table_of(state.game).rows, strength_of(state.game)
        always, first = (strength.always, strength.first) if strength else ((), ())
        # each row where it comes first
        names = dict.fromkeys([*always, *first, *TEAM_ROWS])
        self.rows = [(name, table[name]) for name in names]
        self.always = [(name, table[name]) for name in always]

    @cached_property
    def ground(self) -> Ground:
        """What Moves go by."""
        return ground_of(self._state, self._state.mover)


def _of_teams(state: State, options: _Options) -> LedChoice | None:
    """What the whole ayllu has by the rows for all, then what the first team has that has something (R-138)."""
    free = state.active == NOBODY and state.named != NONE_NAMED
    if found := _of_team(state, _ready(state), options, options.always) if free else None:
        return found
    for team in teams_of(state):
        if found := _of_team(state, team, options, options.rows):
            return found
    return None


def _of_team(state: State, team: int, options: _Options, rows: Rows) -> LedChoice | None:
    """What the first of these rows that applies has for a team; gods and Amarus are faced before a Placement."""
    attacks = [action for action in options.attacks if team >> PIECE_INDEX[action.walla] & 1]
    for name, row in rows:
        if action := _by_row(state, row, team, attacks, options):
            skips = isinstance(row, PlacementRow) and is_threatened(state)
            return _plain(state, LedQuestion.SKIP, Skip()) if skips else LedChoice(name, action)
    return None


def _by_row(
    state: State, row: LedDeed, team: int, attacks: Sequence[Attack], options: _Options
) -> Action | None:
    match row:
        case MoveRow():
            return first_move(state, row, team, options.ground) if state.step <= Step.MOVE else None
        case AttackRow():
            return first_attack(state, row, attacks) if attacks else None
        case PlacementRow():
            return first_placement(state, row, team) if state.step <= Step.PLACEMENT else None
    return None


def _of_nobody(state: State, options: _Options) -> LedChoice | None:
    """What is done where no team has anything to do."""
    if is_threatened(state):
        return _plain(state, LedQuestion.SKIP, Skip())
    if state.game.advanced:
        for place in unlocked(state, state.mover):
            if finders(state, place):
                return _plain(state, LedQuestion.UNVEIL, Unveil(WAMANIS[place]))
    if must_place(state):
        return _placed_all_the_same(state, options.ground)
    return _plain(state, LedQuestion.END, End())


def _placed_all_the_same(state: State, ground: Ground) -> LedChoice | None:
    """In a first turn in which all is shut something is placed nevertheless (R-130)."""
    for team in teams_of(state):
        for name, row in _rows(state, MoveRow):
            if action := first_move(state, row, team, replace(ground, shut=0)):
                return LedChoice(name, action)
    return None
