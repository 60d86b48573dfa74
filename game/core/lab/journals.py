"""Simulated games as journals, which `replay`, `analyse` and the window open like any other recorded game."""

from pathlib import Path

from game.base.files.whole_files import numbered, write_first_free
from game.core.contract import GameData, Refusal
from game.core.lab.experiment import Experiment
from game.core.lab.experiment_bots import strange_name
from game.core.lab.protocol import Lab
from game.core.lab.results import SimulatedGame
from game.core.match import BOT_LENGTH, NAME_LENGTH, Match, Seat, written_match
from game.core.record import GameSession
from game.core.record.journal import LINE_LIMIT, SUFFIX
from game.core.registry import title


def write_journal(folder: Path, experiment: Experiment, data: GameData, game: SimulatedGame) -> None:
    """Write a recorded game into the folder, over no other file; it counts for nothing. Raises OSError."""
    played = title(experiment.title)
    counted = played.part(Lab)
    setup = counted.setup(data, experiment.players, game.seed, experiment.options)
    initial = played.setups.new_game(data, setup)
    first = played.rules.turn_owner(initial)
    places = [(seat - first) % experiment.players for seat in range(experiment.players)]
    bots = [experiment.bots[experiment.bot_at(game.number, place)] for place in places]
    seats = tuple(
        _seat(bot, colour, bots[: place + 1].count(bot) if bots.count(bot) > 1 else 0)
        for place, (bot, colour) in enumerate(zip(bots, setup.colours, strict=True))
    )
    session = GameSession(played.rules, initial, practice=True)
    for text in game.record[:LINE_LIMIT]:
        action = played.rules.parse_action(session.state, text)
        if isinstance(action, Refusal) or isinstance(session.act(action), Refusal):
            break  # a worker of a cluster may say anything; what holds is kept
    named = folder / f"game-{game.number + 1}{SUFFIX}"
    write_first_free(numbered(named), written_match(Match(setup, seats), session))


def _seat(bot: str, colour: str, number: int) -> Seat:
    """The bot at the table, by the name that fits there, and a number where it sits there more than once."""
    strange = strange_name(bot)
    name = f"{strange.file.name}:{strange.part}" if strange else bot
    behind = f" {number}" if number else ""
    return Seat(name[: NAME_LENGTH - len(behind)] + behind, colour, name[:BOT_LENGTH])
