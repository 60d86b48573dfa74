"""Dice in use: set aside, turned, put on a tile to protect it, taken back, removed."""

import math

import pygame
from pygame import Rect, Surface, transform

from game.titles.wiraqocha.board.hidden_parts import HiddenPart, PanelSection, TilePart
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.board.pieces.glyphs import draw_flat_die
from game.titles.wiraqocha.board.valley.valley import draw_protecting_die
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import DiceUsed, DieChanged, DiePlaced, DieRemoved, DieTakenBack
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.dice import draw_die
from game.ui.effects import arc, fade, progress, ring, shine, spark, stamp
from game.ui.look import Look
from game.ui.motion.timeline import Animation
from game.ui.particles import DUST, STEAM, Burst, draw_burst, scatter
from game.ui.shapes import blank


def solid_die(look: Look, face: int, side: int, angle: float = 0.0) -> Surface:
    """A die as it lies in the tray."""
    sheet = blank((round(side * 1.6), round(side * 1.6)))
    draw_die(sheet, look, min(face, 6), (sheet.get_width() / 2, sheet.get_height() / 2), side, angle=angle)
    return sheet


def _flat(look: Look, face: int, side: float) -> Surface:
    sheet = blank((round(side * 1.3), round(side * 1.3)))
    draw_flat_die(sheet, look, face, (sheet.get_width() / 2, sheet.get_height() / 2), side)
    return sheet


def die_on_mat(look: Look, face: int, unit: float, emblem: str) -> Surface:
    """A protecting die on its mat."""
    side = round(64 * unit)
    sheet = blank((side, side))
    draw_protecting_die(sheet, look, face, (side / 2, side / 2), unit, emblem)
    return sheet


def _take(transition: Transition, face: int) -> TrayDie | None:
    """A die of this face that has left the tray; each is taken once."""
    found = next((die for die in transition.spent if die.face == min(face, 6)), None)
    if found is not None:
        transition.spent.remove(found)
    return found


def used(transition: Transition, event: DiceUsed) -> list[Animation]:
    """The dice that pay jump up from the tray and drop into the place of those set aside."""
    side = transition.tray.side
    area = transition.after.layout.aside
    flights: list[tuple[Surface, Point, Point]] = []
    faces = (*event.using, *event.beating)
    for number, face in enumerate(faces):
        die = _take(transition, face)
        if die is not None:
            spread = (number - (len(faces) - 1) / 2) * side * 0.5
            end = area.centerx + spread, area.centery - transition.scale.px(8)
            flights.append(
                (solid_die(transition.look, die.face, side, die.angle), transition.tray.centre(die), end)
            )
    if not flights:
        return []
    before = transition.crop(area)
    light = shine(round(side * 0.9), (120, 96, 40))

    def paint(surface: Surface, t: float) -> None:
        if before is not None:
            surface.blit(before, area)
        for number, (drawn, start, end) in enumerate(flights):
            own = progress(t, number * 0.05, 0.75 + number * 0.05)
            jump = ease_out(progress(own, 0, 0.35))
            go = ease_in_out(progress(own, 0.3, 1))
            x, y = arc((start[0], start[1] - jump * 10), end, transition.scale.px(46))(go)
            stamp(surface, light, (x, y), alpha=fade(own, 0.2, 0.3), add=True)
            stamp(
                surface,
                drawn,
                (x, y),
                scale=1 + 0.2 * jump - 0.55 * go,
                angle=-go * 180,
                alpha=1 - 0.4 * progress(own, 0.8, 1),
            )

    return [Animation(0.6, paint, 0.05 if transition.dropped_at is not None else 0.15, waits=True)]


def changed(transition: Transition, event: DieChanged) -> list[Animation]:
    """A die in the tray is turned from one face to another."""
    if event.cause is Cause.REROLL:
        return []
    die = next((die for die in transition.after.dice if die.face == event.after), None)
    if die is None:
        return []
    side = transition.tray.side
    old, new = (solid_die(transition.look, face, side, die.angle) for face in (event.before, event.after))
    centre = transition.tray.centre(die)
    glints, star = scatter(51, 6, side * 0.9), spark(max(3, side // 5), (255, 214, 120))
    halo = ring(side, transition.look.palette.lit, 0.08)

    def paint(surface: Surface, t: float) -> None:
        lift = math.sin(math.pi * t)
        drawn = old if t < 0.5 else new
        squash = max(0.08, abs(math.cos(math.pi * t)))
        size = drawn.get_width() * (1.1 + 0.35 * lift)
        turned = transform.smoothscale(
            drawn, (max(2, round(size)), max(2, round(size * (0.35 + 0.65 * squash))))
        )
        stamp(surface, halo, centre, scale=0.5 + 0.8 * t, alpha=1 - t)
        stamp(surface, turned, (centre[0], centre[1] - lift * side * 0.35))
        for dx, dy, large, late in glints:
            at = progress(t, 0.3 + late * 0.6, 0.7 + late * 0.7)
            if 0 < at < 1:
                stamp(
                    surface,
                    star,
                    (centre[0] + dx * at, centre[1] + dy * at),
                    scale=large,
                    alpha=1 - at,
                    add=True,
                )

    return [Animation(0.42, paint)]


def placed(transition: Transition, event: DiePlaced) -> list[Animation]:
    """A protecting die flies to its tile and is stamped down on its mat."""
    die = _take(transition, event.face)
    end = transition.die_on(event.tile)
    dropped = transition.dropped_at
    start = dropped or (transition.tray.centre(die) if die is not None else transition.dice(event.player))
    unit = transition.unit
    mat = die_on_mat(transition.look, event.face, unit, transition.emblem(event.player))
    solid = solid_die(transition.look, event.face, max(8, round(40 * unit)))
    halo = ring(round(46 * unit), transition.look.seat(transition.emblem(event.player)).light, 0.12)
    dust = Burst(scatter(53, 8, 36 * unit), 10 * unit, DUST, flat=0.6)
    way = arc(start, end, 10 * unit if dropped else 70 * unit)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0, 0.6))
        if t < 0.6:
            stamp(surface, solid, way(go), scale=1.3, angle=(0 if dropped else 270) * (1 - go))
            return
        down = progress(t, 0.6, 0.75)
        draw_burst(surface, transition.look, end, progress(t, 0.65, 1), dust)
        stamp(surface, mat, end, scale=1.35 - 0.35 * down)
        stamp(surface, halo, end, scale=0.6 + 0.8 * progress(t, 0.7, 1), alpha=1 - progress(t, 0.7, 1))

    hides = frozenset({HiddenPart(TilePart.DIE, transition.tile(event.tile))})
    return [Animation(0.3 if dropped else 0.55, paint, hides=hides, waits=dropped is not None)]


def taken_back(transition: Transition, event: DieTakenBack) -> list[Animation]:
    """A protecting die comes back from its tile into its owner's hand."""
    unit = transition.unit
    start, end = transition.die_on(event.tile), transition.dice(event.player)
    mat = die_on_mat(transition.look, event.face, unit, transition.emblem(event.player))
    solid = _flat(transition.look, event.face, 36 * unit)
    way = arc(start, end, 60 * unit)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0.15, 1))
        if t < 0.5:
            stamp(surface, mat, start, alpha=1 - t * 2, scale=1 + 0.3 * t)
        if t > 0:
            stamp(surface, solid, way(go), scale=1.15 - 0.35 * go, angle=-180 * go)

    return [Animation(0.55, paint, waits=True, fills=transition.fills(event.player, PanelSection.DICE))]


def removed(transition: Transition, event: DieRemoved) -> list[Animation]:
    """A protecting die is knocked off its tile; one that a conqueror has beaten breaks."""
    unit = transition.unit
    holder = transition.holder(event.tile)
    emblem = transition.emblem(holder) if holder is not None else transition.emblems[0]
    start = transition.die_on(event.tile)
    mat = die_on_mat(transition.look, event.face, unit, emblem)
    steam = Burst(scatter(57, 7, 34 * unit), 12 * unit, STEAM)
    beaten, whole = transition.changes_hands(event.tile), [(mat, 1.0, -260.0)]
    halves = _broken(mat) if beaten else whole

    def paint(surface: Surface, t: float) -> None:
        for piece, way, spin in halves if t > 0 else whole:
            x, y = start[0] + way * 70 * unit * t, start[1] - 190 * unit * t * (0.75 - t)
            stamp(surface, piece, (x, y), angle=spin * t, alpha=1 - progress(t, 0.55, 1), scale=1 - 0.35 * t)
        if t > 0:
            draw_burst(surface, transition.look, start, progress(t, 0, 0.8), steam)

    return [Animation(0.55, paint, 0.0 if beaten else 0.15, waits=True)]


def _broken(mat: Surface) -> list[tuple[Surface, float, float]]:
    """The halves of a die that was cloven: each with how far it flies to the right, and how it spins (degrees)."""
    width, height = mat.get_size()
    halves = []
    for way in (-1, 1):
        half = mat.copy()
        top, bottom = width * 0.6, width * 0.4
        edge = 0 if way > 0 else width
        pygame.draw.polygon(half, (0, 0, 0, 0), [(edge, 0), (top, 0), (bottom, height), (edge, height)])
        halves.append((half, way * 0.9 + 0.25, -way * 320.0))
    return halves


def flipped(
    transition: Transition, before: int, after: int, centre: Point, emblem: str
) -> tuple[Surface, Surface, Rect]:
    """A protecting die's picture before and after it was lowered, and where it lies."""
    old, new = (
        die_on_mat(transition.look, before, transition.unit, emblem),
        die_on_mat(transition.look, after, transition.unit, emblem),
    )
    place = old.get_rect(center=(round(centre[0]), round(centre[1])))
    return old, new, place


def turn_over(surface: Surface, old: Surface, new: Surface, centre: Point, t: float) -> None:
    """Draw something flat that is turned over from one side to the other."""
    drawn = old if t < 0.5 else new
    wide = max(2, round(drawn.get_width() * abs(math.cos(math.pi * t))))
    high = round(drawn.get_height() * mix(1, 1.15, math.sin(math.pi * t)))
    stamp(surface, transform.smoothscale(drawn, (wide, high)), centre)
