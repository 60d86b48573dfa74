"""What the table says back: to a gesture, to whoever asks for advice, and when the game cannot be kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.protocol import Advice
from game.record.faults import Fault
from game.titles.wiraqocha.board.choices import Answer, Ask, Do, Hint, No, narrow
from game.titles.wiraqocha.board.help_topics import topic_of_answer
from game.titles.wiraqocha.board.questions import Questions
from game.titles.wiraqocha.board.turn_end_check import advice_text
from game.titles.wiraqocha.phrases import explain, tile_in_text
from game.titles.wiraqocha.rules.actions import Action

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class Replies:
    """Does what gestures mean on the table of a scene, asks where they may mean several things, and says why not."""

    def __init__(self, scene: TableScene) -> None:
        self.explained = ""  # the section of the book about the notice that was last shown
        self._scene = scene
        self._questions = Questions(
            scene.words, scene.emblems, lambda tile: scene.view.layout.tile_rect(tile)
        )

    def answer(self, answer: Answer) -> None:
        """Do what a gesture meant: play, ask, or say why not."""
        scene = self._scene
        match answer:
            case Do(action):
                scene.play(action)
            case Ask():
                asked = self._questions.chooser(answer, scene.session.state, scene.scale, self._chosen)
                scene.stack.push(asked)
            case No() | Hint():
                scene.sounding.touch("refusal" if isinstance(answer, No) else "hint")
                scene.ui.notify(self.say(answer), warn=isinstance(answer, No) or "aim" not in answer.key)
                self.explained = topic_of_answer(answer)
        scene.invalidate()

    def _chosen(self, actions: tuple[Action, ...]) -> None:
        self.answer(narrow(actions))

    def say(self, answer: No | Hint) -> str:
        """Why a gesture means nothing, or what it still needs, as a sentence."""
        words = self._scene.words
        if isinstance(answer, No):
            return explain(words, answer.refusal, self._scene.names)
        return words(f"table.hint.{answer.key}", tile=tile_in_text(words, answer.tile))

    def advise(self, advice: Advice[Action] | None) -> None:
        """Show a good thing to do, on the table and in words; None if there is no such advice."""
        scene = self._scene
        if advice is None:
            scene.ui.notify(scene.words("bots.no_advice"))
            return
        scene.spotlight.show(advice.action, *((advice.equal,) if advice.equal is not None else ()))
        said = advice_text(scene.words, scene.names, advice)
        scene.ui.notify(said, seconds=6 + 3 * len(advice.remarks), warn=False)
        scene.invalidate()

    def fault(self, problem: Fault | None) -> None:
        """Say it when the journal cannot be written: the game goes on, but is not kept."""
        words = self._scene.words
        if problem is not None:
            self._scene.ui.notify(problem.text(words, partial(explain, words)), seconds=10)

    def kept_again(self) -> None:
        """Say that the journal could be written after all."""
        self._scene.ui.notify(self._scene.words("table.kept_again"), seconds=5, warn=False)
