"""Fit the judgement of the computer players to played games.

    python build/judgement/make.py play --games 3000 --seed 1 [--strong] --out games-1.pkl
    python build/judgement/make.py fit games-1.pkl … [--strong games-2.pkl …] [--out FILE]
    python build/judgement/make.py curve games-1.pkl …

`play` plays games between varied bots (the same for a seed) and goes on where it was broken off; `fit` writes the
module that `game/titles/wiraqocha/bots/weights.py` reads; `curve` prints how the loss on games held back falls with the
number of games that are fitted to. They run on all cores (`--jobs`), or on the workers of a Dask scheduler
(`--cluster ADDRESS`).
Needs numpy. To improve the judgement, play again with the new one and fit again.
"""

import argparse
import os
import pickle
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the same sums in the same order

from fitting import fitted, module, simple_row, table, tuned  # noqa: E402
from played import played, read, seen  # noqa: E402
from saved_games import games_in  # noqa: E402
from spread import spread  # noqa: E402

from game.core.lab.cluster import ClusterAddress  # noqa: E402

OUT = ROOT / "game" / "titles" / "wiraqocha" / "bots" / "fitted_weights.py"


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    options = _options(words)
    cluster = ClusterAddress(options.cluster, options.certificates) if options.cluster else None
    if options.command == "play":
        begun = sum(1 for _ in games_in(options.out))
        wanted = partial(played, seed=options.seed, strong=options.strong)
        for game in spread(wanted, range(begun, options.games), options.jobs, cluster):
            with options.out.open("ab") as file:
                pickle.dump(game, file)
        return 0
    data = table(spread(seen, read(options.games), options.jobs, cluster))
    if options.command == "curve":
        number = 250
        while number < 2 * data.game[-1]:
            print(fitted(data, number)[1], flush=True)
            number *= 2
        return 0
    judgement, told = fitted(data)
    duel = judgement
    if options.strong:
        duels = [game for game in read(options.strong) if len(game.setup.colours) == 2]
        strong = table(spread(seen, duels, options.jobs, cluster))
        duel, more = tuned(judgement, strong)
        told += f"\n{more}"
    options.out.write_text(module(judgement, duel, simple_row(data), told), encoding="utf-8")
    print(told)
    return 0


def _options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and save them")
    playing.add_argument("--games", type=int, default=3000, help="how many the file shall hold in the end")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--strong", action="store_true", help="engineers alone, who hardly vary")
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="fit the judgement to saved games")
    fitting.add_argument("games", type=Path, nargs="+")
    fitting.add_argument(
        "--strong", type=Path, nargs="+", default=[], help="games of strong players: those of two count"
    )
    fitting.add_argument("--out", type=Path, default=OUT)
    learning = commands.add_parser("curve", help="print the loss by the number of games")
    learning.add_argument("games", type=Path, nargs="+")
    for command in (playing, fitting, learning):
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
        command.add_argument(
            "--cluster", default="", help="address of a Dask scheduler, whose workers are believed"
        )
        command.add_argument(
            "--certificates", type=Path, help="folder with ca.pem, cert.pem and key.pem for it"
        )
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
