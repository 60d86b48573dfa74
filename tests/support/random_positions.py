"""Positions and actions drawn at random, and what must hold of every state."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.titles.wiraqocha.content.definitions import TokenKind, ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, TokenAt
from game.titles.wiraqocha.rules.engine import legal_actions, perform
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.setup import Setup, blank, new_game
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, IS_EXPLORER_TYPE, NOBODY, WHITE

COLOURS = ("red", "blue", "green", "yellow")
# data that tuning the game's own does not touch
FIGURES = Path(__file__).parents[1] / "wiraqocha" / "figures"
VARIANTS = ((), ("caves",), ("prisoner", "even_start"), ("caves", "prisoner"))


@cache
def content() -> ValleyData:
    """The game's own data, read once."""
    return DATA.load()


@cache
def penned() -> ValleyData:
    """The valley and the costs that positions and scenarios are written for; tuning the game's own moves no test."""
    return DATA.load(FIGURES)


def start(seed: int, players: int = 3, variants: tuple[str, ...] = (), layout: str = "random") -> State:
    """A new game."""
    return new_game(content(), Setup(COLOURS[:players], seed, layout, variants))


def walk(rng: random.Random, state: State, moves: int) -> Iterator[State]:
    """The states of a random game, at most so many."""
    for _ in range(moves):
        yield state
        options = legal_actions(state)
        if not options:
            return
        state = perform(state, rng.choice(options)).state


# random positions


def scattered(rng: random.Random) -> State:
    """A position that need not come from any game, though it may: everything lies anywhere it may."""
    variants = rng.choice(VARIANTS)
    opening = start(rng.randrange(1 << 30), rng.choice((2, 3, 4)), variants)
    game = opening.game
    state = blank(game, opening.seed, opening.drawn, ())
    state.turn, state.mover = 1, rng.choice(game.seats)
    state.phase = rng.choice((Phase.PREPARATION, Phase.ACTIONS, Phase.ACTIONS))
    _scatter_cards(rng, game, state)
    _scatter_tokens(rng, game, state)
    _scatter_markers(rng, game, state)
    _scatter_goods(rng, game, state)
    _undo_losses(game, state)
    _hand_over_relics(game, state)
    _scatter_dice(rng, game, state)
    return state


def _scatter_cards(rng: random.Random, game: Game, state: State) -> None:
    cards = list(range(len(game.cards)))
    rng.shuffle(cards)
    owned = [0] * len(game.colours)
    for _ in range(rng.randrange(0, 9)):
        seat = rng.choice((state.mover, rng.choice(game.seats)))
        owned[seat] |= 1 << cards.pop()
    state.cards = tuple(owned)
    state.market, state.deck = tuple(cards[:3]), tuple(cards[3:])


def _scatter_tokens(rng: random.Random, game: Game, state: State) -> None:
    pieces = [s << 3 | k for s in game.seats for k, n in enumerate(game.coloured) for _ in range(n)]
    for kind in WHITE:
        owner = state.owner_of_card(game.token_card[kind])
        if owner != NOBODY:
            pieces.append(owner << 3 | kind)
    free = list(game.territories)
    rng.shuffle(free)
    board, hostages = list(state.board), list(state.hostages)
    rows = {name: [[0] * 7 for _ in game.seats] for name in ("reserve", "graveyard", "lost")}
    crowd = rng.random()
    for piece in pieces:
        seat, kind = piece >> 3, piece & 7
        if free and rng.random() < (0.9 if kind == CAMP else crowd):
            board[free.pop()] = piece
            continue
        places = ["reserve"] if kind == CAMP else ["reserve", "reserve", "graveyard", "lost"]
        captors = [s for s in game.seats if s != seat and hostages[s] == NOBODY]
        if game.hostages and kind != CAMP and captors and rng.random() < 0.15:
            hostages[rng.choice(captors)] = piece
        else:
            rows[rng.choice(places)][seat][kind] += 1
    state.board, state.hostages = tuple(board), tuple(hostages)
    state.reserve, state.graveyard, state.lost = (
        tuple(map(tuple, rows[name])) for name in ("reserve", "graveyard", "lost")
    )


def _scatter_markers(rng: random.Random, game: Game, state: State) -> None:
    def held_by_owner(mask: int) -> list[int]:
        owners = [seat for seat in game.seats if state.cards[seat] & mask]
        return [t for t in game.territories if owners and state.board[t] >> 3 == owners[0]]

    if tiles := held_by_owner(game.shield_cards):
        state.shield = rng.choice([GONE, *tiles])
    elif any(cards & game.shield_cards for cards in state.cards):
        state.shield = GONE
    if tiles := held_by_owner(game.fortress_cards):
        state.fortress = rng.choice([GONE, -1, *tiles])
    empty = [t for t in game.territories if state.board[t] == NOBODY]
    if empty and any(cards & game.ray_cards for cards in state.cards) and rng.random() < 0.5:
        state.ray_fired, state.devastated = True, rng.choice(empty)


def _scatter_goods(rng: random.Random, game: Game, state: State) -> None:
    goal = game.victory.crystals
    state.crystals = tuple(rng.randrange(0, min(goal, 6)) for _ in game.seats)
    state.cubes = tuple(rng.choice((0, 1, 2, 3, 3, 5, 6)) for _ in game.seats)
    relics: list[int] = []
    for relic, label in enumerate(game.relics):
        place = rng.choice((ON_TILE, ON_TILE, GONE, *game.seats))
        if place == ON_TILE and game.index[label] == state.devastated:
            place = GONE
        if [*relics, place].count(place) == len(game.relics) and place >= 0:
            place = ON_TILE
        relics.append(place)
        del relic
    state.relics = tuple(relics)


def _undo_losses(game: Game, state: State) -> None:
    """Leave out of the game only what one shot of the Death Ray may have taken."""
    spare = int(state.ray_fired)
    graveyard, lost = [list(row) for row in state.graveyard], [list(row) for row in state.lost]
    for seat in game.seats:
        for kind in range(7):
            gone = min(spare, lost[seat][kind])
            graveyard[seat][kind] += lost[seat][kind] - gone
            lost[seat][kind] = gone
            spare -= gone
    state.graveyard, state.lost = tuple(map(tuple, graveyard)), tuple(map(tuple, lost))
    if state.fortress == GONE and not state.ray_fired:
        state.fortress = -1
    hit = game.relic_on[state.devastated] if state.ray_fired else -1
    state.relics = tuple(
        ON_TILE if owner == GONE and relic != hit else owner for relic, owner in enumerate(state.relics)
    )


def _hand_over_relics(game: Game, state: State) -> None:
    """Every Explorer on Ruins has taken the relic there, though nobody has them all."""
    for tile, piece in enumerate(state.board):
        relic = game.relic_on[tile]
        if piece == NOBODY or not IS_EXPLORER_TYPE[piece & 7] or relic < 0 or state.relics[relic] != ON_TILE:
            continue
        others = {owner for other, owner in enumerate(state.relics) if other != relic}
        owner = piece >> 3 if others != {piece >> 3} else (game.seats[0] if piece >> 3 else game.seats[1])
        state.relics = (*state.relics[:relic], owner, *state.relics[relic + 1 :])


def _scatter_dice(rng: random.Random, game: Game, state: State) -> None:
    protecting = [0] * len(game.labels)
    left = game.figures.dice
    for tile in game.territories:
        if state.board[tile] != NOBODY and left and rng.random() < 0.25:
            protecting[tile] = rng.randint(1, 6)
            left -= 1
    state.protecting = tuple(protecting)
    camps = [seat for seat in game.seats if seat != state.mover and state.camp_tile(seat) >= 0]
    state.probed = sum(1 << seat for seat in camps if rng.random() < 0.2)
    held = state.holdings().held
    state.ruins = held & game.ruins
    state.rerolls = rng.randint(0, game.reroll_rights(state.ruins))
    if state.phase is Phase.ACTIONS:
        number = rng.randint(0, min(left, 6))
        state.dice = tuple(sorted(rng.randint(1, 6) for _ in range(number)))
        state.set_aside = rng.randint(0, left - number)
        state.used = sum(use for use in (Use.BUILD, Use.SACRIFICE, Use.RECOVER) if rng.random() < 0.3)
    used = sum(1 << n for n in range(len(game.cards)) if rng.random() < 0.2)
    state.used_cards = used & state.cards[state.mover]


# random actions


def any_action(rng: random.Random, state: State) -> Action:
    """A well-formed action, most often one that makes no sense here."""
    game = state.game
    tile = rng.choice((*game.labels, "N7", "C7", "graveyard"))
    kind = rng.choice(list(TokenKind))
    token = TokenAt(kind, rng.choice((a.RESERVE, rng.choice(game.labels))))
    own = [t for t, _ in state.holdings().tokens]
    if own and rng.random() < 0.6:
        spot = rng.choice(own)
        token = TokenAt(list(TokenKind)[state.board[spot] & 7], game.labels[spot])
    die = rng.choice((*state.dice, rng.randint(1, 7)))
    card = rng.choice([*(c.name for c in game.cards), "steam_tank"])
    item = rng.choice((a.Crystal(), a.Relic(rng.choice(game.relics)), a.Invention(card), a.Hostage()))
    using, beating = _some_dice(rng, state), _some_beating(rng, state)
    makers = (
        lambda: a.Collect(),
        lambda: a.Muster(),
        lambda: a.TakeBack(tile),
        lambda: a.Exchange(tile, token),
        lambda: a.Restore(kind),
        lambda: a.Pass(tile),
        lambda: a.Roll(),
        lambda: a.Conquer(tile, token, using, beating, rng.random() < 0.2),
        lambda: a.Conquer(tile, token, using, beating, rng.random() < 0.2),
        lambda: a.Conquer(tile, token, using, (), False),
        lambda: a.Plunder(tile, using, beating, item),
        lambda: a.Tunnel(tile, using, item),
        lambda: a.Protect(tile, die),
        lambda: a.Raise(die),
        lambda: a.Lower(die),
        lambda: a.Reroll(die),
        lambda: a.Sacrifice(),
        lambda: a.Manufacture(),
        lambda: a.Exoskeleton(die),
        lambda: a.Build(card, rng.choice((None, tile))),
        lambda: a.Recover(kind),
        lambda: a.MoveFortress(tile),
        lambda: a.UseProbe(tile, rng.random() < 0.5),
        lambda: a.FireRay(tile),
        lambda: a.Ransom(kind, rng.choice(COLOURS), rng.random() < 0.5),
        lambda: a.End(),
    )
    return rng.choice(makers)()


def _some_dice(rng: random.Random, state: State) -> tuple[int, ...]:
    number = rng.randint(1, max(1, len(state.dice)))
    if state.dice and rng.random() < 0.8:
        return tuple(sorted(rng.sample(state.dice, min(number, len(state.dice)))))
    return tuple(sorted(rng.randint(1, 6) for _ in range(number)))


def _some_beating(rng: random.Random, state: State) -> tuple[int, ...]:
    faces = (*state.dice, 6, 7)
    return tuple(sorted(rng.choice(faces) for _ in range(rng.choice((0, 0, 1, 1, 2)))))


# what must hold


def check_accounts(state: State) -> None:
    """25 crystals, 25 cubes, 11 dice, 4 relics, 12 cards and every token are accounted for, one token a tile."""
    game = state.game
    assert state.cubes_in_supply() >= 0
    assert min(state.cubes) >= 0
    assert state.crystals_in_supply() >= 0
    assert min(state.crystals) >= 0
    assert state.dice_in_supply() >= 0
    assert state.dice == tuple(sorted(state.dice))
    assert all(1 <= face <= 6 for face in state.dice)
    _check_tokens(game, state)
    _check_tiles(game, state)
    cards = [card for card in range(len(game.cards)) for mask in state.cards if mask >> card & 1]
    assert sorted([*cards, *state.market, *state.deck]) == list(range(len(game.cards)))
    assert len(state.relics) == 4
    assert all(place in (GONE, ON_TILE) or place in game.seats for place in state.relics)


def _check_tokens(game: Game, state: State) -> None:
    for seat in game.seats:
        for kind, number in enumerate(game.coloured):
            piece = seat << 3 | kind
            found = state.board.count(piece) + state.hostages.count(piece)
            found += state.reserve[seat][kind] + state.graveyard[seat][kind] + state.lost[seat][kind]
            expected = number
            if kind in WHITE:
                expected = state.cards[seat] >> game.token_card[kind] & 1
            assert found == expected, (game.colours[seat], list(TokenKind)[kind], found, expected)
        assert state.graveyard[seat][CAMP] == state.lost[seat][CAMP] == 0
        assert state.hostages[seat] >> 3 != seat


def _check_tiles(game: Game, state: State) -> None:
    for tile in game.territories:
        assert state.board[tile] != NOBODY or not state.protecting[tile]
    for marker, mask in ((state.shield, game.shield_cards), (state.fortress, game.fortress_cards)):
        if marker >= 0:
            owner = state.board[marker] >> 3
            assert owner >= 0
            assert state.cards[owner] & mask
    if state.devastated >= 0:
        assert state.board[state.devastated] == NOBODY
        relic = game.relic_on[state.devastated]
        assert relic < 0 or state.relics[relic] != ON_TILE
