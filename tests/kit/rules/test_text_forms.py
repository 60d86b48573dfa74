"""What is written of an action is read back; what is no action is refused with the word that is wrong."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pytest

from game.core.contract import Refusal
from game.kit.rules.text_forms import ActionText, TextForms, WordClass, any_word, list_of, number, one_of

PEOPLE: Final = ("ann", "bob", "cyd")


@dataclass(frozen=True)
class Go:
    person: str
    to: str
    fast: bool = False
    crew: tuple[str, ...] = ()
    pays: int = 0


@dataclass(frozen=True)
class Take:
    person: str
    victim: str | None
    coins: int
    safe: bool
    pays: int = 0


@dataclass(frozen=True)
class Wish:
    offered: str | None = None
    seen_by: str | None = None
    luck: bool = False


@dataclass(frozen=True)
class Shift:
    up: bool
    person: str


@dataclass(frozen=True)
class Order:
    person: str
    action: Go | Take


@dataclass(frozen=True)
class Rest:
    pass


@dataclass(frozen=True)
class GoHome:
    person: str


PAID: Final = " [paying {pays:number}]"  # what may end several forms
ORDERED: Final = {
    Go: "go {person} {to} [fast|with {crew}]" + PAID,
    Take: "take {person} (from {victim:person}|coins {coins:number}) [in safety and safe]" + PAID,
}
CLASSES: Final = {
    "person": one_of("person", PEOPLE),
    "to": any_word("place"),
    "crew": list_of("person", PEOPLE, in_order=True),
    "number": number("number", digits=2),
}


def signed(line: ActionText) -> tuple[bool, str]:
    word = line.take("signed")
    if word[0] not in "+-":
        raise line.fault("signed", word)
    return word[0] == "+", line.known(word[1:], "person", {name: name for name in PEOPLE})


def forms(split: Callable[[str], list[str]] = str.split) -> TextForms[object]:
    inner = TextForms[object](ORDERED, CLASSES, split)
    return TextForms[object](
        {
            **ORDERED,
            Wish: "wish [giving up {offered:person} [seen by {seen_by:person}]|luck]",
            Shift: "shift {up,person:signed}",
            Order: "order {person} {action}",
            Rest: "rest",
            GoHome: "go home {person}",
        },
        {
            **CLASSES,
            "signed": WordClass(lambda up, person: f"{'+' if up else '-'}{person}", signed),
            "action": WordClass(inner.write, inner.take),
        },
        split,
    )


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("rest", Rest()),
        ("go ann T1", Go("ann", "T1")),
        ("go home ann", GoHome("ann")),
        ("go ann T1 fast", Go("ann", "T1", fast=True)),
        ("go ann T1 with bob,cyd", Go("ann", "T1", crew=("bob", "cyd"))),
        ("go ann T1 with bob paying 2", Go("ann", "T1", crew=("bob",), pays=2)),
        ("go ann T1 paying 10", Go("ann", "T1", pays=10)),
        ("take ann from bob", Take("ann", "bob", 0, safe=False)),
        ("take ann coins 0", Take("ann", None, 0, safe=False)),
        ("take ann coins 3 in safety and safe paying 1", Take("ann", None, 3, safe=True, pays=1)),
        ("wish", Wish()),
        ("wish luck", Wish(luck=True)),
        ("wish giving up bob", Wish("bob")),
        ("wish giving up bob seen by cyd", Wish("bob", "cyd")),
        ("shift +ann", Shift(True, "ann")),
        ("shift -ann", Shift(False, "ann")),
        ("order cyd go ann T1 fast paying 1", Order("cyd", Go("ann", "T1", fast=True, pays=1))),
        ("order cyd take ann from bob", Order("cyd", Take("ann", "bob", 0, safe=False))),
    ],
)
def test_an_action_is_read_as_it_is_written(text: str, action: object) -> None:
    assert forms().read(text) == action
    assert forms().write(action) == text


def test_a_list_in_order_may_be_read_in_any() -> None:
    assert forms().read("go ann T1 with cyd,bob") == Go("ann", "T1", crew=("bob", "cyd"))


@pytest.mark.parametrize(
    ("text", "word", "expected", "found", "near"),
    [
        ("", 1, "action", "", ""),
        ("go", 2, "person", "", ""),
        ("go annn T1", 2, "person", "annn", "ann"),
        ("go ann", 3, "place", "", ""),
        ("go ann T1 with", 5, "person", "", ""),
        ("go ann T1 with ann,bobb", 5, "person", "bobb", "bob"),
        ("go ann T1 with ann, bob", 5, "person", "", ""),
        ("go ann T1 fast with bob", 5, "end of line", "with", ""),
        ("go ann T1 paying 01", 5, "number", "01", ""),
        ("go ann T1 paying 100", 5, "number", "100", ""),
        ("take ann", 3, "coins", "", ""),
        ("take ann for bob", 3, "coins", "for", ""),
        ("take ann from bob in danger", 6, "safety", "danger", ""),
        ("wish giving", 3, "up", "", ""),
        ("shift ann", 2, "signed", "ann", ""),
        ("rest now", 2, "end of line", "now", ""),
        ("go home", 3, "person", "", ""),
        ("order cyd go ann", 5, "place", "", ""),
        ("order cyd go ann T1 fast slow", 7, "end of line", "slow", ""),
    ],
)
def test_what_is_no_action_is_refused_at_its_word(
    text: str, word: int, expected: str, found: str, near: str
) -> None:
    details = {"text": text, "word": word, "expected": expected, "found": found, "nearest": near}
    assert forms().read(text) == Refusal("notation", details)


@pytest.mark.parametrize(("text", "word"), [("gop ann T1", "gop"), ("order cyd gop", "gop")])
def test_an_unknown_action_is_told_with_the_nearest_one(text: str, word: str) -> None:
    assert forms().read(text) == Refusal("unknown_action", {"action": word, "nearest": "go"})


def test_what_is_ordered_is_only_what_can_be_ordered() -> None:
    found = forms().read("order cyd rest")
    assert isinstance(found, Refusal)
    assert found.reason == "unknown_action"


@pytest.mark.parametrize("text", [" rest", "rest ", "\trest", "rest\n"])
def test_how_a_line_is_split_says_which_blanks_are_let_pass(text: str) -> None:
    assert forms().read(text) == Rest()
    assert isinstance(forms(re.compile(" +").split).read(text), Refusal)
    assert forms(re.compile(" +").split).read("go  ann   T1") == Go("ann", "T1")
