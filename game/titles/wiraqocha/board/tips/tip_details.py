"""The longer part of what is said of things: what a token is for, how near a victory is."""

from collections.abc import Mapping

from game.base.i18n.words import Words
from game.titles.wiraqocha.phrases import token_name
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS
from game.titles.wiraqocha.rules.victory import technology

_LIKE = {"android": "explorer", "juggernaut": "zeppelin", "miner": "drill"}


class TipDetails:
    """Puts the details into words, for one game."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.words = words
        self.names = names

    def token(self, kind: int) -> str:
        """What a kind of token is for."""
        name = KINDS[kind].value
        if name in _LIKE:
            return self.words("tips.token.white", token=token_name(self.words, _LIKE[name]))
        return self.words(f"tips.token.{name}")

    def victory(self, state: State, number: int, seat: int) -> str:
        """How near a player is to one of the victories, and what is missing."""
        goal = state.game.victory
        player = self._player(state, seat)
        if number == 0:
            lost = sum(relic < -1 for relic in state.relics)
            if len(state.relics) - lost < goal.relics:
                return self.words("tips.detail.treasure_lost")
            return self.words(
                "tips.detail.relics_missing", player=player, count=goal.relics - state.relics.count(seat)
            )
        if number == 1:
            missing = max(0, goal.crystals - state.crystals[seat])
            return self.words("tips.detail.crystals_missing", player=player, count=missing)
        cost, need = technology(state, seat), goal.leviathan
        return self.words(
            "tips.detail.leviathan_missing",
            player=player,
            cubes=max(0, need.resources - cost.resources),
            crystals=max(0, need.somnium - cost.somnium),
        )

    def wrecks(self, state: State, seat: int) -> str:
        """How many tokens of a player lie in the Graveyard."""
        count = sum(state.graveyard[seat])
        return self.words("tips.detail.wrecks", player=self._player(state, seat), count=count)

    def die(self, face: int) -> str:
        """What a die in the tray is for."""
        return self.words("tips.detail.die", face=face)

    def _player(self, state: State, seat: int) -> str:
        return self.names[state.game.colours[seat]]
