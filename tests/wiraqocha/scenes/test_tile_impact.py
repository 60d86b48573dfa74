"""What a loss and a conquest weigh: the blow, the flags, the broken die, the Camp's flight home, the throw of dice."""

import pygame
import pytest
from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.profile.settings import MotionSettings, Pace
from game.core.seat_colours import TitleEmblems
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.hidden_parts import PanelSection
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion import dice, flags, token_scenes
from game.titles.wiraqocha.board.motion import tile_impact as blow
from game.titles.wiraqocha.board.motion.dice_impact import push_of
from game.titles.wiraqocha.board.motion.event_timeline import timeline_of
from game.titles.wiraqocha.board.motion.transition import Snapshot, Transition
from game.titles.wiraqocha.board.pieces.art import hexagon_mask
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.title import TITLE
from game.ui.dice_throw import LONGEST, DiceThrow
from game.ui.look import USUAL_LOOK
from game.ui.motion.timeline import Animation, PanelCover, Timeline
from game.ui.shapes import make_faint
from game.ui.sound import Cue
from tests.support.motion_table import AT_ONCE, STILL, act, begun, movements, picture, table_of
from tests.support.shares import one_in
from tests.support.valley_table import ValleyTable

CALM = MotionSettings(ambient=False, calm=True)
GREY = (120, 120, 120)
FIGHT = "board: {N5: red camp, N1: green explorer, N10: green camp}\ndice: [1, 2, 6]"
GUARDED = FIGHT.replace("\n", "\nprotecting: {N1: 4}\n")
STRIKE, BEAT = (
    "conquer N1 with explorer@reserve using 1",
    "conquer N1 with explorer@reserve using 1 beating 6",
)


def staged(name: str) -> tuple[Transition, list[e.Event]]:
    """The transition of a movement that `wiraqocha film` shows, and its events."""
    table = ValleyTable(movements()[name][0], (1280, 720))
    return transition_of(table, movements()[name][1][-1])


def transition_of(table: ValleyTable, line: str) -> tuple[Transition, list[e.Event]]:
    """The transition of one step on a table, and its events."""
    scene = table.scene
    scene.set_motion(AT_ONCE)
    before = Snapshot.of(valley_of(scene.board).view)
    act(table, line)
    after = Snapshot.of(valley_of(scene.board).view)
    view = valley_of(scene.board).view
    transition = Transition(
        before,
        after,
        view.emblems,
        scene.context.names,
        scene.words,
        view.tray,
    )
    return transition, list(table.session.steps[-1].events)


def canvas() -> Surface:
    sheet = Surface((1280, 720))
    sheet.fill(GREY)
    return sheet


def painted(shown: Animation, t: float) -> Surface:
    """What one animation paints, on grey."""
    sheet = canvas()
    shown.paint(sheet, t)
    return sheet


def middle_of(sheet: Surface, colour: RGB) -> Point | None:
    """The middle of all that has exactly this colour."""
    found = pygame.mask.from_threshold(sheet, colour, (1, 1, 1, 255))
    return found.centroid() if found.count() > 20 else None


def changed(sheet: Surface) -> Rect:
    """Where something is painted on grey."""
    same = pygame.mask.from_threshold(sheet, GREY, (2, 2, 2, 255))
    same.invert()
    areas = same.get_bounding_rects()
    return areas[0].unionall(areas[1:])


# the blow


def pushes(sheet: Surface, before: Surface, spot: Point) -> tuple[int, int] | None:
    """How far a small piece of the table is pushed aside, if it is to be found."""
    area = Rect(0, 0, 10, 10)
    area.center = round(spot[0]), round(spot[1])
    now = pygame.image.tobytes(sheet.subsurface(area), "RGB")
    ways = [(x, y) for x in range(-8, 9) for y in range(-8, 9)]
    for dx, dy in sorted(ways, key=lambda way: abs(way[0]) + abs(way[1])):
        was = pygame.image.tobytes(before.subsurface(area.move(-dx, -dy)), "RGB")
        if all(abs(one - other) <= 3 for one, other in zip(was, now, strict=True)):
            return dx, dy
    return None


def test_a_tile_that_is_struck_is_pushed_aside_and_comes_to_rest() -> None:
    transition, _ = staged("camp-destroyed")
    before = transition.before.picture
    assert before is not None
    struck = blow.strikes(transition, "N7", 0.0)
    found = []
    for number in range(31):
        sheet = before.copy()
        struck.paint(sheet, number / 30)
        found.append(pushes(sheet, before, transition.on("N7", (66, -40))))
    assert len({push for push in found[:8] if push not in (None, (0, 0))}) >= 2
    assert set(found[20:]) == {(0, 0)}
    sheet = before.copy()
    struck.paint(sheet, 1.0)
    assert pygame.image.tobytes(sheet, "RGB") == pygame.image.tobytes(before, "RGB")


def test_the_more_protection_is_beaten_the_heavier_the_blow() -> None:
    plain, guarded, camp = (staged(name)[0] for name in ("graveyard", "protected", "camp-destroyed"))
    assert blow.strength(plain, "N7") < blow.strength(guarded, "N7") <= 1
    assert blow.strength(plain, "N7") < blow.strength(camp, "N7") <= 1


def test_only_what_is_taken_from_a_rival_is_struck() -> None:
    """On a free tile nothing trembles: a flag is run up, and sooner gone."""
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    act(table, STRIKE)
    free = table.harness.settle(dt=1 / 60)
    table = table_of(FIGHT)
    act(table, STRIKE)
    assert table.harness.settle(dt=1 / 60) > free
    assert free < 1.7


@pytest.mark.parametrize("name", ["graveyard", "protected", "camp-destroyed"])
def test_the_blow_falls_when_the_attacker_is_there(name: str) -> None:
    """It goes to the tile first; then the conquest is heard, and what stood there goes."""
    transition, events = staged(name)
    told: list[e.Event | Cue] = []
    timeline = timeline_of(transition, events, told.append)
    moved = next(number for number, (_, shown) in enumerate(timeline.animations) if shown.hides)
    start, journey = timeline.animations[moved]
    while not any(isinstance(one, Cue) for one in told):
        timeline.update(1 / 60)
    assert start + 0.4 * journey.seconds < timeline.elapsed <= start + journey.seconds
    timeline.update(1 / 60)
    beaten = [event for event in told if isinstance(event, e.TokenBeaten)]
    assert bool(beaten) == (name == "camp-destroyed"), "a Camp is heard at once, a wreck when it falls"
    timeline.update(1.0)
    assert any(isinstance(event, e.TokenBeaten) for event in told)


def test_the_conquest_of_a_dropped_token_is_soon_over() -> None:
    """For who lets go of a token over its tile, the blow comes at once and all is seen within 1.3 seconds."""
    table = table_of(FIGHT)
    table.drag(table.places.reserve_token("explorer"), table.places.tile_centre("N1"))
    assert table.state.board[table.state.game.index["N1"]] >> 3 == 0
    assert table.harness.settle(dt=1 / 60) <= 1.3


# the flags


def test_the_loser_s_flag_goes_down_and_the_new_owner_s_up() -> None:
    transition, _ = staged("graveyard")
    fallen = flags.falls(transition, "N7", "green", 0.1)
    heights = [middle_of(painted(fallen, t), USUAL_LOOK.seat("moon").base) for t in (0.2, 0.45, 0.6, 0.75)]
    falling = [spot[1] for spot in heights if spot is not None]
    assert len(falling) == 4
    assert falling == sorted(falling)
    assert falling[-1] - falling[0] > 30 * transition.unit
    raised = flags.rises(transition, "N7", "red", 0.0, fought=True)
    rising = [middle_of(painted(raised, t), USUAL_LOOK.seat("star").base) for t in (0.24, 0.35, 0.45, 0.6)]
    tops = [spot[1] for spot in rising if spot is not None]
    assert len(tops) == 4
    assert tops == sorted(tops, reverse=True)
    assert tops[0] - tops[-1] > 30 * transition.unit
    assert changed(painted(raised, 0.5)).bottom <= transition.on("N7", flags.FLAG_AT)[1] + 2


def test_a_flag_bears_the_emblem_and_the_pattern_of_its_seat() -> None:
    cloths = [flags.cloth(USUAL_LOOK, emblem, 60) for emblem in TITLE.part(TitleEmblems).of_colours.values()]
    assert len({pygame.image.tobytes(pygame.transform.grayscale(one), "RGB") for one in cloths}) == 4
    for emblem, one in zip(TITLE.part(TitleEmblems).of_colours.values(), cloths, strict=True):
        marked = pygame.mask.from_threshold(one, USUAL_LOOK.seat(emblem).mark, (1, 1, 1, 255))
        assert marked.count() > 150


def flags_seen(table: ValleyTable) -> list[tuple[bool, bool]]:
    """Whether the loser's and the winner's flag are seen over tile N1, picture by picture until all lies still."""
    x, y = table.board.view.layout.on_tile(table.state.game.index["N1"], flags.FLAG_AT)
    unit = table.board.view.layout.tile_scale
    area = Rect(round(x + 4 * unit), round(y - flags.POLE * unit), round(50 * unit), round(60 * unit))
    found = []
    for _ in range(150):
        seen = table.harness.surface.subsurface(area)
        counts = [
            pygame.mask.from_threshold(seen, USUAL_LOOK.seat(name).base, (1, 1, 1, 255)).count()
            for name in ("moon", "star")
        ]
        found.append((counts[0] > 150 * unit, counts[1] > 150 * unit))
        table.harness.frames(1)
    return found


def test_both_flags_are_seen_on_the_table_one_after_the_other_and_then_gone() -> None:
    table = table_of(FIGHT)
    act(table, STRIKE)
    seen = flags_seen(table)
    loser, winner = ([number for number, one in enumerate(seen) if one[who]] for who in (0, 1))
    assert len(loser) > 10
    assert len(winner) > 10
    assert max(loser) < max(winner) < 149


@pytest.mark.parametrize(
    "settings", one_in(3, [CALM, AT_ONCE, MotionSettings(Pace.AT_ONCE, ambient=False, calm=True)])
)
def test_in_reduced_motion_no_flag_is_seen_and_nothing_is_pushed(settings: MotionSettings) -> None:
    table = table_of(FIGHT, settings)
    before = table.harness.surface.copy()
    act(table, STRIKE)
    assert not any(any(one) for one in flags_seen(table))
    after = table.harness.surface.copy()
    table.scene.commands.undo()
    table.harness.settle()
    act(table, STRIKE)
    valley = table.board.view.layout.map
    ends = [pygame.image.tobytes(sheet.subsurface(valley), "RGB") for sheet in (before, after)]
    for _ in range(20):
        table.harness.frames(1)
        now = pygame.image.tobytes(table.harness.surface.subsurface(valley), "RGB")
        assert all(
            min(a, b) - 3 <= c <= max(a, b) + 3 for a, b, c in zip(*ends, now, strict=True) if c not in (a, b)
        )


@pytest.mark.parametrize("name", ["graveyard", "protected", "camp-destroyed", "death-ray"])
@pytest.mark.parametrize("frames", [4, 40, 62, 80])
def test_skipping_ends_at_the_picture_that_waiting_ends_at(name: str, frames: int) -> None:
    waited, skipped = begun(name, STILL), begun(name, STILL)
    waited.harness.settle()
    skipped.harness.frames(frames)
    skipped.harness.key(pygame.K_F5)
    skipped.harness.move((3, 3))
    skipped.harness.settle()
    waited.harness.move((3, 3))
    waited.harness.settle()
    assert picture(waited) == picture(skipped)


# what is beaten


def test_a_beaten_die_breaks_and_one_that_is_taken_away_does_not() -> None:
    transition, events = staged("protected")
    gone = next(event for event in events if isinstance(event, e.DieRemoved))
    (broken,) = dice.removed(transition, gone)
    x, _ = transition.die_on("N7")
    sheet = painted(broken, 0.45)
    ivory = pygame.mask.from_threshold(sheet, (244, 234, 210), (40, 40, 60, 255))
    halves = [area for area in ivory.get_bounding_rects() if area.width > 4 * transition.unit]
    assert min(area.centerx for area in halves) < x - 8 * transition.unit
    assert max(area.centerx for area in halves) > x + 8 * transition.unit


def test_a_camp_flies_home_in_an_arc_and_lands_in_the_reserve() -> None:
    transition, events = staged("camp-destroyed")
    beaten = next(event for event in events if isinstance(event, e.TokenBeaten))
    assert beaten.destination is Destination.RESERVE
    (flight,) = [one for one in token_scenes.beaten(transition, beaten) if one.fills]
    start, end = transition.token_on("N7").centre, transition.home("green", beaten.kind, came=True).centre
    spots = [middle_of(painted(flight, t), USUAL_LOOK.seat("moon").base) for t in (0.36, 0.5, 0.64, 0.78)]
    ways = [spot for spot in spots if spot is not None]
    assert len(ways) == 4
    xs = [spot[0] for spot in ways]
    assert xs == sorted(xs, reverse=True)
    assert end[0] < xs[-1] < xs[0] < start[0] + 10
    for x, y in ways:
        straight = start[1] + (end[1] - start[1]) * (x - start[0]) / (end[0] - start[0])
        assert y < straight - 20 * transition.unit, "over the straight way"
    landed = changed(painted(flight, 0.999))
    assert landed.collidepoint(end)
    assert flight.fills == transition.fills("green", PanelSection.TOKENS)


# the throw


@pytest.mark.parametrize("count", [1, 4, 9])
def test_dice_that_are_thrown_knock_and_the_hardest_knock_shakes_the_tray(count: int) -> None:
    for seed in range(8):
        throw = DiceThrow([(seed + number) % 6 + 1 for number in range(count)], (560.0, 118.0), seed)
        assert len(throw.knocks) >= 3 * count, "each die touches the cloth at least three times"
        assert all(0 <= knock.at <= LONGEST and 0 < knock.force <= 1 for knock in throw.knocks)
        assert all(0 <= knock.x <= 560 and 0 <= knock.y <= 118 for knock in throw.knocks)
        hardest = max(throw.knocks, key=lambda knock: knock.force)
        assert push_of(throw, hardest.at - 0.01, 52) == (0, 0)
        assert abs(push_of(throw, hardest.at, 52)[0]) >= 1
        assert push_of(throw, hardest.at + 0.21, 52) == (0, 0)


def test_a_die_that_lands_rocks_once_and_lies() -> None:
    throw = DiceThrow([5], (560.0, 118.0), 3)
    flat = [throw.pose(number / 120)[0].flat for number in range(240)]
    landed = flat.index(True)
    assert False in flat[landed:], "it rocks after it has first lain flat"
    assert all(flat[landed + 20 :])


def test_the_tray_trembles_on_the_table_and_lies_still_where_nothing_may_move() -> None:
    for settings, trembles in ((STILL, True), (CALM, False)):
        table = table_of("board: {N5: red camp}\nphase: preparation\nrolls: [2, 4, 6]", settings)
        felt = Rect(table.board.view.tray.rect)
        corner = Rect(felt.right - 12, felt.y + 2, 10, 10)
        still = pygame.image.tobytes(table.harness.surface.subsurface(corner), "RGB")
        act(table, "roll")
        seen = set()
        for _ in range(100):
            table.harness.frames(1)
            seen.add(pygame.image.tobytes(table.harness.surface.subsurface(corner), "RGB"))
        assert (seen != {still}) == trembles
        assert pygame.image.tobytes(table.harness.surface.subsurface(corner), "RGB") == still


# what the first picture need not do


def test_pieces_of_the_picture_from_before_are_not_copied() -> None:
    transition, _ = staged("graveyard")
    piece = transition.crop(Rect(100, 100, 300, 200))
    assert piece is not None
    assert piece.get_parent() is transition.before.picture


def test_the_shape_of_a_tile_is_made_before_anything_moves() -> None:
    table = table_of(FIGHT)
    made = hexagon_mask.cache_info().misses  # type: ignore[attr-defined]
    act(table, STRIKE)
    table.harness.settle()
    assert hexagon_mask.cache_info().misses == made  # type: ignore[attr-defined]


def blended(drawn: Surface) -> bool:
    """Whether a picture is mixed with what is under it, however strong it is."""
    return bool(drawn.get_flags() & pygame.SRCALPHA)


@pytest.mark.parametrize("kind", [0, pygame.SRCALPHA])
def test_a_picture_that_is_faint_no_more_is_drawn_as_one_that_never_was(kind: int) -> None:
    """Without an alpha channel it must not keep its full strength as a number, which is drawn ever so slowly."""
    drawn = Surface((8, 8), kind)
    drawn.fill((200, 100, 50, 255))
    make_faint(drawn, 0.5)
    assert drawn.get_alpha() == 128
    make_faint(drawn, 1)
    assert blended(drawn) == bool(kind)
    sheet = canvas()
    sheet.blit(drawn, (0, 0))
    assert sheet.get_at((3, 3)) == (200, 100, 50, 255)


def test_a_cover_that_begins_to_fade_is_not_drawn_the_slow_way() -> None:
    timeline = Timeline(covers=[PanelCover(Surface((20, 20)), (0, 0), 0.5, 0.2)])
    strengths = []
    for _ in range(12):
        timeline.draw_covers(canvas())
        cover = timeline.covers[0].picture
        strengths.append((cover.get_alpha() or 0) if blended(cover) else 256)
        timeline.update(0.057)
    assert 255 not in strengths
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] == 256 > strengths[-1]
