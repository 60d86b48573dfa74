"""Results that a file holds or a cluster's worker tells: each is looked at in full before it is believed."""

from game.core.contract import GameStatistics
from game.core.lab.experiment import Experiment
from game.core.lab.protocol import Lab
from game.core.lab.results import SimulatedGame, from_line, has_form
from game.core.registry import title


def read_result(line: str | bytes, experiment: Experiment) -> SimulatedGame | None:
    """The result in the line; None where it holds none that a game of this experiment can have."""
    result = from_line(line)
    return result if result is not None and _possible(result, experiment) else None


def _possible(result: SimulatedGame, experiment: Experiment) -> bool:
    """Whether the game of this number can have ended so."""
    number, places = result.number, range(experiment.players)
    forms = title(experiment.title).part(Lab).figures
    return (
        result.seed == experiment.game_seed(number)
        and [player.bot for player in result.players]
        == [experiment.bots[experiment.bot_at(number, place)] for place in places]
        and _ended(result, experiment)
        and has_form(result.figures, forms.game)
        and all(has_form(player.figures, forms.player) for player in result.players)
    )


def _ended(result: SimulatedGame, experiment: Experiment) -> bool:
    """Whether it ended in a way that the title knows, after no more turns than were to be played."""
    most = experiment.cap * experiment.players
    if not result.finished:
        return result.turns == most and not result.reason
    # the last turn may end the game, and another one have begun by then
    return (
        result.turns <= most + experiment.players
        and result.reason in title(experiment.title).part(GameStatistics).reasons
    )
