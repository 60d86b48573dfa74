"""Who listens at a table instead of a sound card."""

from game.ui.sound import Sounds


class Ear(Sounds):
    """Hears what would be played; `sides` are where the sounds among it come from, from -1 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.sides: list[float] = []

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        assert -1 <= pan <= 1
        self.heard.append(name)
        self.sides.append(pan)

    def ambience(self, name: str | None, fade: float = 1.5) -> None:
        self.heard.append(f"bed {name}")

    def music(self, name: str | None, fade: float = 1.5) -> None:
        self.heard.append(str(name))
