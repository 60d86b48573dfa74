"""The table: the screen on which a game is played.

`TableScene` is the scene; its `places()` gives a `Places`, which says where everything is on the screen. Both come
when they are asked for: other screens take pictures from this room without all the rest.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.scenes.table.places import Places
    from game.scenes.table.scene import TableScene

__all__ = ["Places", "TableScene"]


def __getattr__(name: str) -> Any:
    if name == "TableScene":
        from game.scenes.table.scene import TableScene

        return TableScene
    if name == "Places":
        from game.scenes.table.places import Places

        return Places
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
