"""A state in the words of a position: every key with its value, as plain data."""

from game.titles.wiraqocha.content.definitions import (
    ExtraDie,
    Fortress,
    Probe,
    SetDie,
    TileEffectKind,
    Tunneller,
    Workshop,
)
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import GONE, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import KINDS, NOBODY

NONE = "none"
PHASES = {Phase.PREPARATION: "preparation", Phase.ACTIONS: "actions"}
USES = {
    Use.BUILD: "build",
    Use.SACRIFICE: "sacrifice",
    Use.RECOVER: "recover",
    Use.COLLECT: "collect",
    Use.MUSTER: "muster",
}
CARD_USES = {
    "factory": ExtraDie,
    "exoskeleton": SetDie,
    "probe": Probe,
    "tunnel": Tunneller,
    "fortress": Fortress,
    "workshop": Workshop,
}

Plain = dict[str, object]


def describe(state: State) -> Plain:
    """Every key of a position with the value it has in this state, nothing left out."""
    return {**_frame(state), **_board(state), **_hands(state), **_cards(state), **_rights(state)}


def piece_text(game: Game, piece: int) -> str:
    """A piece as positions write it: `red camp`."""
    return f"{game.colours[piece >> 3]} {KINDS[piece & 7].value}"


def by_player(game: Game, values: tuple[int, ...]) -> Plain:
    """One number a player, by colour."""
    return dict(zip(game.colours, values, strict=True))


def tiles_in(game: Game, mask: int) -> list[str]:
    """The labels of a set of tiles."""
    return [label for tile, label in enumerate(game.labels) if mask >> tile & 1]


def _cards_in(game: Game, mask: int) -> list[str]:
    return [card.name for number, card in enumerate(game.cards) if mask >> number & 1]


def _frame(state: State) -> Plain:
    game = state.game
    return {
        "players": list(game.colours),
        "to_move": game.colours[state.mover],
        "phase": PHASES[state.phase],
        "variants": list(game.variants),
        "house_rules": {name: getattr(game.house_rules, name) for name in game.content.house_rules},
        "valley": game.valley or None,
        "layout": [list(row) for row in game.rows],
        "tiles": {tile.label: tile_fields(game, number) for number, tile in enumerate(game.tiles)},
        "cards": {
            card.name: {"resources": card.cost.resources, "somnium": card.cost.somnium} for card in game.cards
        },
        "turn": state.turn,
        "seed": state.seed,
        "drawn": state.drawn,
        "rolls": list(state.loaded),
        "winner": NONE if state.winner == NOBODY else game.colours[state.winner],
        "victory": state.victory or NONE,
    }


def tile_fields(game: Game, number: int) -> Plain:
    """What a position may change of a tile."""
    tile = game.tiles[number]
    fields: Plain = {"terrain": tile.terrain.value, "ground": tile.ground.value}
    for effect in tile.effects:
        if effect.kind is TileEffectKind.RESOURCES:
            fields["resources"] = effect.amount
    return fields


def _board(state: State) -> Plain:
    game = state.game
    return {
        "board": {game.labels[t]: piece_text(game, p) for t, p in enumerate(state.board) if p != NOBODY},
        "graveyard": _token_list(game, state.graveyard),
        "lost": _lost(state),
        "hostages": {
            game.colours[s]: piece_text(game, p) for s, p in enumerate(state.hostages) if p != NOBODY
        },
        "protecting": {game.labels[t]: face for t, face in enumerate(state.protecting) if face},
        "probed": [
            game.labels[state.camp_tile(seat)]
            for seat in game.seats
            if state.probed >> seat & 1 and state.camp_tile(seat) >= 0
        ],
        "markers": _markers(state),
        "death_ray_fired": state.ray_fired,
        "reserve": {
            colour: [KINDS[kind].value for kind, n in enumerate(state.reserve[seat]) for _ in range(n)]
            for seat, colour in enumerate(game.colours)
        },
    }


def _token_list(game: Game, counts: tuple[tuple[int, ...], ...]) -> list[str]:
    return [
        piece_text(game, seat << 3 | kind)
        for seat, row in enumerate(counts)
        for kind, number in enumerate(row)
        for _ in range(number)
    ]


def _lost(state: State) -> list[str]:
    markers = [("force_field", state.shield), ("flying_fortress", state.fortress)]
    return _token_list(state.game, state.lost) + [name for name, place in markers if place == GONE]


def _markers(state: State) -> Plain:
    places = [
        ("force_field", state.shield),
        ("flying_fortress", state.fortress),
        ("death_ray", state.devastated),
    ]
    return {name: state.game.labels[place] for name, place in places if place >= 0}


def _hands(state: State) -> Plain:
    game = state.game
    return {
        "dice": list(state.dice),
        "set_aside": state.set_aside,
        "allowance": state.allowance if state.allowance >= 0 else None,
        "cubes": by_player(game, state.cubes),
        "crystals": by_player(game, state.crystals),
        "relics": {
            colour: [name for name, owner in zip(game.relics, state.relics, strict=True) if owner == seat]
            for seat, colour in enumerate(game.colours)
        },
        "lost_relics": [name for name, owner in zip(game.relics, state.relics, strict=True) if owner == GONE],
    }


def _cards(state: State) -> Plain:
    game = state.game
    return {
        "owned": {colour: _cards_in(game, state.cards[seat]) for seat, colour in enumerate(game.colours)},
        "market": [game.cards[card].name for card in state.market],
        "deck": [game.cards[card].name for card in state.deck],
    }


def card_use_mask(game: Game, word: str) -> int:
    """The cards that a word of `used` stands for."""
    effect = CARD_USES[word]
    return sum(1 << number for number, card in enumerate(game.cards) if isinstance(card.effect, effect))


def _used(state: State) -> list[str]:
    """Uses by their words; a card that shares its effect with others goes by its own name."""
    game, rest = state.game, state.used_cards
    words = [word for use, word in USES.items() if state.used & use]
    for word in CARD_USES:
        mask = card_use_mask(game, word)
        if mask and rest & mask == mask:
            words.append(word)
            rest &= ~mask
    return words + _cards_in(game, rest)


def _rights(state: State) -> Plain:
    return {
        "used": _used(state),
        "rerolls": state.rerolls,
        "ruins": tiles_in(state.game, state.ruins),
        "exchanged": tiles_in(state.game, state.exchanged),
    }
