"""Pictures and sounds that are shipped before the table asks for them: what is asked for goes from here."""

from collections.abc import Mapping

# the beginnings of their names, by owner
PICTURES: Mapping[str, tuple[str, ...]] = {
    "inkas": (  # hands and answers of the Advanced quest, the Hanan Pacha, dominated Amarus, the two nations
        "mark.draw",
    ),
}
SOUNDS: Mapping[str, tuple[str, ...]] = {"inkas": ()}
