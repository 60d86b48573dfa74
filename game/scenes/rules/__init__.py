"""The book of rules as a screen over whatever was shown."""

from game.scenes.rules.scene import RulesScene, open_rules

__all__ = ["RulesScene", "open_rules"]
