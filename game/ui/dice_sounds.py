"""What dice sound like: the names of sounds that every title with dice may play."""

from typing import Final

DIE_KNOCKED: Final = "die-knock"  # taken off a thing
DIE_PLACED: Final = "die-place"  # laid on a thing
DIE_SETTLED: Final = "die-settle"  # turned to another face


def throw_sound(count: int) -> str:
    """The sound of so many dice that are thrown together."""
    if count <= 1:
        return "dice-one"
    return "dice-few" if count <= 4 else "dice-some" if count <= 7 else "dice-many"
