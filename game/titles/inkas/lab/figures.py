"""What the quests of an experiment show of INKAS: ayllus, cards and powers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.lab.protocol import TargetCheck
from game.core.lab.results import SimulatedGame
from game.core.lab.statistics import Share
from game.core.lab.summary import fair_of, finished_of
from game.titles.inkas.content.definitions import PLAYABLE, Mode
from game.titles.inkas.content.goals import GoalName
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.lab.counter import FIGURES

LEAST_OF_ENDING: Final = (
    0.15  # target: of the quests end by Qusqu, and as many by elimination; draws are none
)
MOST_OF_AYLLU: Final = 1.2  # target: how many times its fair share an ayllu wins, at least 95 % surely
MOST_OF_GOAL: Final = 1.5  # target: the same of who has a goal
PERSON_WINS: Final = (0.25, 0.75)  # target: of Solo quests a person wins, from and to
LEAST_USED: Final = 0.05  # target: the share of quests in which a card or a power comes up, at least


@dataclass(frozen=True, slots=True)
class UseFigures:
    """A card or a power: the quests in which it came up, and how often in one."""

    used: Share
    uses: float


def ayllus_in(results: Sequence[SimulatedGame]) -> dict[str, Share]:
    """Of every ayllu, the wins of those who played it."""
    finished = finished_of(results)
    played, won = Counter[str](), Counter[str]()
    for result in finished:
        for place, player in enumerate(result.players):
            ayllu = FIGURES.of_player(player).ayllu
            played[ayllu] += 1
            won[ayllu] += result.won(place)
    fair = fair_of(finished)
    return {ayllu: Share(won[ayllu], played[ayllu], fair) for ayllu in PLAYABLE}


def goals_in(results: Sequence[SimulatedGame]) -> dict[str, Share]:
    """Of every goal that somebody had, the wins of those who did, by whatever they won."""
    finished = finished_of(results)
    played, won = Counter[str](), Counter[str]()
    for result in finished:
        for place, player in enumerate(result.players):
            for goal in FIGURES.of_player(player).goals:
                played[goal] += 1
                won[goal] += result.won(place)
    fair = fair_of(finished)
    return {goal.value: Share(won[goal], played[goal], fair) for goal in GoalName if played[goal]}


def met_goals_in(results: Sequence[SimulatedGame]) -> dict[str, Share]:
    """Of every goal that somebody had, the quests that ended because it was met."""
    finished = finished_of(results)
    met = Counter[str]()
    for result in finished:
        met.update(FIGURES.of_game(result).met)
    return {goal: Share(met[goal], len(finished)) for goal in goals_in(results)}


def person_in(results: Sequence[SimulatedGame]) -> Share | None:
    """The wins of the person against led ayllus; None where nobody is led."""
    finished = finished_of(results)
    won = [
        result.won(place)
        for result in finished
        for place, player in enumerate(result.players)
        if FIGURES.of_player(player).person
    ]
    return Share(sum(won), len(won), fair_of(finished)) if won else None


def cards_in(results: Sequence[SimulatedGame], data: InkasData) -> dict[str, UseFigures]:
    """Of every card of the mode."""
    found = [FIGURES.of_game(result) for result in finished_of(results)]
    mode = found[0].mode if found else Mode.FAMILY
    return _uses([figures.cards for figures in found], list(data.cards_of(mode)))


def powers_in(results: Sequence[SimulatedGame], data: InkasData) -> dict[str, UseFigures]:
    """Of every power of a role; of those that work by themselves the turns are counted after which they do."""
    finished = finished_of(results)
    names = [power.name for role in data.roles.values() for power in role.powers]
    return _uses([FIGURES.of_game(result).powers for result in finished], names)


def _uses(counts: Sequence[object], names: Sequence[str]) -> dict[str, UseFigures]:
    found = {}
    for name in names:
        own = [int(count.get(name, 0)) for count in counts if isinstance(count, dict)]
        used = Share(sum(number > 0 for number in own), len(own))
        found[name] = UseFigures(used, sum(own) / max(1, len(own)))
    return found


def bots_in(results: Sequence[SimulatedGame]) -> dict[str, dict[str, float]]:
    """By figure and bot, the mean of a quest: flags, llamas, dead wallas, those never placed."""
    sums: dict[str, Counter[str]] = {}
    games = Counter[str]()
    for result in finished_of(results):
        for player in result.players:
            own = FIGURES.of_player(player)
            games[player.bot] += 1
            for name in ("flags", "llamas", "dead", "supply"):
                sums.setdefault(name, Counter())[player.bot] += getattr(own, name)
    return {name: {bot: total / games[bot] for bot, total in by_bot.items()} for name, by_bot in sums.items()}


def own_verdicts(results: Sequence[SimulatedGame], data: InkasData) -> Iterator[TargetCheck]:
    """The person of Solo, ayllus, goals, cards and powers against their targets."""
    if person := person_in(results):
        yield TargetCheck("solo", "person", person.rate, *PERSON_WINS)
    for ayllu, wins in ayllus_in(results).items():
        if wins.trials:
            surely = wins.interval[0] / wins.fair
            yield TargetCheck("ayllu", ayllu, surely, 0.0, MOST_OF_AYLLU, percent=False)
    for goal, wins in goals_in(results).items():
        surely = wins.interval[0] / wins.fair
        yield TargetCheck("goal", goal, surely, 0.0, MOST_OF_GOAL, percent=False)
    for about, found in (("card", cards_in(results, data)), ("power", powers_in(results, data))):
        for name, figures in found.items():
            yield TargetCheck(about, name, figures.used.rate, LEAST_USED, 1.0)
