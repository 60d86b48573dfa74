"""The three pages of the newspaper as pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.chronicle.articles import Article, Chronicle, Picture
from game.core.contract import AnyState, AnyStep, StandingsHistory, StoryTelling
from game.core.contract.chronicle import SeatPicture
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.scenes.chronicle.type_setting import Cut, Part, Placed, Type, draw_placed, set_page
from game.scenes.title_art import GamePreview, TitlePictures
from game.ui.between_frames import Work
from game.ui.emblems import draw_seat_badge
from game.ui.look import Look
from game.ui.scale import Scale, columns, rows
from game.ui.shapes import polygon
from game.ui.text import TextStyle, draw_text
from game.ui.textures import parchment
from game.ui.theme import Role

SIZE: Final = (1920, 1200)  # of a page in its own units, which a scale of its width has
PAGES: Final = 3
_EDGE: Final = 40  # from the edge to the inked frame
_MARGIN: Final = 74  # from the edge to the type
_GUTTER: Final = 44  # between columns
_BODY: Final = 25
_ROW: Final = 84  # least height of a player's line
_DRAWN: Final = 800  # pixels across that a picture is drawn with at least
_TINT: Final = 150  # how much of a picture's colour the engraver takes away, of 255


@dataclass(frozen=True, slots=True)
class Newspaper:
    """A chronicle with all that its pictures are drawn from."""

    words: Words
    match: Match
    chronicle: Chronicle
    story: StandingsHistory
    states: Sequence[AnyState]
    """The position after every number of steps."""

    def draw_vignette(self, surface: Surface, picture: Picture, area: Rect, scale: Scale) -> None:
        """Draw a position as the engraver of the paper saw it."""
        frame = scale.px(6)
        inner = area.inflate(-2 * frame, -2 * frame)
        if min(inner.size) < scale.px(40):
            return
        # a small one is drawn large, and made smaller with its letters
        grown = max(1.0, _DRAWN / inner.width)
        drawn = Surface((round(inner.width * grown), round(inner.height * grown)))
        drawn.fill(scale.look.palette.parchment_light)
        state, whole = self.states[picture.steps], drawn.get_rect()
        lettered = Scale(round(scale.width * grown), round(scale.height * grown), look=scale.look)
        self.match.title.part(GamePreview).draw_vignette(
            drawn, self.words, state, emblems_of(self.match), picture.place, whole, lettered
        )
        engrave(drawn, scale.look)
        surface.blit(pygame.transform.smoothscale(drawn, inner.size) if grown > 1 else drawn, inner)
        ink = scale.look.palette.outline
        pygame.draw.rect(surface, ink, area, max(1, scale.px(2.5)))
        pygame.draw.rect(surface, ink, inner, max(1, scale.px(1.2)))


def newspaper_of(
    words: Words,
    match: Match,
    chronicle: Chronicle,
    initial: AnyState,
    steps: Sequence[AnyStep],
) -> Newspaper:
    """The newspaper of a game."""
    states = (initial, *(step.after for step in steps))
    return Newspaper(words, match, chronicle, match.title.part(StoryTelling).story(initial, steps), states)


def engrave(drawn: Surface, look: Look) -> None:
    """Take most of its colour from a picture, as if it were engraved and tinted by hand."""
    if look.high_contrast:
        return
    grey = pygame.transform.grayscale(drawn)
    grey.set_alpha(_TINT)
    drawn.blit(grey, (0, 0))
    drawn.fill((255, 245, 224), special_flags=pygame.BLEND_RGB_MULT)


def blank_page(width: int, look: Look) -> Surface:
    """The paper that a page is printed on, so many pixels wide."""
    scale = Scale(width, width, look=look)
    picture = Surface((width, scale.px(SIZE[1])))
    picture.blit(parchment(look, picture.get_size(), max(3, scale.px(7)), 5), (0, 0))
    _draw_frame(picture, scale)
    return picture


def print_page(paper: Newspaper, number: int, picture: Surface, look: Look) -> Work[None]:
    """Print a page, from 0 on, on its paper, one part after another."""
    scale = Scale(picture.width, picture.width, look=look)
    for placed in compose(paper, number, scale):
        draw_placed(picture, placed, scale)
        yield


def compose(paper: Newspaper, number: int, scale: Scale) -> list[Placed]:
    """Where everything on a page stands."""
    px = scale.px
    whole = Rect(px(_MARGIN), px(_EDGE + 20), px(SIZE[0] - 2 * _MARGIN), px(SIZE[1] - 2 * _EDGE - 34))
    top = set_page(
        [(whole, _head(paper, number, scale) if number else _masthead(paper, scale))], scale, most=1
    )
    used = top[-1].rect.bottom - whole.y + px(12)
    body = Rect(whole.x, whole.y + used, whole.width, whole.height - used)
    return [*top, *set_page(_PAGES[number](paper, body, scale), scale)]


# the heads of the pages


def _masthead(paper: Newspaper, scale: Scale) -> list[Part]:
    said = paper.chronicle
    return [
        Type(said.name, Role.TITLE, 84, "centre", 0),
        Type(f"{said.edition} · {said.motto}", Role.ASIDE, 25, "centre", 4, faded=True),
        _swell(scale),
        Type(said.headline.text, Role.STRONG, 60, "centre", 2),
        Type(said.deck.text, Role.ASIDE, 30, "centre", 4),
        _swell(scale),
    ]


def _head(paper: Newspaper, number: int, scale: Scale) -> list[Part]:
    said, words = paper.chronicle, paper.words
    page = words("newspaper.page", page=number + 1, pages=PAGES)
    parts: list[Part] = [
        Type(f"{said.name} · {page}", Role.ASIDE, 25, "centre", 2, faded=True),
        _swell(scale),
    ]
    if number == 1:
        parts += [Type(words("newspaper.turning_title"), Role.TITLE, 56, "centre", 4), _swell(scale)]
    return parts


def _swell(scale: Scale) -> Cut:
    """An engraver's rule: thin at its ends and thick in its middle."""

    def draw(surface: Surface, area: Rect) -> None:
        y, high = area.centery, 3 * scale.factor
        points = [(area.x, y), (area.centerx, y - high), (area.right, y), (area.centerx, y + high)]
        polygon(surface, points, scale.look.palette.faded_ink)

    return Cut(8, draw, 4)


# the pages


def _front(paper: Newspaper, body: Rect, scale: Scale) -> list[tuple[Rect, Sequence[Part]]]:
    """The lead beside the table as it ended, and how everybody stood."""
    left, middle, right = columns(body, [1, 1.8, 1], scale.px(_GUTTER))
    said = paper.chronicle
    assert said.lead.picture is not None, "the lead has a picture"
    high = middle.width / paper.match.title.part(GamePreview).ratio / scale.factor
    return [
        (left, [*_paragraphs(said.lead), _rest(scale)]),
        (middle, [*_pictured(paper, said.lead.picture, scale, high, grows=False), _rest(scale)]),
        (right, [_standings(paper, scale), *_notice(paper, said.aside, scale)]),
    ]


def _turning(paper: Newspaper, body: Rect, scale: Scale) -> list[tuple[Rect, Sequence[Part]]]:
    """A column for each turning point."""
    told = paper.chronicle.turning
    cells = columns(body, [1] * max(1, len(told)), scale.px(_GUTTER))
    return [(cell, _turn(paper, article, scale)) for cell, article in zip(cells, told, strict=False)]


def _turn(paper: Newspaper, article: Article, scale: Scale) -> list[Part]:
    assert article.picture is not None, "a turning point has a picture"
    return [
        Type(article.kicker, Role.STRONG, 23, "centre", 0, faded=True),
        Type(article.heading, Role.STRONG, 34, "centre", 8),
        *_pictured(paper, article.picture, scale),
        *_paragraphs(article),
    ]


def _notices(paper: Newspaper, body: Rect, scale: Scale) -> list[tuple[Rect, Sequence[Part]]]:
    """A column for each notice."""
    told = paper.chronicle.notices
    cells = columns(body, [1] * len(told), scale.px(_GUTTER))
    return [(cell, _notice(paper, article, scale)) for cell, article in zip(cells, told, strict=True)]


def _notice(paper: Newspaper, article: Article, scale: Scale) -> list[Part]:
    parts: list[Part] = [Type(article.heading, Role.HEADING, 40, "centre", 6)]
    if article.picture is not None:
        parts += _pictured(paper, article.picture, scale, 380)
    if article.seats:
        note = Type(article.note, Role.ASIDE, 21, "centre", 4, faded=True)
        parts += [_seat_pictures(paper, article.seats, scale), note]
    parts += _paragraphs(article)
    return parts if article.picture is not None else [*parts, _rest(scale)]


_PAGES: Final[Sequence[Callable[[Newspaper, Rect, Scale], list[tuple[Rect, Sequence[Part]]]]]] = (
    _front,
    _turning,
    _notices,
)


# their parts


def _paragraphs(article: Article) -> list[Part]:
    return [Type(text, Role.BODY, _BODY, gap=9, justified=True) for text in article.paragraphs]


def _pictured(
    paper: Newspaper, picture: Picture, scale: Scale, least: float = 300, *, grows: bool = True
) -> list[Part]:
    """A picture, which takes what room there is if it `grows`, and what stands below it."""

    def draw(surface: Surface, area: Rect) -> None:
        paper.draw_vignette(surface, picture, area, scale)

    parts: list[Part] = [Cut(least, draw, 6, grows=grows)]
    if picture.caption is not None:
        parts.append(Type(picture.caption.text, Role.ASIDE, 22, "centre", 10, faded=True))
    return parts


def _rest(scale: Scale) -> Cut:
    """An ornament in the room that is left at the foot of a column."""

    def draw(surface: Surface, area: Rect) -> None:
        if area.height < scale.px(30):
            return
        ink, y = scale.look.palette.faded_ink, area.centery
        reach, far, high = scale.px(9), scale.px(110), 2.5 * scale.factor
        x = area.centerx
        polygon(surface, [(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], ink)
        for way in (-1, 1):
            near = x + way * 2 * reach
            polygon(surface, [(near, y - high), (near + way * far, y), (near, y + high)], ink)

    return Cut(4, draw, 0, grows=True)


def _standings(paper: Newspaper, scale: Scale) -> Cut:
    """Everybody's medal, name, and what they had at the end."""
    seats, emblems, measures = (
        paper.match.seats,
        emblems_of(paper.match),
        paper.match.title.part(TitlePictures).measures_in(paper.story),
    )
    title = paper.words("newspaper.standings")

    def line(surface: Surface, area: Rect, seat: int) -> None:
        side = area.height
        draw_seat_badge(
            surface, scale.look, emblems[seat], (area.x + side // 2, area.centery), round(side * 0.4)
        )
        inner = Rect(area.x + side + scale.px(6), area.y, area.width - side - scale.px(6), side)
        name, held = rows(inner, [1.1, 1])
        draw_text(surface, paper.chronicle.names[seat], TextStyle(Role.NAME, "ink", size=28), scale, name)
        for (measure, shown), cell in zip(measures.items(), columns(held, [1] * len(measures)), strict=True):
            size = min(cell.height, scale.px(30))
            paper.match.title.part(TitlePictures).draw(
                surface, shown, (cell.x + size / 2, cell.centery), size, scale
            )
            figure = Rect(cell.x + size + scale.px(5), cell.y, cell.width - size, cell.height)
            value = str(round(paper.story.values[measure][seat][-1]))
            draw_text(surface, value, TextStyle(Role.STRONG, "ink", size=24), scale, figure)

    def draw(surface: Surface, area: Rect) -> None:
        head, rest = rows(area, [scale.fixed(52), 1])
        draw_text(surface, title, TextStyle(Role.HEADING, "ink", "centre", size=40), scale, head)
        for seat, cell in enumerate(rows(rest, [1] * len(seats), scale.px(4))):
            line(surface, cell, seat)

    return Cut(52 + _ROW * len(seats), draw, 12)


def _seat_pictures(paper: Newspaper, shown: Sequence[SeatPicture], scale: Scale) -> Cut:
    """A picture of everybody, with the name and the figures."""
    emblems = emblems_of(paper.match)

    def cell_of(surface: Surface, area: Rect, seat: int, one: SeatPicture) -> None:
        picture, name, figures = rows(area, [1, scale.fixed(36), scale.fixed(34)])
        paper.match.title.part(TitlePictures).draw(
            surface, one.picture, picture.center, min(picture.size), scale
        )
        side = scale.px(19)
        draw_text(
            surface, paper.chronicle.names[seat], TextStyle(Role.NAME, "ink", "centre", size=27), scale, name
        )
        place = (picture.centerx - 5 * side, picture.bottom - 2 * side)
        draw_seat_badge(surface, scale.look, emblems[seat], place, side)
        draw_text(surface, one.figures, TextStyle(Role.STRONG, "ink", "centre", size=24), scale, figures)

    def draw(surface: Surface, area: Rect) -> None:
        for seat, cell in enumerate(columns(area, [1] * len(shown), scale.px(16))):
            cell_of(surface, cell, seat, shown[seat])

    return Cut(310, draw, 6)


def _draw_frame(surface: Surface, scale: Scale) -> None:
    """Two lines of ink round the page."""
    px, ink, whole = scale.px, scale.look.palette.faded_ink, surface.get_rect()
    for inset, width in ((_EDGE - 12, 4), (_EDGE - 3, 1.5)):
        pygame.draw.rect(surface, ink, whole.inflate(-2 * px(inset), -2 * px(inset)), max(1, px(width)))
