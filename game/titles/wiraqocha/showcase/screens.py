"""What Wiraqocha shows of itself: see `game.scenes.showcase_protocol.Showcase`."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from game.core.match import Match
from game.scenes.showcase_protocol import SEED, ShowcaseContext
from game.scenes.title_showcase import Example, Showcase
from game.showcase import campaigns, defaults, learning, puzzles
from game.showcase.motion_file import film_names
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.showcase import ends, forms, tables
from game.titles.wiraqocha.showcase.examples import MOTION, content_of, example, example_in

_LEFT: Final = {"machines": ("drill",)}  # what the chapters before have left behind
_SCREENS: Final[Mapping[str, Callable[[ShowcaseContext], object]]] = {
    "lesson-choice": learning.lesson_choice,
    "new-game-more": forms.new_game_more,
    "house-rules": forms.house_rules,
    "table": tables.table,
    "table-two": tables.table_for_two,
    "market": tables.market,
    "dragging": tables.dragging,
    "forbidden": tables.forbidden,
    "payment": tables.payment,
    "token-question": tables.token_question,
    "company": tables.company,
    "recap": tables.recap,
    "menu": tables.menu,
    "question": tables.question,
    "end-question": tables.end_question,
    "victory": ends.victory,
    "victory-somnium": ends.victory_somnium,
    "victory-leviathan": ends.victory_leviathan,
    "story": ends.story,
    "chronicle": ends.chronicle,
    "rules": partial(defaults.rules, section="tiles.ruins"),
    "rules-search": partial(defaults.rules_search, section="cards.force_field", found="token.camp"),
    "lesson": partial(learning.lesson, name="first", step="plunder"),
    "lesson-curtain": partial(learning.lesson_curtain, name="first", step="far"),
    "puzzles": puzzles.puzzles,
    "puzzle": partial(puzzles.puzzle, number=30, hints=2),
    "campaign": partial(campaigns.journal, carried=_LEFT),
    "chapter": partial(campaigns.chapter, carried=_LEFT),
    "lesson-two": partial(learning.lesson, name="second", step="ransom"),
}


class WiraqochaShowcase:
    screens: Final = _SCREENS
    from_position: Final = frozenset({"company", "recap", "table", "table-two", "menu", "victory"})

    @property
    def films(self) -> Sequence[str]:
        """The names of the positions in the file of movements."""
        return film_names(MOTION)

    def film(self, show: ShowcaseContext, name: str) -> Example:
        """The position of this name."""
        return example_in(show, MOTION, (self.films.index(name),))

    def example(self, show: ShowcaseContext, name: str) -> Example:
        """A file of the examples."""
        return example(show, name)

    def match(self, show: ShowcaseContext) -> Match:
        """Two persons on the recommended valley."""
        colours = content_of(show).colours[:2]
        return Match(Setup(colours, SEED), defaults.people(show, colours))


SHOWCASE: Showcase = WiraqochaShowcase()
