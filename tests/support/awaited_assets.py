"""Pictures and sounds that are shipped before the table asks for them: what is asked for goes from here."""

from collections.abc import Mapping

# the beginnings of their names, by owner
PICTURES: Mapping[str, tuple[str, ...]] = {
    "inkas": (  # hands and answers of the Advanced quest, the Hanan Pacha, dominated Amarus, the two nations
        *("lit.card", "map.", "mark.known", "tampu."),
        *("hanan.", "mark.waiting", "ring.rising", "ring.waiting", "tray.hanan"),
        *("body.", "crest.", "god.base", "master.", "plate.figures"),
        *("clamp", "mark.draw", "mark.pin", "nation.", "side."),
    ),
}
SOUNDS: Mapping[str, tuple[str, ...]] = {
    "inkas": ("pin", "stilled"),
}
