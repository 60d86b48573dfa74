"""What actions, and what tells them apart, are called on buttons and in choosers."""

from collections.abc import Sequence
from fractions import Fraction

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.chances import odds_of
from game.titles.inkas.board.moves.choices import burns, made_of, wamani_of
from game.titles.inkas.board.moves.ways import ALONE, LLAMAS, OWN, way_of
from game.titles.inkas.content.card_effects import Meeting
from game.titles.inkas.content.definitions import CENTRE_NAME, GODS, PIECES, TAMPUS, GainingLlamas
from game.titles.inkas.phrases import card_name, walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.acting import paralyser_of
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.battles import evocation_llamas
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.invoked import kind_of, price
from game.titles.inkas.rules.invoking import STOPPABLE
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.pending import (
    DrawAsked,
    HandAsked,
    Question,
    StandAsked,
    WishAsked,
    answered_first,
)
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.strikes import asked_strike
from game.titles.inkas.rules.unveiling import has_map


def chance_text(words: Words, chance: Fraction) -> str:
    """A chance as people say it: `1 in 2`."""
    return words("table.chance", wins=chance.numerator, of=chance.denominator)


def way_text(words: Words, way: str) -> str:
    """A way of doing something."""
    evoked, _, name = way.rpartition(" ")
    said = words(f"power.{name}") if words.knows(f"power.{name}") else words(f"table.way.{name}")
    return words("table.way.evoked", power=said) if evoked else said


def price_of(state: State, action: Action) -> int:
    """The llamas that an action costs, as far as they are paid for a power."""
    if isinstance(action, a.Evoke):
        shaman = action.action.walla
        return evocation_llamas(state.game, PIECE_INDEX[shaman])
    if isinstance(action, a.Invoke):
        return price(state, action)
    strikes = isinstance(action, a.Strike) and action.overload
    walla = PIECES[asked_strike(state).finder] if strikes else getattr(action, "walla", "")
    if not walla or isinstance(action, a.Offer):
        return 0
    name = "overload" if strikes else "theft" if isinstance(action, a.Steal) else way_of(action)
    return next((power.llamas for power in state.game.powers[PIECE_INDEX[walla]] if power.name == name), 0)


def leads_into_fire(state: State, actions: Sequence[Action]) -> bool:
    """Whether the cheapest of these ways all burn who goes."""
    least = min((price_of(state, action) for action in actions), default=0)
    cheapest = [action for action in actions if price_of(state, action) == least]
    return bool(cheapest) and all(burns(state, action) for action in cheapest)


def founds(state: State, action: Action) -> bool:
    """Whether a plunge founds Qusqu, with the whole map (I-19.3)."""
    if not isinstance(action, a.Plunge) or state.game.alternate:
        return False
    return wamani_of(state, action.walla) == CENTRE_NAME and has_map(state, state.mover)


def notes_of(words: Words, state: State, action: Action, *, chances: bool) -> str:
    """What an action costs and, with `chances`, how likely it succeeds, in a few words."""
    found = []
    llamas = price_of(state, action)
    kind = state.game.content.offerings[action.offering] if isinstance(action, a.Offer) else None
    if kind is not None:
        llamas = kind.sacrifice.llamas
    if llamas:
        paid = words("amount.llamas", count=llamas)
        if kind is not None and isinstance(kind.gift, GainingLlamas):
            gained = words("amount.llamas", count=kind.gift.llamas)
            paid = words("table.way.gain", gained=gained, paid=llamas)
        found.append(paid)
    if lent := borrowed(action):
        found.append(words("table.borrow.note", lent=words("amount.llamas", count=lent)))
    odds = odds_of(state, action) if chances else None
    if odds is not None:
        found.append(chance_text(words, odds))
    if burns(state, action):
        found.append(words("table.way.burns"))
    return " · ".join(found)


def walla_in_role(words: Words, state: State, walla: str) -> str:
    """A walla among several that can be chosen: its name with its role."""
    role = words(f"role.{state.game.content.wallas[walla].role}")
    return words("table.act.walla_in_role", walla=walla_name(words, walla), role=role)


def question_key(state: State) -> str:
    """What is asked, as the word of its texts: a draw that nobody has offered and a god to be faced have their own."""
    match state.pending[-1] if state.pending else None:
        case DrawAsked(by=by) if by == NOBODY:
            return "stuck"
        case StandAsked(amaru=attacker) if PIECES[attacker] in GODS:
            return "stand_god"
    return str(state.question)


def paralyser_name(words: Words, state: State, walla: str) -> str:
    """Who paralyses a walla; empty where nobody does."""
    number = PIECE_INDEX[walla]
    paralysed = state.look().paralysed >> number & 1
    return walla_name(words, paralyser_of(state, number)) if paralysed else ""


def answer_text(words: Words, state: State, kind: str, value: object, actions: Sequence[Action]) -> str:
    """What an answer to a question between actions is called, which leads to these."""
    if kind == "way":
        return way_text(words, str(value))
    if kind == "tampu":
        return card_name(words, TAMPUS[str(value)])
    if kind == "price":
        return _paid_for_card(words, state) if value == LLAMAS else card_name(words, str(value))
    if kind == "gainer":
        return words("table.way.own") if value == OWN else words(f"ayllu.{value}")
    if kind == "stored":
        return words("amount.llamas", count=int(str(value)))
    if kind == "staff":
        way = "with_staff" if value else "without_staff"
        here = all(_stays(state, action) for action in actions)
        return words(f"table.way.{way}_here" if here else f"table.way.{way}")
    if value == ALONE:
        return words("table.way.alone")
    name = str(value)
    place = wamani_of(state, name) if name in PIECES else ""
    said = walla_in_role(words, state, name)
    return f"{said} ({wamani_name(words, place)})" if place else said


def _stays(state: State, action: Action) -> bool:
    """Whether a wish for Travel leads to where its finder stands, which may fetch the staff (R-90)."""
    asked = state.pending[-1] if state.pending else None
    if not (isinstance(asked, WishAsked) and isinstance(action, a.Wish)):
        return False
    return action.wamani == wamani_of(state, PIECES[asked.finder])


def action_text(words: Words, state: State, action: Action) -> str:
    """An action on a button of its own."""
    made = made_of(action)
    gaps = {
        name: walla_name(words, value)
        for name in ("walla", "target", "ally", "enemy")
        if (value := getattr(made, name, ""))
    }
    if isinstance(action, a.Evoke):
        gaps["dead"] = walla_name(words, action.walla)
        gaps["walla"] = walla_name(words, action.action.walla)
        if isinstance(action.action, a.Lent):
            return words(f"table.act.{action.action.key}", **gaps)
        return words("table.act.evoked", act=_said(words, state, made, gaps), dead=gaps["dead"])
    return _said(words, state, action, gaps)


def _said(words: Words, state: State, action: Action, gaps: dict[str, str]) -> str:
    match action:
        case a.Attack():
            power = way_of(action)
            key = "attack" if power == "attack" else "attack_powered"
            return words(f"table.act.{key}", **gaps, power=way_text(words, power))
        case a.Play():
            return _play_text(words, action, gaps)
        case a.Store(llamas):
            return words("table.act.store", stored=words("amount.llamas", count=llamas))
        case a.Invoke():
            return _invoked_text(words, state, action, gaps)
        case a.Hunt() | a.Pass() if state.question in (Question.HUNT, Question.WINDS):
            return words(f"table.act.{action.key}_{state.question}", **gaps)
        case a.Blow(wamani=wamani):
            return words("table.act.blow", **gaps, wamani=wamani_name(words, wamani))
        case a.Stop(walla):
            return words(f"table.act.stop_{_stopped(state, walla)}", **gaps)
        case a.Strike(overload):
            return way_text(words, "overload") if overload else words("table.act.strike")
        case a.Stand():
            return words(f"table.act.{question_key(state)}", **gaps)
        case a.Unveil(wamani):
            return words("table.act.unveil", **gaps, wamani=wamani_name(words, wamani))
        case a.Swap(own, other):
            return words("table.act.swap", own=card_name(words, own), card=card_name(words, other))
        case a.Seize(card):
            return words("table.act.seize", card=card_name(words, card), paid=_paid_for_card(words, state))
        case a.Steal(_, tampu, owner) if tampu:
            gaps["target"] = walla_name(words, owner)
            return words("table.act.steal_tampu", **gaps, card=card_name(words, TAMPUS[tampu]))
        case a.Steal():
            return words("table.act.steal", **gaps, power=way_text(words, way_of(action)))
        case a.Plunge(walla) | a.Lay(walla):
            place = wamani_name(words, wamani_of(state, walla))
            return words(f"table.act.{action.key}", **gaps, wamani=place)
        case a.Wish():
            gaps["gained"] = words("amount.llamas", count=_wealth(state))
            return words(f"table.act.wish_{action.wish}", **gaps)
    return words(f"table.act.{action.key}", **gaps)


def _invoked_text(words: Words, state: State, action: a.Invoke, gaps: dict[str, str]) -> str:
    """A use of a power with whom it names; in what has happened since its user may have it no more."""
    kind = kind_of(state, action)
    gaps["power"] = words(f"power.{kind.name}") if kind is not None else words("invoke.a_power")
    if action.named:
        return words("table.act.invoke_on", **gaps, ally=walla_name(words, action.named))
    return words("table.act.invoke", **gaps)


def _stopped(state: State, walla: str) -> str:
    """What a walla would end, by its word; `all` where that is of several kinds."""
    number = PIECE_INDEX[walla]
    shapes = {str(one.shape) for one in state.lasting if one.user == number and one.shape in STOPPABLE}
    return shapes.pop() if len(shapes) == 1 else "all"


def _play_text(words: Words, action: a.Play, gaps: dict[str, str]) -> str:
    """A card with what it is played for."""
    gaps["card"] = card_name(words, action.card)
    if action.wamani:
        return words("table.act.play_at", **gaps, wamani=wamani_name(words, action.wamani))
    if action.walla:
        return words("table.act.play_on", **gaps)
    if action.ayllu:
        return words("table.act.play_against", **gaps, other=words(f"ayllu.{action.ayllu}"))
    return words("table.act.play", **gaps)


def _paid_for_card(words: Words, state: State) -> str:
    """What a card of the hand that is seen costs; also while a partner is asked to lend that."""
    asked = answered_first(state.pending)
    assert isinstance(asked, HandAsked)
    return words("amount.llamas", count=asked.price)


def _wealth(state: State) -> int:
    """The llamas of the wish for wealth that is open."""
    asked = state.pending[-1]
    assert isinstance(asked, WishAsked)
    kinds = state.game.content.cards
    effect = kinds[PIECES[asked.god]].effect
    assert isinstance(effect, Meeting)
    return effect.llamas
