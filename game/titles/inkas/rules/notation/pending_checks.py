"""Open questions of a position that could not be asked there."""

from dataclasses import replace

from game.base.files.node_reader import NodeReader
from game.titles.inkas.content.card_effects import Meeting
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.actions import Attack, Evoke, Invoke, Play
from game.titles.inkas.rules.ambushes import able_wallas, targets
from game.titles.inkas.rules.answers import asked_in_order, can_answer, left_to
from game.titles.inkas.rules.approvals import verdict
from game.titles.inkas.rules.battles import attacked_in, protections
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.engine import ruled_out
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PIECE_INDEX, PLAYED, bits
from game.titles.inkas.rules.hunts import hunter_of, prey_of
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    Coming,
    ConsentAsked,
    DrawAsked,
    Due,
    Fight,
    GoAsked,
    HandAsked,
    HuntAsked,
    Pending,
    StandAsked,
    StrikeAsked,
    Window,
    WindsAsked,
    WishAsked,
)
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.stages import is_over, stages_of, trial_of
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.turns import first_asked, next_asked
from game.titles.inkas.rules.winds import blow_on


def check_pending(reader: NodeReader, state: State) -> None:
    """Note the entries that do not fit the position, or what waits below them."""
    for number, entry in enumerate(state.pending):
        below = replace(state, pending=state.pending[:number])
        above = state.pending[number + 1] if number + 1 < len(state.pending) else None
        if not _fits(below, entry, above):
            reader.fault(("pending", number), "position.pending")
    # where the table has no answer a led ayllu would have passed unasked
    if not reader.problems and state.game.is_led(state.decider) and led_choice(state) is None:
        reader.fault(("pending",), "position.pending")


def _fits(below: State, entry: Pending, above: Pending | None) -> bool:
    """Whether an entry can wait upon what is below it; the last one is asked."""
    under = below.pending[-1] if below.pending else None
    last = above is None
    if isinstance(entry, ConsentAsked):
        return last and _fits_consent(below, entry)
    if isinstance(above, ConsentAsked):  # who is asked of the one below has begun to answer
        above, last = None, True
    if below.game.advanced:
        return _fits_where_held(below, entry, under, above)
    match entry:
        case Window():
            return last and _fits_window(below, entry)
        case AmbushAsked():
            return under is None and _fits_ambush(below, entry, above)
        case WishAsked():
            return last and under is None and _fits_wish(below, entry)
        case GoAsked():
            finder = _is_finder(below, entry.of, entry.finder)
            return last and under is None and finder and below.bearer != entry.finder
        case StandAsked():
            alone = under is None or isinstance(under, Due)
            return last and alone and entry.of != below.mover and _fits_stand(below, entry)
        case DrawAsked():
            return last and under is None and _fits_draw(below, entry)
        case Due():
            return not last and under is None and _fits_due(below, entry)
    return False


def _fits_where_held(below: State, entry: Pending, under: Pending | None, above: Pending | None) -> bool:
    """The same where cards are held, so that anything may be answered."""
    last = above is None
    match entry:
        case Window():
            return _fits_any_window(below, entry, under, last)
        case AmbushAsked():
            return _fits_ambush(below, entry, above)
        case WishAsked():
            return under is None and _fits_wish(below, entry)
        case GoAsked():
            alive = lives(below.places[entry.finder]) and below.game.seat_of[entry.finder] == entry.of
            return last and under is None and alive and below.bearer != entry.finder
        case StandAsked():
            return last and _fits_stand(below, entry)
        case StrikeAsked():
            return _fits_strike(below, entry.of, entry.finder, entry.against)
        case HandAsked():
            return last and entry.of != entry.hand and bool(below.hands[entry.hand])
        case HuntAsked():
            return bool(prey_of(below, hunter_of(below, entry.of)))
        case WindsAsked():
            return last and blow_on(below, entry)
        case DrawAsked():
            return last and under is None and _fits_draw(below, entry)
        case Due():
            return not last and bool(entry.coming) and all(_comes(below, one) for one in entry.coming)
    return False


def _fits_consent(below: State, asked: ConsentAsked) -> bool:
    """The partner of who decides is asked for what may be borrowed."""
    seat = below.decider if not below.pending or not isinstance(below.pending[-1], Due) else NOBODY
    return seat != NOBODY and below.game.partners[seat] == asked.of and not ruled_out(below, asked.action)


def _fits_wish(below: State, entry: WishAsked) -> bool:
    effect = below.game.cards[PIECES[entry.god]].effect
    assert isinstance(effect, Meeting)
    if below.game.nations[entry.of] is not effect.nation:
        return False
    if not below.game.advanced:
        return _is_finder(below, entry.of, entry.finder)
    place = below.places[entry.finder]
    there = lives(place) and lives(below.places[entry.god])
    return there and entry.of == below.mover == below.game.seat_of[entry.finder]


def _fits_stand(below: State, entry: StandAsked) -> bool:
    here = below.look().here(entry.place) & below.game.own[entry.of]
    return here.bit_count() > 1


def _fits_strike(below: State, seat: int, finder: int, against: int) -> bool:
    """A living walla of a seat stands before a god whose foe it is, or a wild Amaru."""
    game, place = below.game, below.places[finder]
    if not lives(place) or below.places[against] != place or game.seat_of[finder] != seat:
        return False
    return bool((game.wild | game.foes[seat]) >> against & 1)


def _comes(below: State, coming: Coming) -> bool:
    """The attacker is on the board and without a master; those it names play."""
    game, attacker = below.game, coming.attacker
    if attacker < PLAYED:  # those with a robbed bearer are tested
        return game.legendary and game.played >> attacker & 1 > 0 and game.seat_of[coming.walla] != NOBODY
    if not lives(below.places[attacker]) or game.seat_of[attacker] != NOBODY:
        return False
    return game.seat_of[coming.walla] != NOBODY if coming.walla != NOBODY else bool(coming.seats)


def _fits_any_window(below: State, window: Window, under: Pending | None, last: bool) -> bool:
    """Its action is still possible, by who could act; what was rolled is decided; who is asked could answer."""
    if not isinstance(window.action, Fight) and not _could_act(below, window, under):
        return False
    if not stages_of(window).opens(below, window.action):
        return False
    left = window.of != NOBODY and window == left_to(
        below.mover, window
    )  # at a table, where nobody can answer
    untouched = not (window.answered or window.rolled or (window.passed and not left))
    if untouched and is_over(below, window):  # an answer may have made it impossible
        return False
    there = replace(below, pending=(*below.pending, window))
    trial = trial_of(there, window)
    decided = trial is not None and verdict(trial, window.rolled) is not None
    if window.number > 1 and not decided:
        return False
    if not last:
        return window.of == NOBODY
    if window.of == NOBODY or left:
        return left
    return window.of in asked_in_order(there, window) and can_answer(there, window, window.of)


def _could_act(below: State, window: Window, under: Pending | None) -> bool:
    if isinstance(under, Window):
        return isinstance(window.action, Play | Evoke | Invoke) and not below.is_out(window.by)
    if window.inside is not None:
        made = window.action
        return isinstance(made, Attack) and below.game.seat_of[PIECE_INDEX[made.walla]] == window.by
    if isinstance(under, Due):  # what was paid has closed the Attack step
        return window.number > 1 and len(below.pending) == 1 and window.by == below.mover
    return below.decider == window.by


def _is_finder(state: State, seat: int, finder: int) -> bool:
    """A living walla of the mover, at a peripheral wamani."""
    place = state.places[finder]
    return seat == state.mover == state.game.seat_of[finder] and place < PERIPHERAL


def _fits_window(below: State, window: Window) -> bool:
    """The action stands, and the attacked one's seat could answer it."""
    target = attacked_in(window)
    seat = window.of
    if seat == NOBODY or not below.game.side[seat] >> target & 1 or not lives(below.places[target]):
        return False
    under = below.pending[-1] if below.pending else None
    if isinstance(window.action, Fight):
        stands = below.places[target] == window.action.place and _awake(below, window.action.amaru)
        if not stands or not isinstance(under, Due | None):
            return False
    elif isinstance(under, Due) or below.decider != window.by or ruled_out(below, window.action):
        return False
    return bool(protections(below, seat, target))


def _awake(state: State, amaru: int) -> bool:
    """An Amaru whose card has been turned."""
    return CARD_INDEX[PIECES[amaru]] not in state.cards


def _fits_ambush(below: State, asked: AmbushAsked, above: Pending | None) -> bool:
    """An answer may have taken away who lies in wait or has entered, while an ambush is under way."""
    game, look = below.game, below.look()
    if asked.of == below.mover:
        return False
    places = {below.places[walla] for walla in bits(asked.entered | asked.left)}
    answered = isinstance(above, Window) and above.is_ambush and above.answered
    if answered and not places:
        return True
    if len(places) != 1 or not lives(place := places.pop()):
        return False
    here = look.here(place)
    side = game.side[below.mover]
    if asked.entered & ~(here & side) or asked.left & ~(here & ~side):
        return False
    if not answered and not targets(below, asked.entered):
        return False
    there = replace(below, pending=(*below.pending, asked))
    return bool(able_wallas(there)) or above is not None


def _fits_draw(below: State, asked: DrawAsked) -> bool:
    """All in play before the one who is asked have agreed."""
    if asked.by == NOBODY:  # the quest was called stuck: the mover is the first
        if not below.game.advanced or not below.stuck:
            return False
        agreed, seat = 0, first_asked(below)
    elif asked.by != below.mover or not below.draw_offered:
        return False
    else:
        agreed, seat = 0, next_asked(below, asked.by)
    while seat not in (asked.of, NOBODY):
        agreed |= 1 << seat
        seat = next_asked(below, seat)
    return seat == asked.of and agreed == asked.agreed


def _fits_due(below: State, due: Due) -> bool:
    """In Family: a woken Amaru attacks her finder, then seats that are not the mover's."""
    seats = [seat for coming in due.coming for seat in coming.seats]
    finders = [coming.walla for coming in due.coming if coming.walla != NOBODY]
    finder = all(_is_finder(below, below.mover, walla) for walla in finders)
    others = len(set(seats)) == len(seats) and below.mover not in seats
    return bool(due.coming) and _awake(below, due.coming[0].attacker) and finder and others and bool(seats)
