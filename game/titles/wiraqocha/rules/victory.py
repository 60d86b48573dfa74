"""The three ways to win (W-15.2 to W-15.6)."""

from game.titles.wiraqocha.content.definitions import Cost
from game.titles.wiraqocha.rules.state import State

TREASURE, SOMNIUM, LEVIATHAN = KINDS = "treasure", "somnium", "leviathan"


def technology(state: State, seat: int) -> Cost:
    """The printed costs of the cards a seat owns, summed (W-15.4)."""
    owned = [card.cost for number, card in enumerate(state.game.cards) if state.cards[seat] >> number & 1]
    return Cost(sum(cost.resources for cost in owned), sum(cost.somnium for cost in owned))


def victory_met(state: State, seat: int) -> str:
    """Which condition this seat meets, or an empty text."""
    goal = state.game.victory
    if state.relics.count(seat) >= goal.relics:
        return TREASURE
    if state.crystals[seat] >= goal.crystals:
        return SOMNIUM
    if state.cards[seat]:
        cost = technology(state, seat)
        if cost.resources >= goal.leviathan.resources and cost.somnium >= goal.leviathan.somnium:
            return LEVIATHAN
    return ""
