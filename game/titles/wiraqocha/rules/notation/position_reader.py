"""Reading the moment that a position describes, subject by subject, into a state."""

from dataclasses import replace

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, ScalarNode, shown
from game.core.chance import SEED_LIMIT
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import victory
from game.titles.wiraqocha.rules.change import count
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.notation.position_writer import (
    CARD_USES,
    NONE,
    PHASES,
    USES,
    card_use_mask,
)
from game.titles.wiraqocha.rules.preparation import allowance
from game.titles.wiraqocha.rules.setup import blank
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, UNPLACED, Counts, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, KIND_INDEX, KINDS, NOBODY, WHITE

MARKERS = ("force_field", "flying_fortress", "death_ray")
_MANY = 10**6


class PositionReader:
    """One reading of a position into a state, a subject at a time; `read` is called once."""

    def __init__(self, reader: NodeReader, root: MapNode, game: Game) -> None:
        self.reader, self.root, self.game = reader, root, game
        self.state = blank(game, 0, 0, ())
        self.names = [card.name for card in game.cards]
        # where each token that is not in a reserve was read, for the faults
        self.placed: list[tuple[NodePath, int]] = []

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
        root, reader, colours = self.root, self.reader, self.game.colours
        phase = reader.word(root.get("phase"), ("phase",), PHASES.values(), PHASES[Phase.ACTIONS])
        self.state = replace(
            self.state,
            phase=next(key for key, word in PHASES.items() if word == phase),
            mover=colours.index(reader.word(root.get("to_move"), ("to_move",), colours, colours[0])),
            turn=reader.whole(root.get("turn"), ("turn",), 1, _MANY, 1),
            seed=reader.whole(root.get("seed"), ("seed",), 0, SEED_LIMIT - 1),
            drawn=reader.whole(root.get("drawn"), ("drawn",), 0, _MANY),
            loaded=self._faces("rolls"),
        )

    def _faces(self, key: str) -> Hand:
        items = self.reader.items(self.root.get(key), (key,))
        return tuple(self.reader.whole(item, place, 1, 6, 1) for place, item in items)

    def _cards(self) -> None:
        for place, colour, value in self._by_player("owned"):
            for name in self.reader.words(value, place, self.names):
                self._own(self.game.card_index[name], self.game.colours.index(colour), place)

    def _by_player(self, key: str) -> list[tuple[NodePath, str, Node]]:
        return self.reader.keyed(self.root.get(key), (key,), self.game.colours)

    def _own(self, card: int, seat: int, place: NodePath) -> None:
        """Give a card to a seat, unless somebody else has it."""
        owner = self.state.owner_of_card(card)
        if owner == NOBODY:
            cards = [mask | (other == seat) << card for other, mask in enumerate(self.state.cards)]
            self.state = replace(self.state, cards=tuple(cards))
        elif owner != seat:
            name, colour = self.game.cards[card].name, self.game.colours[owner]
            self.reader.fault(place, "position.card_of_another", card=name, player=colour)

    def _piece(self, node: Node, place: NodePath) -> int:
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

    def _tile(self, node: Node, place: NodePath) -> int:
        """A tile's index by its label, or -1."""
        label = self.reader.word(node, place, self.game.labels)
        return self.game.index[label] if label else UNPLACED

    def _by_tile(self, key: str) -> list[tuple[NodePath, int, Node]]:
        found = self.reader.keyed(self.root.get(key), (key,), self.game.labels)
        return [(place, self.game.index[label], value) for place, label, value in found]

    def _tokens(self) -> None:
        board = list(self.state.board)
        for place, tile, value in self._by_tile("board"):
            board[tile] = self._piece(value, place)
        graveyard = self.state.graveyard
        for place, item in self.reader.items(self.root.get("graveyard"), ("graveyard",)):
            graveyard = self._add(graveyard, self._piece(item, place), place)
        for place, item in self.reader.items(self.root.get("lost"), ("lost",)):
            self._lost(item, place)
        hostages = list(self.state.hostages)
        for place, colour, value in self._by_player("hostages"):
            hostages[self.game.colours.index(colour)] = self._piece(value, place)
        self.state = replace(self.state, board=tuple(board), graveyard=graveyard, hostages=tuple(hostages))

    def _add(self, counts: Counts, piece: int, place: NodePath) -> Counts:
        """One token more in the Graveyard or out of the game, where no Camp ever is (W-8.24, W-14.30)."""
        if piece == NOBODY:
            return counts
        if piece & 7 == CAMP:
            self.reader.fault(place, "position.camp_destroyed")
            return counts
        return count(counts, piece >> 3, piece & 7, +1)

    def _lost(self, item: Node, place: NodePath) -> None:
        word = item.value if isinstance(item, ScalarNode) else None
        if word == MARKERS[0]:
            self.state = replace(self.state, shield=GONE)
        elif word == MARKERS[1]:
            self.state = replace(self.state, fortress=GONE)
        else:
            self.state = replace(self.state, lost=self._add(self.state.lost, self._piece(item, place), place))

    def _markers(self) -> None:
        """Where the markers lie; whether the ray is fired follows from its marker, unless it is said."""
        tiles = {}
        for place, name, value in self.reader.keyed(self.root.get("markers"), ("markers",), MARKERS):
            if (tile := self._tile(value, place)) != UNPLACED:
                tiles[name] = tile
        for name, cards, gone in (
            (MARKERS[0], self.game.shield_cards, self.state.shield == GONE),
            (MARKERS[1], self.game.fortress_cards, self.state.fortress == GONE),
        ):
            if name in tiles:
                self._owner_there(name, tiles[name], cards, gone)
        devastated = tiles.get(MARKERS[2], UNPLACED)
        shield = tiles.get(MARKERS[0], self.state.shield)
        if shield == UNPLACED and any(mask & self.game.shield_cards for mask in self.state.cards):
            shield = GONE  # it is placed when bought, so it has been lost since (W-14.11, W-14.13)
        self.state = replace(
            self.state,
            shield=shield,
            fortress=tiles.get(MARKERS[1], self.state.fortress),
            devastated=devastated,
            ray_fired=self.reader.flag(
                self.root.get("death_ray_fired"), ("death_ray_fired",), devastated != UNPLACED
            ),
        )

    def _owner_there(self, name: str, tile: int, cards: int, gone: bool) -> None:
        """A marker stands on a tile of its card's owner; the tile's holder is the owner where none is named."""
        place, holder = ("markers", name), self.state.board[tile]
        if gone:
            self.reader.fault(place, "position.marker_lost", marker=name)
        if holder == NOBODY:
            self.reader.fault(place, "position.marker_on_empty", tile=self.game.labels[tile])
        elif cards:
            self._own(cards.bit_length() - 1, holder >> 3, place)

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
        self.state = replace(
            self.state,
            market=tuple(game.card_index[name] for name in market),
            deck=tuple(game.card_index[name] for name in deck),
        )

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
        self.state = replace(state, reserve=tuple(map(tuple, rows)))

    def _goods(self) -> None:
        game = self.game
        relics = list(self.state.relics)
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
        if (devastated := self.state.devastated) >= 0:
            relic = game.relic_on[devastated]
            if relic >= 0 and relics[relic] == ON_TILE:
                relics[relic] = GONE  # it left the game with its tile (W-14.31)
        self.state = replace(
            self.state,
            cubes=self._numbers("cubes", game.figures.cubes),
            crystals=self._numbers("crystals", game.figures.crystals),
            relics=tuple(relics),
        )

    def _numbers(self, key: str, stock: int) -> tuple[int, ...]:
        numbers = [0] * len(self.game.colours)
        for place, colour, value in self._by_player(key):
            numbers[self.game.colours.index(colour)] = self.reader.whole(value, place, 0, stock)
        if sum(numbers) > stock:
            self.reader.fault((key,), "position.above_stock", found=sum(numbers), stock=stock)
        return tuple(numbers)

    def _dice(self) -> None:
        state, reader = self.state, self.reader
        protecting = list(state.protecting)
        for place, tile, value in self._by_tile("protecting"):
            protecting[tile] = reader.whole(value, place, 1, 6, 1)
            if state.board[tile] == NOBODY:
                reader.fault(place, "position.die_on_empty", tile=self.game.labels[tile])
        probed = 0
        for place, item in reader.items(self.root.get("probed"), ("probed",)):
            tile = self._tile(item, place)
            piece = state.board[tile] if tile != UNPLACED else NOBODY
            if piece != NOBODY and piece & 7 == CAMP:
                probed |= 1 << (piece >> 3)
            elif tile != UNPLACED:
                reader.fault(place, "position.no_camp_to_probe", tile=self.game.labels[tile])
        self.state = replace(
            state,
            protecting=tuple(protecting),
            dice=tuple(sorted(self._faces("dice"))),
            set_aside=reader.whole(self.root.get("set_aside"), ("set_aside",), 0, _MANY),
            probed=probed,
        )

    def _rights(self) -> None:
        reader, root, game = self.reader, self.root, self.game
        used, used_cards = self._used()
        held = self.state.holdings().held
        ruins = self._mask("ruins", held & game.ruins)
        rights = game.reroll_rights(ruins)
        counted = -1
        if used & Use.MUSTER:
            counted = reader.whole(root.get("allowance"), ("allowance",), 0, _MANY, allowance(self.state))
        elif "allowance" in root.entries:
            reader.fault(("allowance",), "position.allowance")
        self.state = replace(
            self.state,
            used=used,
            used_cards=used_cards,
            allowance=counted,
            ruins=ruins,
            rerolls=reader.whole(root.get("rerolls"), ("rerolls",), 0, _MANY, rights),
            exchanged=self._mask("exchanged", 0),
        )

    def _used(self) -> tuple[int, int]:
        """What is used up this turn: bits of `Use`, and a mask of cards, which must be the mover's own (R-69)."""
        state, game = self.state, self.game
        by_word = {word: use for use, word in USES.items()}
        used = used_cards = 0
        words = (*USES.values(), *CARD_USES, *self.names)
        for word in self.reader.words(self.root.get("used"), ("used",), words):
            if word in by_word:
                used |= by_word[word]
                continue
            cards = card_use_mask(game, word) if word in CARD_USES else 1 << game.card_index[word]
            own = cards & state.cards[state.mover]
            if not own:
                player = game.colours[state.mover]
                self.reader.fault(("used",), "position.used_not_owned", used=word, player=player)
            used_cards |= own
        return used, used_cards

    def _mask(self, key: str, default: int) -> int:
        if key not in self.root.entries:
            return default
        labels = self.reader.words(self.root.get(key), (key,), self.game.labels)
        return sum(1 << self.game.index[label] for label in labels)

    def _outcome(self) -> None:
        """A game is over where the position names the winner, who must meet a condition (W-15.1)."""
        reader, root, colours = self.reader, self.root, self.game.colours
        said = reader.word(root.get("winner"), ("winner",), (*colours, NONE), NONE)
        kind = reader.word(root.get("victory"), ("victory",), (*victory.KINDS, NONE), NONE)
        if said == NONE:
            if kind != NONE:
                reader.fault(("victory",), "position.victory", victory=kind)
            return
        winner = colours.index(said)
        met = victory.victory_met(self.state, winner)
        if not met:
            reader.fault(("winner",), "position.winner", player=said)
        elif kind not in (NONE, met):
            reader.fault(("victory",), "position.victory", victory=kind)
        self.state = replace(self.state, winner=winner, victory=met)


def _as_node(node: Node, word: str) -> ScalarNode:
    """One word of a text as a node of its own, for the reader."""
    return ScalarNode(node.file, node.line, word, word)
