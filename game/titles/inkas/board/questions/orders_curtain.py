"""The curtain before a seat's standing orders, where several persons share a machine: they tell of a hand."""

from collections.abc import Callable, Collection

from pygame import Rect

from game.base.i18n.words import Words
from game.kit.board.curtain import Curtain, CurtainPlace
from game.titles.inkas.board.pieces.art import picture
from game.ui.modal import Modal
from game.ui.widget import nothing

_HIGH = 240


class OrdersCurtain(Modal):
    """Hides the orders of `player` until a press calls `lifted`; Escape or a press beside it goes back."""

    def __init__(
        self,
        words: Words,
        player: str,
        people: Collection[int],
        lifted: Callable[[], None],
        touch: Callable[[str], None],
    ) -> None:
        super().__init__(words("answers.order.title", player=player), on_cancel=nothing)
        self._look = words("answers.look", player=player)
        self._lifted = lifted
        self.curtain = Curtain(people, self._lift, touch)
        self.curtain.take(player, may_look=True, chooses=True)
        self.curtain.rest(rests=True)
        self.ui.add(self.curtain)

    def _lift(self) -> None:
        self.close()
        self._lifted()

    def enter(self) -> None:
        """See `Scene.enter`: Enter lifts it."""
        self.ui.move_focus(1)

    def body_height(self, width: int) -> int:
        return self.scale.px(_HIGH)

    def place_body(self, rect: Rect) -> None:
        look = self._look
        self.curtain.put(
            CurtainPlace(rect, rect, rect, self.scale, look, look, look, picture("curtain.high"), True)
        )
