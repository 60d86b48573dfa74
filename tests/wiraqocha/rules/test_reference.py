"""What is kept and looked up against a slow count: every action that could be named, asked for one by one.

`refusal` knows nothing of the catalogue, of needs or of the survey of other states, so a list that remembers too
much, or forgets something, differs from what it finds.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from game.titles.wiraqocha.content.definitions import Content, TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, TokenAt
from game.titles.wiraqocha.rules.engine import legal_actions, refusal, successor
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.survey import Survey, occupation
from game.titles.wiraqocha.rules.tokens import KINDS
from tests.support.random_positions import COLOURS, VARIANTS, content, scattered

BEATING = 2  # dice that a protection ever asks for


def everything(state: State) -> Iterator[Action]:
    """Every action that could be legal in some state with this board and hand: far more than are."""
    game = state.game
    tokens = [TokenAt(kind, a.RESERVE) for kind in TokenKind]
    tokens += [TokenAt(KINDS[piece & 7], game.labels[t]) for t, piece in enumerate(state.board) if piece >= 0]
    items = [a.Crystal(), a.Hostage(), *map(a.Relic, game.relics), *(a.Invention(c.name) for c in game.cards)]
    yield from (a.Collect(), a.Muster(), a.Roll(), a.Sacrifice(), a.Manufacture(), a.End())
    for kind in TokenKind:
        yield from (a.Restore(kind), a.Recover(kind))
        yield from (a.Ransom(kind, colour, crystal) for colour in game.colours for crystal in (True, False))
    for face in range(1, 7):
        yield from (a.Raise(face), a.Lower(face), a.Reroll(face), a.Exoskeleton(face))
    for card in game.cards:
        yield from (a.Build(card.name, label) for label in (None, *game.labels))
    for label in game.labels:
        yield from (a.TakeBack(label), a.Pass(label), a.MoveFortress(label), a.FireRay(label))
        yield from (a.UseProbe(label), a.UseProbe(label, camp=True))
        yield from (a.Exchange(label, token) for token in tokens)
        yield from (a.Protect(label, face) for face in range(1, 7))
        for using, beating in payments(state.dice):
            yield from (
                a.Conquer(label, token, using, beating, capturing)
                for token in tokens
                for capturing in (False, True)
            )
            yield from (a.Plunder(label, using, beating, item) for item in items)
            if not beating:
                yield from (a.Tunnel(label, using, item) for item in items)


def payments(dice: tuple[int, ...]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to lay dice out for a requirement and against a protection, a six as a six or a seven."""
    found = set()
    for roles in product("-ub", repeat=len(dice)):
        using = tuple(die for die, role in zip(dice, roles, strict=True) if role == "u")
        beating = tuple(die for die, role in zip(dice, roles, strict=True) if role == "b")
        if using and len(beating) <= BEATING:
            for raised in range(beating.count(6) + 1):
                kept = len(beating) - raised
                found.add((using, (*beating[:kept], *(7,) * raised)))
    return found


def reference(state: State) -> set[Action]:
    """The legal actions found one by one, on a state that has seen nothing yet."""
    fresh = replace(state, seen=None)
    return {action for action in everything(fresh) if refusal(fresh, action) is None}


def check(state: State) -> None:
    listed = legal_actions(state)
    assert len(set(listed)) == len(listed)
    assert set(listed) == reference(state)
    seen = state.survey()
    fresh = Survey(state.game, occupation(state.board), state.reserve[state.mover], state.mover)
    for name in ("camp", "cubes", "dice", "fliers", "foes", "held", "occupied", "tokens"):
        assert getattr(seen, name) == getattr(fresh, name), name
    for name in ("camps", "reach", "sources", "steep", "targets"):
        assert getattr(seen.march, name) == getattr(fresh.march, name), name


def dear(data: Content, step: int, camp: int) -> Content:
    """The game's data with other figures, as a player may write them."""
    return replace(data, figures=replace(data.figures, step_cubes=step, camp_protection=camp))


@pytest.mark.parametrize("part", range(4))
def test_lists_in_play_are_what_a_slow_count_finds(part: int) -> None:
    """One process plays all variants, rulings and figures in turn, so that nothing kept for one serves another."""
    rng = random.Random(part)
    rulings = (HouseRules(), HouseRules(False, False, False, False))
    worlds = (content(), dear(content(), 1, 3), dear(content(), 1, 6))
    games = [
        new_game(world, Setup(COLOURS[:players], part, "random", variants, rules))
        for players, (variants, rules, world) in zip(
            (2, 3, 4, 2) * 6, product(VARIANTS, rulings, worlds), strict=True
        )
    ]
    for _ in range(6):
        for number, state in enumerate(games):
            check(state)
            for _ in range(7):
                options = legal_actions(state)
                if options:
                    state = successor(state, rng.choice(options))
            games[number] = state


@pytest.mark.parametrize("part", range(4))
def test_lists_of_scattered_positions_are_what_a_slow_count_finds(part: int) -> None:
    rng = random.Random(50 + part)
    checked = 0
    while checked < 40:
        state = scattered(rng)
        if len(state.dice) <= 4:
            check(state)
            checked += 1


def test_a_hand_that_changes_nothing_else_changes_the_list() -> None:
    """The same board, seen by the same player, under every change that leaves the survey as it is."""
    rng = random.Random(8)
    for _ in range(40):
        state = scattered(rng)
        if state.phase is not Phase.ACTIONS or state.winner >= 0:
            continue
        state.survey()
        for _ in range(6):
            twin = state.copy()
            twin.dice = tuple(sorted(rng.randint(1, 6) for _ in range(rng.randint(0, 3))))
            twin.cubes = tuple(rng.randint(0, 6) for _ in state.cubes)
            twin.crystals = tuple(rng.randint(0, 2) for _ in state.crystals)
            twin.probed = rng.choice((0, state.probed, (1 << len(state.game.colours)) - 1))
            twin.used, twin.used_cards = rng.randrange(32), rng.randrange(1 << len(state.game.cards))
            twin.rerolls = rng.randint(0, 2)
            twin.protecting = tuple(
                rng.choice((0, rng.randint(1, 6))) if piece >= 0 else 0 for piece in state.board
            )
            check(twin)


def test_the_fortress_comes_and_goes_over_the_same_hand() -> None:
    rng = random.Random(9)
    for _ in range(12):
        state = scattered(rng)
        if state.phase is not Phase.ACTIONS or state.winner >= 0:
            continue
        foes = [tile for tile, _ in state.survey().foes][:4]
        state.protecting = tuple(1 if tile in foes else 0 for tile in state.game.territories)
        state.dice = tuple(sorted(rng.randint(1, 6) for _ in range(3)))
        for fortress in (-1, *foes, -1):
            twin = state.copy()
            twin.fortress = fortress
            check(twin)
