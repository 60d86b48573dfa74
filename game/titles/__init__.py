"""The titles: a package each, named with `_` for the hyphens of the title's name. `game.core.registry` finds them."""

from typing import Final

DEFAULT: Final = "wiraqocha"
"""The title of commands that name none, and of scenario files without a `title`."""
