"""Fit the judgement of the computer players of The Princes of Machu Picchu to played games.

    python build/judgement/machu_picchu.py play --games 2000 --seed 1 [--older FILE …] --out games-1.pkl
    python build/judgement/machu_picchu.py fit games-1.pkl … [--whole] [--begun FILE] [--out FILE]
    python build/judgement/machu_picchu.py told games-1.pkl …
    python build/judgement/machu_picchu.py match FILE [--players 2] [--games 200] [--positions 1500]

`play` plays games between varied computer players (the same for a seed), some with older judgements, keeps what each
saw at the end of the turns and goes on where it was broken off. `fit` goes on from a judgement that was written before
(`--begun`, the one in use) and writes the module that the judgement is read from: it sets the constants anew, and for
the last day a few numbers more; with `--whole` it fits the nets, and says how good they are on games held back. `told`
sums up how games ended. In a `match` one player of today's judgement sits with others of an older one: a regent, an
oracle, or a rusher, who takes clergy and cards and hardly ever stays. Needs numpy; compiled rules
(build/compile/make.py) make `play` several times as fast. To improve the judgement, play again with the new one.
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

from machu_picchu_fit import LAST, fitted, levelled, module, positions, raced, read  # noqa: E402
from machu_picchu_games import (  # noqa: E402
    RUSHER,
    Fond,
    judgements_in,
    played,
    population_game,
)
from saved_games import games_in  # noqa: E402

from game.core.lab.statistics import wilson  # noqa: E402
from game.titles.machu_picchu.bots.levels import Planner, TurnPlayer  # noqa: E402
from game.titles.machu_picchu.bots.rollout_planner import RolloutPlanner  # noqa: E402
from game.titles.machu_picchu.bots.weights import WEIGHTS  # noqa: E402
from game.titles.machu_picchu.content.load import DATA  # noqa: E402

OUT = ROOT / "game" / "titles" / "machu_picchu" / "bots" / "fitted_weights.py"
UNITS = 14


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    options = _options(words)
    if options.command == "play":
        _play(options.out, options.games, options.seed, options.older)
    elif options.command == "fit":
        _fit(options.games, options.begun, options.out, options.whole)
    elif options.command == "match":
        _match(options)
    else:
        _tell(options.games)
    return 0


def _options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and save what was seen")
    playing.add_argument("--games", type=int, default=2000, help="how many the file shall hold in the end")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--older", type=Path, nargs="*", default=[], help="modules of older judgements")
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="fit the judgement to saved games")
    fitting.add_argument("games", type=Path, nargs="+")
    fitting.add_argument("--begun", type=Path, default=OUT, help="the judgement to go on from")
    fitting.add_argument("--whole", action="store_true", help="fit the nets, not the few numbers alone")
    fitting.add_argument("--out", type=Path, default=OUT)
    telling = commands.add_parser("told", help="sum up how saved games ended")
    telling.add_argument("games", type=Path, nargs="+")
    matching = commands.add_parser("match", help="play against an older judgement")
    matching.add_argument("other", type=Path, help="the module of the older judgement")
    matching.add_argument("--players", type=int, default=2)
    matching.add_argument("--games", type=int, default=200)
    matching.add_argument("--seed", type=int, default=1)
    matching.add_argument("--positions", type=int, default=0, help="that an oracle values; 0: a regent")
    matching.add_argument("--rusher", action="store_true", help="the one player races for a rescue")
    return parser.parse_args(words)


def _play(out: Path, games: int, seed: int, older: list[Path]) -> None:
    content, judgements = DATA.load(), [judgements_in(path) for path in older]
    for number in range(sum(1 for _ in games_in(out)), games):
        game = population_game(content, number, seed, judgements)
        with out.open("ab") as file:
            pickle.dump(game, file)


def _fit(paths: list[Path], begun: Path, out: Path, whole: bool) -> None:
    games, nets = [game for path in paths for game in games_in(path)], read(begun)
    for name, duel in (("DUEL", True), ("TABLE", False)):
        some = [game for game in games if (len(game.success) == 2) is duel]
        data = positions(some)
        last = data.seen[:, LAST] > 0
        for stage, part in ((name, data.part(~last)), (f"{name}_LAST", data.part(last))):
            if whole:
                nets[stage], told = fitted(part, nets[stage], UNITS)
                print(f"{stage}, {len(some)} games:\n{told}", flush=True)
            else:
                nets[stage] = levelled(part, nets[stage])
                if stage != name:
                    nets[stage] = raced(part, nets[stage])
    out.write_text(module(nets), encoding="utf-8")


def _match(options: argparse.Namespace) -> None:
    content, older = DATA.load(), replace(WEIGHTS, judgements=judgements_in(options.other))
    won, rescues, told = 0.0, 0, list[tuple[int, ...]]()
    for number in range(options.games):
        chance, seat = random.Random(f"{options.seed} {number // options.players}"), number % options.players
        table, seed = chance.getrandbits(40), chance.getrandbits(30)
        one: TurnPlayer = Planner(seed)
        if options.positions:
            one = RolloutPlanner(seed, 0.0, options.positions)
        elif options.rusher:
            one = Fond(seed, WEIGHTS, RUSHER, 0.0)
        others = [Planner(seed, older) for _ in range(options.players - 1)]
        game = played(content, [*others[:seat], one, *others[seat:]], table, kept=False)
        won += game.told[seat][-1] / sum(row[-1] for row in game.told)
        rescues += game.rescue
        told.append(game.told[seat])
    low, high = wilson(won, options.games)
    print(
        f"{won:.1f} of {options.games}, {100 * won / options.games:.1f} % ({100 * low:.1f}–{100 * high:.1f}),"
        f" {rescues} rescues, {_mean(told)}"
    )


def _mean(told: list[tuple[int, ...]]) -> str:
    """What players had in the end, on average."""
    had = [sum(column) / len(told) for column in zip(*told, strict=True)]
    return (
        f"points {had[0]:.1f}, gold {had[1]:.1f}, Incas {had[2]:.1f}, clergy {had[3]:.1f},"
        f" turns {had[5]:.0f}, stays {100 * had[4] / had[5]:.0f} %"
    )


def _tell(paths: list[Path]) -> None:
    games = [game for path in paths for game in games_in(path)]
    for players in range(2, 6):
        for equal in (True, False):
            some = [game for game in games if len(game.success) == players and game.equal is equal]
            if not some:
                continue
            kind, rescues = "equal" if equal else "varied", sum(game.rescue for game in some)
            seats = [seat for game in some for seat in game.told]
            print(f"{players} {kind}: {len(some)} games, {rescues} rescues, {_mean(seats)}")


if __name__ == "__main__":
    sys.exit(main())
