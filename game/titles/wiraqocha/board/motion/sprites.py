"""The small pictures of the game that fly: tokens, goods, and what carries, chains or uncovers them."""

import math
import random

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.pieces.art import (
    TOKEN_BOX,
    TOKEN_FOOT,
    TOKEN_SIZE,
    thing_picture,
    token_picture,
)
from game.titles.wiraqocha.content.definitions import TokenKind
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.shapes import blank, hexagon


def thing_sprite(look: Look, name: str, side: float) -> Surface:
    """A small picture of the table (`cube`, `crystal`, …) `side` pixels wide."""
    whole = max(4, round(side))
    return thing_picture(look, name, whole)


@cached
def chain_link(look: Look, side: int) -> Surface:
    """A link of an iron chain, lying along x."""
    sheet = blank((side * 4, side * 2))
    for colour, line_width in ((look.palette.outline, side * 0.7), ((150, 146, 140), side * 0.34)):
        inset = round((side * 0.7 - line_width) / 2)
        box = sheet.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(sheet, colour, box, max(1, round(line_width)), border_radius=side)
    return pygame.transform.smoothscale(sheet, (side * 2, side))


@cached
def balloon(look: Look, side: int, colour: RGB, dark: RGB) -> Surface:
    """The small balloon that carries a Camp, with its ropes; twice as high as wide."""
    finer = 3
    width, height = side * finer, 2 * side * finer
    sheet = blank((width, height))
    bag = pygame.Rect(round(width * 0.06), 0, round(width * 0.88), round(height * 0.46))
    for end in (0.3, 0.7):
        pygame.draw.line(
            sheet,
            look.palette.outline,
            (width * (0.5 + (end - 0.5) * 1.6), bag.bottom - height * 0.08),
            (width * end, height),
            finer * 2,
        )
    pygame.draw.ellipse(sheet, look.palette.outline, bag)
    inner = bag.inflate(-finer * 3, -finer * 3)
    pygame.draw.ellipse(sheet, dark, inner)
    pygame.draw.ellipse(
        sheet, colour, inner.inflate(-round(inner.width * 0.16), -2).move(-round(inner.width * 0.06), 0)
    )
    pygame.draw.ellipse(sheet, look.palette.cream, inner.inflate(-round(inner.width * 0.62), -finer))
    pygame.draw.arc(
        sheet, look.palette.outline, inner.inflate(-round(inner.width * 0.62), -finer), 0, 2 * math.pi, finer
    )
    return pygame.transform.smoothscale(sheet, (side, 2 * side))


@cached
def mound(side: int) -> Surface:
    """A heap of thrown-up earth."""
    finer = 3
    sheet = blank((side * finer, side * finer))
    box = sheet.get_rect()
    for shrink, tone in ((0.0, (38, 22, 12)), (0.12, (104, 70, 40)), (0.42, (148, 108, 66))):
        piece = pygame.Rect(0, 0, round(box.width * (1 - shrink)), round(box.height * 0.62 * (1 - shrink)))
        piece.center = (round(box.centerx - shrink * side * 0.3), round(box.centery - shrink * side * 0.4))
        pygame.draw.ellipse(sheet, tone, piece)
    chance = random.Random(side)
    for _ in range(9):
        spot = box.width * chance.uniform(0.2, 0.8), box.height * chance.uniform(0.35, 0.65)
        pygame.draw.circle(sheet, (70, 44, 24), spot, finer * chance.uniform(0.8, 1.6))
    return pygame.transform.smoothscale(sheet, (side, side))


@cached
def frame_of_light(radius: int, colour: RGB) -> Surface:
    """The rim of a tile alight, to be added to it: bright at the edge, fading inwards."""
    side = 2 * radius
    sheet = Surface((side, side))
    steps = 9
    for step in range(steps):
        tone = tuple(round(value * (1 - step / (steps - 1)) ** 1.6) for value in colour)
        pygame.draw.polygon(sheet, tone, hexagon((radius, radius), radius * (1 - 0.02 * step)))
    return pygame.transform.box_blur(sheet, max(1, radius // 60))


def token_sprite(look: Look, kind: TokenKind, emblem: str, unit: float) -> Surface:
    """A token as it stands on a tile of this scale."""
    return token_picture(look, kind, emblem, token_height(unit))


def token_height(unit: float) -> int:
    """How high a token's drawing is on a tile, in pixels."""
    return max(8, round(TOKEN_BOX[1] * unit * TOKEN_SIZE))


def above_foot(unit: float) -> float:
    """How far the middle of a token's picture is above the middle of its disc, in pixels."""
    return (TOKEN_FOOT[1] - TOKEN_BOX[1] / 2) * unit * TOKEN_SIZE


def beside_foot(unit: float) -> float:
    """How far the middle of a token's picture is at the right of the middle of its disc, in pixels."""
    return (TOKEN_BOX[0] / 2 - TOKEN_FOOT[0]) * unit * TOKEN_SIZE
