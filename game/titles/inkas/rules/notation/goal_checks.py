"""Positions of alternate quests that cannot be: goals, and what is noted for good (section 28, notation 4, 2)."""

from game.base.files.node_reader import NodeReader
from game.titles.inkas.content.card_effects import Founding
from game.titles.inkas.content.definitions import CARDS, PIECES, WAMANIS
from game.titles.inkas.rules.fixed_order import CARD_INDEX, GOALS, NOBODY, bits
from game.titles.inkas.rules.goals import met_goals
from game.titles.inkas.rules.state import State


def check_goals(reader: NodeReader, state: State) -> None:
    """Note what cannot be of an alternate quest; of others there is nothing to note."""
    pursuit, game = state.pursuit, state.game
    if pursuit is None:
        return
    for seat, cards in enumerate(pursuit.goals):
        if len(cards) != game.goals_each:
            path = ("goals", game.ayllus[seat].value)
            reader.fault(path, "position.goal_count", found=len(cards), expected=game.goals_each)
    held = [goal for cards in pursuit.goals for goal in cards]
    for goal in sorted(set(held)):
        most = game.goal_deck.count(goal)
        if held.count(goal) > most:
            reader.fault(("goals",), "position.too_many_goals", goal=GOALS[goal].value, most=most)
    for walla in bits(pursuit.fallen & ~game.noted_wallas):
        reader.fault(("fallen",), "position.not_noted", walla=PIECES[walla])
    if pursuit.qusqu != NOBODY:
        _check_qusqu(reader, state, pursuit.qusqu)


def _check_qusqu(reader: NodeReader, state: State, place: int) -> None:
    """Its card was turned by who planted the first flag there."""
    if state.flags[place] == NOBODY:
        reader.fault(("qusqu",), "position.qusqu", wamani=WAMANIS[place])
    for card, kind in state.game.cards.items():
        if isinstance(kind.effect, Founding) and CARD_INDEX[card] in state.cards:
            most = state.game.deck.count(CARD_INDEX[card])
            reader.fault(("qusqu",), "position.too_many_cards", card=CARDS[CARD_INDEX[card]], most=most)


def won_by_goal(state: State, winners: int) -> bool:
    """Whether one of the winners has met its goal (I-28.5)."""
    return any(met_goals(state, seat) for seat in bits(winners))
