"""What a chapter leaves behind, and what the next one finds of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.campaign.results import Carried
from game.titles.wiraqocha.content.definitions import Chapter, Tile, TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.tokens import CAMP, KINDS, WHITE
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

PERSON: Final = 0
"""The seat of the person."""
_LOST: Final = {KINDS[kind].value: KINDS[kind] for kind in range(len(KINDS)) if kind not in (CAMP, *WHITE)}
"""The kinds of which a token can have been lost, by their words."""
_CRATER, _MACHINES, _RELICS, _ROBBED = "crater", "machines", "relics", "robbed"


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """What a chapter is begun with of the chapters before it: the tile of the crater, machines in the Graveyard, relics
    that were found, and the rival who bears a grudge.
    """

    crater: str = ""
    machines: tuple[TokenKind, ...] = ()
    relics: tuple[str, ...] = ()
    grudge: str = ""


def after(chapter: Chapter, steps: Sequence[WiraqochaStep]) -> Carried:
    """What a chapter that was played so leaves behind, by what it is."""
    state = steps[-1].after
    game = state.game
    found = {
        _CRATER: (game.labels[state.devastated],) if state.devastated >= 0 else (),
        _MACHINES: tuple(
            KINDS[kind].value
            for row in (state.graveyard[PERSON], state.lost[PERSON])
            for kind, count in enumerate(row)
            for _ in range(count)
            if kind not in WHITE
        ),
        _RELICS: tuple(
            name for name, owner in zip(game.relics, state.relics, strict=True) if owner == PERSON
        ),
        _ROBBED: tuple(robbed(chapter, steps)),
    }
    return {what: words for what, words in found.items() if words}


def robbed(chapter: Chapter, steps: Sequence[WiraqochaStep]) -> list[str]:
    """The rivals whom the person stole from, once for each theft."""
    found = list[str]()
    for step in steps:
        colours = step.after.game.colours
        rivals = dict(zip(colours[1:], chapter.rivals, strict=True))
        for event in step.events:
            match event:
                case e.CrystalStolen() | e.RelicStolen() | e.CardStolen():
                    if event.player == colours[PERSON] and event.victim in rivals:
                        found.append(rivals[event.victim])
    return found


def carried_over(chapter: Chapter, tiles: Mapping[str, Tile], before: Sequence[Carried]) -> CarriedOver:
    """What this chapter, whose valley has these tiles, finds of what those before it left behind, in their order.

    Words that mean nothing here are passed over.
    """
    carries = chapter.carries
    craters = [label for one in before for label in one.get(_CRATER, ())]
    found = [label for one in before for label in one.get(_RELICS, ())]
    relics = dict.fromkeys(label for label in found if label in tiles and tiles[label].relic)
    machines = [_LOST[word] for word in (before[-1].get(_MACHINES, ()) if before else ()) if word in _LOST]
    thefts = [name for one in before for name in one.get(_ROBBED, ()) if name in chapter.rivals]
    grudge = max(chapter.rivals, key=thefts.count) if thefts and carries.grudges else ""
    crater = craters[-1] if craters and carries.crater and craters[-1] in tiles else ""
    return CarriedOver(
        crater,
        tuple(machines[: carries.machines]),
        tuple(relics)[: carries.relics],
        grudge,
    )
