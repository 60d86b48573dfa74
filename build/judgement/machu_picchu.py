"""Fit the judgement of the computer players of The Princes of Machu Picchu to decisions that are played on.

    python build/judgement/machu_picchu.py rollouts --games 600 --seed 1 [--begun FILE] --out rollouts-1.pkl
    python build/judgement/machu_picchu.py fit rollouts-1.pkl … [--begun FILE] [--out FILE]
    python build/judgement/machu_picchu.py match FILE [--players 2] [--games 200] [--positions 1500]

`rollouts` plays games between varied computer players (the same for a seed), plays on several turns of some decisions,
keeps what came of each and goes on where it was broken off. `fit` goes on from a judgement that was written before
(`--begun`, the one in use), says how good it is on decisions held back, and writes the module that the judgement is
read from; that of the last day stays as it was. In a `match` one player of today's judgement sits with others of an
older one: a regent, an oracle, or a rusher, who takes clergy and cards and hardly ever stays. Needs numpy; compiled
rules (build/compile/make.py) make `rollouts` faster. To improve the judgement, play rollouts with the new one.
"""

import argparse
import os
import pickle
import random
import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the same sums in the same order

from machu_picchu_fit import fitted, module, read  # noqa: E402
from machu_picchu_games import RUSHER, Fond, SeatResult, judgements_in, played  # noqa: E402
from machu_picchu_rollouts import decisions_of  # noqa: E402
from saved_games import games_in  # noqa: E402

from game.core.lab.statistics import wilson  # noqa: E402
from game.titles.machu_picchu.bots.levels import Planner, TurnPlayer  # noqa: E402
from game.titles.machu_picchu.bots.rollout_planner import RolloutPlanner  # noqa: E402
from game.titles.machu_picchu.bots.weights import WEIGHTS  # noqa: E402
from game.titles.machu_picchu.content.load import DATA  # noqa: E402

OUT = ROOT / "game" / "titles" / "machu_picchu" / "bots" / "fitted_weights.py"
UNITS = 12


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    options = _options(words)
    if options.command == "rollouts":
        _rollouts(options.out, options.games, options.seed, options.begun)
    elif options.command == "fit":
        _fit(options.rollouts, options.begun, options.out)
    else:
        _match(options)
    return 0


def _options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    rolling = commands.add_parser("rollouts", help="play games, and some of their turns on")
    rolling.add_argument("--games", type=int, default=600, help="how many the file shall hold in the end")
    rolling.add_argument("--seed", type=int, default=1)
    rolling.add_argument("--begun", type=Path, default=OUT, help="the judgement to play by")
    rolling.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="fit the judgement to what came of turns")
    fitting.add_argument("rollouts", type=Path, nargs="+")
    fitting.add_argument("--begun", type=Path, default=OUT, help="the judgement to go on from")
    fitting.add_argument("--out", type=Path, default=OUT)
    matching = commands.add_parser("match", help="play against an older judgement")
    matching.add_argument("other", type=Path, help="the module of the older judgement")
    matching.add_argument("--players", type=int, default=2)
    matching.add_argument("--games", type=int, default=200)
    matching.add_argument("--seed", type=int, default=1)
    matching.add_argument("--positions", type=int, default=0, help="that an oracle values; 0: a regent")
    matching.add_argument("--rusher", action="store_true", help="the one player races for a rescue")
    return parser.parse_args(words)


def _rollouts(out: Path, games: int, seed: int, begun: Path) -> None:
    content, weights = DATA.load(), replace(WEIGHTS, judgements=judgements_in(begun))
    for number in range(sum(1 for _ in games_in(out)), games):
        decisions = decisions_of(content, number, seed, weights)
        with out.open("ab") as file:
            pickle.dump(decisions, file)


def _fit(paths: list[Path], begun: Path, out: Path) -> None:
    nets, decisions = read(begun), [one for path in paths for game in games_in(path) for one in game]
    for name, duel in (("DUEL", True), ("TABLE", False)):
        some = [one for one in decisions if (one.players == 2) is duel]
        if some:
            nets[name], told = fitted(some, nets[name], UNITS)
            print(f"{name}, {len(some)} decisions\n{told}", flush=True)
    out.write_text(module(nets), encoding="utf-8")


def _match(options: argparse.Namespace) -> None:
    content, older = DATA.load(), replace(WEIGHTS, judgements=judgements_in(options.other))
    rescues, results = 0, list[SeatResult]()
    for number in range(options.games):
        chance, seat = random.Random(f"{options.seed} {number // options.players}"), number % options.players
        table, seed = chance.getrandbits(40), chance.getrandbits(30)
        one: TurnPlayer = Planner(seed)
        if options.positions:
            one = RolloutPlanner(seed, 0.0, options.positions)
        elif options.rusher:
            one = Fond(seed, WEIGHTS, RUSHER, 0.0)
        others = [Planner(seed, older) for _ in range(options.players - 1)]
        rescue, seats = played(content, [*others[:seat], one, *others[seat:]], table)
        rescues += rescue
        results.append(seats[seat])
    mean = SeatResult(*(sum(column) / len(results) for column in zip(*results, strict=True)))
    won = mean.won * options.games
    low, high = wilson(won, options.games)
    print(
        f"{won:.1f} of {options.games}, {100 * mean.won:.1f} % ({100 * low:.1f}–{100 * high:.1f}),"
        f" {rescues} rescues, points {mean.points:.1f}, gold {mean.gold:.1f}, Incas {mean.incas:.1f},"
        f" clergy {mean.clergy:.1f}, turns {mean.turns:.0f}, stays {100 * mean.stays / mean.turns:.0f} %"
    )


if __name__ == "__main__":
    sys.exit(main())
