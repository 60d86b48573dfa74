"""Actions as one line of text, both ways: `TEXT_FORMS.read(TEXT_FORMS.write(a)) == a` for every action.

>>> from game.titles.machu_picchu.content.definitions import Good
>>> from game.titles.machu_picchu.rules.actions import Offer
>>> TEXT_FORMS.write(Offer((Good.CORN, Good.CLOTH)))
'offer corn,cloth'
>>> TEXT_FORMS.read("make 2")
Make(incas=2)
"""

import re
from functools import partial
from typing import Final

from game.kit.rules.text_forms import Line, TextForms, WordClass, list_of, number, one_of
from game.titles.machu_picchu.content.definitions import CARDS, District, Good, Job, MoonTile, Row
from game.titles.machu_picchu.rules.actions import Action, ReturnCards
from game.titles.machu_picchu.rules.engine import ACTION_RULES
from game.titles.machu_picchu.rules.fixed_order import GOODS

_GOODS: Final = list_of("good", GOODS, in_order=True)
_GOOD: Final = {str(good): good for good in GOODS}


def _signed_good(line: Line) -> tuple[bool, Good]:
    """Whether it has a plus, and the good."""
    word = line.take("signed_good")
    if not word.startswith(("+", "-")):
        raise line.fault("signed_good", word)
    return word[0] == "+", line.known(word[1:], "good", _GOOD)


def _offered(line: Line) -> tuple[Good, ...]:
    """Goods, or a dash for none."""
    if line.next != "-":
        return tuple(_GOODS.read(line))
    line.need("-")
    return ()


TEXT_FORMS: Final = TextForms[Action](
    {rules.action: rules.text for rules in ACTION_RULES},
    {
        "district": one_of("district", District),
        "good": one_of("good", Good),
        "signed_good": WordClass(lambda adding, good: f"{'+' if adding else '-'}{good}", _signed_good),
        "goods": _GOODS,
        "offered": WordClass(lambda goods: ",".join(goods) or "-", _offered),
        "job": one_of("job", Job),
        "row": one_of("row", Row),
        "tile": one_of("tile", MoonTile),
        "cards": list_of("card", CARDS),
        "number": number("number", digits=2),
    },
    split=partial(re.split, " +", maxsplit=1),  # all that follows the word is its argument
    end="end",
    missing="argument",
)


def covered_line(text: str) -> str:
    """The line as the others may read it, whatever is wrong with it: cards that are put back stay hidden.

    >>> covered_line("return shepherd+puma,potter+condor"), covered_line("offer corn")
    ('return …', 'offer corn')
    """
    word = ReturnCards.key
    return f"{word} …" if text.split(maxsplit=1)[:1] == [word] else text
