"""The table before and after what happened, as the animations see it: where everything is, was and goes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import BLEND_RGBA_MIN, Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.hidden_parts import PanelPlace, PanelSection
from game.titles.wiraqocha.board.layout.panel_layout import PanelLayout
from game.titles.wiraqocha.board.layout.table_layout import DIE_AT, PLATE_AT, TOKEN_AT, Point, TableLayout
from game.titles.wiraqocha.board.motion.sprites import above_foot, beside_foot, token_height
from game.titles.wiraqocha.board.panels.tray import Tray, TrayDie
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import TokenAt
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.ui.look import Look
from game.ui.motion.timeline import piece_of
from game.ui.scale import Scale
from game.ui.shapes import blank, rounded_mask


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table at one moment: its places, its still picture, the dice in the tray, and where the hand let go."""

    layout: TableLayout
    panels: tuple[PanelLayout, ...]
    picture: Surface
    dice: tuple[TrayDie, ...]
    dropped_at: Point | None = None

    @classmethod
    def of(
        cls, view: TableView, leaving: TokenAt | None = None, dropped_at: Point | None = None
    ) -> "Snapshot":
        """How the table looks now, without a token that is about to leave the reserve."""
        return cls(view.layout, view.panels, view.picture(leaving), tuple(view.tray.dice), dropped_at)

    @property
    def state(self) -> State:
        """The state that is shown."""
        return self.layout.state


@dataclass(frozen=True, slots=True)
class TokenSpot:
    """Where a token stands: the middle of its picture, and how large it is against one on a tile."""

    centre: Point
    scale: float = 1.0


class Transition:
    """What the animations of one action need. Before a turn changes hands, panels lie as they did."""

    def __init__(
        self,
        before: Snapshot,
        after: Snapshot,
        emblems: Sequence[str],
        names: Mapping[str, str],
        words: Words,
        tray: Tray,
    ) -> None:
        self.before = before
        self.after = after
        self.emblems = tuple(emblems)
        self.names = names
        self.words = words
        self.tray = tray
        self.turning = before.layout.active != after.layout.active
        self.dropped_at = None if self.turning else before.dropped_at
        self.old = before
        self.new = before if self.turning else after
        self.spent = [die for die in before.dice if not any(die is other for other in after.dice)]

    def turn(self) -> None:
        """The turn has changed hands: from here on the panels lie as they do now."""
        self.old = self.new = self.after

    # measures

    @property
    def scale(self) -> Scale:
        """The scale of the screen."""
        return self.after.layout.scale

    @property
    def look(self) -> Look:
        """How everything is drawn."""
        return self.scale.look

    @property
    def unit(self) -> float:
        """Pixels of a tile's unit."""
        return self.after.layout.tile_scale

    # who and what

    def seat(self, colour: str) -> int:
        """A player's seat."""
        return self.after.state.game.colours.index(colour)

    def fills(self, colour: str, section: PanelSection) -> tuple[PanelPlace, ...]:
        """What an animation fills in a player's panel."""
        return ((self.seat(colour), section),)

    def emblem(self, colour: str) -> str:
        """A player's emblem."""
        return self.emblems[self.seat(colour)]

    def tile(self, label: str) -> int:
        """A tile's number."""
        return self.after.state.game.index[label]

    def relic(self, name: str) -> int:
        """A relic's number."""
        return self.after.state.game.relics.index(name)

    def holder(self, label: str) -> str | None:
        """Whose token stood on a tile before."""
        return self._holder_in(self.before, label)

    def changes_hands(self, label: str) -> bool:
        """Whether one player holds a tile after another."""
        holders = {self._holder_in(snapshot, label) for snapshot in (self.before, self.after)}
        return len(holders) == 2 and None not in holders

    def _holder_in(self, snapshot: Snapshot, label: str) -> str | None:
        piece = snapshot.state.board[self.tile(label)]
        return snapshot.state.game.colours[piece >> 3] if piece >= 0 else None

    # the valley

    def on(self, label: str, offset: Point = (0.0, 0.0)) -> Point:
        """A place on a tile."""
        return self.after.layout.on_tile(self.tile(label), offset)

    def standing(self, foot: Point, scale: float = 1.0) -> TokenSpot:
        """A token with the middle of its disc at `foot`."""
        return TokenSpot((foot[0] + beside_foot(self.unit), foot[1] - above_foot(self.unit)), scale)

    def token_on(self, label: str) -> TokenSpot:
        """Where the token of a tile stands."""
        return self.standing(self.on(label, TOKEN_AT))

    def die_on(self, label: str) -> Point:
        """Where the protecting die of a tile lies."""
        return self.on(label, DIE_AT)

    def plate(self, label: str) -> Point:
        """The plate of a tile."""
        return self.on(label, PLATE_AT)

    def wreck(self, colour: str, kind: TokenKind) -> TokenSpot:
        """Where a token lies in the Graveyard, or its middle."""
        wanted = (self.seat(colour), KIND_INDEX[kind])
        for snapshot in (self.new, self.old):
            for heap in snapshot.layout.wrecks():
                if (heap.seat, heap.kind) == wanted:
                    return TokenSpot(heap.centre, heap.side / token_height(self.unit))
        return TokenSpot(self.after.layout.graveyard, 0.5)

    # the panels

    def panel(self, colour: str, *, came: bool = True) -> PanelLayout:
        """A player's panel, after what `came` or as it was."""
        return (self.new if came else self.old).panels[self.seat(colour)]

    def _first(self, rect: Rect) -> Point:
        return rect.x + rect.height / 2, rect.centery

    def cubes(self, colour: str) -> Point:
        """The cubes of a player."""
        return self._first(self.panel(colour).cubes)

    def crystals(self, colour: str) -> Point:
        """The crystals of a player."""
        return self._first(self.panel(colour).crystals)

    def dice(self, colour: str) -> Point:
        """The count of dice of a player."""
        return self._first(self.panel(colour).dice)

    def relic_slot(self, colour: str, relic: str) -> Point:
        """The place of a relic in a panel."""
        return self.panel(colour).relics[self.relic(relic)].center

    def home(self, colour: str, kind: TokenKind, *, came: bool) -> TokenSpot:
        """A token's place in its owner's reserve, when it `came` there or before it left."""
        panel = self.panel(colour, came=came)
        slots = [slot for slot in panel.tokens if slot.kind == KIND_INDEX[kind]]
        slots.sort(key=lambda slot: slot.home)
        if not slots:
            return TokenSpot(panel.rect.center, 0.6)
        return self._in(slots[-1].rect)

    def cage(self, captor: str, *, came: bool) -> TokenSpot:
        """The hostage's place in a panel."""
        panel = self.panel(captor, came=came)
        return self._in(panel.hostage) if panel.hostage is not None else TokenSpot(panel.rect.center, 0.6)

    def _in(self, rect: Rect) -> TokenSpot:
        height = max(8, min(round(rect.height * 1.12), round(rect.width * 1.24)))
        return TokenSpot(rect.center, height / token_height(self.unit))

    def own_card(self, colour: str, card: str, *, came: bool) -> Rect:
        """A card in a panel."""
        panel = self.panel(colour, came=came)
        index = self.after.state.game.card_index.get(card, -1)
        found = next((slot.rect for slot in panel.cards if slot.card == index), None)
        if found is not None:
            return found
        side = self.scale.px(44)
        place = Rect(0, 0, side, side)
        place.center = panel.rect.center
        return place

    def offer(self, card: str, snapshot: Snapshot) -> Rect | None:
        """A card's place on the market."""
        state = snapshot.state
        index = state.game.card_index.get(card, -1)
        return snapshot.layout.cards[state.market.index(index)] if index in state.market else None

    @property
    def supply(self) -> Point:
        """Where what is paid goes: the head of the market."""
        return self.after.layout.market_head.center

    def card_picture(self, rect: Rect) -> Surface | None:
        """A card as it lay there before, with clear corners, so that it can be turned."""
        drawn = self.crop(rect)
        if drawn is None:
            return None
        sheet = blank(drawn.get_size())
        sheet.blit(drawn, (0, 0))
        sheet.blit(rounded_mask(sheet.get_size(), self.scale.px(8)), (0, 0), special_flags=BLEND_RGBA_MIN)
        return sheet

    # the picture from before

    def crop(self, rect: Rect, snapshot: Snapshot | None = None) -> Surface | None:
        """A piece of the picture from before, or of another snapshot; None off the screen.

        That from before stays as it is as long as these animations do, and is not copied: large pieces take long.
        """
        sheet = (snapshot or self.before).picture
        piece = piece_of(sheet, rect)
        return piece if piece is None or sheet is self.before.picture else piece.copy()
