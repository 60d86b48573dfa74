"""Set-up (section 5): from the players' choices and a seed to the first decision."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from game.core import chance
from game.core.contract import Refusal, SetupError
from game.titles.inkas.content.definitions import PIECES, PLAYABLE, Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.quest_variants import QuestVariant
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.change import Change, SilentChange
from game.titles.inkas.rules.choosing import UNCHOSEN, begin, let_choose
from game.titles.inkas.rules.dice_order import rolled_first, rolled_order
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import AYLLU_INDEX, CENTRE, NO_CARD, NOBODY, PLAYED, SUYU_INDEX
from game.titles.inkas.rules.game import Game, Player, sit_opposite
from game.titles.inkas.rules.hands import unknown
from game.titles.inkas.rules.places import CARD_PLACE, SUPPLY
from game.titles.inkas.rules.pursuit import begun as no_pursuit
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import Numbers, State, Step

AYLLU_WORDS: Final = tuple(ayllu.value for ayllu in PLAYABLE)
OFFERED: Final = (Mode.FAMILY, Mode.ADVANCED, Mode.LEGENDARY)
"""The modes that can be chosen before a game: those whose table, players and lessons are whole."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What players choose before a game; `seed` decides all chance, `mode` is the mode of the quest, which may be an
    `alliance` of two nations (section 18).

    `players` are the ayllu and suyu of every seat, on which all have agreed; without them the die decides in which
    order they choose, in the game. `at_table`: people play it, to whom nobody's hand may be told by who is asked.
    `quest`: what it is won by (section 28).
    `solo`: the ayllu of the one person, all others are led (section 27).
    """

    colours: tuple[str, ...]
    seed: int
    players: tuple[tuple[str, str], ...] = ()
    house_rules: HouseRules | None = None  # None: those of the data
    mode: Mode = Mode.FAMILY
    alliance: bool = False
    at_table: bool = False
    quest: QuestKind = QuestKind.FOUNDING
    solo: str = ""

    @property
    def title(self) -> str:
        return NAME

    @property
    def variant(self) -> QuestVariant:
        """The way it is to be played."""
        return QuestVariant(self.mode, self.alliance, self.quest is QuestKind.ALTERNATE, bool(self.solo))


def new_game(content: InkasData, setup: Setup) -> State:
    """The state that waits for the first choice, or for the first turn.

    The seed decides, in this order: with agreed ayllus how the cards lie, and who begins; else who chooses first, and
    when all have chosen the cards and the beginning. Raises SetupError.
    """
    players = _checked(content, setup)
    given = content, len(setup.colours), setup.house_rules, players, setup.mode
    alternate = setup.quest is QuestKind.ALTERNATE
    solo = AYLLU_WORDS.index(setup.solo) if setup.solo else NOBODY
    seat = next((seat for seat, (ayllu, _) in enumerate(players) if ayllu == solo), NOBODY)
    way = partial(Game, alliance=setup.alliance, alternate=alternate, solo=seat)
    game = way(*given, at_table=setup.at_table)
    return begun(game, seed=setup.seed)


def begun(
    game: Game,
    cards: Numbers = (),
    first: int = NOBODY,
    rolls: Numbers = (),
    seed: int = 0,
    hands: tuple[Numbers, ...] = (),
    goals: tuple[Numbers, ...] = (),
) -> State:
    """The state up to the first decision, with these cards, this seat first and these faces, or as chance has it."""
    change = SilentChange(blank(game, seed))
    change.lay(cards, rolls, hands)
    if goals:
        change.take_goals(goals)
    _begin_in(change, first)
    return change.state


def opening(initial: State) -> list[Event]:
    """The rolls for who begins or chooses first, and what followed; nothing of a state that is no beginning by seed."""
    change = Change(blank(initial.game, initial.seed))
    _begin_in(change, NOBODY)
    made = change.state
    alike = (made.drawn, made.cards, made.mover) == (initial.drawn, initial.cards, initial.mover)
    return change.events if alike and initial.turn == 1 else []


def _begin_in(change: Change, first: int) -> None:
    """Go on to the first decision, with this seat first, or as chance has it."""
    game, state = change.game, change.state
    if not game.players:
        change.let_choose_in(rolled_order(change, tuple(game.seats)))
        let_choose(change)
        return
    if all(card == NO_CARD for card in state.cards):
        change.deal()
    change.deal_goals()
    begin(change, rolled_first(change, game.order) if first == NOBODY else first)


def blank(game: Game, seed: int = 0) -> State:
    """A quest in which nothing has happened: all wallas in the supply, the staff in the centre, no card laid."""
    seats = len(game.seats)
    pieces = len(PIECES)
    return State(
        game=game,
        seed=seed,
        drawn=0,
        rolls=(),
        chosen=() if game.players else (UNCHOSEN,) * seats,
        choosing=(),
        turn=1,
        mover=game.order[0],
        step=Step.OFFERING if game.players else Step.CHOOSE,
        active=NOBODY,
        named=NOBODY,
        offered=False,
        draw_offered=False,
        declined=False,
        pulled=0,
        first=(1 << seats) - 1,
        places=(SUPPLY,) * PLAYED + (CARD_PLACE,) * (pieces - PLAYED),
        staff=CENTRE,
        flags=(NOBODY,) * PERIPHERAL,
        llamas=tuple([game.start_llamas(seat) for seat in game.seats]),
        pursuit=no_pursuit(seats) if game.alternate else None,
        cards=(NO_CARD,) * len(game.card_places),
        hands=((),) * seats if game.advanced else (),
        known=unknown(game) if game.advanced else (),
        tampus=(),
        stuck=False,
        lasting=(),
        pending=(),
        out=0,
        victory="",
        winners=0,
    )


def solo_refusal(setup: Setup) -> Refusal | None:
    """Why nobody can play alone in this way; None where somebody can (I-27.1, I-27.2)."""
    if not setup.variant.is_played:
        return refuse(Reason.SOLO_WAY)
    if not setup.players:
        return refuse(Reason.SOLO_UNCHOSEN)
    plays = setup.solo in [ayllu for ayllu, _ in setup.players]
    return None if plays else refuse(Reason.SOLO_AYLLU, ayllu=setup.solo)


def _checked(content: InkasData, setup: Setup) -> tuple[Player, ...]:
    """The players of a set-up that is in order."""
    seats = len(setup.colours)
    if setup.mode not in content.modes:
        raise SetupError(f"mode: {setup.mode}")
    if setup.quest is QuestKind.ALTERNATE and content.alternate is None:
        raise SetupError(f"quest: {setup.quest}")
    if seats not in content.modes[setup.mode].apus or (setup.alliance and seats != len(PLAYABLE)):
        raise SetupError(f"players: {seats}")
    for colour in setup.colours:
        if setup.colours.count(colour) > 1:
            raise SetupError(f"colour: {colour}")
    if not 0 <= setup.seed < chance.SEED_LIMIT:
        raise SetupError(f"seed: {setup.seed}")
    if setup.solo and (refused := solo_refusal(setup)):
        raise SetupError(refused.reason)
    if not setup.players:
        return ()
    ayllus = {ayllu.value: number for ayllu, number in AYLLU_INDEX.items()}
    names, suyus = zip(*setup.players, strict=True)
    if len(setup.players) != seats or len(set(names)) < seats or not set(names) <= set(ayllus):
        raise SetupError(f"ayllus: {', '.join(names)}")
    if len(set(suyus)) < seats or not set(suyus) <= set(SUYU_INDEX):
        raise SetupError(f"suyus: {', '.join(suyus)}")
    found = tuple((ayllus[ayllu], SUYU_INDEX[suyu]) for ayllu, suyu in setup.players)
    if setup.alliance and not sit_opposite(content, found):
        raise SetupError(f"suyus: {', '.join(suyus)}")
    return found
