"""The chooser of actions over the board, which leaves all their wamanis free wherever it has room."""

from pygame import Rect

from game.kit.board.board_chooser import BoardChooser
from game.titles.inkas.rules.actions import Action


class PlaceChooser(BoardChooser[tuple[Action, ...]]):
    """Who goes and where to are seen beside it; where there is no room for that, at least where to."""

    @property
    def target(self) -> Rect | None:
        """See `BoardChooser.target`."""
        found = [list(self._places(option.value)) for option in self.options]
        every = [place for places in found for place in places]
        whole = Rect.unionall(every[0], every[1:]) if every else None
        if whole is None or self._fits(whole):
            return whole
        ends = [places[-1] for places in found if places]
        last = Rect.unionall(ends[0], ends[1:])
        return last if self._fits(last) else ends[0]

    def _fits(self, target: Rect) -> bool:
        """Whether it has room beside a place, whole and in one column."""
        columns, self._list.most_columns = self._list.most_columns, 1
        width = self.scale.px(self.width)
        high = self.height_at(width)
        self._list.most_columns = columns
        return any(width <= area.width and high <= area.height for area in self._areas(target))
