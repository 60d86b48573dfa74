"""What keeps its look from before until something has arrived there: panels, the bar, the Graveyard."""

from pygame import BLEND_RGBA_MIN, Rect

from game.kit.board.panel_glide import PassingPanels
from game.titles.wiraqocha.board.hidden_parts import GRAVEYARD, PanelSection
from game.titles.wiraqocha.board.layout.panel_layout import PanelLayout
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.pieces.art import hexagon_mask
from game.ui.motion.timeline import PanelCover, Timeline
from game.ui.shapes import blank

_FADE = 0.22


def passing_panels(transition: Transition) -> PassingPanels:
    """The panels and the bar, which pass on to the next turn."""
    before, after = transition.before, transition.after
    return PassingPanels(
        picture=before.picture,
        before=before.layout.panels,
        after=after.layout.panels,
        bar=before.layout.bar,
        scale=transition.scale,
    )


def keep_panels(transition: Transition, timeline: Timeline) -> None:
    """A panel shows what it gains when it has arrived, and at once what it has given away."""
    for seat, (before, after) in enumerate(
        zip(transition.before.panels, transition.after.panels, strict=True)
    ):
        if (before.rules, before.bars) != (after.rules, after.bars):  # its sections have moved
            until = timeline.filled_at(*((seat, section) for section in PanelSection))
            timeline.keep(transition.before.picture, before.rect, until)
            continue
        for section in PanelSection:
            until = timeline.filled_at((seat, section))
            for rect in _areas(before, after, section) if until else ():
                timeline.keep(transition.before.picture, rect, until)


def _areas(before: PanelLayout, after: PanelLayout, section: PanelSection) -> list[Rect]:
    """The areas of a panel that show what stands in a section, with the bar of the victory that it counts for."""
    treasure, somnium, leviathan = before.bars
    match section:
        case PanelSection.CRYSTALS:
            return [before.crystals, somnium]
        case PanelSection.CUBES:
            return [before.cubes]
        case PanelSection.DICE:
            return [before.dice]
        case PanelSection.RELICS:
            return [before.relics[0].unionall(before.relics[1:]).inflate(4, 4), treasure]
        case PanelSection.TOKENS:
            found = [slot.rect for panel in (before, after) for slot in panel.tokens]
            found += [panel.hostage for panel in (before, after) if panel.hostage is not None]
            grown = [rect.inflate(rect.width // 4, rect.height // 6) for rect in found]
        case PanelSection.CARDS:
            grown = [slot.rect for panel in (before, after) for slot in panel.cards]
            grown += [*before.vacant, *after.vacant]
    whole = [grown[0].unionall(grown[1:]).clip(before.rect)] if grown else []
    return [*whole, leviathan] if section is PanelSection.CARDS else whole


def keep_graveyard(transition: Transition, timeline: Timeline) -> None:
    """The Graveyard shows a wreck when it has fallen there."""
    until = timeline.filled_at(GRAVEYARD)
    if not until:
        return
    layout = transition.before.layout
    radius = round(layout.radius)
    rect = Rect(0, 0, 2 * radius, 2 * radius)
    rect.center = round(layout.graveyard[0]), round(layout.graveyard[1])
    drawn = transition.crop(rect)
    if drawn is not None and drawn.get_size() == rect.size:
        cut = blank(rect.size)
        cut.blit(drawn, (0, 0))
        cut.blit(hexagon_mask(radius), (0, 0), special_flags=BLEND_RGBA_MIN)
        timeline.covers.append(PanelCover(cut, rect.topleft, until, _FADE))
