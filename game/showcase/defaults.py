"""What a title without a `Showcase` shows of itself: a game that is played for the picture, and its rules."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.core.contract import Achievement, AnyTitle, StoryTelling
from game.core.contract.title_chronicle import TitleChronicle
from game.core.match import Match, Seat, Session
from game.core.player_names import player_name
from game.core.seat_colours import TitleEmblems, emblem_of
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.title_forms import ResultScreens, SetupForms
from game.scenes.showcase_protocol import REST, SEED, ShowcaseContext, ShowcaseError, do_nothing
from game.scenes.title_showcase import Example, Showcase
from game.showcase.played import play_by_chance, played

_LONGEST: Final = 4000  # actions of a game whose end is shown


def showcase(title: AnyTitle) -> "Showcase | DefaultShowcase":
    """What a title shows of itself, or what any game can."""
    return title.find(Showcase) or DefaultShowcase()


def table(show: ShowcaseContext) -> None:
    """The game in its middle."""
    from game.table.scene import TableScene

    match, session, _ = showcase(show.title).example(show, "table")
    show.stack.push(TableScene(match, session, show.words, board=show.title.part(BoardFactory)))


def result(show: ShowcaseContext) -> None:
    """The end of the same game, to which chance leads."""
    match, session, _ = showcase(show.title).example(show, "table")
    play_by_chance(session, _LONGEST)
    show_result(show, match, session)


def show_result(
    show: ShowcaseContext, match: Match, session: Session, medals: Sequence[Achievement] = ()
) -> None:
    """How a finished game is shown, with the medals that were earned. Raises ShowcaseError where it is not over."""
    from game.kit.forms.result_ways import ResultCallbacks, play_again_options

    if session.rules.outcome(session.state) is None:
        raise ShowcaseError(show.words("showcase.no_winner", file=show.position))
    callbacks = ResultCallbacks(
        look=do_nothing,
        to_title=do_nothing,
        watch=do_nothing,
        analyse=do_nothing if show.title.bots.judge is not None else None,
        options=play_again_options(show.words, match, lambda next_match: None),
        medals=medals,
        story=do_nothing if show.title.has(StoryTelling) else None,
        chronicle=do_nothing if show.title.has(TitleChronicle) else None,
    )
    scene = show.title.part(ResultScreens).make(show.words, match, session.state, callbacks)
    show.stack.push(scene)
    scene.update(REST)


def show_story(show: ShowcaseContext, match: Match, session: Session) -> None:
    """The story of a game that goes on by chance."""
    from game.scenes.story import StoryScene

    play_by_chance(session, _LONGEST)
    told = show.title.part(StoryTelling).story(session.initial, session.steps)
    show.stack.push(StoryScene(show.words, match, told, do_nothing, do_nothing))


def people(show: ShowcaseContext, colours: Sequence[str]) -> tuple[Seat, ...]:
    """Persons with the usual names in the seats of these colours."""
    emblems = show.title.part(TitleEmblems).of_colours
    return tuple(
        Seat(player_name(show.words, number), emblem_of(colour, colours, emblems))
        for number, colour in enumerate(colours, 1)
    )


def rules(show: ShowcaseContext, section: str = "") -> None:
    """The book at a section, or at its beginning."""
    from game.scenes.rules.scene import RulesScene

    show.stack.push(RulesScene(show.words, show.title, show.data, section))


def rules_search(show: ShowcaseContext, section: str, found: str) -> None:
    """What a search has found, with the hits marked: for the word that the locale has under `found`."""
    from game.scenes.rules.scene import RulesScene

    scene = RulesScene(show.words, show.title, show.data)
    show.stack.push(scene)
    scene.open(section)
    scene.field.insert(show.words(found))


class DefaultShowcase:
    """See `Showcase`: a game between persons that computer players have played."""

    screens: Final[Mapping[str, Callable[[ShowcaseContext], object]]] = {
        "table": table,
        "result": result,
        "rules": rules,
    }
    from_position: Collection[str] = ()

    def example(self, show: ShowcaseContext, name: str) -> Example:
        """The middle of a game, whatever the name."""
        return played(show, self.match(show))

    def match(self, show: ShowcaseContext) -> Match:
        """The game that the form before a game offers, with persons alone."""
        forms = show.title.part(SetupForms).make(show.words, show.data)
        choices = forms.choices()
        seats = [replace(seat, bot="") for seat in choices.seats]
        return replace(choices, seats=seats, seed=str(SEED)).match(forms.emblems)
