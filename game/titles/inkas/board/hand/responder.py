"""What the board says back to a gesture: it plays, asks where it may mean several things, or says why not."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.kit.board.context import BoardContext, TableCallbacks
from game.kit.board.gesture_outcome import Choice, NotAllowed, OpenQuestion, PlayAction, judge
from game.titles.inkas.board.layout.ring import bounds
from game.titles.inkas.board.moves.choices import end_of, made_of, wamani_of
from game.titles.inkas.board.moves.escorts import with_company
from game.titles.inkas.board.moves.labels import action_text, answer_text, founds, notes_of
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.moves.ways import OWN, asked, companies, to_place
from game.titles.inkas.board.questions.escort_chooser import EscortChooser
from game.titles.inkas.board.questions.place_chooser import PlaceChooser
from game.titles.inkas.board.view import TableView
from game.titles.inkas.phrases import wamani_name
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import refusal
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.state import State
from game.ui.cache import cached
from game.ui.effects import ring
from game.ui.options import Option
from game.ui.shapes import blank, circle
from game.ui.sound import Cue

_PICTURE: Final = (150.0, 110.0)


class Responder:
    """Does what gestures mean."""

    def __init__(
        self,
        context: BoardContext[State, Event],
        view: TableView,
        callbacks: TableCallbacks[Action, Event | Cue],
        refuse: Callable[[NotAllowed], None],
        bring: Callable[[Sequence[Action]], None],
        choose_use: Callable[[Sequence[Action]], None],
    ) -> None:
        """`bring` is told of plays of a card that differ in where they bring a walla: that is chosen on the board;
        `choose_use` of uses of Legendary powers, of which the panel tells.
        """
        self._context, self._view, self._callbacks, self._refuse = context, view, callbacks, refuse
        self._bring, self._choose_use = bring, choose_use

    @property
    def _state(self) -> State:
        return self._view.shown.state

    def mean(self, actions: Sequence[Action]) -> None:
        """Do the one action that these are, or ask which of them is meant."""
        if companies(actions):
            self._ask_company(actions[0])
            return
        if to_place(actions):
            self._bring(actions)
            self._callbacks.changed()
            return
        if are_power(self._state, actions):
            self._choose_use(actions)
            return
        match asked(self._state, actions):
            case PlayAction(action):
                self._callbacks.play(action)
            case OpenQuestion("evoked", choices) if not self._state.game.advanced:
                # the dead of one role lend the same, and nobody answers here
                self.mean(choices[0].actions)
                return
            case OpenQuestion(kind, choices):
                self._ask(kind, choices)
        self._callbacks.changed()

    def _ask(self, kind: str, choices: Sequence[Choice[object, Action]]) -> None:
        words = self._context.words
        options = [
            Option(choice.actions, self._said(kind, choice), self._note(choice.actions)) for choice in choices
        ]
        ends = {end_of(action) for choice in choices for action in choice.actions}
        if kind == "load" and len(ends) == 1:
            title = words("table.ask.load_to", wamani=wamani_name(words, ends.pop()))
        else:
            title = words(f"table.ask.{kind}")
        self._open(title, options)

    def _said(self, kind: str, choice: Choice[object, Action]) -> str:
        """An answer; whose hand is seen by the name of the player."""
        value = choice.value
        if kind == "card_hand" or (kind == "gainer" and value != OWN):
            ayllus = [ayllu.value for ayllu in self._state.game.ayllus]
            return self._view.shown.names[ayllus.index(str(value))]
        return answer_text(self._context.words, self._state, kind, value, choice.actions)

    def _note(self, actions: Sequence[Action]) -> str:
        """What all of these cost, or how likely they are."""
        notes = {self._note_of(action) for action in actions}
        return notes.pop() if len(notes) == 1 else ""

    def _note_of(self, action: Action) -> str:
        shown = self._view.shown
        if shown.face_up and founds(self._state, action):  # whoever looks on may not know of the map
            return shown.words("table.way.founds")
        return notes_of(shown.words, self._state, action, chances=shown.settings.chances)

    def ask_alone(self, actions: Sequence[Action]) -> None:
        """Ask for what a card of a seen hand is taken, or who comes along, though it be one thing alone."""
        words, end = self._context.words, end_of(actions[0])
        title = (
            words("table.ask.load_to", wamani=wamani_name(words, end))
            if end
            else words("table.question.oracle")
        )
        self.list_actions(title, actions)
        self._callbacks.changed()

    def list_actions(self, title: str, actions: Sequence[Action]) -> None:
        """Let one of these be chosen, each by its name."""
        words, state = self._context.words, self._state
        options: list[Option[tuple[Action, ...]]] = [
            Option((action,), action_text(words, state, action), self._note_of(action)) for action in actions
        ]
        self._open(title, options)

    def _open(self, title: str, options: Sequence[Option[tuple[Action, ...]]]) -> None:
        words = self._context.words
        self._callbacks.open_dialog(
            PlaceChooser(
                title,
                options,
                self.mean,
                places=self._places,
                mask=_mask,
                ring=_ring,
                way_out=(words("table.ask.cancel"), words("table.ask.cancel_key")),
                picture_size=_PICTURE,
                spared=self._view.guide_place,
            )
        )

    def _places(self, actions: Sequence[Action]) -> Sequence[Rect]:
        """The squares round the wamanis that the first of these actions is about."""
        layout = self._view.shown.layout
        found = []
        for name in wamanis_of(self._state, actions[0]):
            area = layout.area_on_view(bounds(name))
            side = max(area.width, area.height)
            square = Rect(0, 0, side, side)
            square.center = area.center
            found.append(square)
        return found

    def _ask_company(self, action: Action) -> None:
        state = self._state

        def go(company: tuple[str, ...]) -> None:
            outcome = judge(with_company(action, company), partial(refusal, state))
            if isinstance(outcome, PlayAction):
                self._callbacks.play(outcome.action)
            else:
                self._refuse(outcome)

        self._callbacks.open_dialog(EscortChooser(self._context.words, state, action, go))


def wamanis_of(state: State, action: Action) -> list[str]:
    """The wamanis that an action is about: of who acts, of the target or who is fetched, and where to; not those that
    are flown over.
    """
    made = made_of(action)
    found: list[str] = []
    for name in ("walla", "ally", "target", "enemy", "fetching"):
        value = getattr(made, name, "")
        if value and (wamani := wamani_of(state, value)):
            found.append(wamani)
    found += [value for name in ("second", "wamani") if (value := getattr(made, name, ""))]
    return list(dict.fromkeys(found))


@cached
def _mask(radius: int) -> Surface:
    sheet = blank((2 * radius, 2 * radius))
    sheet.fill((255, 255, 255, 0))
    circle(sheet, (radius, radius), radius, (255, 255, 255))
    return sheet


def _ring(radius: int, colour: RGB, width: int) -> Surface:
    return ring(radius, colour, width / radius)
