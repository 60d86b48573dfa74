"""The table of a chapter: its goals on a sheet over the journal, until it is won or lost."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.base.i18n.words import Words
from game.core.contract import AnyState, AnyStep
from game.scenes.title_campaigns import GoalLine
from game.table.mode import TableMode, TableParts, place_above_log
from game.ui.scale import Scale
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.theme import Role
from game.ui.titled_sheet import HEAD, TitledSheet

_HIGH: Final = 196  # design units of the sheet


@dataclass(frozen=True, slots=True)
class ChapterRules:
    """What is asked of a chapter's game: its goals, its round in words, whether it is won (None: open), and what
    a hint is to serve.
    """

    title: str
    goals: Callable[[Words, AnyState, Sequence[AnyStep]], Sequence[GoalLine]]
    standing: Callable[[Words, AnyState], str]
    won: Callable[[AnyState, Sequence[AnyStep]], bool | None]
    purpose: Callable[[AnyState, Sequence[AnyStep]], object]


class ChapterMode(TableMode):
    """The table of a chapter; `decided` is called once, when all has come to rest, with whether it is won."""

    def __init__(self, rules: ChapterRules, decided: Callable[[bool], None]) -> None:
        self._rules, self._decided = rules, decided
        self._told = False
        self._seen = -1  # after how many steps the goals were looked at

    def join(self, table: TableParts) -> None:
        self._table = table
        self.sheet, self.text = TitledSheet(self._rules.title), TextScroll()
        table.ui.add(self.sheet, self.text)
        if self._look() is not None:
            self._seen = -1  # of a game that was left there: it is told again

    def _look(self) -> bool | None:
        """Say how far the goals are; whether the chapter is won."""
        context, session = self._table.context, self._table.context.session
        steps, words = session.steps, context.words
        self._seen = len(steps)
        goals = self._rules.goals(words, session.initial, steps)
        self.text.set_paragraphs([ScrollParagraph(goal.told(words), Role.BODY, size=19) for goal in goals])
        self.sheet.line = self._rules.standing(words, session.state)
        self.sheet.changed = True
        self._table.changed()
        return self._rules.won(session.initial, steps)

    def purpose(self) -> object:
        """See `TableMode.purpose`: the goals."""
        session = self._table.context.session
        return self._rules.purpose(session.initial, session.steps)

    def placed(self, scale: Scale) -> None:
        """See `TableMode.placed`: the goals stand where the journal begins."""
        place_above_log(self._table, self.sheet, _HIGH, scale)
        inner, head = self.sheet.inner, scale.px(HEAD)
        self.text.place(Rect(inner.x, inner.y + head, inner.width, inner.height - head), scale)
        self.text.visible = self.sheet.visible

    def update(self, dt: float, moved: bool) -> bool:
        """See `TableMode.update`: once nothing moves any more, it is seen what has come of the last step."""
        if moved or self._told or len(self._table.context.session.steps) == self._seen:
            return moved
        won = self._look()
        if won is not None:
            self._told = True
            self._decided(won)
        return True
