"""What an alternate quest remembers beside all else: goals, stores, and what is noted for good (section 28)."""

from dataclasses import dataclass

from game.titles.inkas.rules.fixed_order import NOBODY

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pursuit:
    """By seat the goal cards, sorted, and the llamas stored; masks of the seats that are defeated and of the wallas
    that have fallen; the wamani where Qusqu was found, or NOBODY (I-28.4, I-28.8)."""

    goals: tuple[Numbers, ...]
    stored: Numbers
    defeated: int = 0
    fallen: int = 0
    qusqu: int = NOBODY


def begun(seats: int) -> Pursuit:
    """Nobody has drawn a card or stored anything yet."""
    return Pursuit(((),) * seats, (0,) * seats)
