"""The sign that the sound is off: a crossed loudspeaker on a dark medal."""

from pygame import Rect, Surface

from game.ui.icons import icon
from game.ui.scale import Scale, inset
from game.ui.shapes import circle


def draw_mute_sign(surface: Surface, place: Rect, scale: Scale) -> None:
    """Draw the sign into a square."""
    circle(
        surface,
        place.center,
        place.width / 2,
        scale.look.palette.table,
        scale.look.palette.cream,
        max(2, scale.px(2.5)),
    )
    icon("muted")(surface, scale.look, inset(place, place.width // 5), scale.look.palette.cream)
