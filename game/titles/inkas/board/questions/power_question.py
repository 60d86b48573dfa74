"""The slip of a Legendary power: what it does and costs, what is still to be chosen, and whom it would strike."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.labels import action_text, notes_of, walla_in_role
from game.titles.inkas.board.moves.powers import (
    PowerStep,
    invocations,
    next_step,
    power_of,
    stricken,
)
from game.titles.inkas.board.questions.panel_question import MOST, PanelOption, PanelQuestion
from game.titles.inkas.content.legends import LegendaryKind, PowerTarget
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.state import State
from game.ui.text import sentence


def power_question(
    words: Words, state: State, names: Sequence[str], actions: Sequence[Action]
) -> PanelQuestion:
    """What is asked of these uses of powers; the other use of the card stands below them."""
    uses = invocations(actions)
    step, kind = next_step(uses), power_of(state, uses[0])
    others = tuple(
        PanelOption(action_text(words, state, one), "", (one,)) for one in actions if isinstance(one, a.Play)
    )
    if step is None:
        note = notes_of(words, state, uses[0], chances=False)
        use = PanelOption(words("invoke.use"), note, uses, confirms=True)
        said = sentence(words(f"tips.does.{kind.name}"))
        return PanelQuestion(
            words(f"power.{kind.name}"), said, (use, *others), strikes_text(words, state, uses[0])
        )
    options = (*_options(words, state, names, step), *others)
    options = options if len(options) <= MOST else others
    if step.kind == "power":
        return PanelQuestion(words("invoke.ask.power"), "", options)
    said = " ".join((sentence(words(f"tips.does.{kind.name}")), price_text(words, kind)))
    return PanelQuestion(words(f"power.{kind.name}"), said, options, _asked(words, step, kind))


def price_text(words: Words, kind: LegendaryKind) -> str:
    """What a power costs, and what can be bought with it."""
    price = words("amount.llamas", count=kind.llamas)
    said = words("invoke.paid_price", price=price) if kind.llamas else words("invoke.price")
    more = kind.addition
    if more is None or not more.llamas:
        return said
    extra = words("amount.llamas", count=more.llamas)
    return f"{said} {words('invoke.more', addition=words(f'power.{more.name}'), price=extra)}"


def strikes_text(words: Words, state: State, action: a.Invoke) -> str:
    """Whom a use would kill, the own ones named once more, whom it would paralyse, and who is spared."""
    found, own = stricken(state, action), state.game.own[state.decider]
    mine = tuple(name for name in found.killed if own >> PIECE_INDEX[name] & 1)
    groups = {"killed": found.killed, "own": mine, "numbed": found.numbed, "spared": found.spared}
    said = [
        words(
            f"invoke.{key}", count=len(wallas), wallas=words.listed(walla_name(words, one) for one in wallas)
        )
        for key, wallas in groups.items()
        if wallas
    ]
    if action.named and action.named not in found.killed:
        said.insert(0, words("invoke.on", walla=walla_name(words, action.named)))
    return " ".join(said)


def _asked(words: Words, step: PowerStep, kind: LegendaryKind) -> str:
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
        options.append(PanelOption(label, notes.pop() if alone else "", choice.actions))
    return tuple(options)


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
