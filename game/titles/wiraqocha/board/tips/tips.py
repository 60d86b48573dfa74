"""What is said of a thing when the pointer rests on it, and the line of what can be done now."""

from collections.abc import Mapping, Sequence

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.panels.panels import dice_next, dice_protecting
from game.titles.wiraqocha.board.panels.prompt_line import prompt_line
from game.titles.wiraqocha.board.tips.card_tips import CardTips
from game.titles.wiraqocha.board.tips.tile_tips import TileTips
from game.titles.wiraqocha.board.tips.tip_details import TipDetails
from game.titles.wiraqocha.board.view import ItemKind, ValleyItem
from game.titles.wiraqocha.phrases import card_name, relic_name, token_name
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS, NOBODY
from game.ui.tooltip import Tip


class Tips:
    """The words about things on the table, for one game."""

    def __init__(self, words: Words, names: Mapping[str, str], emblems: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.details = TipDetails(words, names)
        self.tiles = TileTips(words, names, emblems)
        self.cards = CardTips(words, names, emblems)

    def tile_tip(self, state: State, thing: ValleyItem, seat: int, actions: Sequence[Action] | None) -> Tip:
        """The card about a tile (see `TileTips.rows`)."""
        rows = self.tiles.rows(state, thing.number, seat, actions)
        return Tip("", thing.place, self.tiles.head(state.game.tiles[thing.number]), rows=rows)

    def _token_of(self, state: State, piece: int, key: str, **more: object) -> str:
        player = self.names[state.game.colours[piece >> 3]]
        token = token_name(self.words, KINDS[piece & 7])
        return self.words(f"table.tip.{key}", player=player, token=token, **more)

    def card_tip(self, state: State, thing: ValleyItem, seat: int) -> Tip:
        """The card about a Technology card (see `CardTips.rows`), large, with its picture."""
        card = state.game.cards[thing.number]
        rows = self.cards.rows(state, thing.number, seat)
        return Tip(
            self.cards.text(card), thing.place, self.cards.head(card), f"wiraqocha/card.{card.name}", rows
        )

    def wreck(self, state: State, seat: int, kind: int, count: int) -> str:
        """A wreck in the Graveyard."""
        return self._token_of(state, seat << 3 | kind, "wreck", count=count)

    def hostage(self, state: State, captor: int) -> str:
        """A token held hostage."""
        return self._token_of(state, state.hostages[captor], "hostage")

    def victory(self, state: State, number: int) -> str:
        """One of the three bars: what it counts."""
        goal = state.game.victory
        name = ("treasure", "somnium", "leviathan")[number]
        need = goal.relics if number == 0 else goal.crystals
        return self.words(
            f"table.bar_tip.{name}",
            need=need,
            cubes=goal.leviathan.resources,
            crystals=goal.leviathan.somnium,
        )

    def player(self, state: State, seat: int) -> str:
        """All that a player has, as a panel without room for it would show it."""
        words, game = self.words, state.game
        tokens = [
            words("tips.player.count", count=count, token=token_name(words, KINDS[kind]))
            for kind, count in enumerate(state.reserve[seat])
            if count
        ]
        owned = [
            card_name(words, card.name)
            for number, card in enumerate(game.cards)
            if state.cards[seat] >> number & 1
        ]
        lines = [self.names[game.colours[seat]]]
        for name, things in (("reserve", tokens), ("cards", owned)):
            lines.append(
                words(
                    f"tips.player.{name}",
                    things=words.listed(things) if things else words("tips.player.none"),
                )
            )
        if state.hostages[seat] != NOBODY:
            lines.append(self.hostage(state, seat))
        lines += [self.details.victory(state, number, seat) for number in range(3)]
        return "\n".join(lines)

    def tip(self, state: State, thing: ValleyItem, seat: int, actions: Sequence[Action] | None) -> Tip | None:
        """Anything under the pointer, for the person at a `seat`, with their `actions`; None: not their turn."""
        match thing.what:
            case ItemKind.TILE | ItemKind.TOKEN | ItemKind.DIE_ON_TILE:
                return self.tile_tip(state, thing, seat, actions)
            case ItemKind.OWN_CARD | ItemKind.MARKET_CARD:
                return self.card_tip(state, thing, seat)
        text = self.thing(state, thing, seat)
        return Tip(text, thing.place) if text else None

    def thing(self, state: State, thing: ValleyItem, seat: int) -> str:
        """Anything under the pointer that words alone tell of; empty where there is nothing to say."""
        game, words = state.game, self.words
        match thing.what:
            case ItemKind.GRAVEYARD:
                told = words("table.tip.graveyard", cubes=game.figures.recover_cubes)
                return f"{told}\n{self.details.wrecks(state, seat)}"
            case ItemKind.WRECK:
                count = state.graveyard[thing.seat][thing.number]
                return self.wreck(state, thing.seat, thing.number, count)
            case ItemKind.HOSTAGE:
                return self.hostage(state, thing.seat)
            case ItemKind.RESERVE_TOKEN:
                told = words("table.tip.token", token=token_name(words, KINDS[thing.number]))
                return f"{told}\n{self.details.token(thing.number)}"
            case ItemKind.BAR:
                told = self.victory(state, thing.number)
                return f"{told}\n{self.details.victory(state, thing.number, thing.seat)}"
            case ItemKind.PLAYER:
                return self.player(state, thing.seat)
            case ItemKind.DECK:
                return f"{words('table.market.deck', count=len(state.deck))}\n{words('table.tip.deck')}"
        return self._count(state, thing)

    def _count(self, state: State, thing: ValleyItem) -> str:
        game, words = state.game, self.words
        match thing.what:
            case ItemKind.CRYSTALS:
                told = words("table.tip.crystals", count=state.crystals[thing.seat])
                return f"{told}\n{self.details.victory(state, 1, thing.seat)}"
            case ItemKind.CUBES:
                count, limit = state.cubes[thing.seat], game.figures.cube_limit
                return words("table.tip.cubes", count=count, limit=limit)
            case ItemKind.DICE:
                told = words("table.tip.dice", count=dice_next(state, thing.seat))
                kept = dice_protecting(state, thing.seat)
                return f"{told}\n{words('table.tip.dice_protecting', count=kept)}" if kept else told
            case ItemKind.RELIC:
                name = relic_name(words, game.relics[thing.number])
                owned = state.relics[thing.number] == thing.seat
                told = words(f"table.tip.relic_{'owned' if owned else 'open'}", relic=name)
                return f"{told}\n{self.details.victory(state, 0, thing.seat)}"
        return ""

    def now(self, selection: Selection, reach: int) -> str:
        """The line of what can be done now; `reach` is how many tiles are lit."""
        return prompt_line(self.words, selection, reach)
