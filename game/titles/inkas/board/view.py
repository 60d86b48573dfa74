"""The table as a picture of the state: its layers, kept until something changes, and what lies under a spot."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import Rival
from game.kit.board.board_item import BoardItem
from game.kit.board.hit_areas import HitAreas
from game.kit.board.still_picture import Layer, StillPicture
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.hidden_parts import HiddenPart
from game.titles.inkas.board.layout.layout_for_window import layout_for_window
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.moves.battles import Battle
from game.titles.inkas.board.moves.choices import NOTHING, PossibleGestures
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.battle_queue import draw_queue, queue_area, queue_looks
from game.titles.inkas.board.panels.card_kinds import draw_kinds, kind_items, kinds_looks
from game.titles.inkas.board.panels.goal_cards import draw_goals, goal_items, goal_looks, goals_area
from game.titles.inkas.board.panels.hanan import draw_hanan, hanan_items, hanan_looks
from game.titles.inkas.board.panels.hand_fan import draw_hand, hand_items, hand_looks
from game.titles.inkas.board.panels.offerings import draw_offerings, offering_items, offerings_looks
from game.titles.inkas.board.panels.pairs import draw_clamps, panel_order
from game.titles.inkas.board.panels.panels import draw_seat_panel, panel_items, panel_looks, panels_of
from game.titles.inkas.board.panels.seen_hand import seen_items
from game.titles.inkas.board.panels.topbar import bar_looks, draw_top_bar
from game.titles.inkas.board.panels.trays import (
    bowl_looks,
    draw_bowl,
    draw_label,
    draw_ukhu,
    label_note,
    tray_items,
    ukhu_looks,
)
from game.titles.inkas.board.ring.lasting import seen_walls
from game.titles.inkas.board.ring.ring_items import ring_item
from game.titles.inkas.board.ring.ring_view import draw_ground, draw_ring, ring_spots
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.table_settings import USUAL
from game.titles.inkas.content.definitions import Wall
from game.titles.inkas.rules.events import CardUnveiled
from game.titles.inkas.rules.state import State
from game.ui.lettering import write
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale
from game.ui.textures import wood
from game.ui.theme import Role

Spot = tuple[int, int]
_SHADOW: Final = 8  # of the frames, over their edges


class TableView:
    """All that is drawn from the state, and where it is."""

    def __init__(
        self,
        words: Words,
        names: tuple[str, ...],
        emblems: tuple[str, ...],
        state: State,
        viewing: int,
        *,
        rivals: tuple[Rival | None, ...] = (),
    ) -> None:
        """`rivals`: by seat, who the computer player is."""
        self._words, self._names, self._emblems, self._rivals = words, names, emblems, rivals
        self.settings = USUAL  # hold from when it is next arranged
        self._noted: BoardViewState | None = None  # of which the note is
        self._note: tuple[str, tuple[Wall, ...]] = ("", ())  # on the cartouche of the ground, and its walls
        self.turns_hand = False  # whether several at the machine turn their hands up and down
        self.with_log = True  # without it its place is left to others
        self.guide_on_board: Rect | None = None  # where the guide of a lesson lies on the board
        self._still = StillPicture(self._ground, self._layers, frozenset[HiddenPart]())
        self.tab = Tab.MAIN  # what lies open where not everything has room
        layout = self._layout(Scale(1920, 1080), state, viewing)
        self._take(BoardViewState(state, viewing, layout, words, names, emblems, NOTHING, rivals=rivals))

    @property
    def scale(self) -> Scale:
        """Pixels per design unit."""
        return self.shown.scale

    @property
    def guide_place(self) -> Rect | None:
        """Where a lesson says what to do: on the board, or in the place of the log; None where it says nothing."""
        if self.guide_on_board is not None:
            return self.guide_on_board
        layout = self.shown.layout
        return None if self.with_log or not layout.shows(Tab.JOURNAL) else layout.journal

    def arrange(self, scale: Scale) -> None:
        """Take a new window size."""
        old = self.shown
        self._still.clear()
        layout = self._layout(scale, old.state, old.viewing)
        self._take(replace(old, layout=layout, settings=self.settings))

    def open(self, tab: Tab) -> None:
        """Let a tab lie open, where not everything has room."""
        if tab is not self.tab:
            self.tab = tab
            self.arrange(self.scale)

    def _layout(self, scale: Scale, state: State, viewing: int) -> TableLayout:
        seats, held = len(state.game.seats), state.game.advanced
        place = panel_order(state.game).index
        who = seats, place(state.mover), place(viewing)
        stores = state.game.alternate
        found = layout_for_window(scale, *who, self.tab, with_log=self.with_log, held=held, stores=stores)
        panels = tuple(found.seats[place(seat)] for seat in range(seats))
        large = state.mover if found.large >= 0 else -1
        return replace(found, seats=panels, large=large, held=held)

    def show(
        self,
        state: State,
        viewing: int,
        choices: PossibleGestures,
        battle: Battle | None,
        revealed: CardUnveiled | None = None,
        *,
        face_up: bool = False,
    ) -> None:
        """Show a state for a seat with what can be done in it, what was rolled and which card was turned last;
        `face_up`: the seat's hand is seen.
        """
        layout = self._layout(self.scale, state, viewing)
        words, names, emblems, old = self._words, self._names, self._emblems, self.shown
        self._take(
            BoardViewState(
                state,
                viewing,
                layout,
                words,
                names,
                emblems,
                choices,
                battle=battle,
                revealed=revealed,
                settings=self.settings,
                before=old.state if old.layout.seats == layout.seats else None,
                earlier=old.state,
                face_up=face_up,
                turns=self.turns_hand,
                rivals=self._rivals,
            )
        )

    def turn_hand(self, *, face_up: bool) -> None:
        """Show the same state with the hand face up or down."""
        if face_up != self.shown.face_up:
            self._take(replace(self.shown, face_up=face_up))

    def invite(self, able: PossibleGestures) -> None:
        """Show the same state with these things to be done."""
        self._take(replace(self.shown, choices=able))

    def _take(self, shown: BoardViewState) -> None:
        self.shown = shown
        self.panels = panels_of(shown)
        layout = shown.layout
        self._areas = HitAreas(
            *((panel.rect, partial(panel_items, shown, panel)) for panel in self.panels),
            (layout.offerings, partial(offering_items, shown)),
            (layout.cards, partial(hand_items if layout.held else kind_items, shown)),
            (layout.question, partial(seen_items, shown)),
            (layout.hanan, partial(hanan_items, shown)),
            (goals_area(shown), partial(goal_items, shown)),
            (layout.view, partial(tray_items, shown)),
        )
        self._still.renew()

    # what lies where

    def at(self, spot: Spot) -> BoardItem[ItemKind] | None:
        """What is under a spot."""
        found = self._areas.at(spot)
        if found is None and self.shown.layout.view.collidepoint(spot):
            return ring_item(self.shown, spot)
        return found

    # layers

    def draw(self, surface: Surface, hidden: frozenset[HiddenPart] = frozenset()) -> None:
        """Draw everything that lies still, but for what is hidden."""
        surface.blit(self.picture_without(hidden), (0, 0))

    def picture_without(self, hidden: frozenset[HiddenPart]) -> Surface:
        """Everything that lies still, but for what is hidden."""
        self._hide(hidden)
        return self._still.draw(self.shown.hidden)

    def draw_in_parts(self, hidden: frozenset[HiddenPart]) -> Iterator[None]:
        """Draw what has changed, but for what is hidden, a part of the table at each step."""
        self._hide(hidden)
        yield from self._still.draw_in_parts(hidden)

    def _hide(self, hidden: frozenset[HiddenPart]) -> None:
        if hidden != self.shown.hidden:
            self.shown = replace(self.shown, hidden=hidden)
        if self.shown is not self._noted:
            self._noted, note = self.shown, (label_note(self.shown), seen_walls(self.shown))
            if note != self._note:
                self._note = note
                self._still.clear()

    def _layers(self, _: frozenset[HiddenPart]) -> list[Layer]:
        shown, layout, px = self.shown, self.shown.layout, self.shown.scale.px

        def part(area: Rect, looks: object, paint: Callable[[Surface, BoardViewState], None]) -> Layer:
            return Layer(((area, looks),), lambda surface: paint(surface, shown))

        spots = (
            *ring_spots(shown),
            (layout.bowl.inflate(px(24), px(24)), bowl_looks(shown)),
            (queue_area(shown), queue_looks(shown)),
            (layout.ukhu.inflate(px(24), px(24)), ukhu_looks(shown)),
            *(
                ((goals_area(shown).inflate(px(12), px(12)), goal_looks(shown)),)
                if shown.state.pursuit
                else ()
            ),
            *(((layout.hanan.inflate(px(24), px(24)), hanan_looks(shown)),) if layout.held else ()),
        )
        return [
            self._left(),
            Layer(spots, self._paint_sheet),
            part(layout.offerings, offerings_looks(shown), draw_offerings),
            self._cards(),
            part(layout.bar_row.inflate(-2 * px(_SHADOW), 0), bar_looks(shown), draw_top_bar),
        ]

    def _cards(self) -> Layer:
        """The cards in hand; in Family the kinds of cards."""
        shown, area = self.shown, self.shown.layout.cards.inflate(self.scale.px(8), self.scale.px(8))
        if shown.layout.held:
            return Layer(((area, hand_looks(shown)),), lambda surface: draw_hand(surface, shown))
        return Layer(((area, kinds_looks(shown)),), lambda surface: draw_kinds(surface, shown))

    def _paint_sheet(self, surface: Surface) -> None:
        draw_ring(surface, self.shown)
        draw_bowl(surface, self.shown)
        draw_queue(surface, self.shown)
        draw_ukhu(surface, self.shown)
        draw_hanan(surface, self.shown)
        draw_goals(surface, self.shown)

    def _left(self) -> Layer:
        """The column of the panels, each with the light and the shadow of its frame."""
        shown, layout, px = self.shown, self.shown.layout, self.shown.scale.px
        if not layout.panels_beside:
            spots = tuple(
                (panel.rect.inflate(2 * px(5), 2 * px(5)), (panel_looks(shown, panel), panel.rect))
                for panel in self.panels
            )
            return Layer(spots, self._paint_panels)
        left = layout.seats[0].x - px(14)
        right = layout.view.x - px(2)
        panels = sorted(self.panels, key=lambda panel: panel.rect.y)
        edges = [layout.bar.bottom + px(2), *(one.rect.bottom + px(5) for one in panels[:-1])]
        edges.append(shown.scale.height)
        spots = tuple(
            (Rect(left, start, right - left, end - start), (panel_looks(shown, panel), panel.rect))
            for panel, start, end in zip(panels, edges[:-1], edges[1:], strict=True)
        )  # the light round a panel reaches over the edge of the next one
        whole = tuple(look for _, look in spots)
        return Layer(tuple((area, whole) for area, _ in spots), self._paint_panels)

    def _paint_panels(self, surface: Surface) -> None:
        for panel in self.panels:
            draw_seat_panel(surface, self.shown, panel)
        draw_clamps(surface, self.shown, self.panels)

    def _ground(self) -> Surface:
        """The bare table, without anything that a game changes."""
        shown, layout, scale = self.shown, self.shown.layout, self.shown.scale
        ground = Surface(scale.size)
        ground.blit(wood(scale.look, scale.size), (0, 0))
        draw_ground(ground, shown)
        draw_label(ground, shown)
        draw_panel(ground, layout.bar, scale, "wood")
        draw_panel(ground, layout.offerings, scale, "wood")
        if self.with_log:
            self._draw_journal(ground)
        return ground

    def _draw_journal(self, ground: Surface) -> None:
        scale, px, rect = self.scale, self.scale.px, self.shown.layout.journal
        draw_panel(ground, rect, scale, "paper")
        head = Rect(rect.x + px(22), rect.y + px(8), rect.width - px(140), px(44))
        write(ground, self._words("table.journal"), head, scale, Role.NAME, 25)
        draw_rule(ground, rect.x + px(20), rect.right - px(20), rect.y + px(54), scale)
