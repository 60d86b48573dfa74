"""The computer players at the table: asked when it is their turn, shown action by action, never waited for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from game.base.profile.settings import Pace
from game.core.bots.available_bots import known_bot, level_name
from game.core.bots.service import AdviceReply, AdviceRequest, BotFault, BotMove, MoveRequest, ThinkingService
from game.core.chance import number
from game.core.contract import AnyAction, AnyState, Applied, BotName, Refusal
from game.table.bot_answers import BotAnswers
from game.table.context import TableContext


@dataclass(frozen=True, slots=True)
class BotTiming:
    """Seconds of stillness before an action of a computer player, and for pointing at what it is about."""

    rest: float
    point: float


_RHYTHMS: Final = {
    Pace.SLOW: BotTiming(0.8, 1.3),
    Pace.NORMAL: BotTiming(0.35, 0.75),
    Pace.FAST: BotTiming(0.12, 0.3),
    Pace.AT_ONCE: BotTiming(0.0, 0.0),
}


@dataclass(frozen=True, slots=True)
class Caption:
    """What the computer player at a seat is about to do, or has just done."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class BotTurnCallbacks:
    """What computer players do at a table. `play` plays an action; `point` rings what it is about before, if
    `announces` says that this is worth it. `remark` says in the log what went wrong with the player at a seat.
    `held_up` says whether they are to wait: for a question or menu, or while the past is shown.
    """

    play: Callable[[AnyAction], None]
    announces: Callable[[AnyAction], bool]
    point: Callable[[AnyAction], None]
    remark: Callable[[str, int], None]
    held_up: Callable[[], bool]


class BotTurns:
    """Decides for the seats that no person has. Nothing of it is kept: it follows from the session's state."""

    def __init__(self, context: TableContext, service: ThinkingService, callbacks: BotTurnCallbacks) -> None:
        self._context = context
        self._session = context.session
        self._rules = context.session.rules
        self._service = service
        self._callbacks = callbacks
        self._known = context.title.bots
        self.bots: tuple[BotName | None, ...] = tuple(
            known_bot(self._known, seat.bot) if context.options.bots else None for seat in context.match.seats
        )
        self.paused = False
        self.caption: Caption | None = None
        self.thinks_for = 0.0  # seconds since the last question was asked
        self._hurried = -1  # the turn whose rest is shown at once
        self._answers = BotAnswers(context, service, self._request)
        self._asked: AnyState = None  # the state
        self._advising: AnyState = None  # the state
        self._move: BotMove | None = None
        self._still = 0.0
        self._pointed = False

    # who decides

    @property
    def any(self) -> bool:
        """Whether a computer player sits at the table."""
        return any(self.bots)

    @property
    def deciding(self) -> int | None:
        """The seat of the computer player that is seen to decide now; None in a person's turn and after the end."""
        return None if self._context.standstill.reached else self._bot_at(self._context.seen_deciding)

    def _bot_at(self, seat: int | None) -> int | None:
        return seat if seat is not None and self.bots[seat] is not None else None

    @property
    def thinking(self) -> int | None:
        """The seat of the computer player that is thinking and has not decided yet."""
        return self.deciding if self._asked is not None and self._move is None else None

    @property
    def advising(self) -> bool:
        """Whether a piece of advice is being thought of."""
        return self._advising is not None

    def may_undo(self) -> bool:
        """Whether the last step may be taken back: a person's own, and nothing unknown was shown. What a person did
        while another decided is nothing for that other to take back.
        """
        session, context = self._session, self._context
        if not session.can_undo or context.question.hidden:
            return False
        seat = session.steps[-1].seat
        before = session.steps[-2].after if len(session.steps) > 1 else session.initial
        interjected = self._rules.decider(before) != seat
        anothers = interjected and context.deciding in context.people and context.deciding != seat
        return self.bots[seat] is None and not anothers

    @property
    def pace(self) -> Pace:
        """How fast the turn of the computer player is shown that decides now."""
        return self.pace_in(self._session.state)

    def pace_in(self, state: AnyState) -> Pace:
        """The same for the computer player that decides in this state."""
        hurried = self._hurried == self._rules.turn(state)
        return Pace.AT_ONCE if hurried else self._context.preferences.now.bots.pace

    # life

    def begin(self) -> None:
        """The table is opened: those who think get ready, if they are needed."""
        if self.any:
            self._service.prepare(self._session.state)

    def close(self) -> None:
        """The table is left: nobody thinks any more."""
        self._service.close()

    def renew(self) -> None:
        """The game stands at another state: what was thought about the one before is dropped."""
        if self._asked is not None or self._advising is not None:
            self._service.forget()
            self._answers.interrupt()
        if self._context.question.passing is None:
            self._answers.forget()
        self._asked, self._advising, self._move = None, None, None
        self._still, self._pointed = 0.0, False
        if self.deciding is None:
            self.caption = None

    def set_pace(self, pace: Pace) -> None:
        """Show the turns of computer players as fast as this, from now on and in every game."""
        now = self._context.preferences.now
        self._context.preferences.change(replace(now, bots=replace(now.bots, pace=pace)))

    def next_pace(self) -> None:
        """Show their turns at the next speed."""
        paces = list(Pace)
        self.set_pace(paces[(paces.index(self._context.preferences.now.bots.pace) + 1) % len(paces)])

    def pause(self) -> None:
        """Let them wait, or go on."""
        self.paused = not self.paused
        self._still = 0.0

    def hurry(self) -> None:
        """Wait no longer before the next action."""
        self._still = 10.0

    def hurry_turn(self) -> None:
        """Show the rest of this turn at once."""
        self.paused = False
        self._hurried = self._rules.turn(self._session.state)

    # advice

    def advise(self, purpose: object = None) -> None:
        """Begin to think of a good thing that the person could do now; `purpose` is as in `Bots.advise`."""
        state = self._session.state
        if self._advising is state:
            return
        self._advising, self.thinks_for = state, 0.0
        self._answers.interrupt()
        self._service.ask(AdviceRequest(state, purpose=purpose))

    def advice(self) -> AdviceReply | None:
        """The advice, once, when it has been found."""
        if self._advising is None:
            return None
        answer = self._service.answer()
        if not isinstance(answer, AdviceReply):
            return None
        self._advising = None
        return answer

    # time

    def update(self, dt: float, busy: bool) -> bool:
        """Let `dt` seconds pass, while the table is `busy` or still; returns whether one of them did something."""
        self.thinks_for += dt
        if self._context.question.passing is not None:
            if not self.advising:
                self._answers.update()
            return False
        seat = self._bot_at(self._context.deciding)
        if seat is None:
            return False
        self._ask(seat)
        if self._move is None:
            answer = self._service.answer()
            if isinstance(answer, BotMove):
                self._move = answer
                self._tell(seat, answer.faults)
        if busy or self._waits():
            self._still = 0.0 if busy else self._still
            return False
        self._still += dt
        return self._move is not None and self._act(seat, self._move.action)

    def _waits(self) -> bool:
        """Whether the computer players are held up: by the pause, or by what else is shown."""
        return self.paused or self._callbacks.held_up()

    def _ask(self, seat: int) -> None:
        state = self._session.state
        if self._asked is state:
            return
        request = self._request(state)
        self._asked, self.thinks_for = state, 0.0
        # it would have told who was asked
        self._tell(seat, self._answers.take_faults(seat))
        if request.bot.level in self._known.forced and len(legal := self._rules.legal_actions(state)) == 1:
            self._move = BotMove(legal[0])
            return
        self._service.ask(request)

    def _request(self, state: AnyState) -> MoveRequest:
        """What is asked of the computer player who decides in a state."""
        seat = self._bot_at(self._rules.decider(state))
        assert seat is not None, "no person is asked so"
        bot = self.bots[seat]
        assert bot is not None
        if bot.level == self._known.timed and not (bot.seconds or bot.positions):
            bot = replace(bot, seconds=self._context.preferences.now.bots.seconds)
        return MoveRequest(state, bot, number(self._context.match.setup.seed, seat))

    def _act(self, seat: int, action: AnyAction) -> bool:
        """Point at what the action is about, then play it, each when it is time."""
        rhythm = _RHYTHMS[self.pace]
        if self._still < rhythm.rest:
            return False
        announced = rhythm.point > 0 and self._callbacks.announces(action)
        if announced and not self._pointed:
            self._pointed = True
            self._still = rhythm.rest
            told = self._told(action)
            self.caption = Caption(seat, told) if told else None
            self._callbacks.point(action)
            return True
        if announced and self._still < rhythm.rest + rhythm.point:
            return False
        if not announced:
            self.caption = None
        self._callbacks.play(action)
        return True

    def due(self) -> float | None:
        """Seconds until something happens that no event and no answer brings; None where nothing will."""
        if self.deciding is None or self._move is None or self._waits():
            return None
        rhythm = _RHYTHMS[self.pace]
        return max(0.001, rhythm.rest + (rhythm.point if self._pointed else 0.0) - self._still)

    # words

    def _told(self, action: AnyAction) -> str:
        """What the action does first, in a sentence, for whoever looks on."""
        context = self._context
        seat = self.deciding
        if seat is None:
            return ""
        applied = self._rules.apply(self._session.state, seat, action)
        if not isinstance(applied, Applied):
            return ""
        told = (
            context.title.phrases.describe_event(context.words, event, context.names)
            for event in context.noticed(applied.events)
        )
        return next((text for text in told if text), "")

    def _tell(self, seat: int, faults: tuple[BotFault, ...]) -> None:
        """Say in the log what went wrong with a computer player."""
        for fault in faults:
            self._callbacks.remark(self._fault_text(seat, fault.why, fault.substitute), seat)

    def _fault_text(self, seat: int, why: Refusal, substitute: str) -> str:
        words = self._context.words
        # the levels that nobody is offered have no name of their own: to people, what they do is chance
        offered = substitute in self._known.offered
        name = level_name(words, substitute) if offered else words("bots.fault.first")
        gaps = {**why.details, "player": self._context.match.seats[seat].name, "substitute": name}
        return words(f"bots.fault.{why.reason}", **gaps)
