"""Fit the evaluation of the empress to played games.

    python build/judgement/make.py play --seconds 600 --seed 1 --out games-1.pkl
    python build/judgement/make.py fit games-1.pkl … [--out game/titles/wiraqocha/bots/fitted_weights.py]
    python build/judgement/make.py common games-1.pkl …

`play` plays games between varied bots (the same for a seed, as many as the processor time allows); `fit` writes the
module that `game/titles/wiraqocha/bots/weights.py` reads; `common` prints new weights for the other levels. Needs
numpy. To improve the evaluation, play again with the new one and fit again.
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the same sums in the same order

from fitting import common, fitted, module, table  # noqa: E402
from played import play_for, read  # noqa: E402

from game.titles.wiraqocha.content.load import load_content  # noqa: E402


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and save their positions")
    playing.add_argument("--seconds", type=float, default=600.0, help="processor time to spend")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="fit the evaluation to saved games")
    fitting.add_argument("games", type=Path, nargs="+")
    fitting.add_argument(
        "--out", type=Path, default=ROOT / "game" / "titles" / "wiraqocha" / "bots" / "fitted_weights.py"
    )
    naming = commands.add_parser("common", help="fit only the named weights, and print them")
    naming.add_argument("games", type=Path, nargs="+")
    options = parser.parse_args(words)
    if options.command == "play":
        print(play_for(options.seconds, options.seed, load_content(), options.out), "games")
        return 0
    data = table(read(options.games))
    if options.command == "common":
        judgement, told = fitted(data, units=0)
        print(common(judgement))
        print(told)
        return 0
    judgement, told = fitted(data)
    options.out.write_text(module(judgement), encoding="utf-8")
    print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
