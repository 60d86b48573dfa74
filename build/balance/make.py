"""Search for tiles and costs that give every way to win a fair chance (the targets are in docs/balance.md).

    python build/balance/make.py search --out FOLDER --minutes 60
    python build/balance/make.py show FOLDER
    python build/balance/make.py write FOLDER NAME DATA

`search` plays designs that differ slightly from the best so far, plays the promising ones longer, and continues where
it stopped; compiled rules (build/compile/make.py) make it twice as fast. `show` prints the best designs and their
changes; `write` writes one of them into a folder, for `wiraqocha simulate --data-dir`. For a first look at many
designs, use `--bot surveyor` with a folder of its own: five times as fast as engineers, but they win in other ways.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from design import Design, changed, crossed  # noqa: E402
from trials import Trial, Trials, claim  # noqa: E402

from game.titles.wiraqocha.content.definitions import ValleyData  # noqa: E402
from game.titles.wiraqocha.content.load import DATA  # noqa: E402

FIRST, MORE, MOST = 24, 24, 240  # games of each table: at first, then for those that do well, and at the most
FRONT = 6  # designs that others are made of, and that are played longer
HARDEST = 4  # players of the table that most designs fail at: it is played first


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    options = _options(words)
    base = DATA.load()
    if options.command == "search":
        held = claim(options.folder)
        if held is None:
            sys.exit(
                f"balance: {options.folder}: another search is at work there; end it, or name another folder"
            )
        with held:
            trials = Trials(options.folder, base, options.bot, options.seed, options.jobs)
            _search(trials, tuple(options.tables), options.minutes * 60, random.Random(options.seed))
    else:
        trials = Trials(options.folder, base)
    if options.command == "write":
        _write(trials, options.name, options.data)
    else:
        print("\n".join(_told(trials, tuple(options.tables))))
    return 0


def _options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    searching = commands.add_parser("search", help="look for better designs")
    searching.add_argument("--out", type=Path, required=True, dest="folder")
    searching.add_argument("--minutes", type=float, default=60.0)
    searching.add_argument(
        "--bot", default="engineer", help="the bot that plays the games (default: engineer)"
    )
    searching.add_argument("--tables", type=int, nargs="+", default=[2, 3, 4], help="numbers of players")
    searching.add_argument("--seed", type=int, default=1)
    searching.add_argument("--jobs", type=int, default=1, help="games in parallel (default: 1)")
    showing = commands.add_parser("show", help="print the best designs")
    showing.add_argument("folder", type=Path)
    showing.add_argument("--tables", type=int, nargs="+", default=[2, 3, 4])
    writing = commands.add_parser("write", help="write a design as a data folder")
    writing.add_argument("folder", type=Path)
    writing.add_argument("name", help="as `show` prints it")
    writing.add_argument("data", type=Path, help="the folder to write to")
    return parser.parse_args(words)


def _best(trials: Trials, tables: tuple[int, ...]) -> list[Trial]:
    """The designs that all tables have played, the best first."""
    whole = [trial for trial in trials.all.values() if trial.played(tables)]
    return sorted(whole, key=lambda trial: trials.missed(trial.design, tables))


def _search(trials: Trials, tables: tuple[int, ...], seconds: float, chance: random.Random) -> None:
    end = time.monotonic() + seconds
    _try_out(trials, tables, Design.of(trials.base), FIRST, 99.0)
    while time.monotonic() < end:
        best = _best(trials, tables)
        front = best[:FRONT]
        one, other = (chance.choice(front).design for _ in range(2))
        played = trials.all[one].played(tables)
        if chance.random() < 0.3 and played < MOST:
            _try_out(trials, tables, one, played + MORE, 99.0)
            continue
        if chance.random() < 0.3:
            one = crossed(one, other, chance)
        design = changed(one, trials.base, chance)
        if design not in trials.all:
            _try_out(trials, tables, design, FIRST, trials.missed(front[-1].design, tables))


def _try_out(trials: Trials, tables: tuple[int, ...], design: Design, games: int, bar: float) -> None:
    """Play all tables, unless one alone shows that it misses more than the bar."""
    for players in sorted(tables, key=lambda number: abs(number - HARDEST)):
        trials.play(design, players, games)
        if trials.missed(design, (players,)) > bar:
            return


def _told(trials: Trials, tables: tuple[int, ...]) -> Iterator[str]:
    for trial in _best(trials, tables)[:10]:
        design = trial.design
        missed = trials.missed(design, tables)
        yield f"{trials.name(design)}  misses {missed:.2f}: {_changes(design, trials.base)}"
        for players in tables:
            summary = trials.summary(design, players)
            shares = " / ".join(f"{100 * share.rate:.0f}" for share in summary.victories.values())
            places = " ".join(f"{place.ratio:.2f}" for place in summary.places)
            turns = summary.length(0.5)
            yield f"  {players} players, {summary.games} games: {shares}; places {places}; {turns:.1f} turns"


def _changes(design: Design, base: ValleyData) -> str:
    """What differs from the game's own data, and all costs."""
    lands = [
        f"{label} {land.ground.value} {land.terrain.value}" + (f" {land.cubes}" if land.cubes > 1 else "")
        for label, land, own in zip(base.base, design.lands, Design.of(base).lands, strict=True)
        if land != own
    ]
    return ", ".join(lands) + "; " + " ".join(f"{cost.resources}+{cost.somnium}" for cost in design.costs)


def _write(trials: Trials, name: str, folder: Path) -> None:
    design = next((design for design in trials.all if trials.name(design) == name), None)
    if design is None:
        sys.exit(f"balance: no design is called {name}; `show` prints their names")
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in zip(DATA.files, design.texts(trials.base), strict=True):
        (folder / file).write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
