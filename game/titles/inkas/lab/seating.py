"""Who plays which ayllu in which suyu where nobody chooses: the seed decides, and seats are clockwise."""

from game.core.chance import shuffled
from game.titles.inkas.board.emblems import COLOUR_OF
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS, Mode
from game.titles.inkas.rules.setup import Setup


def seated(players: int, seed: int, mode: Mode = Mode.FAMILY) -> Setup:
    """A quest of so many in a mode; turns go round by seat."""
    ayllus, drawn = shuffled(PLAYABLE, seed, 0)
    suyus, _ = shuffled(range(len(SUYUS)), seed, drawn)
    chosen = [(ayllus[place], SUYUS[suyu]) for place, suyu in enumerate(sorted(suyus[:players]))]
    # who sits first is not always the one nearest to the first suyu
    turned = [*chosen[seed % players :], *chosen[: seed % players]]
    colours = tuple(COLOUR_OF[ayllu] for ayllu, _ in turned)
    return Setup(colours, seed, tuple((ayllu.value, suyu) for ayllu, suyu in turned), mode=mode)
