"""What a person asks of a table: to play an action, to take one back, for a hint."""

from typing import Any

from game.core.contract import Advice, AnyAction, Refusal
from game.kit.board.board import AnyBoard
from game.kit.board.context import ButtonStates
from game.table.bot_turns import BotTurns
from game.table.context import TableContext
from game.table.mode import TableMode
from game.table.sound import TableSound
from game.ui.widget_group import WidgetGroup


class TableCommands:
    """Does what players ask for, or says in `ui` why not. The mode of the table is asked first."""

    def __init__(
        self,
        context: TableContext,
        mode: TableMode,
        board: AnyBoard,
        bot_turns: BotTurns,
        sound: TableSound[Any],
        ui: WidgetGroup,
    ) -> None:
        self._context = context
        self._session = context.session
        self._words = context.words
        self._mode = mode
        self._board = board
        self._bot_turns = bot_turns
        self._sound = sound
        self._ui = ui
        self._advised = ""  # the words of the last advice

    def play(self, action: AnyAction) -> None:
        """Play a person's action, or say why it is refused."""
        if self._mode.play(action):
            return
        interjects = self._interjecting(action)
        if interjects is None and self._context.question.to_several:
            self._answer(action)
            return
        if interjects is None and self._context.question.hidden:
            return  # whoever is asked is no person, which nobody may know
        seat = self._seat_of(action) if interjects is None else interjects
        if seat is None and (bot := self._bot_turns.deciding) is not None:
            self._ui.notify(self._not_yours(bot))
            return
        asked = self._board.input.asking
        applied = self._session.act(action, seat)
        if isinstance(applied, Refusal):
            self._board.refuse(applied)
            return
        if not applied.events:  # who is asked after a pass is not waited for
            self._context.question.update(0.0, rests=True)
        self._ui.hide_tip()  # it told what could be done before
        if asked:
            self._ui.toast.hide()  # it asked for what is chosen now
        self._hide_advice()

    def _answer(self, action: AnyAction) -> None:
        """Take what is answered to a question to the table: by who looks at the own hand, or by all, who go on."""
        question, rules = self._context.question, self._context.title.rules
        state, looking = self._session.state, self._context.question.looking
        if looking is None and action == question.passing:
            question.go_on()
            return
        seat = rules.turn_owner(state) if looking is None else looking
        why = rules.refusal(self._context.seen(state), seat, action)
        if looking is None or (why is not None and action != question.passing):
            self._board.refuse(why or Refusal("not_asked", {}))
        else:
            question.note(looking, action)

    def _hide_advice(self) -> None:
        """It was about what could be done before."""
        if self._ui.toast.text == self._advised:
            self._ui.toast.hide()

    def _not_yours(self, seat: int) -> str:
        """That the player at a seat decides now, and no person."""
        return self._words("bots.not_yours", player=self._context.match.seats[seat].name)

    def button_states(self, past: str) -> ButtonStates:
        """What the buttons of who decides can do now; `past` is said of the past where that is shown."""
        seat = self._bot_turns.deciding
        return ButtonStates(
            can_undo=self._bot_turns.may_undo(),
            asleep=self._context.watched is not None,
            no_hint=self._not_yours(seat) if seat is not None else "",
            past=past,
        )

    def _interjecting(self, action: AnyAction) -> int | None:
        """The person who may do this whoever decides, also while a question to the table stands; None: nobody may."""
        rules, state = self._context.title.rules, self._session.state
        return next(
            (seat for seat in self._context.people if action in rules.interjections(state, seat)), None
        )

    def _seat_of(self, action: AnyAction) -> int | None:
        """The person who decides, if that may do this; None: nobody may."""
        rules, state, deciding = self._context.title.rules, self._session.state, self._context.deciding
        legal = deciding in self._context.people and rules.refusal(state, deciding, action) is None
        return deciding if legal else None

    def play_for_bot(self, action: AnyAction) -> None:
        """Play what a computer player decided; where that is refused, it waits for the people."""
        applied = self._session.act(action)
        if isinstance(applied, Refusal):
            self._bot_turns.pause()
            self._board.refuse(applied)

    def hint(self) -> None:
        """Show one good thing to do now, as soon as it is found: what it is about, on the board, and why, in words."""
        if self._mode.hint():
            return
        if self._context.over:
            self._ui.notify(self._words("table.no_hint"))
        elif self._bot_turns.deciding is None and not self._context.question.hidden:
            self._bot_turns.advise(self._mode.purpose())

    def undo(self) -> None:
        """Take the last step back, if that may be."""
        if self._mode.undo():
            return
        if not self._bot_turns.may_undo() or self._session.undo() is None:
            self._ui.notify(self._words("table.nothing_to_undo"))
        else:
            self._sound.touch("undo")
            self._hide_advice()

    def advise(self, advice: Advice[AnyAction] | None) -> None:
        """Show the advice that was thought of; None where there is none."""
        if advice is None:
            self._ui.notify(self._words("bots.no_advice"))
        else:
            self._board.advise(advice)
            self._advised = self._ui.toast.text
