"""The texts that digests are made of do not follow what the code calls things."""

from dataclasses import dataclass
from enum import Enum, StrEnum

from game.kit.rules.digest import digest_text


class Stuff(StrEnum):
    TIN = "tin"


class Place(Enum):
    HERE = 3


@dataclass(frozen=True)
class Price:
    coins: int
    is_fixed: bool = False


def test_a_value_is_written_by_the_names_that_it_is_given() -> None:
    names = {Price: "Cost(money: coins, fixed: is_fixed)", Stuff: "Metal", Place: "Place"}
    assert digest_text(Price(3), names) == "Cost(money=3, fixed=False)"
    assert digest_text((Stuff.TIN,), names) == "(<Metal.TIN: 'tin'>,)"
    assert digest_text(Place.HERE, names) == "<Place.HERE: '3'>"
    assert digest_text((1, ("a", ()), Price(2, True)), names) == "(1, ('a', ()), Cost(money=2, fixed=True))"


def test_a_value_without_fields_is_a_name() -> None:
    assert digest_text(Price(1), {Price: "Gift()"}) == "Gift()"
