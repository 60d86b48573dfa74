"""A game that declares only what it must is a whole implementation of the rules' contract."""

from dataclasses import dataclass
from typing import Any, Final

from game.core.contract import Applied, Outcome, Refusal, Rules
from game.kit.rules.digest import Seal
from game.kit.rules.game_rules import GameRules

GOAL = 3


@dataclass(frozen=True)
class Count:
    mover: int = 0
    turn: int = 1
    drawn: int = 0
    sum: int = 0


def successor(state: Count, action: int) -> Count:
    return Count(1 - state.mover, state.turn + 1, 0, state.sum + action)


DECLARED: Final[dict[str, Any]] = {
    "decider": lambda state: None if state.sum >= GOAL else state.mover,
    "offered": lambda state: (1, 2),
    "check": lambda state, action: None if action in (1, 2) else Refusal("one_or_two", {"said": action}),
    "perform": lambda state, seat, action: Applied(successor(state, action), (f"{action} more",)),
    "outcome": lambda state: (
        Outcome(((1 - state.mover,), (state.mover,)), "goal") if state.sum >= GOAL else None
    ),
    "round": lambda state: (state.turn + 1) // 2,
    "format_action": str,
    "parse_action": lambda state, text: int(text),
}
RULES: Final[Rules[Count, int, str]] = GameRules(**DECLARED)


def test_an_action_is_checked_before_it_is_applied() -> None:
    assert RULES.apply(Count(), 0, 5) == Refusal("one_or_two", {"said": 5})
    applied = RULES.apply(Count(), 0, 2)
    assert applied == Applied(Count(1, 2, 0, 2), ("2 more",))


def test_only_who_is_asked_may_act() -> None:
    assert RULES.refusal(Count(), 1, 2) == RULES.refusal(Count(), None, 2) == Refusal("not_asked", {})
    assert RULES.apply(Count(), 1, 2) == Refusal("not_asked", {})


def test_who_may_interject_does_so_while_another_decides() -> None:
    rules: Rules[Count, int, str] = GameRules(
        **DECLARED, interjections=lambda state, seat: (7,) if seat == 1 else ()
    )
    assert rules.legal_actions(Count(), 1) == (7,)
    assert rules.refusal(Count(), 1, 7) is None
    assert rules.refusal(Count(), 1, 2) == Refusal("not_asked", {})
    assert rules.refusal(Count(), 0, 7) == Refusal("one_or_two", {"said": 7})


def test_what_is_not_declared_is_read_off_the_state_and_hides_nothing() -> None:
    state = RULES.successor(Count(drawn=4), 1)
    assert (RULES.turn_owner(state), RULES.turn(state), RULES.draws(Count(drawn=4))) == (1, 2, 4)
    assert RULES.legal_actions(state) == RULES.legal_actions(state, 1) == (1, 2)
    assert RULES.legal_actions(state, 0) == ()
    assert RULES.seen_by("1 more", None) == RULES.foretold("1 more") == "1 more"
    assert RULES.covered_line("1") == "1"
    assert RULES.observation(state, 1) == RULES.resample(state, 8) == state == successor(Count(drawn=4), 1)


def test_what_is_not_declared_tells_states_apart_and_where_chance_came_in() -> None:
    one, other = Count(), Count(drawn=1)
    assert len(RULES.digest(one)) == 12
    assert RULES.digest(one) == RULES.digest(Count()) != RULES.digest(other)
    assert RULES.reveals(one, 1, other) and not RULES.reveals(one, 1, Count(sum=1))


def test_a_digest_follows_the_game_and_what_the_state_says() -> None:
    seal = Seal(("counting", 2), {})
    assert seal.digest("a") == seal.digest("a") == Seal(("counting", 2), {}).digest("a")
    assert len({seal.digest("a"), seal.digest("b"), Seal(("counting", 3), {}).digest("a")}) == 3
    assert len(seal.digest("a")) == 12
