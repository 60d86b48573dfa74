"""What each card, and each Legendary power, is good for: how often it can be used, is, and nothing is better.

    python -m game.titles.inkas.lab.card_use --out use.jsonl [--decisions 300] [--bot captain] [--top sage@400n]

plays quests of Advanced between players of a level; with `--powers` quests of Legendary, and powers are counted in
place of cards. A line of the file is one of every so many decisions in which some card could be played: which could,
which was, and which the top level would play instead of all else; the same command goes on where it was broken off.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from game.base.files.regular_files import open_to_append, read_regular
from game.titles.inkas.content.definitions import CARDS, Mode
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.lab.quest_decisions import decisions, player
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.rules.actions import Action, Invoke, Play
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.invoked import kind_of
from game.titles.inkas.rules.setup import new_game
from game.titles.inkas.rules.state import State


@dataclass(frozen=True, slots=True)
class CardDecision:
    """A decision of a quest, numbered among those in which a card could be played. `played` and `best` are the card
    that was played and the one that the top level would play; empty for none. So it is with powers, where these are
    looked at.
    """

    seed: int
    number: int
    question: str
    playable: tuple[str, ...]
    played: str
    best: str


def looked_at(
    data: InkasData,
    bot: str,
    top: str,
    players: int,
    seed: int,
    every: int,
    known: int = 0,
    *,
    powers: bool = False,
) -> Iterator[CardDecision]:
    """One of `every` so many decisions of a quest in which a card can be played, after those that are known; with
    `powers` of Legendary, and a power can be used."""
    number, used = 0, _power if powers else _card
    for view, action in decisions(data, bot, players, seed, Mode.LEGENDARY if powers else Mode.ADVANCED):
        playable = sorted({name for one in legal_actions(view) if (name := used(view, one))})
        number += bool(playable)
        if playable and number > known and number % every == 0:
            best = player(top, seed + number).choose(view)
            question = str(view.question.value if view.question else "")
            yield CardDecision(seed, number, question, tuple(playable), used(view, action), used(view, best))


def _card(view: State, action: Action) -> str:
    """The card that an action plays; empty for none."""
    return action.card if isinstance(action, Play) else ""


def _power(view: State, action: Action) -> str:
    """The Legendary power that an action uses; empty for none."""
    kind = kind_of(view, action) if isinstance(action, Invoke) else None
    return kind.name if kind else ""


def read(file: Path) -> list[CardDecision]:
    """The decisions of a file, in order; none where it is not there."""
    try:
        lines = read_regular(file).splitlines()
    except FileNotFoundError:
        return []
    told = [json.loads(line) for line in lines]
    return [CardDecision(**{**one, "playable": tuple(one["playable"])}) for one in told]


def report(found: Sequence[CardDecision], cards: Sequence[str]) -> str:
    """A line for each of these cards: in how many decisions it could be played, was played, and was best."""
    lines = [f"{len(found)} decisions with a card that could be played"]
    for card in cards:
        playable = sum(card in one.playable for one in found)
        played, best = sum(card == one.played for one in found), sum(card == one.best for one in found)
        lines.append(f"{card}: playable {playable}, played {played}, best {best}")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--every", type=int, default=7)
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--top", default="sage@400n")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--powers", action="store_true")
    options = parser.parse_args(words)
    found, data = read(options.out), DATA.load()
    seed = found[-1].seed if found else options.seed
    with os.fdopen(open_to_append(options.out), "a", encoding="utf-8") as file:
        while len(found) < options.decisions:
            known = found[-1].number if found and found[-1].seed == seed else 0
            asked = options.bot, options.top, options.players, seed, options.every, known
            for one in looked_at(data, *asked, powers=options.powers):
                file.write(json.dumps(asdict(one)) + "\n")
                file.flush()
                found.append(one)
                if len(found) >= options.decisions:
                    break
            else:
                seed += 1
    names = [kind.name for kind in data.legends.values()] if options.powers else held_cards(data)
    print(report(found, names))
    return 0


def held_cards(data: InkasData) -> list[str]:
    """The cards that a hand may have and play in Advanced."""
    game = new_game(data, seated(2, 1, Mode.ADVANCED)).game
    return [CARDS[card] for card in sorted(game.held) if card not in game.pieces]


if __name__ == "__main__":
    raise SystemExit(main())
