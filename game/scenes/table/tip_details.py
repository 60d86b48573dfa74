"""The longer part of what is said of things: what a tile asks and gives now, how near a victory is, what is missing."""

from collections.abc import Mapping

from game.content.definitions import Card, Faces, Ground, Tile, Total
from game.phrases import dice_text, shortage, token_name
from game.rules.state import State
from game.rules.tokens import KINDS
from game.rules.victory import technology
from game.scenes.table.market import offer
from game.words import Words

_LIKE = {"android": "explorer", "juggernaut": "zeppelin", "miner": "drill"}


class TipDetails:
    """Puts the details into words, for one game."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.words = words
        self.names = names

    def asks(self, tile: Tile) -> str:
        """Which dice take the tile, and who alone may go to a mountain."""
        requirement = tile.requirement
        match requirement:
            case Total(value):
                said = self.words("hand.tip.total", value=value)
            case Faces(faces):
                double = len(set(faces)) == 1
                said = self.words("hand.tip.double" if double else "hand.tip.run", faces=dice_text(faces))
        return f"{said} {self.words('hand.tip.mountain')}" if tile.ground is Ground.MOUNTAIN else said

    def given_to(self, state: State, tile: int) -> str:
        """To whom the tile gives now what it gives; empty where it gives nothing."""
        if not state.game.tiles[tile].effects or state.devastated == tile:
            return ""
        piece = state.board[tile]
        if piece < 0:
            return self.words("hand.tip.given_to_nobody")
        return self.words("hand.tip.given_to", player=self._player(state, piece >> 3))

    def attack(self, state: State, tile: int) -> str:
        """What an attacker needs beyond the tile's own dice; empty on a tile that nothing protects."""
        level, count = state.protection(tile)
        if not count or state.shield == tile:
            return ""
        return self.words("hand.tip.attack", count=count, level=level)

    def token(self, kind: int) -> str:
        """What a kind of token is for."""
        name = KINDS[kind].value
        if name in _LIKE:
            return self.words("hand.token.white", token=token_name(self.words, _LIKE[name]))
        return self.words(f"hand.token.{name}")

    def victory(self, state: State, number: int, seat: int) -> str:
        """How near a player is to one of the victories, and what is missing."""
        goal = state.game.victory
        player = self._player(state, seat)
        if number == 0:
            lost = sum(relic < -1 for relic in state.relics)
            if len(state.relics) - lost < goal.relics:
                return self.words("hand.tip.treasure_lost")
            return self.words(
                "hand.tip.relics_missing", player=player, count=goal.relics - state.relics.count(seat)
            )
        if number == 1:
            missing = max(0, goal.crystals - state.crystals[seat])
            return self.words("hand.tip.crystals_missing", player=player, count=missing)
        cost, need = technology(state, seat), goal.leviathan
        return self.words(
            "hand.tip.leviathan_missing",
            player=player,
            cubes=max(0, need.resources - cost.resources),
            crystals=max(0, need.somnium - cost.somnium),
        )

    def price(self, state: State, card: int, viewing: int) -> str:
        """What a card costs, and, on the market, what keeps the player from buying it whom it is shown to."""
        definition = state.game.cards[card]
        kind = self.words(f"table.card_type.{definition.type.value}")
        lines = [self.words("hand.tip.price", kind=kind, **_cost(definition))]
        if card in state.market:
            lines.append(self._missing(state, definition, viewing))
        return "\n".join(lines)

    def _missing(self, state: State, card: Card, viewing: int) -> str:
        found = offer(state, card, viewing)
        if found.bought:
            return self.words("hand.tip.one_a_turn")
        if found.cubes or found.crystals:
            return shortage(self.words, found.cubes, found.crystals)
        return self.words("hand.tip.can_buy" if found.possible else "hand.tip.not_now")

    def recover(self, state: State) -> str:
        """What lies in the Graveyard for the player who decides."""
        count = sum(state.graveyard[state.mover])
        return self.words("hand.tip.wrecks", player=self._player(state, state.mover), count=count)

    def die(self, face: int) -> str:
        """What a die in the tray is for."""
        return self.words("hand.tip.die", face=face)

    def _player(self, state: State, seat: int) -> str:
        return self.names[state.game.colours[seat]]


def _cost(card: Card) -> dict[str, int]:
    return {"cubes": card.cost.resources, "crystals": card.cost.somnium}
