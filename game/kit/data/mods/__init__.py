"""Mods: folders of YAML and pictures that add to a game."""
