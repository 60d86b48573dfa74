"""Positions: any moment of a game as a map of YAML, read with every fault named, and written again.

`read_position(format_position(state)) == state` for every state.
"""

from typing import Any

import yaml

from game import chance
from game.datafiles.problems import DataError
from game.datafiles.yaml_tree import MapNode, Node, ScalarNode, node_at, shown
from game.titles.wiraqocha.content.definitions import (
    Content,
    TokenKind,
)
from game.titles.wiraqocha.rules import victory
from game.titles.wiraqocha.rules.game import Game, laid, replacements
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.notation.describe import (
    CARD_USES,
    NONE,
    PHASES,
    USES,
    card_use_mask,
    describe,
    tile_fields,
)
from game.titles.wiraqocha.rules.notation.frame import read_game
from game.titles.wiraqocha.rules.notation.reader import Path, Reader
from game.titles.wiraqocha.rules.notation.soundness import check_position
from game.titles.wiraqocha.rules.preparation import allowance
from game.titles.wiraqocha.rules.setup import blank
from game.titles.wiraqocha.rules.state import GONE, UNPLACED, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, KIND_INDEX, KINDS, NOBODY, WHITE

MARKERS = ("force_field", "flying_fortress", "death_ray")
KEYS = (
    *("players", "to_move", "phase", "variants", "house_rules", "valley", "layout", "tiles", "cards"),
    "board",
    *("graveyard", "lost", "hostages", "protecting", "probed", "markers", "death_ray_fired", "dice"),
    *("set_aside", "allowance", "cubes", "crystals", "relics", "lost_relics", "owned", "market", "deck"),
    *("used", "rerolls", "ruins", "exchanged", "turn", "seed", "drawn", "rolls", "winner", "victory"),
)
_MANY = 10**6


def format_position(state: State) -> str:
    """The position as YAML; what is empty or as in the base game is left out."""
    plain, game = describe(state), state.game
    del plain["reserve"]
    base = Game(game.content, game.colours, game.rows, game.variants, valley=game.valley)
    plain["tiles"] = {
        tile.label: tile_fields(game, number)
        for number, tile in enumerate(game.tiles)
        if tile != base.tiles[number]
    }
    costs: dict[str, Any] = plain["cards"]  # type: ignore[assignment]
    plain["cards"] = {
        card.name: costs[card.name] for number, card in enumerate(game.cards) if card != base.cards[number]
    }
    if game.house_rules == HouseRules():
        del plain["house_rules"]
    overlay = replacements(game.content, game.variants)
    for name, layout in game.content.layouts.items():
        if layout.shape in (None, game.shape) and laid(layout.rows, overlay) == game.rows:
            plain["layout"] = name
    kept = {
        key: value
        for key, value in plain.items()
        if value not in ({}, [], None, False, NONE)
        or (key in ("market", "deck", "ruins", "rerolls", "allowance") and value is not None)
    }
    return yaml.safe_dump(kept, default_flow_style=None, sort_keys=False, width=110)


def read_position(node: Node, content: Content, path: Path = (), extra: tuple[str, ...] = ()) -> State:
    """The state that a position describes.

    `path` says where in `node` the position stands, `extra` which further keys may stand beside its own.
    Raises DataError with every fault found.
    """
    target = node_at(node, path)
    reader = Reader(node, path)
    if not isinstance(target, MapNode):
        reader.fault((), "position.map", found=shown(target) if target else "")
        raise DataError(reader.problems)
    reader.keys(target, (*KEYS, *extra))
    game = read_game(reader, target, content)
    if game is None:
        raise DataError(reader.problems)
    state = _Position(reader, target, game).read()
    if not reader.problems:
        check_position(reader, state)
    if reader.problems:
        raise DataError(reader.problems)
    return state


# the moment


class _Position:
    """One reading of a position into a state, a subject at a time."""

    def __init__(self, reader: Reader, root: MapNode, game: Game) -> None:
        self.reader, self.root, self.game = reader, root, game
        self.state = blank(game, 0, 0, ())
        self.names = [card.name for card in game.cards]
        # where each token that is not in a reserve was read, for the faults
        self.placed: list[tuple[Path, int]] = []

    def read(self) -> State:
        self._moment()
        self._cards()
        self._tokens()
        self._markers()
        self._market()
        self._reserves()
        self._goods()
        self._dice()
        self._rights()
        self._outcome()
        return self.state

    def _moment(self) -> None:
        state, root, reader, colours = self.state, self.root, self.reader, self.game.colours
        phase = reader.word(root.get("phase"), ("phase",), PHASES.values(), PHASES[Phase.ACTIONS])
        state.phase = next(key for key, word in PHASES.items() if word == phase)
        state.mover = colours.index(reader.word(root.get("to_move"), ("to_move",), colours, colours[0]))
        state.turn = reader.whole(root.get("turn"), ("turn",), 1, _MANY, 1)
        state.seed = reader.whole(root.get("seed"), ("seed",), 0, chance.SEED_LIMIT - 1)
        state.drawn = reader.whole(root.get("drawn"), ("drawn",), 0, _MANY)
        state.loaded = tuple(
            reader.whole(item, place, 1, 6, 1) for place, item in reader.items(root.get("rolls"), ("rolls",))
        )

    def _cards(self) -> None:
        for place, colour, value in self._by_player("owned"):
            for name in self.reader.words(value, place, self.names):
                self._own(self.game.card_index[name], self.game.colours.index(colour), place)

    def _by_player(self, key: str) -> list[tuple[Path, str, Node]]:
        return self.reader.keyed(self.root.get(key), (key,), self.game.colours)

    def _own(self, card: int, seat: int, place: Path) -> None:
        """Give a card to a seat, unless somebody else has it."""
        owner = self.state.owner_of_card(card)
        if owner == NOBODY:
            self.state.cards = tuple(
                mask | 1 << card if other == seat else mask for other, mask in enumerate(self.state.cards)
            )
        elif owner != seat:
            name, colour = self.game.cards[card].name, self.game.colours[owner]
            self.reader.fault(place, "position.card_of_another", card=name, player=colour)

    def _piece(self, node: Node, place: Path) -> int:
        """A token with its colour, `red camp`; a white one makes its player the owner of the card."""
        words = self.reader.text(node, place).split()
        if len(words) != 2:
            self.reader.fault(place, "position.token", found=shown(node))
            return NOBODY
        colour = self.reader.word(_as_node(node, words[0]), place, self.game.colours)
        kind = self.reader.word(_as_node(node, words[1]), place, [kind.value for kind in TokenKind])
        if not colour or not kind:
            return NOBODY
        seat, number = self.game.colours.index(colour), KIND_INDEX[TokenKind(kind)]
        if number in WHITE:
            if number not in self.game.token_card:
                self.reader.fault(place, "position.no_card_for_token", token=kind)
                return NOBODY
            self._own(self.game.token_card[number], seat, place)
        self.placed.append((place, seat << 3 | number))
        return seat << 3 | number

    def _tile(self, node: Node, place: Path) -> int:
        """A tile's index by its label, or -1."""
        label = self.reader.word(node, place, self.game.labels)
        return self.game.index[label] if label else UNPLACED

    def _by_tile(self, key: str) -> list[tuple[Path, int, Node]]:
        found = self.reader.keyed(self.root.get(key), (key,), self.game.labels)
        return [(place, self.game.index[label], value) for place, label, value in found]

    def _tokens(self) -> None:
        state, reader = self.state, self.reader
        board = list(state.board)
        for place, tile, value in self._by_tile("board"):
            board[tile] = self._piece(value, place)
        state.board = tuple(board)
        for place, item in reader.items(self.root.get("graveyard"), ("graveyard",)):
            state.graveyard = self._add(state.graveyard, self._piece(item, place), place)
        for place, item in reader.items(self.root.get("lost"), ("lost",)):
            self._lost(item, place)
        hostages = list(state.hostages)
        for place, colour, value in self._by_player("hostages"):
            hostages[self.game.colours.index(colour)] = self._piece(value, place)
        state.hostages = tuple(hostages)

    def _add(
        self, counts: tuple[tuple[int, ...], ...], piece: int, place: Path
    ) -> tuple[tuple[int, ...], ...]:
        """One token more in the Graveyard or out of the game, where no Camp ever is (W-8.24, W-14.30)."""
        if piece == NOBODY:
            return counts
        if piece & 7 == CAMP:
            self.reader.fault(place, "position.camp_destroyed")
            return counts
        rows = [list(row) for row in counts]
        rows[piece >> 3][piece & 7] += 1
        return tuple(map(tuple, rows))

    def _lost(self, item: Node, place: Path) -> None:
        word = item.value if isinstance(item, ScalarNode) else None
        if word == MARKERS[0]:
            self.state.shield = GONE
        elif word == MARKERS[1]:
            self.state.fortress = GONE
        else:
            self.state.lost = self._add(self.state.lost, self._piece(item, place), place)

    def _markers(self) -> None:
        """Markers stand on tiles of their card's owner; the tile's holder is the owner where none is named."""
        state, game = self.state, self.game
        masks = {MARKERS[0]: game.shield_cards, MARKERS[1]: game.fortress_cards}
        for place, name, value in self.reader.keyed(self.root.get("markers"), ("markers",), MARKERS):
            tile = self._tile(value, place)
            if tile == UNPLACED:
                continue
            if name == MARKERS[2]:
                state.devastated = tile
                continue
            if (state.shield if name == MARKERS[0] else state.fortress) == GONE:
                self.reader.fault(place, "position.marker_lost", marker=name)
            if state.board[tile] == NOBODY:
                self.reader.fault(place, "position.marker_on_empty", tile=game.labels[tile])
            elif masks[name]:
                self._own(masks[name].bit_length() - 1, state.board[tile] >> 3, place)
            if name == MARKERS[0]:
                state.shield = tile
            else:
                state.fortress = tile
        fired = self.reader.flag(self.root.get("death_ray_fired"), ("death_ray_fired",))
        state.ray_fired = fired or state.devastated != UNPLACED
        if state.shield == UNPLACED and any(mask & game.shield_cards for mask in state.cards):
            state.shield = GONE  # it is placed when bought, so it has been lost since (W-14.11, W-14.13)

    def _market(self) -> None:
        """What is not said: the first cards that nobody owns are on offer, the rest is the pile."""
        game, reader = self.game, self.reader
        market = reader.words(self.root.get("market"), ("market",), self.names)
        deck = reader.words(self.root.get("deck"), ("deck",), self.names)
        taken = {card.name for i, card in enumerate(game.cards) if self.state.owner_of_card(i) != NOBODY}
        for key, names in (("market", market), ("deck", deck)):
            for name in names:
                if name in taken:
                    reader.fault((key,), "position.card_elsewhere", card=name)
            taken |= set(names)
        if "market" not in self.root.entries:
            market = [name for name in self.names if name not in taken][: game.figures.market]
            taken |= set(market)
        elif len(market) > game.figures.market:
            reader.fault(("market",), "position.market_size", most=game.figures.market)
        if "deck" not in self.root.entries:
            deck = [name for name in self.names if name not in taken]
        self.state.market = tuple(game.card_index[name] for name in market)
        self.state.deck = tuple(game.card_index[name] for name in deck)

    def _reserves(self) -> None:
        """Every token not named is in its owner's reserve."""
        state, game = self.state, self.game
        rows = [list(game.coloured) for _ in game.seats]
        for kind, card in game.token_card.items():
            if (owner := state.owner_of_card(card)) != NOBODY:
                rows[owner][kind] += 1
        for place, piece in self.placed:
            rows[piece >> 3][piece & 7] -= 1
            if rows[piece >> 3][piece & 7] < 0:
                colour, token = game.colours[piece >> 3], KINDS[piece & 7].value
                self.reader.fault(place, "position.too_many_tokens", player=colour, token=token)
        state.reserve = tuple(map(tuple, rows))

    def _goods(self) -> None:
        state, game = self.state, self.game
        state.cubes = self._numbers("cubes", game.figures.cubes)
        state.crystals = self._numbers("crystals", game.figures.crystals)
        relics = list(state.relics)
        for place, colour, value in self._by_player("relics"):
            for name in self.reader.words(value, place, game.relics):
                number = game.relics.index(name)
                if relics[number] >= 0:
                    self.reader.fault(place, "position.relic_twice", relic=name)
                relics[number] = game.colours.index(colour)
        for gone in self.reader.words(self.root.get("lost_relics"), ("lost_relics",), game.relics):
            if relics[game.relics.index(gone)] >= 0:
                self.reader.fault(("lost_relics",), "position.relic_twice", relic=gone)
            relics[game.relics.index(gone)] = GONE
        state.relics = tuple(relics)

    def _numbers(self, key: str, stock: int) -> tuple[int, ...]:
        numbers = [0] * len(self.game.colours)
        for place, colour, value in self._by_player(key):
            numbers[self.game.colours.index(colour)] = self.reader.whole(value, place, 0, stock)
        if sum(numbers) > stock:
            self.reader.fault((key,), "position.above_stock", found=sum(numbers), stock=stock)
        return tuple(numbers)

    def _dice(self) -> None:
        state, reader, root = self.state, self.reader, self.root
        protecting = list(state.protecting)
        for place, tile, value in self._by_tile("protecting"):
            protecting[tile] = reader.whole(value, place, 1, 6, 1)
            if state.board[tile] == NOBODY:
                reader.fault(place, "position.die_on_empty", tile=self.game.labels[tile])
        state.protecting = tuple(protecting)
        state.dice = tuple(
            sorted(
                reader.whole(item, place, 1, 6, 1)
                for place, item in reader.items(root.get("dice"), ("dice",))
            )
        )
        state.set_aside = reader.whole(root.get("set_aside"), ("set_aside",), 0, _MANY)
        for place, item in reader.items(root.get("probed"), ("probed",)):
            tile = self._tile(item, place)
            piece = state.board[tile] if tile != UNPLACED else NOBODY
            if piece != NOBODY and piece & 7 == CAMP:
                state.probed |= 1 << (piece >> 3)
            elif tile != UNPLACED:
                reader.fault(place, "position.no_camp_to_probe", tile=self.game.labels[tile])

    def _rights(self) -> None:
        state, reader, root, game = self.state, self.reader, self.root, self.game
        words = (*USES.values(), *CARD_USES, *self.names)
        by_word = {word: use for use, word in USES.items()}
        for word in reader.words(root.get("used"), ("used",), words):
            if word in by_word:
                state.used |= by_word[word]
            elif word in CARD_USES:
                state.used_cards |= card_use_mask(game, word)
            else:
                state.used_cards |= 1 << game.card_index[word]
        if state.used & Use.MUSTER:
            state.allowance = reader.whole(root.get("allowance"), ("allowance",), 0, _MANY, allowance(state))
        held = state.survey().held
        state.ruins = self._mask("ruins", held & game.ruins)
        rights = game.reroll_rights(state.ruins)
        state.rerolls = reader.whole(root.get("rerolls"), ("rerolls",), 0, _MANY, rights)
        state.exchanged = self._mask("exchanged", 0)

    def _mask(self, key: str, default: int) -> int:
        if key not in self.root.entries:
            return default
        labels = self.reader.words(self.root.get(key), (key,), self.game.labels)
        return sum(1 << self.game.index[label] for label in labels)

    def _outcome(self) -> None:
        """A game is over where the position names the winner, who must meet a condition (W-15.1)."""
        state, reader, root, colours = self.state, self.reader, self.root, self.game.colours
        said = reader.word(root.get("winner"), ("winner",), (*colours, NONE), NONE)
        kind = reader.word(root.get("victory"), ("victory",), (*victory.KINDS, NONE), NONE)
        if said == NONE:
            if kind != NONE:
                reader.fault(("victory",), "position.victory", victory=kind)
            return
        state.winner = colours.index(said)
        state.victory = victory.met(state, state.winner)
        if not state.victory:
            reader.fault(("winner",), "position.winner", player=said)
        elif kind not in (NONE, state.victory):
            reader.fault(("victory",), "position.victory", victory=kind)


def _as_node(node: Node, word: str) -> ScalarNode:
    """One word of a text as a node of its own, for the reader."""
    return ScalarNode(node.file, node.line, word, word)
