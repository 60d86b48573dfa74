"""Actions as one line of text, both ways: `parse_action(format_action(a)) == a` for every action.

>>> from game.titles.machu_picchu.content.definitions import Good
>>> from game.titles.machu_picchu.rules.actions import Offer
>>> format_action(Offer((Good.CORN, Good.CLOTH)))
'offer corn,cloth'
>>> parse_action("make 2")
Make(incas=2)
"""

import re
from typing import Any, Final

from game.base.files.problems import nearest
from game.core.contract import Refusal
from game.titles.machu_picchu.rules.actions import Action, ReturnCards
from game.titles.machu_picchu.rules.engine import ACTION_RULES
from game.titles.machu_picchu.rules.notation.text_form import NotationError, TextForm
from game.titles.machu_picchu.rules.refusals import Reason, refuse

_FORMS: Final[dict[type, TextForm[Any]]] = {
    rules.action: TextForm(rules.action, rules.text) for rules in ACTION_RULES
}
_BY_WORD: Final = {form.word: form for form in _FORMS.values()}
_LINE: Final = re.compile(r"([^ ]*)(?: +([^ ].*))?", re.DOTALL)  # no blanks before or after
_LONGEST: Final = 40  # letters of what is found, in a refusal


def format_action(action: Action) -> str:
    """The action as one line of text."""
    return _FORMS[type(action)].write(action)


def covered_line(text: str) -> str:
    """The line as the others may read it, whatever is wrong with it: cards that are put back stay hidden.

    >>> covered_line("return shepherd+puma,potter+condor"), covered_line("offer corn")
    ('return …', 'offer corn')
    """
    word = ReturnCards.key
    return f"{word} …" if text.split(maxsplit=1)[:1] == [word] else text


def parse_action(text: str) -> Action | Refusal:
    """The action that a line says; or what is wrong with the line, whatever the moment."""
    found = _LINE.fullmatch(text)
    word, rest = (found[1], found[2] or "") if found else (text.split(" ")[0], "")
    form = _BY_WORD.get(word)
    if form is None:
        return refuse(Reason.UNKNOWN_ACTION, action=word[:_LONGEST], nearest=nearest(word, _BY_WORD))
    try:
        if not found:
            raise NotationError("end", text[len(word) :])
        action: Action = form.read(rest)
    except NotationError as error:
        return error.refused
    return action
