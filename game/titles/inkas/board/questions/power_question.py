"""The slip of a Legendary power: what it does and costs, what is still to be chosen, and whom it would strike."""

from collections.abc import Sequence
from typing import Final

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.labels import action_text, notes_of, walla_in_role
from game.titles.inkas.board.moves.powers import (
    PowerStep,
    Stricken,
    invocations,
    next_step,
    power_of,
    stricken,
)
from game.titles.inkas.board.questions.panel_question import MOST, PanelOption, PanelQuestion
from game.titles.inkas.content.definitions import GainingLlamas
from game.titles.inkas.content.legends import LegendaryKind, PowerTarget
from game.titles.inkas.phrases import card_name, walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import CARD_INDEX, PIECE_INDEX
from game.titles.inkas.rules.state import State
from game.ui.text import sentence

_FEW: Final = 5  # wamanis on the panel at most; of more the board alone asks


def power_question(
    words: Words, state: State, names: Sequence[str], actions: Sequence[Action], why_not: str = ""
) -> PanelQuestion:
    """What is asked of these uses of powers, or why none of the power can be made now; the other use of the card stands
    below them.
    """
    uses = invocations(actions)
    step, kind = next_step(uses), power_of(state, uses[0])
    others = tuple(
        PanelOption(_play_text(words, state, one), "", (one,)) for one in actions if isinstance(one, a.Play)
    )
    if step is not None and step.kind == "power":
        return PanelQuestion(words("invoke.ask.power"), "", (*_options(words, state, names, step), *others))
    title, does = words(f"power.{kind.name}"), sentence(words(f"tips.does.{kind.name}"))
    priced = " ".join((does, price_text(words, kind)))
    if why_not:
        return PanelQuestion(title, priced, others, alarm=why_not, power=kind.name)
    if step is None:
        note = notes_of(words, state, uses[0], chances=False)
        use = PanelOption(words("invoke.use"), note, uses, confirms=True)
        struck = stricken(state, uses[0])
        now, alarm = _struck_text(words, uses[0], struck), _own_text(words, state, struck)
        return PanelQuestion(title, does, (use, *others), now, alarm, kind.name)
    options = (*_options(words, state, names, step), *others)
    options = options if len(options) <= (_FEW if step.kind == "wamani" else MOST) else others
    return PanelQuestion(title, priced, options, asked_text(words, step, kind), power=kind.name)


def _play_text(words: Words, state: State, action: a.Play) -> str:
    """The other use of the card, by the llamas that it brings."""
    effect = state.game.effects[CARD_INDEX[action.card]]
    if not isinstance(effect, GainingLlamas):
        return action_text(words, state, action)
    gain = words("amount.llamas", count=effect.llamas)
    return words("invoke.instead", card=card_name(words, action.card), gain=gain)


def power_prompt(words: Words, state: State, actions: Sequence[Action]) -> str:
    """What is to be done now of these uses of powers, in one line."""
    uses = invocations(actions)
    step, kind = next_step(uses), power_of(state, uses[0])
    if step is not None and step.kind == "power":
        return words("invoke.ask.power")
    asked = words("invoke.confirm") if step is None else asked_text(words, step, kind)
    return words("invoke.prompt", power=words(f"power.{kind.name}"), asked=asked)


def price_text(words: Words, kind: LegendaryKind) -> str:
    """What a power costs, and what can be bought with it."""
    price = words("amount.llamas", count=kind.llamas)
    said = words("invoke.paid_price", price=price) if kind.llamas else words("invoke.price")
    more = kind.addition
    if more is None or not more.llamas:
        return said
    extra = words("amount.llamas", count=more.llamas)
    return f"{said} {words('invoke.more', addition=words(f'power.{more.name}'), price=extra)}"


def _struck_text(words: Words, action: a.Invoke, found: Stricken) -> str:
    """Whom a use would kill and paralyse, and who is spared."""
    groups = {"killed": found.killed, "numbed": found.numbed, "spared": found.spared}
    said = [_counted(words, key, wallas) for key, wallas in groups.items() if wallas]
    if action.named and action.named not in found.killed:
        said.insert(0, words("invoke.on", walla=walla_name(words, action.named)))
    return " ".join(said)


def _own_text(words: Words, state: State, found: Stricken) -> str:
    """Which of the own wallas a use would kill or paralyse."""
    own = state.game.own[state.decider]
    groups = {"own": found.killed, "own_numbed": found.numbed}
    mine = {key: tuple(one for one in all_ if own >> PIECE_INDEX[one] & 1) for key, all_ in groups.items()}
    return " ".join(_counted(words, key, wallas) for key, wallas in mine.items() if wallas)


def _counted(words: Words, key: str, wallas: Sequence[str]) -> str:
    named = words.listed(walla_name(words, one) for one in wallas)
    return words(f"invoke.{key}", count=len(wallas), wallas=named)


def asked_text(words: Words, step: PowerStep, kind: LegendaryKind) -> str:
    """What is to be chosen now."""
    choice = step.choices[0]
    use = choice.actions[0]
    if step.kind != "wamani":
        return words(f"invoke.ask.{step.kind}")
    if kind.names is PowerTarget.PATH:
        return words("invoke.ask.path", count=len(use.wamanis) - use.wamanis.index(str(choice.value)))
    return words(f"invoke.ask.{kind.names}", walla=walla_name(words, use.walla))


def _options(words: Words, state: State, names: Sequence[str], step: PowerStep) -> tuple[PanelOption, ...]:
    options = []
    for choice in step.choices:
        notes = {notes_of(words, state, one, chances=False) for one in choice.actions}
        alone = len(notes) == 1 and step.kind in ("power", "adding")
        label = _label(words, state, names, step.kind, choice.actions[0], str(choice.value))
        tip = use_tip(words, state, choice.actions)
        options.append(PanelOption(label, notes.pop() if alone else "", choice.actions, tip))
    return tuple(options)


def use_tip(words: Words, state: State, actions: Sequence[Action]) -> str:
    """What is said of going on to these uses: what the power does while several are left, of one whom it strikes."""
    uses = invocations(actions)
    step = next_step(uses)
    if step is None:
        found = stricken(state, uses[0])
        said = _struck_text(words, uses[0], found), _own_text(words, state, found)
        return "\n".join(filter(None, said))
    if step.kind == "power":
        return ""
    kind = power_of(state, uses[0])
    return "\n".join((sentence(words(f"tips.does.{kind.name}")), price_text(words, kind)))


def _label(words: Words, state: State, names: Sequence[str], kind: str, use: a.Invoke, value: str) -> str:
    """An answer on its button."""
    power = power_of(state, use)
    match kind:
        case "power":
            return words(f"power.{power.name}")
        case "wamani":
            gaps = {"walla": walla_name(words, use.walla)}
            return wamani_name(words, value) if value else words("invoke.stays", **gaps)
        case "suyu":
            return words(f"suyu.{value}")
        case "adding" if not value:
            return words("invoke.alone")
        case "adding":
            known = words.knows(f"power.{value}")
            return words(f"power.{value}" if known else "invoke.attacking")
        case "ayllu":
            return names[[ayllu.value for ayllu in state.game.ayllus].index(value)]
    return (
        walla_in_role(words, state, value) if value in state.game.content.wallas else walla_name(words, value)
    )
