"""Sentences about the quest: why an action is refused, what happened, and the names of its things.

All words come from the locale; this module only knows which gap of a sentence holds what. The keys:

- `refusal.<reason>`: the reasons and their gaps are `rules.refusals.Reason`
- `log.<key>`: the keys and their gaps are those of `rules.events`; the log passes over an event that has no words. A
  seat is `{player}`, as the winners are; `{gained}` and `{paid}` are llamas. Some have words for each case:
  `log.rolled_approved`, `log.rolled_refused`, `log.llamas_gained`, `log.llamas_paid`, `log.offering_made.<offering>`,
  `log.die_named.<named>`, `log.flew_loaded`, `log.transported_together`, `log.attack_powered`, `log.staff_moved.<how>`,
  `log.card_unveiled_hidden`, `log.god_met_friend`, `log.god_met_foe`, `log.draw_agreed`, `log.draw_declined`,
  `log.quest_ended.<victory>`, `log.card_taken_hidden`, `log.card_played_on`, `log.card_played_at`,
  `log.card_played_against`, `log.hand_seen_hidden`, `log.card_seized_hidden`, `log.cards_swapped`,
  `log.cards_swapped_hidden`, `log.tampu_taken`, `log.tampu_gone`, `log.reborn_waits`, `log.god_defeated`,
  `log.llamas_lost`, `log.goals_drawn_hidden`, `log.power_invoked_on`, `log.state_began.<state>`; `{other}` is a second
  player
- names: `walla.<word>` (gods too), `ayllu.<word>`, `suyu.<word>`, `power.<word>`, `offering.<word>`, `wish.<word>`,
  `goal.<word>`, `lasting.<state>`, `question.<word>`, `victory.<ending>`, `card.<word>` where a card has another name
  than a walla, `wamani.<word>` where one is not called by its letters, `amount.llamas` with {count}, `apu` with
  {number}; `notation.<class>`: what a text should have had
- `row.<row>`: why a led ayllu does what it does, `{why}` of `log.row_applied`
- `advice.<reason>`: the reasons and their gaps are those of `bots.advice`
- `transcript.setting` with {names}; `transcript.heading` with {round} and {player}
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Advice, Refusal, Remark
from game.titles.inkas.content.definitions import GODS, SUYUS, WALLAS
from game.titles.inkas.rules.actions import Action, Evoke, Offer
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import (
    AttackAnnounced,
    Banished,
    CardPlayed,
    CardSeized,
    CardTaken,
    CardUnveiled,
    DieNamed,
    DrawAnswered,
    Event,
    Flew,
    GoalsDrawn,
    GodMet,
    HandSeen,
    LendingAnswered,
    LlamasChanged,
    OfferingMade,
    PowerInvoked,
    QuestEnded,
    Reborn,
    Rolled,
    StaffMoved,
    StateBegan,
    TampuLost,
    Transported,
    TurnBegan,
)
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.turns import has_dead

_OWN_REASONS: Final = frozenset(map(str, Reason))
_COUNTING: Final = (
    Purpose.ORDER,
    Purpose.START,
    Purpose.LLAMAS,
    Purpose.NAME,
)  # rolls of which the number counts
_WALLAS: Final = ("walla", "target", "enemy", "ally", "attacker", "amaru", "god", "load")
_NAMED: Final = ("ayllu", "suyu", "power", "offering", "wish", "question", "goal")


def walla_name(words: Words, walla: str) -> str:
    """A walla or a god as people call it."""
    return words(f"walla.{walla}")


def wamani_name(words: Words, wamani: str) -> str:
    """A wamani as people call it: most by their letters."""
    return _known(words, f"wamani.{wamani}", wamani)


def card_name(words: Words, card: str) -> str:
    """A Pacha card as people call it: a god’s and an Amaru’s by its name."""
    return words(f"walla.{card}" if words.knows(f"walla.{card}") else f"card.{card}")


def dawn_text(words: Words, state: State) -> str:
    """What can be done before Rebirth."""
    if not has_dead(state, state.mover):
        return words("table.now.dawn_without")
    return words("table.now.dawn_offered" if state.offered else "table.now.dawn")


def by_side(words: Words, key: str, *, allied: bool) -> str:
    """The key of a text; where seats are `allied`, of what it says of both partners, if that is more."""
    return f"{key}_side" if allied and words.knows(f"{key}_side") else key


def card_does(words: Words, card: str, game: Game) -> str:
    """What a Pacha card does in a quest like this, in a sentence with its name."""
    key = "god" if card in GODS else "amaru" if card in WALLAS else card
    if not words.knows(f"tips.kind.{key}"):  # pieces of the map, by their number
        key = card.partition("_")[0]
    ways = {
        "goals": game.alternate,
        "legendary": game.legendary,
        "advanced": game.advanced,
        "side": game.alliance,
    }
    kinds = [f"tips.kind.{key}_{way}" for way, there in ways.items() if there]
    known = next((kind for kind in kinds if words.knows(kind)), f"tips.kind.{key}")
    return words(known, card=card_name(words, card))


def explain(words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """Why an action or a text was refused, as a sentence. `names`: players' names by colour, in seat order."""
    known = refusal.reason in _OWN_REASONS  # what the shell refuses is filled as it is
    filled = _gaps(words, names, refusal.details) if known else refusal.details
    sentence = words(f"refusal.{refusal.reason}", **filled)
    near = refusal.details.get("nearest")
    return words("problem.nearest", message=sentence, nearest=near) if near else sentence


def share_text(words: Words, state: State, action: Action, names: Mapping[str, str]) -> str:
    """Whose llamas pay for an action in an Alliance, and who gains by an offering (I-18.2)."""
    if not state.game.alliance:
        return ""
    made, lent = action.action if isinstance(action, Evoke) else action, borrowed(action)
    said = [
        words("log.share_borrowed", lent=words("amount.llamas", count=lent))
        if lent
        else words("log.share_own")
    ]
    if isinstance(made, Offer):
        gains = (
            [ayllu.value for ayllu in state.game.ayllus].index(made.partner) if made.partner else state.mover
        )
        said.append(words("log.share_gains", player=[*names.values()][gains]))
    return words.listed(said)


def describe_event(words: Words, event: Event, names: Mapping[str, str] | None = None) -> str | None:
    """What happened, as a sentence for the log; None where the log passes over it."""
    key = f"log.{_case(event)}"
    if not words.knows(key):
        return None
    return words(
        key, **_gaps(words, names, {field.name: getattr(event, field.name) for field in fields(event)})
    )


OF_HAND: Final = frozenset(("play", "invoke", "found", "swap", "seize"))
"""The reasons of an advice that tell of a hand."""
_OF_CARDS: Final = ("play", "swap", "seize")  # what the card does is why


def advice_text(
    words: Words, advice: Advice[Action], *, hand_seen: bool = True, game: Game | None = None
) -> str:
    """The reasons of an advice, in a few sentences, with what a card does in a `game`; nothing of a hand that others
    must not see.
    """
    said = [Remark(advice.reason, advice.details), *advice.remarks]
    if not hand_seen and advice.reason in OF_HAND:
        said = [Remark("look", {})]
    sentences = [words(f"advice.{one.key}", **_gaps(words, None, one.details)) for one in said]
    if game is not None and said[0].key in _OF_CARDS:
        sentences.insert(1, card_does(words, str(said[0].details["card"]), game))
    return " ".join(sentences)


def turn_heading(words: Words, names: Mapping[str, str], initial: State, event: Event | None) -> str | None:
    """What stands above the turn that an event begins; None where it begins none."""
    if not isinstance(event, TurnBegan):
        return None
    return words("transcript.heading", round=event.round, player=_player(words, names, event.seat))


def _case(event: Event) -> str:
    """The key of an event's sentence below `log`: some events have one for each case."""
    match event:
        case Rolled(face=0):
            return "nothing"  # not rolled yet
        case Rolled() if event.purpose not in _COUNTING:
            return "rolled_approved" if event.approved else "rolled_refused"
        case LlamasChanged() if event.after < event.before and event.cause is Cause.CARD:
            return "llamas_lost"
        case LlamasChanged(cause=Cause.STORE):
            return "nothing"  # that they are stored is told
        case LlamasChanged():
            return "llamas_gained" if event.after > event.before else "llamas_paid"
        case OfferingMade():
            return f"offering_made.{event.offering}"
        case Flew() if event.load:
            return "flew_loaded"
        case Transported() if event.company:
            return "transported_together"
        case AttackAnnounced() if event.power:
            return "attack_powered"
        case StaffMoved():
            return f"staff_moved.{event.how}"
        case CardUnveiled(card=""):
            return "card_unveiled_hidden"
        case DieNamed():
            return f"die_named.{event.named}"
        case GodMet():
            return "god_met_friend" if event.friend else "god_met_foe"
        case DrawAnswered():
            return "draw_agreed" if event.agreed else "draw_declined"
        case LendingAnswered():
            return "lending_agreed" if event.agreed else "lending_declined"
        case PowerInvoked() if event.ally:
            return "power_invoked_on"
        case StateBegan():
            return f"state_began.{event.state}"
        case QuestEnded():
            return f"quest_ended{'_nation' if len(event.winners) > 1 else ''}.{event.victory}"
    return _case_of_cards(event)


def _case_of_cards(event: Event) -> str:
    """The same for events of hands, cards in use and the tray."""
    match event:
        case CardTaken(card=""):
            return "card_taken_hidden"
        case GoalsDrawn() if "" in event.goals:
            return "goals_drawn_hidden"
        case CardPlayed():
            if event.wamani:
                return "card_played_at"
            if event.walla:
                return "card_played_on"
            return "card_played_against" if event.other >= 0 else "card_played"
        case HandSeen(cards=()):
            return "hand_seen_hidden"
        case CardSeized():
            case = "cards_swapped" if event.exchange else "card_seized"
            return case if event.card else f"{case}_hidden"
        case TampuLost():
            return "tampu_taken" if event.seat >= 0 else "tampu_gone"
        case Reborn(side=0):
            return "reborn_waits"
        case Banished() if event.walla in GODS:
            return "god_defeated"
    return event.key


def _gaps(words: Words, names: Mapping[str, str] | None, values: Mapping[str, object]) -> dict[str, object]:
    """What fills the gaps of a sentence: names of things and players for their words."""
    filled = {field: _gap(words, field, value) for field, value in values.items()}
    if isinstance(seat := values.get("seat"), int):
        filled["player"] = _player(words, names, seat)
    if isinstance(other := values.get("other"), int):
        filled["other"] = _player(words, names, other)
    if isinstance(winners := values.get("winners"), tuple):
        filled["player"] = words.listed(_player(words, names, seat) for seat in winners)
    if isinstance(row := values.get("row"), str):
        filled["why"] = words(f"row.{row}")
    if isinstance(way := values.get("way"), tuple):
        filled["wamani"] = wamani_name(words, way[-1])
    if isinstance(wamanis := values.get("wamanis"), tuple):
        suyus = [words(f"suyu.{name}") for name in wamanis if name in SUYUS]
        filled["suyu"] = words.listed(suyus)
        filled["wamanis"] = words.listed(wamani_name(words, name) for name in wamanis)
    if isinstance(state := values.get("state"), str):
        filled["state"] = words(f"lasting.{state}")
    if isinstance(llamas := values.get("llamas"), int):
        filled["lent"] = words("amount.llamas", count=llamas)
    before, after = values.get("before"), values.get("after")
    if isinstance(before, int) and isinstance(after, int):
        filled["gained" if after > before else "paid"] = words("amount.llamas", count=abs(after - before))
    return filled


def _gap(words: Words, field: str, value: object) -> object:
    """What fills a gap, by the gap's name."""
    if value in ("", ()):
        return ""
    if field in _NAMED:
        return words(f"{field}.{value}")
    if field in _WALLAS:
        return walla_name(words, str(value))
    match field:
        case "wamani" | "origin":
            return wamani_name(words, str(value))
        case "before" | "after" if isinstance(value, str):
            return _staff_place(words, value)
        case "company" if isinstance(value, tuple):
            return words.listed(walla_name(words, walla) for walla in value)
        case "card" | "given":
            name = card_name(words, str(value))
            return words("named_amaru", name=name) if value in WALLAS else name
        case "goals" if isinstance(value, tuple):
            return ", ".join(words(f"goal.{goal}") for goal in value if goal)
        case "cards" if isinstance(value, tuple):
            return words.listed(card_name(words, card) for card in value)
        case "shape":
            return words(f"power.{value}")
        case "expected":
            return _known(words, f"notation.{value}", str(value))
    return value


def _staff_place(words: Words, place: str) -> str:
    """Where the staff is: `hole T`, `floor Ca3`, or who bears it."""
    how, _, wamani = place.partition(" ")
    return wamani_name(words, wamani) if wamani else walla_name(words, how)


def _player(words: Words, names: Mapping[str, str] | None, seat: int) -> str:
    return list(names.values())[seat] if names else words("apu", number=seat + 1)


def _known(words: Words, key: str, otherwise: str) -> str:
    return words(key) if words.knows(key) else otherwise
