"""The house rules of a quest: what each may be, the first value being the ruling itself."""

from dataclasses import dataclass
from enum import StrEnum

from game.titles.inkas.content.goals import GoalCards, QuestWamanis
from game.titles.inkas.content.led_table import NamingDie


class Diagonals(StrEnum):
    """When walls bar a diagonal step: any wall at its corner, or only walls on both ways round it (I-3.5)."""

    STRICT = "strict"
    LENIENT = "lenient"


class ResurrectionTime(StrEnum):
    """When the turn's one offering may be a Resurrection: in its phase, or any time of the own turn (R-6)."""

    PHASE = "phase"
    ANY_TIME = "any_time"


class LastLlama(StrEnum):
    """Whether an ayllu of dead wallas is out once a Resurrection is too dear, or only when hopeless (R-10)."""

    LLAMAS = "llamas"
    HOPELESS = "hopeless"


class OfferingsChoice(StrEnum):
    """Which offerings there are: all, Reciprocation not in Family, or the two of the quick sheet (R-18)."""

    ALL = "all"
    ADVANCED = "advanced"
    QUICK = "quick"


class TransportedEnemies(StrEnum):
    """Which enemies a Guide may take along: any, or those of one ayllu (R-22)."""

    ANY = "any"
    ONE_AYLLU = "one_ayllu"


class PullAttack(StrEnum):
    """Whether the attack on who was pulled is the turn's ordinary one, or comes besides (R-24)."""

    ORDINARY = "ordinary"
    EXTRA = "extra"


class Unveilers(StrEnum):
    """Who unveils: any living walla of the ayllu, or the active one alone (R-17)."""

    ANY = "any"
    ACTIVE = "active"


class StrikeBack(StrEnum):
    """Who strikes back at a woken Amaru: the finder, or all whom she has attacked and who survived (R-30)."""

    FINDER = "finder"
    ATTACKED = "attacked"


class LaterAttacks(StrEnum):
    """Whom gods and wild Amarus attack after the Attack step: every walla, or one of the ayllu (R-31)."""

    WALLA = "walla"
    AYLLU = "ayllu"


class AnswerScope(StrEnum):
    """What cards may answer: what touches the own ayllu, or anything that an enemy does (R-34)."""

    DIRECT = "direct"
    FREE = "free"


class RelocatedWallas(StrEnum):
    """Which wallas Pacha Mama moves: those of the own side, or any (R-44)."""

    SIDE = "side"
    ANY = "any"


class Draining(StrEnum):
    """How Urquchillay stops a power: by the llamas that are no longer there, or always (R-45)."""

    PAYMENT = "payment"
    ALWAYS = "always"


class Purse(StrEnum):
    """Whether a partner is asked each time for its llamas, or all llamas of a nation are common (R-41)."""

    CONSENT = "consent"
    COMMON = "common"


class Harmless(StrEnum):
    """Whether powers spare a partner's wallas always, or only where their own text says so (R-42)."""

    ALWAYS = "always"
    POWER = "power"


class StuckEnd(StrEnum):
    """What becomes of a stuck quest: a draw is put to all, flags decide, or it is played on (I-26.5)."""

    DRAW = "draw"
    FLAGS = "flags"
    PLAY_ON = "play_on"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rulings that players may turn round; the defaults are the rulings themselves."""

    diagonals: Diagonals = Diagonals.STRICT
    resurrection: ResurrectionTime = ResurrectionTime.PHASE
    family_elimination: LastLlama = LastLlama.LLAMAS
    family_flags_place: bool = False
    offerings: OfferingsChoice = OfferingsChoice.ALL
    late_offering: bool = False
    transported_enemies: TransportedEnemies = TransportedEnemies.ANY
    pull_attack: PullAttack = PullAttack.ORDINARY
    unveiling: Unveilers = Unveilers.ANY
    strike_back: StrikeBack = StrikeBack.FINDER
    amaru_attacks: LaterAttacks = LaterAttacks.WALLA
    answers: AnswerScope = AnswerScope.DIRECT
    pacha_mama: RelocatedWallas = RelocatedWallas.SIDE
    urquchillay: Draining = Draining.PAYMENT
    stuck: StuckEnd = StuckEnd.DRAW
    purse: Purse = Purse.CONSENT
    quest_wamanis: QuestWamanis = QuestWamanis.SCALED
    goal_cards: GoalCards = GoalCards.ONE
    alliance_harmless: Harmless = Harmless.ALWAYS
    wiraqucha: NamingDie = NamingDie.CALM
