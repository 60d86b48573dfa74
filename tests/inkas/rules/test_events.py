"""Events are complete: a mirror that sees nothing but them shows the same table as the rules."""

import random
from typing import Any, get_args

from game.base.files.node_reader import NONE
from game.core.contract import Applied
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.describe import describe
from game.titles.inkas.rules.state import State, Step
from tests.support.inkas_games import begin, choice, crowded

SHOWN = (
    "wallas",
    "staff",
    "flags",
    "llamas",
    "cards",
    "to_move",
    "turn",
    "out",
    "victory",
    "winner",
    "lasting",
)


class Mirror:
    """A table that is told what happens."""

    def __init__(self, state: State) -> None:
        said = describe(state)
        self.table: dict[str, Any] = {key: said[key] for key in SHOWN}
        self.seats = list(said["players"])  # type: ignore[call-overload]
        self.rolled = 0

    def see(self, event: Event) -> None:
        getattr(self, f"_{event.key}", lambda event: None)(event)

    def shift(self, walla: str, before: str, after: str) -> None:
        assert self.table["wallas"][walla] == before
        self.table["wallas"][walla] = after

    def _turn_began(self, event: e.TurnBegan) -> None:
        self.table.update(to_move=self.seats[event.seat], turn=event.turn)

    def _rolled(self, event: e.Rolled) -> None:
        assert 1 <= event.face <= 6
        self.rolled += 1

    def _llamas_changed(self, event: e.LlamasChanged) -> None:
        seat = self.seats[event.seat]
        assert self.table["llamas"][seat] == event.before != event.after
        self.table["llamas"][seat] = event.after

    # moves

    def _placed(self, event: e.WallaPlaced) -> None:
        self.shift(event.walla, "supply", event.wamani)

    def _moved(self, event: e.Moved | e.Travelled) -> None:
        self.shift(event.walla, event.origin, event.wamani)

    _travelled = _moved

    def _flew(self, event: e.Flew) -> None:
        self.shift(event.walla, event.origin, event.way[-1])
        if event.load:
            self.shift(event.load, event.met, event.way[-1])

    def _transported(self, event: e.Transported) -> None:
        self.shift(event.walla, event.origin, event.wamani)
        for name in event.company:
            dead = " dead" if self.table["wallas"][name].endswith(" dead") else ""
            self.shift(name, event.origin + dead, event.wamani + dead)

    def _pulled(self, event: e.Pulled) -> None:
        self.shift(event.enemy, event.origin, event.wamani)
        assert self.table["wallas"][event.walla] == event.wamani

    # battles and the dead

    def _killed(self, event: e.Killed) -> None:
        self.shift(event.walla, event.wamani, f"{event.wamani} dead")

    def _banished(self, event: e.Banished) -> None:
        self.shift(event.walla, event.wamani, "ukhu")

    def _revived(self, event: e.Revived) -> None:
        self.shift(event.walla, f"{event.wamani} dead", event.wamani)

    def _exchanged(self, event: e.Exchanged) -> None:
        left = f"{event.origin} dead" if event.origin else "ukhu"
        self.shift(event.ally, left, event.wamani)
        self.shift(event.enemy, f"{event.wamani} dead", left)

    def _protection_evoked(self, event: e.ProtectionEvoked) -> None:
        self.table["lasting"].append(f"protection {event.walla}")

    def _protection_ended(self, event: e.ProtectionEnded) -> None:
        self.table["lasting"].remove(f"protection {event.walla}")

    # the staff, cards, the end

    def _staff_moved(self, event: e.StaffMoved) -> None:
        assert self.table["staff"] == event.before
        self.table["staff"] = event.after

    def _conquered(self, event: e.Conquered) -> None:
        assert event.wamani not in self.table["flags"]
        self.table["flags"][event.wamani] = self.seats[event.seat]

    def _card_unveiled(self, event: e.CardUnveiled) -> None:
        assert self.table["cards"].pop(event.wamani) == event.card

    def _eliminated(self, event: e.Eliminated) -> None:
        self.table["out"].append(self.seats[event.seat])

    def _quest_ended(self, event: e.QuestEnded) -> None:
        self.table["victory"] = event.victory
        self.table["winner"] = [self.seats[seat] for seat in event.winners] or NONE


def test_events_alone_show_the_same_table_and_every_event_happens() -> None:
    told = set[str]()
    for seed in range(160):
        rng = random.Random(seed)
        state = begin(seed, 2 + seed % 3, agreed=seed % 6 > 0) if seed % 3 == 0 else crowded(rng)
        mirror = None
        for _ in range(70):
            options = legal_actions(state)
            if not options:
                break
            if mirror is None and state.step is not Step.CHOOSE:
                mirror = Mirror(state)
            applied = INKAS.apply(state, state.decider, choice(rng, options))
            assert isinstance(applied, Applied)
            faces = applied.state.drawn - state.drawn
            state = applied.state
            told |= {event.key for event in applied.events}
            if mirror is None:
                continue
            mirror.rolled = 0
            for event in applied.events:
                mirror.see(event)
            assert mirror.rolled == faces
            said = describe(state)
            for key in SHOWN:
                found = sorted(mirror.table[key]) if key == "out" else mirror.table[key]
                assert found == (sorted(said[key]) if key == "out" else said[key]), key  # type: ignore[call-overload]
    assert told == {kind.key for kind in get_args(Event)}


def test_what_chance_would_show_is_left_open() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        state = crowded(rng)
        for _ in range(20):
            options = legal_actions(state)
            if not options:
                break
            action = choice(rng, options)
            applied = INKAS.apply(state, state.decider, action)
            assert isinstance(applied, Applied)
            for event in applied.events:
                foretold = INKAS.foretold(event)
                if isinstance(event, e.Rolled):
                    assert isinstance(foretold, e.Rolled) and foretold.face == 0
                elif isinstance(event, e.CardUnveiled):
                    assert isinstance(foretold, e.CardUnveiled) and foretold.card == ""
                else:
                    assert foretold == event
                assert INKAS.seen_by(event, None) == event
            shown = any(isinstance(event, e.Rolled | e.CardUnveiled) for event in applied.events)
            assert INKAS.reveals(state, action, applied.state) == shown
            state = applied.state
