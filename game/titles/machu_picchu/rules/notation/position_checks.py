"""Positions that cannot be: what the reader of single keys cannot see."""

from game.base.files.node_reader import NONE, NodeReader
from game.base.files.yaml_tree import MapNode, plain
from game.titles.machu_picchu.content.definitions import CARDS, Ending
from game.titles.machu_picchu.rules.fixed_order import NOBODY, NOWHERE, ROWS
from game.titles.machu_picchu.rules.notation.describe import describe
from game.titles.machu_picchu.rules.notation.pending_checks import check_pending
from game.titles.machu_picchu.rules.notation.position_fields import PHASES
from game.titles.machu_picchu.rules.state import TRADED, Phase, Question, State


def check_position(reader: NodeReader, root: MapNode, state: State) -> None:
    """Note every contradiction of a position whose parts were read without fault."""
    _check_numbers(reader, state)
    _check_cards(reader, state)
    _check_sun(reader, state)
    _check_beginning(reader, state)
    _check_action(reader, state)
    _check_end(reader, root, state)
    if not reader.problems:
        check_pending(reader, state)


def _check_numbers(reader: NodeReader, state: State) -> None:
    """No more Incas than a player has, no more cards of a row than there are (M-3.4, M-1.5)."""
    for seat, colour in enumerate(state.game.colours):
        if state.supply(seat) < 0:
            found = state.game.incas - state.supply(seat)
            reader.fault(
                ("incas", colour),
                "position.too_many_incas",
                found=found,
                most=state.game.incas,
                player=colour,
            )
    for row, size in enumerate(state.game.row_sizes):
        if state.taken(row) > size:
            reader.fault(
                ("clergy",), "position.too_many_clergy", row=ROWS[row], found=state.taken(row), most=size
            )


def _check_cards(reader: NodeReader, state: State) -> None:
    """Every card is in one hand or in the stack, and what is known lies there (M-14.2, R-25)."""
    held = [card for hand in state.hands for card in hand]
    for card in state.stack:
        if card in held:
            reader.fault(("stack",), "position.card_elsewhere", card=CARDS[card])
    for card, name in enumerate(CARDS):
        if card not in held and card not in state.stack:
            reader.fault(("stack",), "position.card_missing", card=name)
    for seat, cards in enumerate(state.known):
        for card in cards:
            if card not in state.stack:
                reader.fault(("known", state.game.colours[seat]), "position.card_unknown", card=CARDS[card])
    returns = bool(state.pending) and state.pending[0].question is Question.RETURN
    if any(state.late) and (state.stack or returns):  # what goes back was drawn: the stack was not empty
        reader.fault(("late",), "position.late")


def _check_sun(reader: NodeReader, state: State) -> None:
    """Who holds the Sun Tile, and when (M-10.1, R-32)."""
    taken = sum(tiles.bit_count() for tiles in state.tiles)
    ends = state.game.days.end_at_tile
    match state.phase:
        case Phase.TURN if state.sun == NOBODY:
            if taken >= ends:
                reader.fault(("sun",), "position.sun_missing", most=ends)
        case Phase.TURN:
            if taken < ends or not state.tiles[state.sun]:
                reader.fault(("sun",), "position.sun_early", most=ends)
            if state.mover == state.sun and not state.pending:
                reader.fault(("to_move",), "position.day_over")
        case Phase.NIGHT:
            if state.sun == NOBODY or state.mover != state.sun:
                reader.fault(("sun",), "position.night_sun")
            if not state.pending:
                reader.fault(("pending",), "position.night_asks")
            if state.day == state.game.days.last:
                reader.fault(("day",), "position.last_night")
        case Phase.INCA | Phase.PLACE:
            if taken or state.sun != NOBODY:
                reader.fault(("tiles",), "position.beginning_tiles")


def _check_beginning(reader: NodeReader, state: State) -> None:
    """First Incas come before first Princes, one each (M-3.9, M-3.10)."""
    if state.phase is Phase.INCA:
        have = [state.game.incas - state.supply(seat) for seat in state.game.seats]
        if any(place != NOWHERE for place in state.prince):
            reader.fault(("prince",), "position.prince_early")
        if have[state.mover] or max(have) > 1:
            reader.fault(("incas",), "position.first_incas")
    elif state.phase is Phase.PLACE:
        own, *others = [state.prince[seat] != NOWHERE for seat in state.game.order_from(state.mover)]
        if own != bool(state.pending):
            reader.fault(("prince",), "position.first_prince")
        if others != sorted(others):
            reader.fault(("prince",), "position.first_turns")


def _check_action(reader: NodeReader, state: State) -> None:
    """What belongs to a running action stands beside its open questions alone."""
    if not state.pending and any(map(any, state.owed)):
        reader.fault(("owed",), "position.owed")
    question = state.pending[0].question if state.pending else None
    kept = {Question.HIRE: ~TRADED, Question.TRADE: TRADED}.get(question, 0) if question else 0
    if state.used & ~kept:
        reader.fault(("used",), "position.used")


def _check_end(reader: NodeReader, root: MapNode, state: State) -> None:
    """How the game ended, who won, and that it has not ended unsaid (section 11)."""
    rescue = _rescue(state)
    if (state.phase is Phase.OVER) != bool(state.ending):
        reader.fault(("phase",), "position.over", phase=PHASES[state.phase])
    if not state.ending:
        if rescue and not state.pending:
            reader.fault(("victory",), "position.victory_missing", victory=rescue)
        if said(root, "winner"):
            reader.fault(("winner",), "position.winner_early")
        return
    conquered = state.day == state.game.days.last and state.sun != NOBODY
    if state.ending != (rescue or (Ending.CONQUEST if conquered else "")):
        reader.fault(("victory",), "position.victory", victory=state.ending)
    if state.pending:
        reader.fault(("pending",), "position.over_asks")
    if names := said(root, "winner"):
        won = describe(state)["winner"]
        if sorted(names) != sorted(won if isinstance(won, list) else [won]):
            reader.fault(("winner",), "position.winner", expected=str(won))


def _rescue(state: State) -> str:
    """The rescue that is reached, the clergy before the cards; empty for none."""
    if not state.clergy_left():
        return Ending.CLERGY
    return "" if state.stack else Ending.CARDS


def said(root: MapNode, key: str) -> list[str]:
    """The words of a list, or the one word, that stands there; none for `none`."""
    node = root.get(key)
    value = plain(node) if node else None
    words = value if isinstance(value, list) else [value]
    return [str(word) for word in words if word not in (None, NONE)]
