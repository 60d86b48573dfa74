"""How what a lesson waits for is done by hand, as one short sentence."""

from game.base.i18n.words import Words
from game.titles.inkas.keys import STOP
from game.titles.inkas.phrases import card_name, walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action


def task_text(words: Words, action: Action, *, asked: bool = False) -> str:
    """The sentence; `asked`: it is an answer, as the panel lists it. Raises ValueError for an action of no lesson."""
    match action:
        case a.End() | a.Rebirth():
            return words("lesson.task.end", button=words(f"table.button.{action.key}"))
        case a.Pass():
            return words("lesson.task.pass", button=words("table.act.pass"))
        case a.Agree():
            return words("lesson.task.lend")
        case a.Unveil():
            return words("lesson.task.unveil", wamani=wamani_name(words, action.wamani))
        case a.Play() | a.Swap():
            return _card_task(words, action, asked=asked)
        case a.Place() | a.Walk() | a.Fly():
            return _told(words, action.key, action.walla, wamani=wamani_name(words, action.wamani))
        case a.Speed():
            return _told(words, action.key, action.walla, wamani=wamani_name(words, action.second))
        case a.Invoke(suyu=suyu):
            if not suyu:
                return _told(words, "invoke_answer", action.walla)
            said = {"suyu": words(f"suyu.{suyu}"), "button": words("invoke.use")}
            return _told(words, "invoke", action.walla, **said)
        case a.Stop():
            return words("lesson.task.stop", key=words.cap(STOP))
        case a.Attack(overload=overload):
            target = walla_name(words, action.target)
            return _told(words, "overload" if overload else action.key, action.walla, target=target)
        case a.Ambush():
            return _told(words, action.key, action.walla, target=walla_name(words, action.target))
        case a.Give(ally=ally):
            return words(
                "lesson.task.give", button=words("table.button.place"), walla=walla_name(words, ally)
            )
        case a.Draw() | a.Plunge() | a.Lift():
            return words(f"lesson.task.{action.key}", button=words("table.button.place"))
        case a.Store(llamas):
            return words("lesson.task.store", stored=words("amount.llamas", count=llamas))
        case a.Offer():
            return _told(words, f"offer.{action.offering}", action.walla)
    raise ValueError(f"no lesson asks for {action}")


def _card_task(words: Words, action: a.Play | a.Swap, *, asked: bool) -> str:
    """Onto what a card is put."""
    if isinstance(action, a.Swap):
        own, other = card_name(words, action.own), card_name(words, action.other)
        return words("lesson.task.swap", own=own, other=other)
    card = card_name(words, action.card)
    if action.walla:
        return words("lesson.task.play_on", card=card, walla=walla_name(words, action.walla))
    if action.ayllu:
        return words("lesson.task.play_against", card=card)
    return words("lesson.task.play_answer" if asked else "lesson.task.play", card=card)


def _told(words: Words, key: str, walla: str, **gaps: str) -> str:
    return words(f"lesson.task.{key}", walla=walla_name(words, walla), **gaps)
