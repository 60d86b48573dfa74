"""The texts that cards, tiles, layouts and variants of a mod have."""

from typing import Final

from game.mods.limits import NAME, NOTE, TEXT
from game.mods.texts import TextForm, TextForms
from game.titles.wiraqocha.content.mods.schema import ThingWords, WordsFile

TEXTS: Final = TextForms(
    WordsFile,
    ThingWords,
    {
        "cards": {
            "name": TextForm("card.{}.name", NAME, True),
            "text": TextForm("card.{}.text", TEXT, True),
        },
        "tiles": {
            "name": TextForm("tile.{}", NAME, True),
            "relic": TextForm("relic.{}", NAME, False),
        },
        "layouts": {
            "name": TextForm("menu.layout.{}", NAME, True),
            "note": TextForm("menu.layout_note.{}", NOTE, False),
        },
        "variants": {
            "name": TextForm("menu.variant.{}", NAME, True),
            "note": TextForm("menu.variant_note.{}", NOTE, False),
        },
    },
)
