"""The bar on top: whose turn it is, and which phase of the turn is played."""

from pygame import Rect, Surface

from game.titles.inkas.board.moves.steps import step_of
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import ConsentAsked, Fight, Window
from game.titles.inkas.rules.state import State, Step
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import wide, write
from game.ui.look import Colour
from game.ui.pictures import draw_framed
from game.ui.theme import Role

_PHASES = ("offering", "action", "unveiling")
_DAWN = "rebirth"  # ahead of them where the dead rise
_OF_STEP = {
    Step.DAWN: _DAWN,
    Step.OFFERING: "offering",
    Step.MOVE: "action",
    Step.ATTACK: "action",
    Step.PLACEMENT: "action",
    Step.UNVEILING: "unveiling",
}
_CHEVRON = 36


def bar_looks(shown: BoardViewState) -> object:
    """What the look of the bar depends on."""
    state = shown.state
    return shown.active, state.turn, phase_now(shown), state.victory, state.game.ayllus


def phase_now(shown: BoardViewState) -> str:
    """The phase of the turn that is played; empty before the quest and after it."""
    state = shown.state
    if state.question is None:
        return ""
    if state.game.advanced and any(step_of(state, action) is not None for action in _announced(state)):
        return "action"  # the step is reached when what is announced is done
    return _OF_STEP.get(state.step, "")


def _announced(state: State) -> list[Action]:
    """What was announced and others may answer, or are asked about."""
    waits = [asked for asked in state.pending if isinstance(asked, Window | ConsentAsked)]
    return [asked.action for asked in waits if not isinstance(asked.action, Fight)]


def phases(shown: BoardViewState) -> tuple[str, ...]:
    """The phases of a turn, in order."""
    return (_DAWN, *_PHASES) if shown.state.game.advanced else _PHASES


def draw_top_bar(surface: Surface, shown: BoardViewState) -> None:
    """Draw all of the bar but its frame and the line of what can be done."""
    scale, px, words, layout = shown.scale, shown.scale.px, shown.words, shown.layout
    bar = layout.bar_row
    draw_seat_badge(surface, shown.look, shown.emblem(shown.active), (bar.x + px(30), bar.centery), px(18))
    x = bar.x + px(58)
    last = shown.state.game.last_round
    turn = words("table.round_of" if last else "table.round", round=INKAS.round(shown.state), last=last)
    area = Rect(x, bar.y, px(170), bar.height)
    x = write(surface, turn, area, scale, Role.STRONG, 21, "cream").right + px(14)
    who = Rect(x, bar.y, layout.parts - px(10) - x, bar.height)
    key = "table.over" if shown.state.victory else "table.plays"
    write(surface, words(key, player=shown.names[shown.active]), who, scale, Role.BODY, 18.5, "cream")
    left = layout.parts
    for name in phases(shown):
        label = words(f"table.phase.{name}")
        width = wide(label, scale, Role.NAME, 19) + px(46)
        chevron = Rect(left, 0, width, px(_CHEVRON))
        chevron.centery = bar.centery
        on = name == phase_now(shown)
        frame = "frame.phase.on" if on else "frame.phase"
        draw_framed(surface, shown.look, frame, chevron, chevron.height / _CHEVRON)
        ink: Colour = "ink" if on else "parchment_shade"
        write(surface, label, chevron.move(px(3), 0), scale, Role.NAME, 19, ink, "centre")
        left += width - px(8)


def phases_end(shown: BoardViewState) -> int:
    """Where the phases of the turn end, in pixels."""
    px = shown.scale.px
    labels = [shown.words(f"table.phase.{name}") for name in phases(shown)]
    return shown.layout.parts + sum(wide(one, shown.scale, Role.NAME, 19) + px(38) for one in labels) + px(8)
