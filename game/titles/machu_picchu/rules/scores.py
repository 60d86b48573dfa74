"""What everybody has won so far and at the end: points, gold, factors, places (section 12)."""

from dataclasses import dataclass

from game.titles.machu_picchu.content.definitions import ICONS, Ending, GoldRank
from game.titles.machu_picchu.rules.state import State


@dataclass(frozen=True, slots=True)
class IconScore:
    """What an icon brings: how often it is on the cards held, and how many Incas or clergy count for it (M-12.4)."""

    icon: str
    held: int
    own: int

    @property
    def points(self) -> int:
        """One point for each Inca or clergy card, for each icon."""
        return self.held * self.own


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A player's score line by line: `points` before the `factor` of a conquest, `total` after it."""

    player: str
    icons: tuple[IconScore, ...]  # those that the player's cards show
    trail: int  # points of the Scout (M-12.5)
    late: int  # points of claims that found the stack empty (M-11.3)
    points: int
    gold: int  # of cards and Scout (M-12.7)
    factor: int
    total: int
    units: int  # of goods left, which decide between level totals (M-12.8)


def trail_points(state: State, seat: int) -> int:
    """What the field of the Scout counts (M-12.5)."""
    reached = [points for place, points in state.game.trail.points.items() if place <= state.scout[seat]]
    return max(reached, default=0)


def points(state: State, seat: int) -> int:
    """Victory points if the game ended now, before any factor (M-12.4, M-12.5)."""
    own = (*state.incas[seat], *state.clergy[seat])
    icons = state.game.card_icons
    won = sum([own[icons[card][0]] + own[icons[card][1]] for card in state.hands[seat]])
    return won + trail_points(state, seat) + state.game.trail.late_points * state.late[seat]


def gold(state: State, seat: int) -> int:
    """Gold of the cards and of the Scout (M-12.7)."""
    figures = state.game.card_gold
    return sum([figures[card] for card in state.hands[seat]]) + trail_points(state, seat)


def factors(state: State) -> tuple[int, ...]:
    """By seat, what a conquest multiplies points by: the most gold, the second most, all others (M-12.7, R-26)."""
    have = [gold(state, seat) for seat in state.game.seats]
    known = state.game.content.factors
    dense = state.game.house_rules.gold_rank is GoldRank.DENSE
    above = [len({other for other in have if other > own}) for own in have]
    if not dense:
        above = [len([other for other in have if other > own]) for own in have]
    return tuple([known[place] if place < len(known) else 1 for place in above])


def totals(state: State) -> tuple[int, ...]:
    """By seat, the points that decide: after the factors where the game ended by conquest."""
    won = tuple([points(state, seat) for seat in state.game.seats])
    if state.ending != Ending.CONQUEST:
        return won
    return tuple([had * factor for had, factor in zip(won, factors(state), strict=True)])


def ranks(state: State) -> tuple[tuple[int, ...], ...]:
    """All seats, best first, by totals and then by units left; who is level shares a place (M-12.8, R-13, R-39)."""
    final = totals(state)
    standing = [(final[seat], state.units(seat)) for seat in state.game.seats]
    return tuple(
        [
            tuple([seat for seat in state.game.seats if standing[seat] == level])
            for level in sorted(set(standing), reverse=True)
        ]
    )


def score_lines(state: State) -> tuple[SeatScore, ...]:
    """Everybody's score, in seat order."""
    final = totals(state)
    multiplied = factors(state) if state.ending == Ending.CONQUEST else (1,) * len(final)
    return tuple(
        [
            SeatScore(
                state.game.colours[seat],
                _icons(state, seat),
                trail_points(state, seat),
                state.game.trail.late_points * state.late[seat],
                points(state, seat),
                gold(state, seat),
                multiplied[seat],
                final[seat],
                state.units(seat),
            )
            for seat in state.game.seats
        ]
    )


def _icons(state: State, seat: int) -> tuple[IconScore, ...]:
    shown = [icon for card in state.hands[seat] for icon in state.game.card_icons[card]]
    own = (*state.incas[seat], *state.clergy[seat])
    return tuple(
        [IconScore(ICONS[icon], shown.count(icon), own[icon]) for icon in range(len(ICONS)) if icon in shown]
    )
