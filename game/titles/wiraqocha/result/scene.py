"""The end of a game of Wiraqocha: who won, by what, and how everybody stood."""

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.chance import below
from game.core.match import Match, rival_of
from game.core.seat_colours import emblems_of
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.kit.forms.result import ASIDE, HOW, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.kit.portraits import draw_portrait
from game.table.rival_talk import SpokenLine, lines_of
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import seat_of
from game.titles.wiraqocha.rules.victory import technology
from game.ui import theme
from game.ui.emblems import draw_seat_badge
from game.ui.panels import draw_panel
from game.ui.pictures import anchor_of, at_unit, filling
from game.ui.scale import Scale
from game.ui.shapes import glow
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_FIGURES = {"relics": 1.0, "crystals": 1.0, "technology": 1.3, "cards": 1.0, "tiles": 1.0}  # and their widths
_WREATH = 86.0  # radius of the medal that the branches of laurel stand round, in their own units
_NOTE = TextStyle(Role.ASIDE, "faded_ink", "centre")


def standings(state: State, words: Words) -> tuple[RankedSeat, ...]:
    """Everybody's figures, the winner first, then in turn order."""
    seats = sorted(state.game.seats, key=lambda seat: (seat != state.winner, seat))
    return tuple(RankedSeat(seat, _figures(state, seat, words), seat == state.winner) for seat in seats)


def _figures(state: State, seat: int, words: Words) -> tuple[str, ...]:
    cost = technology(state, seat)
    tiles = sum(seat_of(piece) == seat for piece in state.board)
    return (
        str(state.relics.count(seat)),
        str(state.crystals[seat]),
        words("menu.technology", cubes=cost.resources, crystals=cost.somnium),
        str(state.cards[seat].bit_count()),
        str(tiles),
    )


def how_won(state: State, words: Words) -> str:
    """By which of the three ways, with its figures, as the end of a sentence."""
    goal = state.game.victory
    cost = technology(state, state.winner)
    gaps: dict[str, dict[str, int]] = {
        "treasure": {"relics": goal.relics},
        "somnium": {"crystals": state.crystals[state.winner]},
        "leviathan": {"cubes": cost.resources, "count": cost.somnium},
    }
    return words(f"menu.won_by.{state.victory}", **gaps.get(state.victory, {}))


def last_word(match: Match, winner: int, words: Words) -> SpokenLine | None:
    """What an explorer says of the end: the winner, or one of those who lost to a person."""
    rivals = {seat: rival for seat, who in enumerate(match.seats) if (rival := rival_of(BOTS, who))}
    seed = match.setup.seed
    losers = sorted(rivals.keys() - {winner})
    if winner not in rivals and not losers:
        return None
    seat = winner if winner in rivals else losers[below(seed, 0, len(losers))]
    lines = lines_of(rivals[seat].name, "won" if seat == winner else "lost", words.knows)
    return SpokenLine(seat, lines[below(seed, 1, len(lines))]) if lines else None


def result_scene(words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> ResultScene:
    """The winner's medal, the figures of all players, and the ways on, in a state that somebody has won."""
    said = last_word(match, state.winner, words) if callbacks.talk else None

    def draw_ornament(surface: Surface, view: Rect, scale: Scale) -> None:
        _draw_winner(surface, (view.centerx, view.bottom - scale.px(34)), scale, match, state.winner)
        if said is not None:
            _draw_last_word(surface, view, scale, match, said, words(said.key))

    columns = [FigureColumn(words(f"menu.column.{name}"), share) for name, share in _FIGURES.items()]
    sheet = ResultSheet(
        lambda surface, view, scale: _draw_view(surface, view, scale, state.victory),
        draw_ornament,
        words("menu.won", name=match.seats[state.winner].name),
        [
            TextLine(how_won(state, words), 40, HOW),
            TextLine(words("menu.after_rounds", count=round_now(state)), 32, ASIDE),
        ],
        Ranking(words, match, columns, standings(state, words)),
        TextLine(words("menu.column_note"), 40, _NOTE),
    )
    return ResultScene(words, sheet, callbacks)


def _draw_view(surface: Surface, area: Rect, scale: Scale, victory: str) -> None:
    """What was won, engraved: as much of it as fills the head of the sheet."""
    surface.blit(filling(scale.look, f"wiraqocha/victory.{victory}", area.size), area)
    line = max(1, scale.px(2))
    surface.fill(scale.look.palette.outline, Rect(area.x, area.bottom - line, area.width, line))
    surface.fill(theme.BRASS_MID, Rect(area.x, area.bottom, area.width, 2 * line))
    surface.fill(scale.look.palette.outline, Rect(area.x, area.bottom + 2 * line, area.width, line))


def _draw_winner(surface: Surface, centre: tuple[int, int], scale: Scale, match: Match, winner: int) -> None:
    """The winner's medal in a wreath of laurel; an explorer's portrait, with the medal beside it."""
    px, look = scale.px, scale.look
    shine = glow(px(170), theme.AMBER, 110)
    surface.blit(shine, shine.get_rect(center=centre))
    radius = px(72)
    unit = radius / _WREATH
    branch = at_unit(look, "wiraqocha/victory.laurel", unit)
    x, y = anchor_of(look, "wiraqocha/victory.laurel")
    left = (round(centre[0] - x * unit), round(centre[1] - y * unit))
    right = (round(centre[0] + x * unit) - branch.get_width(), left[1])
    surface.blit(branch, left)
    surface.blit(pygame.transform.flip(branch, True, False), right)
    rival, emblem = rival_of(BOTS, match.seats[winner]), emblems_of(match)[winner]
    if rival is None:
        draw_seat_badge(surface, look, emblem, centre, radius)
        return
    draw_portrait(surface, look, NAME, rival, centre, radius)
    beside = (centre[0] + round(radius * 0.72), centre[1] + round(radius * 0.72))
    draw_seat_badge(surface, look, emblem, beside, px(24))


def _draw_last_word(
    surface: Surface, view: Rect, scale: Scale, match: Match, said: SpokenLine, text: str
) -> None:
    """What an explorer says of the end, on a slip of paper beside the medal."""
    px = scale.px
    slip = Rect(view.centerx + px(150), view.bottom + px(12), view.width // 2 - px(200), px(48))
    draw_panel(surface, slip, scale, "note", active=True)
    rival = rival_of(BOTS, match.seats[said.seat])
    assert rival is not None
    draw_portrait(surface, scale.look, NAME, rival, (slip.x + px(2), slip.centery), px(29))
    words = Rect(slip.x + px(38), slip.y + px(3), slip.width - px(48), slip.height - px(6))
    draw_text(surface, text, TextStyle(Role.ASIDE, "ink", "centre", size=20, wrapped=True), scale, words)
