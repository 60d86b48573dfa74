"""The texts that cards, tiles, layouts, variants and chapters of a mod have."""

from typing import Final

from game.kit.data.mods.limits import NAME, NOTE, PAGE, TEXT
from game.kit.data.mods.texts import ModTextForm, PluralForms
from game.titles.wiraqocha.content.mods.schema import ThingWords, WordsFile

TEXTS: Final = PluralForms(
    WordsFile,
    ThingWords,
    {
        "cards": {
            "name": ModTextForm("card.{}.name", NAME, True),
            "text": ModTextForm("card.{}.text", TEXT, True),
        },
        "tiles": {
            "name": ModTextForm("tile.{}", NAME, True),
            "relic": ModTextForm("relic.{}", NAME, False),
        },
        "layouts": {
            "name": ModTextForm("menu.layout.{}", NAME, True),
            "note": ModTextForm("menu.layout_note.{}", NOTE, False),
        },
        "variants": {
            "name": ModTextForm("menu.variant.{}", NAME, True),
            "note": ModTextForm("menu.variant_note.{}", NOTE, False),
        },
        "chapters": {
            "name": ModTextForm("chapter.{}.name", NAME, True),
            "before": ModTextForm("chapter.{}.before", PAGE, True),
            "after": ModTextForm("chapter.{}.after", PAGE, True),
        },
    },
)
