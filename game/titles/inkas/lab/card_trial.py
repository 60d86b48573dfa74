"""Whether cards are played for nothing: each that a level plays, against a deeper search of what it would do without.

    python -m game.titles.inkas.lab.card_trial --out cards.jsonl [--cards 200] [--bot sage@400n] [--players 2]

plays quests of Advanced between players of a level. A line of the file is a card with the chances to win with it and
without, after more replies and in more ways in which hidden cards may be dealt than the level looks at; the same
command goes on where it was broken off.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import prod
from pathlib import Path
from typing import Final

from game.base.files.regular_files import open_to_append, read_regular
from game.titles.inkas.bots.card_plays import shows_hand
from game.titles.inkas.bots.founding import held_pieces
from game.titles.inkas.bots.knowledge import KINDS, knowledge_of, shown_hands, view_of
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.reply_search import ReplySearch
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.lab.quest_decisions import decisions
from game.titles.inkas.rules.actions import Action, Pass, Play
from game.titles.inkas.rules.cards import seat_of_ayllu
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State

POSITIONS: Final = 20_000  # that the deeper search values for a card
REPLIES: Final = 2
_DEALS: Final = 40  # in which a hand with a piece, and one without, are looked for
WORLDS: Final = 6  # ways in which hidden cards are dealt, the same with the card and without
WORSE: Final = 0.005  # of a chance to win, by which a card must be missed: less is the search's own error


@dataclass(frozen=True, slots=True)
class CardTrial:
    """A card of a quest, numbered within it, and the chances of who played it with it and without."""

    seed: int
    number: int
    card: str
    question: str
    turn: int
    played: float
    kept: float

    @property
    def worse(self) -> bool:
        """Whether it would have been better not to play it."""
        return self.kept - self.played > WORSE


def trials(data: InkasData, bot: str, players: int, seed: int, known: int = 0) -> Iterator[CardTrial | None]:
    """The cards that are played in a quest after so many that are known; None when it is over."""
    number = 0
    for view, action in decisions(data, bot, players, seed):
        if isinstance(action, Play):
            number += 1
            if number > known:
                found = _tried(view, action)
                if found is not None:
                    question = str(view.question.value if view.question else "")
                    yield CardTrial(seed, number, action.card, question, view.turn, *found)
    yield None


def _tried(view: State, action: Play) -> tuple[float, float] | None:
    """The chances with a card, and with the best that is none; None where there is nothing else."""
    other = _without(view)
    if other is None:
        return None
    search = ReplySearch(1, positions=POSITIONS)
    if shows_hand(view, action):
        kept = search.compared(view, (other,), REPLIES, WORLDS)[0]
        return round(_seen(view, action, search, kept), 4), round(kept, 4)
    played, kept = search.compared(view, (action, other), REPLIES, WORLDS)
    return round(played, 4), round(kept, 4)


def _without(view: State) -> Action | None:
    """What is best at sight without a card."""
    return next((one.action for one in Planner().ranked(view) if not isinstance(one.action, Play)), None)


def _seen(view: State, action: Play, search: ReplySearch, kept: float) -> float:
    """The chances when a hand has been seen: where a piece of the map is in it that lacks, and where none is, as likely
    as the seat thinks this is."""
    seat, other = view.decider, seat_of_ayllu(view, action.ayllu)
    known = knowledge_of(view_of(view), seat, shown_hands(view))
    lacking = {kind + 1 for kind in range(KINDS) if not held_pieces(view, seat, known)[kind]}
    chance = 1 - prod(1 - held_pieces(view, other, known)[piece - 1] for piece in lacking)
    found: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(_DEALS):
        dealt = resample(observation(view, seat), seed)
        there = bool(lacking & {view.game.pieces.get(card) for card in dealt.hands[other]})
        if len(found[there]) < WORLDS // 2:
            found[there].append(_after_sight(dealt, action, seat, search, kept))
    worth = {there: sum(values) / len(values) for there, values in found.items() if values}
    return chance * worth.get(True, kept) + (1 - chance) * worth.get(False, kept)


def _after_sight(dealt: State, action: Play, seat: int, search: ReplySearch, kept: float) -> float:
    """The chances with these hands, when nobody answers and the seat takes what seems best; where another one is asked
    then, those of who keeps the card."""
    state = successor(dealt, action)
    while state.question is Question.ANSWER and state.decider != seat:
        state = successor(state, Pass())
    if state.question is Question.SEEN_HAND:
        state = successor(state, Planner().choose(state))
    following = _without(state) if state.decider == seat else None
    return search.compared(state, (following,), REPLIES, WORLDS)[0] if following else kept


def read(file: Path) -> tuple[list[CardTrial], dict[int, int], set[int]]:
    """The cards of a file, how many of each quest are known, and the quests that are over."""
    found, over = list[CardTrial](), set[int]()
    try:
        lines = read_regular(file).splitlines()
    except FileNotFoundError:
        lines = []
    for line in lines:
        told = json.loads(line)
        if "over" in told:
            over.add(told["over"])
        else:
            found.append(CardTrial(**told))
    numbers = dict[int, int]()
    for trial in found:
        numbers[trial.seed] = max(trial.number, numbers.get(trial.seed, 0))
    return found, numbers, over


def report(found: Sequence[CardTrial]) -> str:
    """How many of them were worse than to keep the card, and which."""
    worse = [trial for trial in found if trial.worse]
    cards = sorted({trial.card for trial in found})
    lines = [f"{len(worse)} of {len(found)} cards were worse than to keep them"]
    for card in cards:
        own = [trial for trial in found if trial.card == card]
        gain = sum(trial.played - trial.kept for trial in own) / len(own)
        lines.append(f"{card}: {sum(trial.worse for trial in own)} of {len(own)}, {gain:+.3f} on average")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--cards", type=int, default=200)
    parser.add_argument("--bot", default="sage@400n")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    found, numbers, over = read(options.out)
    seed, data = options.seed, DATA.load()
    with os.fdopen(open_to_append(options.out), "a", encoding="utf-8") as file:
        while len(found) < options.cards:
            if seed in over:
                seed += 1
                continue
            for trial in trials(data, options.bot, options.players, seed, numbers.get(seed, 0)):
                file.write(json.dumps(asdict(trial) if trial else {"over": seed}) + "\n")
                file.flush()
                if trial:
                    found.append(trial)
                if len(found) >= options.cards:
                    break
            else:
                over.add(seed)
    print(report(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
