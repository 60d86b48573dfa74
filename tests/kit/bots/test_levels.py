"""From one table of levels follows all that the program knows of a title's computer players."""

from game.core.contract import Advice, BotName, Refusal
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot


class Fixed:
    """Plays one number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def choose(self, state: int) -> float:
        return self.number


BOTS: TitleBots[int, float] = TitleBots(
    {
        "chance": Level(lambda name, seed: RandomBot(seed, range), offered=False),
        "easy": Level(lambda name, seed: Fixed(seed)),
        "hard": Level(lambda name, seed: Fixed(name.seconds), seconds=2.0),
    },
    lambda state, positions, purpose: Advice(state, "best", {}),
    lambda state: None,
    temperaments=("calm",),
)


def number_of(name: BotName) -> float:
    made = BOTS.make(name, 7)
    assert isinstance(made, Fixed)
    return made.number


def test_who_is_offered_and_who_is_timed() -> None:
    assert (BOTS.levels, BOTS.offered, BOTS.timed) == (("chance", "easy", "hard"), ("easy", "hard"), "hard")
    assert BOTS.rivals == ()
    assert BOTS.advise(3) == Advice(3, "best", {})


def test_a_level_thinks_for_as_long_as_its_name_says_or_as_is_usual() -> None:
    assert number_of(BotName("easy")) == 7
    assert number_of(BotName("hard", "calm")) == 2
    assert number_of(BotName("hard", seconds=0.5)) == 0.5


def test_unknown_names_are_told_with_the_known_ones() -> None:
    assert BOTS.make(BotName("harder"), 1) == Refusal(
        "bot_level", {"found": "harder", "known": "chance, easy, hard"}
    )
    assert BOTS.make(BotName("easy", "mad"), 1) == Refusal(
        "bot_temperament", {"found": "mad", "known": "calm"}
    )


def test_chance_plays_all_that_is_listed_and_the_same_by_the_same_seed() -> None:
    one, other = RandomBot[int, int](5, range), RandomBot[int, int](5, range)
    found = [one.choose(4) for _ in range(60)]
    assert found == [other.choose(4) for _ in range(60)]
    assert set(found) == {0, 1, 2, 3}
