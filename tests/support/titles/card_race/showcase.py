"""What the card race shows of itself: its table."""

from collections.abc import Callable, Collection, Mapping, Sequence

from game.core.match import Match, begin_match
from game.kit.board.board_factory import BoardFactory
from game.scenes.showcase_protocol import SEED, ShowcaseContext
from game.scenes.title_showcase import Example
from game.table.scene import TableScene

from .data import RaceData
from .setup_form import race_of


class RaceShowcase:
    """See `game.scenes.showcase_protocol.Showcase`: its table."""

    from_position: Collection[str] = ()
    films: Sequence[str] = ("step",)

    @property
    def screens(self) -> Mapping[str, Callable[[ShowcaseContext], None]]:
        return {"table": self._table}

    def _table(self, show: ShowcaseContext) -> None:
        match, session, _ = self.example(show, "table")
        show.stack.push(TableScene(match, session, show.words, board=match.title.part(BoardFactory)))

    def film(self, show: ShowcaseContext, name: str) -> Example:
        match, session, _ = self.example(show, name)
        return match, session, ["step"]

    def example(self, show: ShowcaseContext, name: str) -> Example:
        match = self.match(show)
        return match, begin_match(match, show.data, None), ["roll"] if name == "busy" else []

    def match(self, show: ShowcaseContext) -> Match:
        assert isinstance(show.data, RaceData)
        return race_of(show.words, show.data, ["", "", ""], SEED)
