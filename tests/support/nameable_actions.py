"""Every action that could be named in a position: far more than are legal."""

from collections.abc import Iterator
from itertools import product

from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, TokenAt
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS

BEATING = 2  # dice that a protection ever asks for


def everything(state: State) -> Iterator[Action]:
    """Every action that could be legal in some state with this board and hand: far more than are."""
    game = state.game
    tokens = [TokenAt(kind, a.RESERVE) for kind in TokenKind]
    tokens += [TokenAt(KINDS[piece & 7], game.labels[t]) for t, piece in enumerate(state.board) if piece >= 0]
    items: list[a.Item] = [
        a.Crystal(),
        a.Hostage(),
        *map(a.Relic, game.relics),
        *(a.Invention(c.name) for c in game.cards),
    ]
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
