"""Tactical positions of Wiraqocha, and how many of them each level solves.

    python build/tactics/suite.py run [cadet surveyor engineer empress@4000n]
    python build/tactics/suite.py check
    python build/tactics/suite.py mine --games 200 --seed 1 --most 20

`run` lets levels play the turn of each position and prints what share each solves, by kind; `check` proves all claims
again; `mine` plays games, looks for positions and adds them to build/tactics/positions.yaml, at most so many of a kind.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # last, so that a compiled copy of the game may come before it

from claims import Kind, holds, rival_aim  # noqa: E402
from mining import mine, played_turn  # noqa: E402
from positions import SUITE, Tactic, content, read, write  # noqa: E402
from search import likely, sure_win  # noqa: E402

from game.ai.bot_name import parse_bot_name  # noqa: E402
from game.protocol import Refusal  # noqa: E402
from game.titles.wiraqocha.bots.title_bots import BOTS  # noqa: E402
from game.titles.wiraqocha.rules import actions as a  # noqa: E402
from game.titles.wiraqocha.rules.engine import successor  # noqa: E402
from game.titles.wiraqocha.rules.state import State  # noqa: E402
from game.titles.wiraqocha.rules.view import view  # noqa: E402

LEVELS = ("random", "greedy", "cadet", "surveyor", "engineer", "empress@4000n")
SEEDS = 3  # of a bot that decides by its seed


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run", help="let levels solve the suite")
    running.add_argument("levels", nargs="*", default=LEVELS)
    running.add_argument("--list", action="store_true", help="also print which positions each level fails")
    commands.add_parser("check", help="prove every claim again")
    mining = commands.add_parser("mine", help="look for more positions in played games")
    mining.add_argument("--games", type=int, default=100)
    mining.add_argument("--seed", type=int, default=1)
    mining.add_argument("--most", type=int, default=20, help="positions of a kind, with those that are there")
    options = parser.parse_args(words)
    match options.command:
        case "run":
            return run(options.levels, options.list)
        case "check":
            return check()
        case _:
            return extend(options.seed, options.games, options.most)


def run(levels: Sequence[str], listed: bool) -> int:
    """Print what share of the positions of each kind each level solves."""
    tactics = read()
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


def solves(level: str, tactic: Tactic, seed: int = 0) -> bool:
    """Whether a bot of this name plays a right turn."""
    name = parse_bot_name(level)
    bot = name if isinstance(name, Refusal) else BOTS.make(name, seed)
    if isinstance(bot, Refusal):
        raise SystemExit(f"{level}: {bot.reason}")
    states, actions = played_turn(tactic.state, lambda here, number: bot.choose(view(here, number)))
    return holds(tactic.claim, states, actions)


def check() -> int:
    """Prove every claim again, and name those that fail; 1 if any does."""
    wrong = [number for number, tactic in enumerate(read()) if not proved(tactic)]
    print("wrong:", *wrong) if wrong else print("all claims hold")
    return int(bool(wrong))


def proved(tactic: Tactic) -> bool:
    """Whether the claim and the turn that is given for it hold."""
    states = [tactic.state]
    for action in tactic.turn:
        states.append(successor(states[-1], action))
    if not holds(tactic.claim, states, tactic.turn):
        return False
    match tactic.claim.kind:
        case Kind.WIN:
            return sure_win(tactic.state) is not None
        case Kind.WASTE:
            return True
        case kind:
            idle: State = successor(tactic.state, a.End())
            return likely(idle, rival_aim(kind, tactic.state.mover), tactic.claim.idle) > 0


def extend(seed: int, games: int, most: int) -> int:
    """Add what so many games hold; of one game, one position of a kind."""
    tactics = read() if SUITE.exists() else []
    for number in range(seed, seed + games):
        there = Counter(tactic.claim.kind for tactic in tactics)
        kinds = set[Kind]()
        for tactic in mine(number, content()):
            kind = tactic.claim.kind
            if kind not in kinds and there[kind] < most:
                kinds.add(kind)
                tactics.append(tactic)
        if kinds:
            write(sorted(tactics, key=lambda tactic: list(Kind).index(tactic.claim.kind)))
            print(number, *(f"{kind}: {there[kind] + (kind in kinds)}" for kind in Kind), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
