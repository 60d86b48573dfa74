"""Computer players whose thinking goes wrong in every way, and the games go on.

    python -m tests.wiraqocha.long.bad_thinkers [--count 200] [--seed 1]

Each time a process that thinks is started and asked for so many decisions: it answers nonsense, bytes that say
nothing, far too much, moves that are none, it raises, cheats, dies, never answers, stops in the middle of an answer,
or takes all the memory that it may have. Every decision must be a legal action all the same, each advice sound or
none, and no process may be left.
"""

import random
import sys
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.core.bots.service import AdviceReply, AdviceRequest, BotMove, MoveRequest, Question, WorkerResult
from game.core.bots.subprocess_service import SubprocessService
from game.core.bots.worker import Serve
from game.core.contract import Advice, BotName, Refusal
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from tests.shell.long.proof import conclude, options_of
from tests.support import odd_bots

DECISIONS: Final = 5  # of each process
PATIENCE: Final = 120.0  # seconds that an answer may take on a busy machine
LIMIT: Final = 0.5  # seconds for a decision

# What a process does with its end of the pipe, and the level that it is asked for.
KINDS: Final[dict[str, tuple[Serve, str]]] = {
    "nonsense": (odd_bots.serve_nonsense, "engineer"),
    "garbled": (odd_bots.serve_garbled, "engineer"),
    "too much": (odd_bots.serve_too_much, "engineer"),
    "unsound": (odd_bots.serve_unsound, "engineer"),
    "raises": (odd_bots.serve_odd, "raises"),
    "cheats": (odd_bots.serve_odd, "cheats"),
    "dies": (odd_bots.serve_odd, "dies"),
    "sleeps": (odd_bots.serve_odd, "sleeps"),
    "deaf": (odd_bots.serve_deaf, "cadet"),
    "out of memory": (odd_bots.serve_out_of_memory, "cadet"),
}
if sys.platform != "win32":  # where pipes carry whole messages only
    KINDS["halting"] = (odd_bots.serve_halting, "cadet")


@dataclass
class Outcome:
    """What came of it; `wrong` holds what should not have been."""

    processes: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    replaced: Counter[str] = field(default_factory=Counter)  # by the reason that was told
    wrong: list[str] = field(default_factory=list)


class Trial:
    """Asks one process after another."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.content = DATA.load()
        self.outcome = Outcome()

    def run(self, count: int) -> Outcome:
        """Ask so many processes, the kinds in turn."""
        kinds = [kind for kind in KINDS if kind != "out of memory" or Path("/proc/self/statm").exists()]
        for number in range(count):
            self._one(kinds[number % len(kinds)])
        left = [thread.name for thread in threading.enumerate() if thread.name == "thinking service"]
        if left:
            self.outcome.wrong.append(f"{len(left)} threads are left")
        return self.outcome

    def _one(self, kind: str) -> None:
        served, level = KINDS[kind]
        woken = threading.Event()
        service = SubprocessService(TITLE, woken.set, served, LIMIT)
        state = new_game(self.content, Setup(("red", "blue"), self.chance.randrange(10**6)))
        for _ in range(self.chance.randrange(30)):
            state = self._after(state, self.chance.choice(legal_actions(state)))
        try:
            self._game(service, woken, state, kind, level)
        finally:
            service.close()
        self.outcome.processes[kind] += 1
        if service.pid is not None:
            self.outcome.wrong.append(f"{kind}: its process is left")

    def _game(
        self, service: SubprocessService, woken: threading.Event, state: State, kind: str, level: str
    ) -> None:
        benched = False
        for number in range(DECISIONS):
            if not legal_actions(state):
                return
            advice = number == DECISIONS // 2
            question: Question = AdviceRequest(state, 50) if advice else MoveRequest(state, BotName(level), 1)
            woken.clear()
            service.ask(question)
            answer = service.answer() if woken.wait(PATIENCE) else None
            self.outcome.decisions += 1
            said = self._wrong_with(question, answer)
            if said or answer is None:
                self.outcome.wrong.append(f"{kind}: {said}")
                return
            if isinstance(answer, BotMove):
                reasons = {fault.why.reason for fault in answer.faults}
                self.outcome.replaced.update(reasons)
                benched = benched or "bot_benched" in reasons  # from then on a lower level plays
                if not answer.faults and not benched:
                    self.outcome.wrong.append(f"{kind}: nobody was told")
                state = self._after(state, answer.action)

    def _wrong_with(self, question: Question, answer: WorkerResult | None) -> str:
        if answer is None:
            return "no answer"
        if isinstance(question, AdviceRequest):
            sound = isinstance(answer, AdviceReply) and isinstance(answer.advice, Advice | None)
            return "" if sound else f"no advice: {answer!r:.80}"
        legal = isinstance(answer, BotMove) and answer.action in legal_actions(question.state)
        return "" if legal else f"no move: {answer!r:.80}"

    def _after(self, state: State, action: object) -> State:
        applied = WIRAQOCHA.apply(state, WIRAQOCHA.decider(state), action)  # type: ignore[arg-type]
        return state if isinstance(applied, Refusal) else applied.state


def main() -> int:
    """Run the proof and print its figures."""
    options = options_of(__doc__, count=200).parse_args()
    outcome = Trial(options.seed).run(options.count)
    print(f"processes {outcome.processes.total()}, seed {options.seed}, decisions {outcome.decisions}")
    for reason, count in outcome.replaced.most_common():
        print(f"  {reason:20} {count}")
    return conclude(outcome.wrong)


if __name__ == "__main__":
    sys.exit(main())
