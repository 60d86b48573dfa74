"""What is said of a thing when the pointer rests on it, and the line of what can be done now."""

from collections.abc import Mapping, Set

from game.content.definitions import TileEffect, TileEffectKind
from game.phrases import card_name, dice_text, relic_name, tile_name, token_name
from game.rules.actions import Build, Conquer, End, Exchange, Pass, Plunder, Protect, TakeBack, Tunnel
from game.rules.engine import outcome
from game.rules.placement import sure_placement
from game.rules.state import ON_TILE, UNPLACED, Phase, State
from game.rules.tokens import KINDS, NOBODY
from game.scenes.table.controller import Controller
from game.scenes.table.panels import dice_next
from game.scenes.table.tip_details import TipDetails
from game.scenes.table.view import Thing, What
from game.ui.notices import Tip
from game.words import Words


class Tips:
    """The words about things on the table, for one game."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.words = words
        self.names = names
        self.details = TipDetails(words, names)

    def tile(self, state: State, tile: int) -> str:
        """A tile: what it is, what it gives, who holds it and how well."""
        game = state.game
        definition = game.tiles[tile]
        lines = [
            self.words(
                "table.tip.tile",
                tile=tile_name(self.words, definition.label),
                terrain=self.words(f"terrain.{definition.terrain.value}"),
                ground=self.words(f"ground.{definition.ground.value}"),
            )
        ]
        lines.append(self.details.asks(definition))
        lines += [self._gives(effect) for effect in definition.effects]
        lines += [line for line in [self.details.given_to(state, tile)] if line]
        relic = game.relic_on[tile]
        if relic >= 0 and state.relics[relic] == ON_TILE:
            lines.append(self.words("table.tip.relic", relic=relic_name(self.words, game.relics[relic])))
        lines += self._holder(state, tile)
        return "\n".join(lines)

    def _gives(self, effect: TileEffect) -> str:
        names = {
            TileEffectKind.RESOURCES: "resources",
            TileEffectKind.DICE: "dice",
            TileEffectKind.REROLL: "reroll",
            TileEffectKind.EXTRACTION: "extraction",
            TileEffectKind.PASSAGE: "passage",
        }
        return self.words(f"table.tip.gives_{names[effect.kind]}", count=effect.amount)

    def _holder(self, state: State, tile: int) -> list[str]:
        lines = []
        piece = state.board[tile]
        if piece >= 0:
            lines.append(self._token_of(state, piece, "held"))
            level, count = state.protection(tile)
            if count:
                key = "protection" if count == 1 else "protection_twice"
                lines.append(self.words(f"table.tip.{key}", level=level))
                lines += [line for line in [self.details.attack(state, tile)] if line]
        if state.shield == tile:
            lines.append(self.words("table.tip.shielded"))
        if state.devastated == tile:
            lines.append(self.words("table.tip.devastated"))
        return lines

    def _token_of(self, state: State, piece: int, key: str, **more: object) -> str:
        player = self.names[state.game.colours[piece >> 3]]
        token = token_name(self.words, KINDS[piece & 7])
        return self.words(f"table.tip.{key}", player=player, token=token, **more)

    def card(self, state: State, card: int, viewing: int) -> str:
        """A card: its name, what it does, and how its price stands for the seat that it is shown for."""
        name = state.game.cards[card].name
        text = self.words(f"card.{name}.text")
        return f"{card_name(self.words, name)}\n{text}\n{self.details.price(state, card, viewing)}"

    def card_tip(self, state: State, thing: Thing, viewing: int) -> Tip:
        """A card, large, with its picture."""
        head, _, text = self.card(state, thing.number, viewing).partition("\n")
        return Tip(text, thing.place, head, f"card.{state.game.cards[thing.number].name}")

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
            words("ease.player.count", count=count, token=token_name(words, KINDS[kind]))
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
                    f"ease.player.{name}",
                    things=words.listed(things) if things else words("ease.player.none"),
                )
            )
        if state.hostages[seat] != NOBODY:
            lines.append(self.hostage(state, seat))
        lines += [self.details.victory(state, number, seat) for number in range(3)]
        return "\n".join(lines)

    def thing(self, state: State, thing: Thing) -> str:
        """Anything under the pointer; empty where there is nothing to say."""
        game, words = state.game, self.words
        match thing.what:
            case What.TILE | What.TOKEN | What.DIE_ON_TILE:
                return self.tile(state, thing.number)
            case What.GRAVEYARD:
                told = words("table.tip.graveyard", cubes=game.figures.recover_cubes)
                return f"{told}\n{self.details.recover(state)}"
            case What.WRECK:
                count = state.graveyard[thing.seat][thing.number]
                return self.wreck(state, thing.seat, thing.number, count)
            case What.HOSTAGE:
                return self.hostage(state, thing.seat)
            case What.RESERVE_TOKEN:
                told = words("table.tip.token", token=token_name(words, KINDS[thing.number]))
                return f"{told}\n{self.details.token(thing.number)}"
            case What.OWN_CARD | What.MARKET_CARD:
                return self.card(state, thing.number, state.mover)
            case What.BAR:
                told = self.victory(state, thing.number)
                return f"{told}\n{self.details.victory(state, thing.number, thing.seat)}"
            case What.PLAYER:
                return self.player(state, thing.seat)
            case What.DECK:
                return f"{words('table.market.deck', count=len(state.deck))}\n{words('table.tip.deck')}"
        return self._count(state, thing)

    def _count(self, state: State, thing: Thing) -> str:
        game, words = state.game, self.words
        match thing.what:
            case What.CRYSTALS:
                told = words("table.tip.crystals", count=state.crystals[thing.seat])
                return f"{told}\n{self.details.victory(state, 1, thing.seat)}"
            case What.CUBES:
                count, limit = state.cubes[thing.seat], game.figures.cube_limit
                return words("table.tip.cubes", count=count, limit=limit)
            case What.DICE:
                return words("table.tip.dice", count=dice_next(state, thing.seat))
            case What.RELIC:
                name = relic_name(words, game.relics[thing.number])
                owned = state.relics[thing.number] == thing.seat
                told = words(f"table.tip.relic_{'owned' if owned else 'open'}", relic=name)
                return f"{told}\n{self.details.victory(state, 0, thing.seat)}"
        return ""

    def now(self, controller: Controller, reach: int) -> str:
        """The line of what can be done now; `reach` is how many tiles are lit."""
        state, words = controller.state, self.words
        if outcome(state) is not None:
            return words("table.now.over")
        if controller.aimed_card:
            return words("table.now.aim", card=card_name(words, controller.aimed_card))
        if controller.token is not None:
            key = "token" if reach else "token_nowhere"
            return words(f"table.now.{key}", token=token_name(words, controller.token.kind))
        if controller.dice:
            key = "dice" if reach else "dice_nowhere"
            return words(f"table.now.{key}", dice=dice_text(controller.dice))
        kinds = {type(action) for action in controller.actions}
        if state.phase is Phase.PREPARATION:
            return words(f"table.now.{_before_the_roll(kinds)}")
        if state.survey().camp < 0:
            stuck = sure_placement(state) == UNPLACED
            return words("table.now.camp_stuck" if stuck else "table.now.camp_first")
        line = words(f"table.now.acts.{_acts(kinds, bool(state.dice))}")
        rerolls = state.rerolls if state.dice else 0
        return f"{line} {words('table.now.rerolls', count=rerolls)}" if rerolls else line


def _before_the_roll(kinds: Set[type]) -> str:
    """Which of the things before the roll can be done at all."""
    relieve = bool(kinds & {Exchange, Pass})
    if TakeBack in kinds:
        return "preparation" if relieve else "preparation_dice"
    return "preparation_zeppelin" if relieve else "preparation_roll"


_ACTS = {  # whether a tile can be taken, one protected, a card bought: the line that tells so
    (True, True, True): "conquer_protect_build",
    (True, True, False): "conquer_protect",
    (True, False, True): "conquer_build",
    (True, False, False): "conquer",
    (False, True, True): "protect_build",
    (False, True, False): "protect",
    (False, False, True): "build",
}


def _acts(kinds: Set[type], dice: bool) -> str:
    """Which of the three great actions can be done now; where none can, what else there is."""
    able = (bool(kinds & {Conquer, Plunder, Tunnel}), Protect in kinds, Build in kinds)
    if any(able):
        return _ACTS[able]
    if not kinds - {End}:
        return "done"
    return "other" if dice else "no_dice"
