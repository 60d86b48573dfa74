"""The chronicle of Wiraqocha: an implementation of `game.core.contract.title_chronicle.TitleChronicle`."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.base.i18n.words import Words
from game.core.contract.chronicle import ArticleFacts, ChronicleFacts, Thing
from game.core.contract.title_chronicle import TitleChronicle
from game.titles.wiraqocha.chronicle import front_page, notices
from game.titles.wiraqocha.chronicle.turning_points import turning_points
from game.titles.wiraqocha.phrases import card_name, relic_name, tile_name
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

_BLANK: Final = "\u00a0"  # holds the number of a tile at its kind


class WiraqochaChronicle:
    def facts(self, initial: State, steps: Sequence[WiraqochaStep]) -> ChronicleFacts:
        """What is told of a game that has ended."""
        last, turning = steps[-1].after, turning_points(initial, steps)
        told = {point.heading.step for point in turning if point.heading.step is not None}
        return ChronicleFacts(
            headline=front_page.headline(last),
            deck=front_page.deck(last),
            lead=tuple(front_page.lead(initial, steps)),
            front=front_page.front_picture(last, len(steps)),
            aside=ArticleFacts("market", tuple(notices.market(initial, steps, told))),
            turning=turning,
            notices=(
                ArticleFacts(
                    "obituary",
                    tuple(notices.obituary(initial, steps, told)),
                    notices.graves_picture(initial, steps),
                ),
                ArticleFacts(
                    "weather",
                    tuple(notices.forecast(initial, steps)),
                    seats=notices.weather(initial, steps),
                ),
            ),
        )

    def forms(self, words: Words, gap: str, thing: Thing) -> Mapping[str, str]:
        """A place as it is and as a sentence stays there, a token and a card with articles, any other name as it is."""
        match thing.kind:
            case "place":
                tile = tile_name(words, thing.name)
                name = f"chronicle.place.{thing.sort}"
                forms = {"place": words(f"{name}.the", tile=tile), "at": words(f"{name}.at", tile=tile)}
                return {form: said.replace(f" {tile}", f"{_BLANK}{tile}") for form, said in forms.items()}
            case "token":
                name = f"chronicle.token.{thing.name}"
                return {"a_token": words(f"{name}.one"), "the_token": words(f"{name}.the")}
            case "card":
                key = f"chronicle.card.{thing.name}"
                known = (
                    key if words.knows(key) else "chronicle.card.other"
                )  # of a mod: its article is not known
                return {"the_card": words(known, card=card_name(words, thing.name))}
            case "relic":
                return {gap: relic_name(words, thing.name)}
            case "victory":
                return {gap: words(f"victory.{thing.name}")}
        return {gap: thing.name}


CHRONICLE: TitleChronicle[State, Event] = WiraqochaChronicle()
