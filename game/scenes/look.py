"""Puts on the look that the player chose: the colours of the seats, and high contrast or the usual one."""

from game.profile.settings import LookSettings
from game.ui import colour_sets as shades
from game.ui import theme
from game.ui.cache import forget_pictures


def dress(look: LookSettings) -> None:
    """Draw everything in this look from now on; screens that are shown must be made or laid out once more."""
    if (shades.worn(), theme.is_strong()) == (look.colours, look.contrast):
        return
    shades.wear(look.colours)
    theme.set_strong(look.contrast)
    forget_pictures()
