"""Who plays which ayllu in which suyu where nobody chooses: the seed decides, and seats are clockwise."""

from collections.abc import Mapping

from game.core.chance import shuffled
from game.titles.inkas.board.emblems import COLOUR_OF
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS, Ayllu, Mode, Nation
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.rules.setup import Setup


def seated(
    players: int,
    seed: int,
    mode: Mode = Mode.FAMILY,
    nations: Mapping[Ayllu, Nation] | None = None,
    quest: QuestKind = QuestKind.FOUNDING,
    die: NamingDie | None = None,
) -> Setup:
    """A quest of so many in a mode; turns go round by seat. With nations it is an Alliance: partners sit opposite; with
    a die it is Solo, and the first seat is the person's."""
    ayllus, drawn = shuffled(PLAYABLE, seed, 0)
    if nations:
        first = nations[ayllus[0]]
        pairs = [[ayllu for ayllu in ayllus if (nations[ayllu] is first) == own] for own in (True, False)]
        ayllus = tuple(ayllu for seats in zip(*pairs, strict=True) for ayllu in seats)
    suyus, _ = shuffled(range(len(SUYUS)), seed, drawn)
    chosen = [(ayllus[place], SUYUS[suyu]) for place, suyu in enumerate(sorted(suyus[:players]))]
    # who sits first is not always the one nearest to the first suyu
    turned = [*chosen[seed % players :], *chosen[: seed % players]]
    colours = tuple(COLOUR_OF[ayllu] for ayllu, _ in turned)
    seats = tuple((ayllu.value, suyu) for ayllu, suyu in turned)
    if die is not None:
        return Setup(colours, seed, seats, HouseRules(wiraqucha=die), mode, solo=seats[0][0])
    return Setup(colours, seed, seats, mode=mode, alliance=nations is not None, quest=quest)
