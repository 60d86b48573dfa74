"""One declaration each: every action has its rules and its text form once, every event and reason its key."""

from pathlib import Path
from typing import get_args

from game.titles.wiraqocha.rules import engine
from game.titles.wiraqocha.rules.actions import Action, Item
from game.titles.wiraqocha.rules.engine import ACTION_RULES
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.refusals import Reason

RULES = Path(engine.__file__).parent


def test_every_action_is_declared_once() -> None:
    declared = [rules.action for rules in ACTION_RULES]
    assert sorted(declared, key=str) == sorted(get_args(Action), key=str)
    words = [rules.text.split()[0] for rules in ACTION_RULES]
    assert len(set(words)) == len(words)


def test_no_two_actions_items_or_events_share_a_key() -> None:
    for kinds in (get_args(Action), get_args(Item), get_args(Event)):
        keys = [kind.key for kind in kinds]
        assert len(set(keys)) == len(keys)


def test_every_reason_is_given_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    assert [reason for reason in Reason if f"Reason.{reason.name}" not in source] == []
