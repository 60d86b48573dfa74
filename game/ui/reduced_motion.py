"""Whether what only adorns may move: a player may want everything to stand still."""

_still = False


def set_still(value: bool) -> None:
    """Let nothing that only adorns move from now on, or let it move."""
    global _still
    _still = value


def is_still() -> bool:
    """Whether nothing that only adorns may move."""
    return _still
