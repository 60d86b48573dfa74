"""Mods: folders of YAML and pictures that add tiles, cards, layouts and variants to the game."""
