"""Positions that cannot be: what the reader of single keys cannot see (notation, section 4)."""

from game.base.files.node_reader import NONE, NodeReader
from game.base.files.yaml_tree import MapNode, plain
from game.titles.inkas.content.card_effects import Founding
from game.titles.inkas.content.definitions import CARDS, PIECES, WAMANIS, Victory
from game.titles.inkas.content.house_rules import PullAttack
from game.titles.inkas.rules.choosing import UNCHOSEN, free_choices, still_to_choose
from game.titles.inkas.rules.fixed_order import (
    CARD_INDEX,
    CENTRE,
    NO_CARD,
    NOBODY,
    PLAYED,
    WALLA_COUNT,
    bits,
)
from game.titles.inkas.rules.game import sit_opposite
from game.titles.inkas.rules.naming import NONE_NAMED
from game.titles.inkas.rules.notation.describe import seat_names
from game.titles.inkas.rules.notation.goal_checks import check_goals, won_by_goal
from game.titles.inkas.rules.notation.lasting_checks import check_lasting
from game.titles.inkas.rules.notation.pending_checks import check_pending
from game.titles.inkas.rules.places import CARD_PLACE, OUT, SUPPLY, UKHU, lives
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import is_hopeless, led_in_play
from game.titles.inkas.rules.unveiling import has_map


def check_position(reader: NodeReader, root: MapNode, state: State) -> None:
    """Note every contradiction of a position whose parts were read without fault."""
    _check_staff(reader, state)
    if state.game.kind.stay:
        _check_pieces(reader, state)
    _check_cards(reader, state)
    _check_turn(reader, state)
    check_lasting(reader, state)
    check_goals(reader, state)
    _check_end(reader, root, state)
    if not reader.problems:
        check_pending(reader, state)


def check_choosing(reader: NodeReader, root: MapNode, state: State) -> None:
    """Each chooses something of its own, in the order, and somebody has still to choose (I-5.2, R-83)."""
    if len(state.choosing) != len(state.game.seats):
        reader.fault(("order",), "position.order")
        return
    chosen = [player for player in state.chosen if player != UNCHOSEN]
    for part in (0, 1):
        if len({player[part] for player in chosen}) < len(chosen):
            reader.fault(("chosen",), "position.chosen_twice")
    if state.game.alliance and not sit_opposite(state.game.content, chosen):
        reader.fault(("chosen",), "position.alliance_seats")
    left = still_to_choose(state)
    done = [seat for seat in state.choosing if seat not in left]
    alone = len(left) == 1 and len(free_choices(state)) == 1
    if tuple(done) != state.choosing[: len(done)] or not left or alone:
        reader.fault(("chosen",), "position.chosen_order")


def _check_staff(reader: NodeReader, state: State) -> None:
    """The staff is with a living walla that plays (I-9.1)."""
    bearer = state.bearer
    if bearer != NOBODY and not (lives(state.places[bearer]) and state.game.played >> bearer & 1):
        reader.fault(("staff",), "position.bearer", walla=PIECES[bearer])


def _check_pieces(reader: NodeReader, state: State) -> None:
    """Gods and Amarus are where they may be: found or not, wild or of an ayllu (notation 4, 3)."""
    game = state.game
    for piece in range(PLAYED, len(PIECES)):
        place, master = state.places[piece], game.seat_of[piece]
        lying = CARD_INDEX[PIECES[piece]] in state.cards
        if piece >= WALLA_COUNT:
            fits = lives(place) or place in (CARD_PLACE, UKHU)
        elif master == NOBODY:
            fits = lives(place) or place in (CARD_PLACE, OUT)
        else:
            fits = place not in (CARD_PLACE, OUT)
        if not fits or (lying and place != CARD_PLACE):
            reader.fault(("wallas", PIECES[piece]), "position.piece", walla=PIECES[piece])


def _check_cards(reader: NodeReader, state: State) -> None:
    """No more cards than there are, in Family none where a flag stands (I-10.4, section 14)."""
    lying = [card for card in state.cards if card != NO_CARD]
    held = [card for hand in state.hands for card in hand]
    every = [*lying, *held, *(card for _, card in state.tampus)]
    for card in sorted(set(every)):
        most = state.game.deck.count(card)
        if every.count(card) > most:
            key = "cards" if card in lying else "hands"
            reader.fault((key,), "position.too_many_cards", card=CARDS[card], most=most)
    if state.game.advanced:
        _check_hands(reader, state)
        return
    for place, card in enumerate(state.cards):
        if card != NO_CARD and state.flags[place] != NOBODY:
            reader.fault(("cards", WAMANIS[place]), "position.card_under_flag", wamani=WAMANIS[place])


def _check_hands(reader: NodeReader, state: State) -> None:
    """What is known of hands is in them; Tampus lie beside the living (notation 4, 5 and 6)."""
    names = seat_names(state)
    for seat, row in enumerate(state.known):
        for holder, cards in enumerate(row):
            missing = [card for card in cards if cards.count(card) > state.hands[holder].count(card)]
            if missing or (cards and (holder == seat or state.game.is_led(holder))):
                reader.fault(("known", names[seat]), "position.known", player=names[holder])
    for walla, _ in state.tampus:
        if not lives(state.places[walla]) or not state.game.played >> walla & 1:
            reader.fault(("tampus", PIECES[walla]), "position.tampu", walla=PIECES[walla])


def _check_turn(reader: NodeReader, state: State) -> None:
    """Who acts, whom it has pulled, what was offered, whose first turn it is."""
    game, rules, active = state.game, state.game.house_rules, state.active
    if active != NOBODY and (game.seat_of[active] != state.mover or not lives(state.places[active])):
        reader.fault(("active",), "position.active", walla=PIECES[active])
    for walla in bits(state.pulled):
        place = state.places[walla]
        fits = rules.pull_attack is PullAttack.EXTRA or game.paralysers >> walla & 1
        here = active != NOBODY and lives(place) and place == state.places[active]
        if not fits or not here or not game.enemies[state.mover] >> walla & 1:
            reader.fault(("pulled",), "position.pulled", walla=PIECES[walla])
    if state.offered and not game.offers_late and state.step is not Step.DAWN:
        reader.fault(("offered",), "position.offered")
    if state.draw_offered and (state.step is Step.DAWN or game.led):
        reader.fault(("draw_offered",), "position.draw_in_dawn" if not game.led else "position.draw_in_solo")
    if game.led:
        _check_named(reader, state)
    if state.stuck and (game.alternate or any(card != NO_CARD for card in state.cards)):
        reader.fault(("stuck",), "position.not_stuck")
    for seat in bits(state.first):
        if any(state.places[walla] != SUPPLY for walla in game.wallas_of[seat]):
            reader.fault(("first",), "position.first", player=seat_names(state)[seat])


def _check_named(reader: NodeReader, state: State) -> None:
    """The die has named in a led turn and in no other; in a first turn somebody, who is placed (I-27.5, I-27.6)."""
    led = state.game.is_led(state.mover) and not state.victory
    nobody = state.named == NONE_NAMED and bool(state.first >> state.mover & 1)
    if led != (state.named != NOBODY) or (led and nobody):
        reader.fault(("named",), "position.named")


def _check_end(reader: NodeReader, root: MapNode, state: State) -> None:
    """Who is out, how the quest ended, and who has won (section 19, section 26)."""
    names = seat_names(state)
    winners = said(root, "winner")
    for name in winners:
        if name not in names:
            reader.fault(("winner",), "position.word", found=name, expected=", ".join(names))
            return
    for seat, name in enumerate(names):
        if name in winners:
            continue
        if state.is_out(seat):
            if _contradicts_out(state, seat):
                reader.fault(("out",), "position.not_out", player=name)
        elif is_hopeless(state, seat):
            reader.fault(("out",), "position.is_out", player=name)
    in_play = {state.game.sides[seat] for seat in state.game.seats if not state.is_out(seat)}
    if not state.victory:
        if winners:
            reader.fault(("winner",), "position.winner_early")
        if state.is_out(state.mover) and not state.pending:
            reader.fault(("to_move",), "position.mover_out")
        if len(in_play) < 2 or (state.game.led and state.is_out(state.game.solo)):
            reader.fault(("victory",), "position.victory_missing")
        return
    if state.pending:
        reader.fault(("pending",), "position.over_asks")
    won = sum(1 << names.index(name) for name in set(winners))
    drawn = state.victory == Victory.DRAW
    together = _is_lost(state) or (state.game.led and state.victory == Victory.ROUNDS)
    sides = (*state.game.sides, *((led_in_play(state),) if together else ()))
    if won not in ((0,) if drawn else sides) or (won and not won & ~state.out):
        reader.fault(("winner",), "position.winner")
    kinds = state.game.cards
    lying = [kinds[CARDS[card]].effect for card in state.cards if card != NO_CARD]
    hidden = state.game.advanced or any(isinstance(effect, Founding) for effect in lying)
    founded = state.staff == CENTRE and any(has_map(state, names.index(name)) for name in winners)
    wrong = {
        Victory.QUSQU: hidden or state.game.alternate,
        Victory.ELIMINATION: in_play != {won} and not (_is_lost(state) and won == led_in_play(state)),
        Victory.FOUNDING: not founded or state.game.alternate,
        Victory.FLAGS: not state.stuck,
        Victory.GOAL: not won_by_goal(state, won),
        Victory.ROUNDS: not state.game.last_round or won != led_in_play(state),
    }
    if wrong.get(Victory(state.victory), False):
        reader.fault(("victory",), "position.victory")


def _is_lost(state: State) -> bool:
    """Whether a person alone is out, so that all led ones in play have won (I-27.16)."""
    return bool(state.game.led) and state.is_out(state.game.solo)


def _contradicts_out(state: State, seat: int) -> bool:
    """Whether a seat cannot be out; its partner may have won a wamani or llamas since, a walla that had joined another
    ayllu may have come back and died (notation 4, 8; R-79)."""
    if state.game.alliance or state.game.legendary:
        return bool(state.look().alive & state.game.own[seat])
    return not is_hopeless(state, seat)


def said(root: MapNode, key: str) -> list[str]:
    """The words of a list or map, or the one word, that stands there; none for `none`."""
    node = root.get(key)
    value = plain(node) if node else None
    words = list(value) if isinstance(value, list | dict) else [value]
    return [str(word) for word in words if word not in (None, NONE)]
