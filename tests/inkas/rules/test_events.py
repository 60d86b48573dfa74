"""Events are complete: a mirror that sees nothing but them shows the same table as the rules."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from game.base.files.node_reader import NONE
from game.core.contract import Applied
from game.titles.inkas.content.definitions import CARDS, PLAYABLE, TAMPU_WORDS, WALLAS, WAMANIS, Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.name import NAME
from game.titles.inkas.phrases import card_name, describe_event
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Seize, Swap
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.actions import write_action
from game.titles.inkas.rules.notation.describe import describe
from game.titles.inkas.rules.pursuit import Pursuit
from game.titles.inkas.rules.setup import opening
from game.titles.inkas.rules.state import State, Step
from tests.support.inkas_games import begin, choice, content, crowded, crowded_with_hands
from tests.support.words import strict_words_of

WORDS = strict_words_of(NAME, "en")
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
SHOWN_OF_HANDS = ("hands", "tampus", "amarus", "stuck")
SHOWN_OF_GOALS = ("stored", "defeated", "fallen")


class Mirror:
    """A table that is told what happens."""

    def __init__(self, state: State) -> None:
        said = describe(state)
        kinds = {SHOWN_OF_HANDS: bool(state.hands), SHOWN_OF_GOALS: state.pursuit is not None}
        self.shown = (*SHOWN, *(key for keys, there in kinds.items() if there for key in keys))
        self.table: dict[str, Any] = {key: said[key] for key in self.shown}
        self.seats = list(said["players"])  # type: ignore[call-overload]
        goals = said.get("goals", {})
        self.goals = [goals[seat] for seat in self.seats] if isinstance(goals, dict) and goals else []
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
        before = self.table["wallas"][event.walla]
        assert before in ("supply", "waiting")
        self.shift(event.walla, before, event.wamani)

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
        left = f"{event.origin} dead" if event.origin in WAMANIS else event.origin or "ukhu"
        self.shift(event.ally, left, event.wamani)
        self.shift(event.enemy, f"{event.wamani} dead", left)

    def _protection_evoked(self, event: e.ProtectionEvoked) -> None:
        self.table["lasting"].append(f"protection {event.walla}")

    def _protection_ended(self, event: e.ProtectionEnded) -> None:
        self.table["lasting"].remove(f"protection {event.walla}")

    # hands, Tampus, the tray, Amarus and gods

    def hold(self, seat: int, card: str) -> None:
        hand = self.table["hands"][self.seats[seat]]
        self.table["hands"][self.seats[seat]] = sorted([*hand, card], key=CARDS.index)

    def _card_taken(self, event: e.CardTaken) -> None:
        assert self.table["cards"].pop(event.wamani) == event.card
        self.hold(event.seat, event.card)

    def _card_played(self, event: e.CardPlayed) -> None:
        self.table["hands"][self.seats[event.seat]].remove(event.card)

    def _hand_seen(self, event: e.HandSeen) -> None:
        assert self.table["hands"][self.seats[event.other]] == list(event.cards)

    def _card_seized(self, event: e.CardSeized) -> None:
        self.table["hands"][self.seats[event.other]].remove(event.card)
        self.hold(event.seat, event.card)
        if event.given:
            self.table["hands"][self.seats[event.seat]].remove(event.given)
            self.hold(event.other, event.given)

    def _tampu_laid(self, event: e.TampuLaid) -> None:
        laid = [*self.table["tampus"].get(event.walla, ()), TAMPU_WORDS[event.card]]
        self.table["tampus"][event.walla] = sorted(laid)

    def _tampu_lost(self, event: e.TampuLost) -> None:
        self.table["tampus"][event.walla].remove(TAMPU_WORDS[event.card])
        if not self.table["tampus"][event.walla]:
            del self.table["tampus"][event.walla]
        if event.seat >= 0:
            self.hold(event.seat, event.card)

    def _relocated(self, event: e.Relocated) -> None:
        self.shift(event.walla, event.origin, event.wamani)

    def _reborn(self, event: e.Reborn) -> None:
        before = self.table["wallas"][event.walla]
        assert (
            before.endswith(" dead")
            if event.side == 1
            else before == f"hanan {event.side - 1 if event.side else 4}"
        )
        self.table["wallas"][event.walla] = f"hanan {event.side}" if event.side else "waiting"

    def _recalled(self, event: e.Recalled) -> None:
        assert self.table["wallas"][event.walla] == "ukhu" or self.table["wallas"][event.walla].startswith(
            "hanan"
        )
        self.table["wallas"][event.walla] = "waiting"

    def _shape_evoked(self, event: e.ShapeEvoked) -> None:
        self.table["lasting"].append(f"{event.shape} {event.walla} {event.ally}")

    def _shape_ended(self, event: e.ShapeEnded) -> None:
        self.table["lasting"].remove(f"{event.shape} {event.walla} {event.ally}")

    def _piece_came(self, event: e.PieceCame) -> None:
        self.shift(event.walla, "card", event.wamani)

    def _dominated(self, event: e.Dominated) -> None:
        assert self.table["wallas"][event.walla] == event.wamani
        own = [*self.table["amarus"].get(self.seats[event.seat], ()), event.walla]
        self.table["amarus"][self.seats[event.seat]] = sorted(own, key=WALLAS.index)

    def _quest_stuck(self, event: e.QuestStuck) -> None:
        assert not self.table["stuck"]
        self.table["stuck"] = True

    # alternate quests

    def _llamas_stored(self, event: e.LlamasStored) -> None:
        seat = self.seats[event.seat]
        assert self.table["stored"][seat] == event.before < event.after
        self.table["stored"][seat] = event.after

    def _ayllu_defeated(self, event: e.AylluDefeated) -> None:
        self.defeat(event.seat)

    def defeat(self, seat: int) -> None:
        names = {*self.table["defeated"], self.seats[seat]}
        self.table["defeated"] = sorted(names, key=self.seats.index)

    def _walla_fallen(self, event: e.WallaFallen) -> None:
        self.fall(event.walla)

    def fall(self, walla: str) -> None:
        self.table["fallen"] = sorted({*self.table["fallen"], walla}, key=WALLAS.index)

    def _goal_met(self, event: e.GoalMet) -> None:
        assert event.goal in self.goals[event.seat]

    def _goals_shown(self, event: e.GoalsShown) -> None:
        assert list(event.goals) == self.goals[event.seat]

    # the staff, cards, the end

    def _staff_moved(self, event: e.StaffMoved) -> None:
        assert self.table["staff"] == event.before
        self.table["staff"] = event.after

    def _conquered(self, event: e.Conquered) -> None:
        assert self.table["flags"].get(event.wamani) != self.seats[event.seat]
        self.table["flags"][event.wamani] = self.seats[event.seat]

    def _card_unveiled(self, event: e.CardUnveiled) -> None:
        assert self.table["cards"].pop(event.wamani) == event.card

    def _eliminated(self, event: e.Eliminated) -> None:
        self.table["out"].append(self.seats[event.seat])
        if "hands" in self.table:
            self.table["hands"][self.seats[event.seat]] = []
        if "defeated" in self.table:
            self.defeat(event.seat)
            own = WALLAS[5 * PLAYABLE.index(self.seats[event.seat]) :][:5]
            for walla in own:
                if content().wallas[walla].role in ("hunter", "shaman"):
                    self.fall(walla)

    def _quest_ended(self, event: e.QuestEnded) -> None:
        self.table["victory"] = event.victory
        self.table["winner"] = [self.seats[seat] for seat in event.winners] or NONE


def played(rng: random.Random, state: State) -> Iterator[Event]:
    """All events of a quest played at random, while a mirror is shown that they tell everything."""
    mirror = None
    for _ in range(70):
        options = legal_actions(state)
        if not options:
            return
        if mirror is None and state.step is not Step.CHOOSE:
            mirror = Mirror(state)
        applied = INKAS.apply(state, state.decider, choice(rng, options))
        assert isinstance(applied, Applied)
        faces = applied.state.drawn - state.drawn
        state = applied.state
        yield from applied.events
        if mirror is None:
            continue
        mirror.rolled = 0
        for event in applied.events:
            mirror.see(event)
        assert mirror.rolled == faces
        said = describe(state)
        for key in mirror.shown:
            found = sorted(mirror.table[key]) if key == "out" else mirror.table[key]
            assert found == (sorted(said[key]) if key == "out" else said[key]), key  # type: ignore[call-overload]


def test_events_alone_show_the_same_table_and_every_event_happens() -> None:
    told = set[str]()
    for seed in range(160):
        rng = random.Random(seed)
        begun = seed % 3 == 0
        state = begin(seed, 2 + seed % 3, agreed=seed % 6 > 0) if begun else crowded(rng)
        told |= {event.key for event in played(rng, state)}
        state = begin(seed, 2 + seed % 3, mode=Mode.ADVANCED) if begun else crowded_with_hands(rng)
        told |= {event.key for event in played(rng, state)}
    for seed in range(12):
        rng = random.Random(seed)
        made = crowded(rng, alliance=True) if seed % 2 else crowded_with_hands(rng, alliance=True)
        told |= {event.key for event in played(rng, made)}
        told |= {event.key for event in played(rng, pursued(rng, made))}
    told |= {event.key for event in opening(begin(1, 2, quest=QuestKind.ALTERNATE))}
    assert told == {kind.key for kind in get_args(Event)}


def pursued(rng: random.Random, state: State) -> State:
    """The same moment in a quest of goals, in which all have stored nearly enough."""
    frame = state.game
    given = frame.content, len(frame.seats), frame.house_rules, frame.players, frame.mode, frame.masters
    game = Game(*given, alliance=frame.alliance, alternate=True)
    goals = tuple((rng.choice(sorted(game.goals)),) for _ in game.seats)
    stored = tuple(rng.randint(7, 9) for _ in game.seats)
    noted = Pursuit(goals, stored, defeated=state.out)
    return replace(state, game=game, pursuit=noted, stuck=False, seen=None)


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


@pytest.mark.clauses("I-5.11", "R-93")
def test_cards_that_go_through_other_hands_are_not_named() -> None:
    """Nor is a card that is taken face down, nor a hand that another sees; in the text of an action neither."""
    seen = set[str]()
    for seed in range(60):
        rng = random.Random(seed)
        state = crowded_with_hands(rng)
        for _ in range(40):
            options = legal_actions(state)
            if not options:
                break
            action = choice(rng, options)
            applied = INKAS.apply(state, state.decider, action)
            assert isinstance(applied, Applied)
            for event in applied.events:
                if isinstance(event, e.CardTaken | e.HandSeen | e.CardSeized):
                    seen.add(event.key)
                    party = {event.seat, event.other} if isinstance(event, e.CardSeized) else {event.seat}
                    for seat in (*state.game.seats, None):
                        told = describe_event(WORDS, INKAS.seen_by(event, seat) or event)
                        named = [card for card in CARDS[8:] if card_name(WORDS, card) in (told or "")]
                        assert bool(named) == (seat in party) or not getattr(event, "cards", "-"), told
            text = write_action(action)
            if isinstance(action, Swap | Seize):
                assert not [card for card in CARDS if card in INKAS.covered_line(text)]
            else:
                assert INKAS.covered_line(text) == text
            state = applied.state
    assert seen == {"card_taken", "hand_seen", "card_seized"}
