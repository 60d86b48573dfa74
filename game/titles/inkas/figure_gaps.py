"""Figures of the data as sentences say them: what fills gaps such as `{theft_llamas}` in any text of this title.

Words: `amount.llamas` with {count}, `figure.attack` and `figure.defence` with {figure}.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Phrases
from game.titles.inkas.content.card_effects import Drainage, Meeting, RollingForLlamas, Waking
from game.titles.inkas.content.definitions import (
    CARDS,
    GODS,
    Ayllu,
    GainingLlamas,
    Mode,
    Protecting,
    Striking,
)
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.legends import Assailing, Enduring
from game.titles.inkas.phrases import describe_event, explain, share_text, turn_heading

_Said = tuple[str, str]


def figure_gaps(words: Words, content: InkasData) -> Mapping[str, str]:
    """What fills the gaps that figures have, by the name of the gap."""
    start = words("amount.llamas", count=content.modes[Mode.FAMILY].llamas)
    parts = (
        _powers(words, content),
        _offerings(words, content),
        _cards(words, content),
        _pieces(words, content),
        _legends(words, content),
        _quests(words, content),
        _led(words, content),
    )
    return {"start_llamas": start, **{name: said for part in parts for name, said in part}}


def _powers(words: Words, content: InkasData) -> Iterator[_Said]:
    """What each energized power costs; the figures of those that have one."""
    for kind in content.roles.values():
        yield f"{kind.energized.name}_llamas", words("amount.llamas", count=kind.energized.llamas)
        for power in kind.powers:
            match power.effect:
                case Protecting(defence):
                    yield f"{power.name}_defence", words("figure.defence", figure=defence)
                case Striking(attack):
                    yield f"{power.name}_attack", words("figure.attack", figure=attack)


def _legends(words: Words, content: InkasData) -> Iterator[_Said]:
    """What each Legendary power and each addition costs besides its card, and the figures that it gives."""
    for kind in content.legends.values():
        for part in (kind, kind.addition) if kind.addition else (kind,):
            yield f"{part.name}_llamas", words("amount.llamas", count=part.llamas)
            for effect in part.effects:
                match effect:
                    case Enduring(_, attack, defence):
                        yield f"{part.name}_attack", words("figure.attack", figure=attack)
                        yield f"{part.name}_defence", words("figure.defence", figure=defence)
                    case Assailing(attack) if attack > 1:
                        yield f"{part.name}_attack", words("figure.attack", figure=attack)


def _offerings(words: Words, content: InkasData) -> Iterator[_Said]:
    """What each offering costs and brings in llamas."""
    for name, kind in content.offerings.items():
        yield f"{name}_llamas", words("amount.llamas", count=kind.sacrifice.llamas)
        if isinstance(kind.gift, GainingLlamas):
            yield f"{name}_gain", words("amount.llamas", count=kind.gift.llamas)


def _cards(words: Words, content: InkasData) -> Iterator[_Said]:
    """How many cards there are, and what those that have a figure bring or do."""
    kinds = content.cards
    yield "card_count", str(sum(kind.count for kind in kinds.values()))
    for name in CARDS:
        if name in kinds:
            match kinds[name].effect:
                case RollingForLlamas():
                    yield f"{name}_count", str(kinds[name].count)
                case Meeting(llamas=llamas):
                    yield "wish_llamas", words("amount.llamas", count=llamas)
                case Waking(amaru):
                    yield "amaru_attack", words("figure.attack", figure=content.wallas[amaru].attack)
    for name, kind in content.advanced_cards.items():
        if isinstance(kind.effect, Drainage):
            yield f"{name}_llamas", words("amount.llamas", count=kind.effect.llamas)


def _pieces(words: Words, content: InkasData) -> Iterator[_Said]:
    """The figures of gods, which are alike, and the defence of Amarus: that of most, and of each."""
    god = content.gods[GODS[0]]
    yield "god_attack", words("figure.attack", figure=god.attack)
    yield "god_defence", words("figure.defence", figure=god.defence)
    amarus = {name: kind.defence for name, kind in content.wallas.items() if kind.ayllu is Ayllu.AMARU}
    yield "amaru_defence", words("figure.defence", figure=min(amarus.values()))
    for name, defence in amarus.items():
        yield f"{name}_defence", words("figure.defence", figure=defence)


def _quests(words: Words, content: InkasData) -> Iterator[_Said]:
    """What is stored in a quest of goals: as an offering at most, for how many a flag has room, and with a Tampu."""
    if content.alternate is not None:
        yield "store_offered", str(content.alternate.offered)
        yield "store_by_flag", str(content.alternate.by_flag)
        yield "tampu_stored", words("amount.llamas", count=content.alternate.tampu)


def _led(words: Words, content: InkasData) -> Iterator[_Said]:
    """With how many llamas each led ayllu begins in a mode where there is one, two, three; after how many rounds they
    have won; in Advanced, which rows come first."""
    if content.led is not None:
        for mode in (Mode.FAMILY, Mode.ADVANCED):
            strength = content.led.strength.get(mode)
            one, two, three = strength.llamas if strength else (content.modes[mode].llamas,) * 3
            yield f"led_one_{mode}", words("amount.llamas", count=one)
            yield f"led_two_{mode}", str(two)
            yield f"led_three_{mode}", str(three)
            yield f"led_rounds_{mode}", str(content.led.rounds(mode))
        advanced = content.led.strength.get(Mode.ADVANCED)
        yield "led_always", words.listed(advanced.always if advanced else ())
        yield "led_first", words.listed(advanced.first if advanced else ())


PHRASES: Final = Phrases(describe_event, explain, turn_heading, figure_gaps, share_text)
