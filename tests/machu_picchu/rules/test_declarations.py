"""One declaration each: every action has its rules and its text form once, every event and reason its key."""

from pathlib import Path
from typing import get_args

from game.titles.machu_picchu.rules import engine
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import ACTION_RULES
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.refusals import Reason
from game.titles.machu_picchu.rules.state import Question

RULES = Path(engine.__file__).parent


def test_every_action_is_declared_once() -> None:
    declared = [rules.action for rules in ACTION_RULES]
    assert sorted(declared, key=str) == sorted(get_args(Action), key=str)


def test_the_key_of_an_action_is_its_word_and_no_two_share_one() -> None:
    for rules in ACTION_RULES:
        assert rules.text.split()[0] == rules.action.key
    for kinds in (get_args(Action), get_args(Event)):
        keys = [kind.key for kind in kinds]
        assert len(set(keys)) == len(keys)


def test_every_question_has_answers_but_a_claim() -> None:
    answered = {question for rules in ACTION_RULES for question in rules.questions}
    assert set(Question) - answered == {Question.CLAIM}


def test_every_reason_is_given_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    assert [reason for reason in Reason if f"Reason.{reason.name}" not in source] == []


def test_every_event_is_told_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py") if path.stem != "events")
    assert [kind for kind in get_args(Event) if f"emit({kind.__name__}" not in "".join(source.split())] == []
