"""What the board says back to a gesture."""

from game.kit.board.context import BoardContext, TableCallbacks
from game.kit.board.gesture_outcome import NotAllowed, OpenQuestion, PlayAction
from game.titles.wiraqocha.board.hand.questions import Questions
from game.titles.wiraqocha.board.moves.choices import GestureHint, GestureOutcome
from game.titles.wiraqocha.board.tips.help_topics import topic_of_answer
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.phrases import explain, tile_in_text
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.ui.sound import Cue


class GestureResponder:
    """Does what gestures mean, asks where they may mean several things, and says why not."""

    def __init__(
        self,
        context: BoardContext[State, Event],
        view: TableView,
        callbacks: TableCallbacks[Action, Event | Cue],
    ) -> None:
        self.explained = ""  # the section of the book about the notice that was last shown
        self._context = context
        self._view = view
        self._callbacks = callbacks
        self._questions = Questions(context.words, context.emblems, view)

    def respond(self, outcome: GestureOutcome) -> None:
        """Do what a gesture meant: play, ask, or say why not."""
        match outcome:
            case PlayAction(action):
                self._callbacks.play(action)
            case OpenQuestion():
                state, scale = self._context.game.state, self._view.scale
                self._callbacks.open_dialog(self._questions.chooser(outcome, state, scale, self.respond))
            case NotAllowed() | GestureHint():
                self._callbacks.gesture_sound("refusal" if isinstance(outcome, NotAllowed) else "hint")
                self._callbacks.notify(
                    self.say(outcome), warn=isinstance(outcome, NotAllowed) or not outcome.key.aims
                )
                self.explained = topic_of_answer(outcome)
        self._callbacks.changed()

    def say(self, answer: NotAllowed | GestureHint) -> str:
        """Why a gesture means nothing, or what it still needs, as a sentence."""
        words = self._context.words
        if isinstance(answer, NotAllowed):
            return explain(words, answer.refusal, self._context.names)
        return words(f"table.hint.{answer.key}", tile=tile_in_text(words, answer.tile))
