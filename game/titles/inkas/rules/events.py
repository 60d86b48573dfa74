"""What happened, in order, complete enough to animate, log, sound and count without asking the rules.

Players are named by seat; wallas, wamanis and cards by their words. An event's `key` names it in the locale, under
`log.<key>`. Llamas are told with the numbers before and after; whoever bears the staff takes it along, which is not
told again. Where the staff is, is said as in a position: `hole T`, `floor Ca3`, or the walla that bears it.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.titles.inkas.content.definitions import OfferingName, Victory
from game.titles.inkas.rules.event_values import Cause, Purpose, StaffMove

# the quest and its turns


@dataclass(frozen=True, slots=True)
class AylluChosen:
    """A seat has its ayllu and suyu (I-5.2); `alone`: nothing else was left to it (R-83)."""

    key: ClassVar[str] = "ayllu_chosen"
    seat: int
    ayllu: str
    suyu: str
    alone: bool


@dataclass(frozen=True, slots=True)
class QuestBegan:
    """All have chosen, the cards lie, the seat begins."""

    key: ClassVar[str] = "quest_began"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn began; `turn` counts all turns from 1, `round` is that of the turn."""

    key: ClassVar[str] = "turn_began"
    seat: int
    turn: int
    round: int


@dataclass(frozen=True, slots=True)
class DieNamed:
    """The die has named for a led seat whose turn begins: a role, `any` or `nobody` (I-27.5)."""

    key: ClassVar[str] = "die_named"
    seat: int
    named: str


@dataclass(frozen=True, slots=True)
class RowApplied:
    """What a led seat does now is done by this row of the table (I-27.15)."""

    key: ClassVar[str] = "row_applied"
    seat: int
    row: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """The die was rolled by a seat; even faces approve (I-1.8)."""

    key: ClassVar[str] = "rolled"
    seat: int
    face: int
    purpose: Purpose

    @property
    def approved(self) -> bool:
        """Whether the face is green."""
        return self.face % 2 == 0


@dataclass(frozen=True, slots=True)
class LlamasChanged:
    """Llamas came to a seat or went to the Ukhu Pacha."""

    key: ClassVar[str] = "llamas_changed"
    seat: int
    before: int
    after: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class OfferingMade:
    """An offering was announced (I-11.1); `walla` and `ally` are those that it names."""

    key: ClassVar[str] = "offering_made"
    seat: int
    offering: OfferingName
    walla: str
    ally: str


# moves


@dataclass(frozen=True, slots=True)
class WallaPlaced:
    """A walla came from the supply onto the board (I-7.2)."""

    key: ClassVar[str] = "placed"
    seat: int
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A walla went a step."""

    key: ClassVar[str] = "moved"
    seat: int
    walla: str
    origin: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Flew:
    """A walla flew by way of these wamanis, the last one is where it is now; `load` came along from `met` on."""

    key: ClassVar[str] = "flew"
    seat: int
    walla: str
    origin: str
    way: tuple[str, ...]
    load: str
    met: str


@dataclass(frozen=True, slots=True)
class Transported:
    """A walla went within its suyu, with its company, dead ones among them (I-13.6, I-13.7)."""

    key: ClassVar[str] = "transported"
    seat: int
    walla: str
    origin: str
    wamani: str
    company: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pulled:
    """An enemy was pulled to a walla (I-13.15)."""

    key: ClassVar[str] = "pulled"
    seat: int
    walla: str
    enemy: str
    origin: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Travelled:
    """A walla went anywhere by a wish (I-15.2)."""

    key: ClassVar[str] = "travelled"
    seat: int
    walla: str
    origin: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Evoked:
    """A walla uses a power of a dead ally (I-13.27)."""

    key: ClassVar[str] = "evoked"
    seat: int
    walla: str
    ally: str
    power: str


@dataclass(frozen=True, slots=True)
class ProtectionEvoked:
    """A walla protects until the turn ends (notation 2.3)."""

    key: ClassVar[str] = "protection_evoked"
    seat: int
    walla: str


@dataclass(frozen=True, slots=True)
class ProtectionEnded:
    """An evoked protection is over."""

    key: ClassVar[str] = "protection_ended"
    walla: str


# battles


@dataclass(frozen=True, slots=True)
class AttackAnnounced:
    """An attack stands; `power` is the one that it uses, or empty. It may still be answered."""

    key: ClassVar[str] = "attack_announced"
    seat: int
    walla: str
    target: str
    wamani: str  # of the target
    power: str


@dataclass(frozen=True, slots=True)
class AmaruAttacks:
    """A woken Amaru attacks a walla (I-15.9)."""

    key: ClassVar[str] = "amaru_attacks"
    amaru: str
    seat: int  # that rolls for survival
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class BattleBegan:
    """The figures of a battle whose rolls follow (I-8.4)."""

    key: ClassVar[str] = "battle_began"
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Withstood:
    """An attack has failed: the walla lives (I-8.9)."""

    key: ClassVar[str] = "withstood"
    walla: str
    attacker: str


@dataclass(frozen=True, slots=True)
class Killed:
    """A walla died where it was (I-8.8)."""

    key: ClassVar[str] = "killed"
    walla: str
    wamani: str
    attacker: str


@dataclass(frozen=True, slots=True)
class Perished:
    """A wild Amaru was killed by a power and is out of the quest (R-33)."""

    key: ClassVar[str] = "perished"
    walla: str
    wamani: str
    attacker: str


@dataclass(frozen=True, slots=True)
class Devoured:
    """A walla that has just been killed is devoured by who has killed it."""

    key: ClassVar[str] = "devoured"
    walla: str
    attacker: str


@dataclass(frozen=True, slots=True)
class Disgorged:
    """A devoured walla lies dead on the board again (I-17.11)."""

    key: ClassVar[str] = "disgorged"
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Banished:
    """A walla went from the board to the Ukhu Pacha (I-12.7)."""

    key: ClassVar[str] = "banished"
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Revived:
    """A walla lives again where it lay."""

    key: ClassVar[str] = "revived"
    seat: int
    walla: str
    wamani: str
    cause: Cause


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A dead ally lives where a dead enemy lay, who is where the ally was: a wamani, or empty: the Ukhu Pacha."""

    key: ClassVar[str] = "exchanged"
    seat: int
    enemy: str
    ally: str
    wamani: str
    origin: str


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat lets an ambush be (I-13.17)."""

    key: ClassVar[str] = "passed"
    seat: int


# the staff and the cards


@dataclass(frozen=True, slots=True)
class StaffMoved:
    """The staff is somewhere else now."""

    key: ClassVar[str] = "staff_moved"
    how: StaffMove
    walla: str  # who did it, or who dropped it
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Conquered:
    """A flag stands in a wamani (I-10.1)."""

    key: ClassVar[str] = "conquered"
    seat: int
    wamani: str


@dataclass(frozen=True, slots=True)
class CardUnveiled:
    """A card was turned by a finder (I-10.4)."""

    key: ClassVar[str] = "card_unveiled"
    seat: int
    walla: str
    wamani: str
    card: str


@dataclass(frozen=True, slots=True)
class GodMet:
    """A god was found, by a friend or by a foe (I-15.2, I-15.4)."""

    key: ClassVar[str] = "god_met"
    seat: int
    walla: str
    god: str
    friend: bool


@dataclass(frozen=True, slots=True)
class AmaruWoke:
    """An Amaru was found and attacks (I-15.9)."""

    key: ClassVar[str] = "amaru_woke"
    seat: int
    walla: str
    amaru: str
    wamani: str


@dataclass(frozen=True, slots=True)
class StayedAway:
    """A finder does not travel after all (R-29)."""

    key: ClassVar[str] = "stayed_away"
    seat: int
    walla: str


# cards and rebirth


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A seat has taken the card of a wamani into its hand (I-10.7); `card` is empty for who does not see it, `shown`
    where the hand lies open (I-27.4)."""

    key: ClassVar[str] = "card_taken"
    seat: int
    walla: str
    wamani: str
    card: str
    shown: bool = False


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat plays a card, which names a `walla`, a `wamani`, another seat: empty and -1 where it names none."""

    key: ClassVar[str] = "card_played"
    seat: int
    card: str
    walla: str
    wamani: str
    other: int


@dataclass(frozen=True, slots=True)
class ActionFailed:
    """What was announced is no longer possible (I-16.12)."""

    key: ClassVar[str] = "action_failed"
    seat: int  # or -1: of a god or a wild Amaru


@dataclass(frozen=True, slots=True)
class ApprovalGiven:
    """A card approves in place of the die."""

    key: ClassVar[str] = "approval_given"
    seat: int


@dataclass(frozen=True, slots=True)
class ApprovalCancelled:
    """An approval is a refusal now; `seat` has made it one."""

    key: ClassVar[str] = "approval_cancelled"
    seat: int


@dataclass(frozen=True, slots=True)
class HandSeen:
    """A seat sees the hand of another; `cards` is empty for all others."""

    key: ClassVar[str] = "hand_seen"
    seat: int
    other: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSeized:
    """A seat has taken a card of another hand, for `given` if it is an exchange; both empty for third seats, but where
    both hands lie open: `shown`."""

    key: ClassVar[str] = "card_seized"
    seat: int
    other: int
    card: str
    given: str
    exchange: bool
    shown: bool = False


@dataclass(frozen=True, slots=True)
class HandLeft:
    """A seat takes nothing of the hand that it has seen."""

    key: ClassVar[str] = "hand_left"
    seat: int


@dataclass(frozen=True, slots=True)
class TampuLaid:
    """A Tampu lies beside a walla."""

    key: ClassVar[str] = "tampu_laid"
    seat: int
    walla: str
    card: str


@dataclass(frozen=True, slots=True)
class TampuLost:
    """A Tampu lies beside a walla no more: in the hand of `seat`, or of nobody, -1 (I-16.7, I-13.16)."""

    key: ClassVar[str] = "tampu_lost"
    seat: int
    walla: str
    card: str


@dataclass(frozen=True, slots=True)
class Relocated:
    """A walla is in another wamani by a card."""

    key: ClassVar[str] = "relocated"
    seat: int
    walla: str
    origin: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Reborn:
    """A dead walla goes a side further on the tray, up to 4; 0: it waits to be placed (I-12.3, I-12.4)."""

    key: ClassVar[str] = "reborn"
    seat: int
    walla: str
    side: int


@dataclass(frozen=True, slots=True)
class Recalled:
    """A walla that was dead off the board waits to be placed (I-11.4, I-16.6)."""

    key: ClassVar[str] = "recalled"
    seat: int
    walla: str


@dataclass(frozen=True, slots=True)
class ShapeEvoked:
    """A walla has the attack or the defence of a dead Amaru until the turn ends; `shape`: claws or scales."""

    key: ClassVar[str] = "shape_evoked"
    seat: int
    walla: str
    ally: str
    shape: str


@dataclass(frozen=True, slots=True)
class ShapeEnded:
    """A walla has no figure of an Amaru any more."""

    key: ClassVar[str] = "shape_ended"
    walla: str
    ally: str
    shape: str


@dataclass(frozen=True, slots=True)
class PieceCame:
    """A god or an Amaru stands on the board (I-15.7, I-15.12)."""

    key: ClassVar[str] = "piece_came"
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Dominated:
    """A seat has dominated an Amaru (I-15.14)."""

    key: ClassVar[str] = "dominated"
    seat: int
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class AttackSkipped:
    """A seat closes its Attack step."""

    key: ClassVar[str] = "attack_skipped"
    seat: int


# alternate quests


@dataclass(frozen=True, slots=True)
class GoalsDrawn:
    """A seat has drawn its goal cards (I-28.2); each is an empty text for all others."""

    key: ClassVar[str] = "goals_drawn"
    seat: int
    goals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LlamasStored:
    """Llamas of a seat were laid aside for good (I-28.8)."""

    key: ClassVar[str] = "llamas_stored"
    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class AylluDefeated:
    """All born wallas of a seat are dead: it is defeated for good, and still in play (I-28.4)."""

    key: ClassVar[str] = "ayllu_defeated"
    seat: int


@dataclass(frozen=True, slots=True)
class WallaFallen:
    """A walla that a goal asks for has fallen for good (I-28.4)."""

    key: ClassVar[str] = "walla_fallen"
    walla: str


@dataclass(frozen=True, slots=True)
class GoalMet:
    """A seat shows its goal, which is met (I-28.5)."""

    key: ClassVar[str] = "goal_met"
    seat: int
    goal: str


@dataclass(frozen=True, slots=True)
class GoalsShown:
    """The quest is over, and a seat's goal cards lie open (I-28.5)."""

    key: ClassVar[str] = "goals_shown"
    seat: int
    goals: tuple[str, ...]


# Legendary powers


@dataclass(frozen=True, slots=True)
class PowerInvoked:
    """A seat uses a Legendary power for a card (I-17.1); `source` is the walla that it was absorbed from, or empty.

    `ally` is the walla that it names, `wamanis` the wamanis or the suyu, `adding` the second part; empty where none is.
    """

    key: ClassVar[str] = "power_invoked"
    seat: int
    walla: str
    power: str
    card: str
    source: str
    ally: str
    wamanis: tuple[str, ...]
    adding: str


@dataclass(frozen=True, slots=True)
class PowerUnleashed:
    """A Legendary power works, once nobody has stopped it; `reached` are the wamanis in which it strikes.

    `ally` is the walla that it names, `wamanis` the wamanis or the suyu, `adding` the second part; empty where none is.
    """

    key: ClassVar[str] = "power_unleashed"
    seat: int
    walla: str
    power: str
    ally: str
    wamanis: tuple[str, ...]
    adding: str
    reached: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StateBegan:
    """What a power has brought lasts (notation 4): by whom, of which other walla, at which wamanis or in which suyu."""

    key: ClassVar[str] = "state_began"
    state: str
    walla: str
    ally: str
    wamanis: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StateEnded:
    """What a power has brought is over."""

    key: ClassVar[str] = "state_ended"
    state: str
    walla: str
    ally: str
    wamanis: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimeSpent:
    """Within its time a walla has attacked another one (R-87)."""

    key: ClassVar[str] = "time_spent"
    walla: str
    target: str


@dataclass(frozen=True, slots=True)
class Shifted:
    """A walla goes to another wamani by a power of `user`, its own or another's."""

    key: ClassVar[str] = "shifted"
    walla: str
    user: str
    origin: str
    wamani: str


@dataclass(frozen=True, slots=True)
class AttackTurned:
    """An attack turns on another walla (R-72)."""

    key: ClassVar[str] = "attack_turned"
    seat: int
    walla: str


# the end


@dataclass(frozen=True, slots=True)
class QuestStuck:
    """Nobody can complete the map any more (I-26.5)."""

    key: ClassVar[str] = "quest_stuck"


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A seat offers a draw (I-26.1)."""

    key: ClassVar[str] = "draw_offered"
    seat: int


@dataclass(frozen=True, slots=True)
class DrawAnswered:
    """A seat agrees to a draw, or does not (I-26.2)."""

    key: ClassVar[str] = "draw_answered"
    seat: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class LendingAsked:
    """A seat asks its partner for llamas (I-18.2)."""

    key: ClassVar[str] = "lending_asked"
    seat: int
    other: int
    llamas: int


@dataclass(frozen=True, slots=True)
class LendingAnswered:
    """A seat lends its partner llamas, or does not (I-18.2)."""

    key: ClassVar[str] = "lending_answered"
    seat: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A seat is out (I-19.2)."""

    key: ClassVar[str] = "eliminated"
    seat: int


@dataclass(frozen=True, slots=True)
class QuestEnded:
    """The quest is over; nobody has won a draw."""

    key: ClassVar[str] = "quest_ended"
    victory: Victory
    winners: tuple[int, ...]


Event = (
    AylluChosen
    | QuestBegan
    | TurnBegan
    | DieNamed
    | RowApplied
    | Rolled
    | LlamasChanged
    | OfferingMade
    | WallaPlaced
    | Moved
    | Flew
    | Transported
    | Pulled
    | Travelled
    | Evoked
    | ProtectionEvoked
    | ProtectionEnded
    | AttackAnnounced
    | AmaruAttacks
    | BattleBegan
    | Withstood
    | Killed
    | Perished
    | Devoured
    | Disgorged
    | Banished
    | Revived
    | Exchanged
    | Passed
    | StaffMoved
    | Conquered
    | CardUnveiled
    | GodMet
    | AmaruWoke
    | StayedAway
    | CardTaken
    | CardPlayed
    | ActionFailed
    | ApprovalGiven
    | ApprovalCancelled
    | HandSeen
    | CardSeized
    | HandLeft
    | TampuLaid
    | TampuLost
    | Relocated
    | Reborn
    | Recalled
    | ShapeEvoked
    | ShapeEnded
    | PieceCame
    | Dominated
    | AttackSkipped
    | GoalsDrawn
    | LlamasStored
    | AylluDefeated
    | WallaFallen
    | GoalMet
    | GoalsShown
    | PowerInvoked
    | PowerUnleashed
    | StateBegan
    | StateEnded
    | TimeSpent
    | Shifted
    | AttackTurned
    | QuestStuck
    | DrawOffered
    | DrawAnswered
    | LendingAsked
    | LendingAnswered
    | Eliminated
    | QuestEnded
)
