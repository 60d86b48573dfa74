"""Where partners sit before an Alliance: opposite each other, so that nations take turns (I-18.1, R-43)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.kit.forms.seat_choice import SeatChoice, SeatColumn, take_own
from game.titles.inkas.board.emblems import AYLLU_OF
from game.titles.inkas.content.definitions import SUYUS, Ayllu, Nation
from game.titles.inkas.setup_form.choosing_order import SUYU


@dataclass
class PartnersOpposite:
    """Brings the suyus of all seats in order, by the `nations` of their ayllus."""

    nations: Mapping[Ayllu, Nation]
    _before: list[tuple[str, str]] = field(default_factory=list)

    def part(self, seats: Sequence[SeatChoice]) -> None:
        """Nobody has a partner."""
        for seat in seats:
            seat.barred = ()

    def settle(self, seats: Sequence[SeatChoice], column: SeatColumn) -> None:
        """Let every seat that does not sit as it must take the first suyu where it does. Whoever chooses before others,
        else whoever has just changed something, keeps what it took.
        """
        changed = [now != was for now, was in zip(_held(seats), self._before or _held(seats), strict=True)]
        ranks = [seat.rank for seat in seats]
        order = sorted(seats, key=lambda seat: (seat.rank, not changed[seats.index(seat)]))
        self._seat(seats, order, column)
        for seat, rank in zip(seats, ranks, strict=True):
            seat.rank = rank
        for seat in seats:
            before = [other for other in seats if 0 < other.rank < seat.rank]
            seat.barred = [suyu for suyu in SUYUS if not self._fits(before, seat, suyu)]
        self._before = _held(seats)

    def _seat(self, seats: Sequence[SeatChoice], order: Sequence[SeatChoice], column: SeatColumn) -> None:
        for seat in seats:
            seat.rank = 0  # else nobody could swap with one who chose before
        for place, seat in enumerate(order):
            fitting = [suyu for suyu in SUYUS if self._fits(order[:place], seat, suyu)]
            if seat.own[SUYU] not in fitting:
                take_own(seats, seats.index(seat), column, fitting[0])

    def _fits(self, before: Sequence[SeatChoice], own: SeatChoice, suyu: str) -> bool:
        """Whether a seat that takes a suyu sits opposite its partner, and beside the others, of those who chose before
        it.
        """
        return all(
            other.own[SUYU] != suyu
            and (_half(other.own[SUYU]) == _half(suyu)) == (self._nation(other) is self._nation(own))
            for other in before
        )

    def _nation(self, seat: SeatChoice) -> Nation:
        return self.nations[AYLLU_OF[seat.colour]]


def _half(suyu: str) -> int:
    return SUYUS.index(suyu) % 2


def _held(seats: Sequence[SeatChoice]) -> list[tuple[str, str]]:
    return [(seat.colour, seat.own[SUYU]) for seat in seats]
