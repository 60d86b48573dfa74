"""The puzzles of Wiraqocha and other tactical positions: find more, prove them, grade them, let levels solve them.

    python build/tactics/suite.py mine --games 200 --seed 1 --most 30
    python build/tactics/suite.py grade
    python build/tactics/suite.py check
    python build/tactics/suite.py run [cadet surveyor engineer empress@4000n]

`mine` plays games, looks for positions and adds them to data/puzzles.yaml, at most so many of a grade; with `--from
FILE` it takes what it finds there. `grade` grades all puzzles anew, as is due when the levels play otherwise. `check`
proves all claims again. `run` lets levels play the turn of each position and prints what share each solves, by kind.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # last, so that a compiled copy of the game may come before it

from choosing import fits, grade_of, named, solves  # noqa: E402
from mining import mine  # noqa: E402
from positions import game_content, others, puzzles, write_puzzles  # noqa: E402

from game.titles.wiraqocha.bots.turn_search import Effort, finished, likely, sure_win  # noqa: E402
from game.titles.wiraqocha.puzzles.claims import Kind, holds, rival_aim  # noqa: E402
from game.titles.wiraqocha.puzzles.tactics_file import GRADES, Tactic, follow, read_tactics  # noqa: E402
from game.titles.wiraqocha.puzzles.throw_search import throw_chances  # noqa: E402
from game.titles.wiraqocha.rules import actions as a  # noqa: E402
from game.titles.wiraqocha.rules.engine import successor  # noqa: E402

LEVELS = ("random", "greedy", "cadet", "surveyor", "engineer", "empress@4000n")
SEEDS = 3  # of a bot that decides by its seed
MINED = (Kind.WIN, Kind.CHANCE, Kind.STOP, Kind.KEEP)
EFFORT = 100_000  # positions for a proof
WRITTEN = 5  # after so many puzzles the file is written


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run", help="let levels solve the positions")
    running.add_argument("levels", nargs="*", default=LEVELS)
    running.add_argument("--list", action="store_true", help="also print which positions each level fails")
    commands.add_parser("check", help="prove every claim again")
    commands.add_parser("grade", help="grade the puzzles anew")
    mining = commands.add_parser("mine", help="look for more puzzles in played games")
    mining.add_argument("--games", type=int, default=100)
    mining.add_argument("--seed", type=int, default=1)
    mining.add_argument("--most", type=int, default=30, help="puzzles of a grade, with those that are there")
    mining.add_argument("--kinds", nargs="*", type=Kind, default=MINED, help="win, chance, stop, keep")
    mining.add_argument("--from", dest="files", nargs="*", type=Path, help="files to take them from")
    options = parser.parse_args(words)
    match options.command:
        case "run":
            return run(options.levels, options.list)
        case "check":
            return check()
        case "grade":
            return regrade()
        case _:
            last = options.seed + options.games
            played = (found for seed in range(options.seed, last) for found in _mined(seed, options.kinds))
            return extend(_read(options.files) if options.files else played, options.most)


def run(levels: Sequence[str], listed: bool) -> int:
    """Print what share of the positions of each kind each level solves."""
    tactics = [*puzzles(), *others()]
    print("".join(word.rjust(16) for word in ("", *Kind, "all")))
    for level in levels:
        solved, tried, failed = Counter[Kind](), Counter[Kind](), list[int]()
        for number, tactic in enumerate(tactics):
            for seed in range(SEEDS):
                right = solves(level, tactic, seed)
                solved[tactic.claim.kind] += right
                tried[tactic.claim.kind] += 1
                if not right and seed == 0:
                    failed.append(number)
        shares = [_share(solved[kind], tried[kind]) for kind in Kind]
        print(
            "".join(word.rjust(16) for word in (level, *shares, _share(solved.total(), tried.total()))),
            flush=True,
        )
        if listed:
            print("    fails", *failed)
    return 0


def _share(solved: int, tried: int) -> str:
    return f"{100 * solved / tried:.0f} %" if tried else "-"


def check() -> int:
    """Prove every claim again, and name those that fail; 1 if any does."""
    wrong = [
        tactic.name or str(number)
        for number, tactic in enumerate([*puzzles(), *others()])
        if not proved(tactic)
    ]
    print("wrong:", *wrong) if wrong else print("all claims hold")
    return int(bool(wrong))


def proved(tactic: Tactic) -> bool:
    """Whether the claim and the turn that is given for it hold."""
    state, claim = tactic.state, tactic.claim
    if not holds(claim, follow(state, tactic.turn), tactic.turn):
        return False
    match claim.kind:
        case Kind.WIN:
            return sure_win(state, EFFORT) is not None
        case Kind.WASTE:
            return True
        case Kind.CHANCE:
            found = finished(throw_chances(state, Effort(EFFORT))) or []
            worse = [throw.chance for throw in found if throw.chance < claim.chance]
            return bool(found) and max(worse, default=0.0) <= claim.second + 0.01
        case kind:
            return likely(successor(state, a.End()), rival_aim(kind, state.mover), claim.idle) > 0


def regrade() -> int:
    """Grade every puzzle by the levels as they play now."""
    before = puzzles()
    after = [replace(tactic, grade=grade_of(tactic)) for tactic in before]
    moved = sum(was.grade != now.grade for was, now in zip(before, after, strict=True))
    write_puzzles(after)
    print(moved, "of", len(after), "have another grade;", _counts(after))
    return 0


def extend(found: Iterable[Tactic], most: int) -> int:
    """Add what fits to the puzzles; they are written from time to time, and at the end."""
    chosen = puzzles()
    for tactic in found:
        graded = named(tactic)
        if fits(graded, chosen, most):
            chosen.append(graded)
            print(graded.name, _counts(chosen), flush=True)
            if len(chosen) % WRITTEN == 0:
                write_puzzles(chosen)
    write_puzzles(chosen)
    return 0


def _mined(seed: int, kinds: Sequence[Kind]) -> Iterator[Tactic]:
    return mine(seed, game_content(), kinds)


def _read(files: Sequence[Path]) -> Iterator[Tactic]:
    for file in files:
        yield from read_tactics(file, game_content())


def _counts(tactics: Iterable[Tactic]) -> str:
    grades = Counter(tactic.grade for tactic in tactics)
    return ", ".join(f"grade {grade}: {grades[grade]}" for grade in range(1, GRADES + 1))


if __name__ == "__main__":
    sys.exit(main())
