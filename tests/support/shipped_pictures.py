"""The pictures that are shipped, as files and as shapes."""

import json
from functools import cache
from typing import Any

import pygame

from game.base.files.program_folders import assets_of


@cache
def manifest(owner: str) -> dict[str, Any]:
    """The manifest of the pictures of a title, or of the shell."""
    path = assets_of(owner) / "pictures" / "manifest.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


@cache
def picture(owner: str, name: str, scale: str = "1") -> pygame.Surface:
    """A picture at a scale."""
    return pygame.image.load(assets_of(owner) / "pictures" / manifest(owner)[name]["files"][scale])


def silhouette(surface: pygame.Surface) -> set[tuple[int, int]]:
    """The pixels that a picture covers."""
    width, height = surface.get_size()
    return {(x, y) for y in range(height) for x in range(width) if surface.get_at((x, y)).a > 200}
