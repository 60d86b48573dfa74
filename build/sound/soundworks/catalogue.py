"""Every sound of the game: its name, how loud it may be, and when it is played.

`when` is the proposal for the scenes, which decide; `python build/sound/make.py --list` prints it as a table. A
sound with several variants is played in a different one each time, so that nothing rattles like a machine.
"""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from soundworks import (
    ambience,
    band,
    city,
    city_music,
    quest,
    quest_answers,
    quest_music,
    quest_powers,
    tabletop,
    tokens,
    valley_music,
    wonders,
)
from soundworks.loudness import Rank, finished
from soundworks.synth import Chance, Wave

Maker = Callable[[Chance], Wave]


@dataclass(frozen=True)
class Recipe:
    """One sound. `gap` is the least time (seconds) between two of the same name: more would only add up."""

    name: str
    rank: Rank
    make: Maker
    when: str
    variants: int = 1
    gap: float = 0.05

    @property
    def looped(self) -> bool:
        """Whether it goes on until it is stopped."""
        return self.rank.looped

    @property
    def streamed(self) -> bool:
        """Whether it is too long to be held in memory."""
        return self.rank is Rank.MUSIC

    def files(self) -> tuple[str, ...]:
        """The names of its files, one a variant."""
        if self.variants == 1:
            return (f"{self.name}.ogg",)
        return tuple(f"{self.name}-{k}.ogg" for k in range(1, self.variants + 1))

    def serial(self, variant: int) -> int:
        """A number that belongs to this variant alone: the seed of its chance and of its Ogg stream."""
        return zlib.crc32(f"{self.name} {variant}".encode())

    def wave(self, variant: int) -> Wave:
        """The finished sound; the same at every call."""
        chance = np.random.Generator(np.random.PCG64(self.serial(variant)))
        return finished(self.make(chance), self.rank)


_TOUCH, _DEED, _GRAND = Rank.TOUCH, Rank.DEED, Rank.GRAND

_SHELL = (  # what every title may let be heard
    # dice
    Recipe("dice-one", _DEED, tabletop.throw(1), "one die is thrown: a re-roll, a die added", 2),
    Recipe("dice-few", _DEED, tabletop.throw(3), "2 to 4 dice are thrown", 2),
    Recipe("dice-some", _DEED, tabletop.throw(6), "5 to 7 dice are thrown", 2),
    Recipe("dice-many", _DEED, tabletop.throw(9), "8 dice or more are thrown", 2),
    Recipe(
        "die-knock", _TOUCH, tabletop.die_knock, "a tumbling die strikes the tray or another die", 4, 0.03
    ),
    Recipe("die-settle", _TOUCH, tabletop.die_settle, "a die lies still, or its face is changed by cubes", 2),
    Recipe("die-pick", _TOUCH, tabletop.die_pick, "a die is chosen, or a protecting die taken back", 2),
    Recipe("die-place", _TOUCH, tabletop.die_place, "a protecting die is put on a tile"),
    # the interface
    Recipe("hover", Rank.WHISPER, tabletop.hover, "the pointer comes over a button", 1, 0.08),
    Recipe("button", _TOUCH, tabletop.button, "a button is pressed"),
    Recipe("undo", _TOUCH, tabletop.undo, "an action is taken back"),
    Recipe("refusal", _TOUCH, tabletop.refusal, "something is not allowed; its reason is shown", 1, 0.25),
    Recipe("hint", _TOUCH, tabletop.hint, "the hint button shows its advice"),
    Recipe("turn-bell", _DEED, tabletop.turn_bell, "it is this person's turn, after others have played"),
)
_WIRAQOCHA = (
    # cubes, cards, prisoners
    Recipe("cubes", _TOUCH, tabletop.cubes, "cubes come in", 2),
    Recipe("cubes-spent", _TOUCH, tabletop.cubes_spent, "cubes are paid or given up"),
    Recipe("card-built", _DEED, tabletop.card_built, "a card is bought"),
    Recipe("card-shown", _TOUCH, tabletop.card_shown, "a card is turned up on the market", 2),
    Recipe("card-stolen", _DEED, tabletop.card_stolen, "a card changes hands by theft"),
    Recipe("chain", _DEED, tabletop.chain, "a token is taken hostage"),
    Recipe("coins", _DEED, tabletop.coins, "a ransom is paid"),
    Recipe("gears", _DEED, tabletop.gears, "a card's power is used: Exoskeleton, Factory, a die raised"),
    # tokens
    Recipe("token-lift", _TOUCH, tokens.lift, "a token is lifted, whoever drags it", 2),
    Recipe("token-back", _TOUCH, tokens.put_back, "a token let go elsewhere glides home"),
    Recipe("token-explorer", _DEED, tokens.explorer, "an Explorer arrives on a tile", 2),
    Recipe("token-android", _DEED, tokens.android, "the Android arrives on a tile"),
    Recipe("token-drill", _DEED, tokens.drill, "a Drill arrives on a tile", 2),
    Recipe("token-miner", _DEED, tokens.miner, "the Miner arrives on a tile"),
    Recipe(
        "token-zeppelin", _DEED, tokens.zeppelin, "a Zeppelin arrives on a tile, by conquest or exchange", 2
    ),
    Recipe("token-juggernaut", _DEED, tokens.juggernaut, "the Juggernaut arrives on a tile"),
    Recipe("token-camp", _DEED, tokens.camp, "a Base Camp is pitched or carried to a tile"),
    Recipe("wreck", _GRAND, tokens.wreck, "a beaten token falls on the Graveyard", 2),
    Recipe("camp-driven-home", _DEED, tokens.camp_driven_home, "a Base Camp is beaten and goes home"),
    Recipe("token-freed", _DEED, tokens.freed, "a hostage comes home: ransomed, freed, released"),
    Recipe("token-repaired", _DEED, tokens.repaired, "a wreck comes back from the Graveyard"),
    # crystals, relics, great machines
    Recipe("crystal", _DEED, wonders.crystal, "crystals are harvested", 2),
    Recipe("crystal-stolen", _DEED, wonders.crystal_stolen, "a crystal changes hands by theft, or is paid"),
    Recipe("relic", _GRAND, wonders.relic, "a relic is found"),
    Recipe("relic-stolen", _DEED, wonders.relic_stolen, "a relic changes hands by theft"),
    Recipe("relic-lost", _DEED, wonders.wasteland, "a relic leaves the game"),
    Recipe("death-ray", _GRAND, wonders.death_ray, "the Death Ray lays a tile waste (the beam after 1.16 s)"),
    Recipe("force-field", _DEED, wonders.force_field, "the Force Field is set up"),
    Recipe("force-field-lost", _DEED, wonders.force_field_lost, "the Force Field leaves the game"),
    Recipe("fortress", _GRAND, wonders.fortress, "the Flying Fortress moves or goes home"),
    Recipe("probe", _DEED, wonders.probe, "the Psychic Probe lowers a protection"),
    Recipe("tunneller", _DEED, wonders.tunneller, "a Camp is robbed through a tunnel"),
    # the band
    Recipe("tile-taken", _DEED, band.tile_taken, "a free tile is taken"),
    Recipe("conquest", _GRAND, band.conquest, "a tile is won from another player"),
    Recipe("victory", _GRAND, band.victory, "the game is over and a person at this table has won"),
    Recipe("defeat", _DEED, band.defeat, "the game is over and only the machine has won"),
    # places
    Recipe("jungle-night", Rank.AMBIENCE, ambience.jungle_night, "behind the table"),
    Recipe("camp-evening", Rank.AMBIENCE, ambience.camp_evening, "behind the title and its menus"),
    # music
    Recipe("music-title", Rank.MUSIC, valley_music.title, "on the title and its menus"),
    Recipe("music-table", Rank.MUSIC, valley_music.table, "in a game"),
    Recipe("music-last-rounds", Rank.MUSIC, valley_music.last_rounds, "in a game that somebody may soon win"),
    Recipe("music-victory", Rank.MUSIC, valley_music.victory, "when a game is over, until the title"),
)

_MACHU_PICCHU = (
    # Princes and Scouts
    Recipe("walk", _TOUCH, city.walk, "a Prince walks along a street", 2),
    Recipe("ride", _TOUCH, city.ride, "a Prince rides on a llama", 2),
    Recipe("stay", _DEED, city.stay, "a Prince stays and takes a Moon Tile"),
    Recipe("sun-taken", _GRAND, city.sun_taken, "the Sun Tile is taken"),
    Recipe("scout", _TOUCH, city.scout, "a Scout runs along the trail", 2),
    Recipe("summit", _GRAND, city.summit, "a Scout reaches the summit"),
    # goods and gifts
    Recipe("corn", _TOUCH, city.corn, "corn comes in", 2),
    Recipe("llama", _TOUCH, city.llama, "a llama comes in", 2),
    Recipe("coca", _TOUCH, city.coca, "coca comes in"),
    Recipe("pottery", _TOUCH, city.pottery, "pottery comes in", 2),
    Recipe("cloth", _TOUCH, city.cloth, "cloth comes in"),
    Recipe("stone", _TOUCH, city.stone, "a temple stone is taken", 2),
    Recipe("sacrifice", _DEED, city.sacrifice, "llamas are burnt, or goods offered"),
    Recipe("coin", _TOUCH, city.coin, "goods are sold or bought: once for each 2 corn", 2),
    # people and cards
    Recipe("hired", _DEED, city.hired, "an Inca takes up a job", 2),
    Recipe("ordained", _DEED, city.ordained, "a clergy card is taken"),
    Recipe("recalled", _TOUCH, city.recalled, "an Inca leaves for the Sun Clock or comes home"),
    Recipe("card-drawn", _TOUCH, city.card_drawn, "a Sacrifice Card is drawn", 2),
    Recipe("card-returned", _TOUCH, city.card_returned, "a Sacrifice Card goes back under the stack"),
    Recipe("curtain", _TOUCH, city.curtain, "the curtain falls or rises before a hand"),
    # day and night, the two ends
    Recipe("night", _TOUCH, city.night, "the night begins"),
    Recipe("dawn", _DEED, city.dawn, "a day begins"),
    Recipe("rescued", _GRAND, city.rescued, "the game is over and Machu Picchu is rescued"),
    Recipe("conquered", _DEED, city.conquered, "the game is over and the Spanish have come"),
    # the place and its music
    Recipe("city-morning", Rank.AMBIENCE, ambience.city_morning, "behind the title, its menus and the table"),
    Recipe("music-city", Rank.MUSIC, city_music.city, "on the title, its menus and in a game"),
    Recipe("music-last-days", Rank.MUSIC, city_music.last_days, "in a game that may soon be over"),
    Recipe("music-farewell", Rank.MUSIC, city_music.farewell, "when a game is over, until the title"),
)

_INKAS = (
    # wallas on their way
    Recipe("step", _TOUCH, quest.step, "a walla is placed or walks", 2),
    Recipe("wings", _TOUCH, quest.wings, "a walla flies or travels", 2),
    Recipe("fire", _DEED, quest.fire, "wallas are transported"),
    Recipe("rope", _DEED, quest.rope, "an enemy is pulled, or the staff stolen"),
    Recipe("breath", _TOUCH, quest.breath, "a power is evoked"),
    # battles
    Recipe("die", _DEED, quest.die, "the die falls in the bowl", 2),
    Recipe("drum", _TOUCH, quest.drums, "an attack is announced"),
    Recipe("ring-off", _DEED, quest.ring_off, "an attack has failed"),
    Recipe("fall", _DEED, quest.fall, "a walla falls", 2),
    Recipe("gong", _DEED, quest.gong, "a walla is banished"),
    Recipe("drum-muffled", _DEED, quest.muffled, "an ayllu is out"),
    Recipe("panpipe", _DEED, quest.pipes, "a walla lives again"),
    # the staff, flags and cards
    Recipe("staff", _TOUCH, quest.staff, "the staff is taken, given, lifted, laid or dropped", 2),
    Recipe("staff-drawn", _DEED, quest.staff_drawn, "the staff comes out of a hole"),
    Recipe("staff-plunged", _DEED, quest.staff_plunged, "the staff is plunged into a hole"),
    Recipe("cloth", _TOUCH, quest.cloth, "a flag unrolls"),
    Recipe("paper", _TOUCH, quest.card, "a card is turned", 2),
    Recipe("llamas", _TOUCH, quest.llamas, "llamas come or go", 2),
    Recipe("conch", _DEED, quest.conch, "an offering is made, or a quest begins"),
    Recipe("bell", _TOUCH, quest.bell, "a draw is offered or answered"),
    Recipe("hiss", _GRAND, quest.hiss, "an Amaru wakes or attacks"),
    Recipe("god", _GRAND, quest.god, "a god is found"),
    Recipe("founded", _GRAND, quest.founded, "the quest is over and somebody has won"),
    # rebirth, answers, hands and sides
    Recipe("rises", _TOUCH, quest_answers.rises, "the tray of rebirth turns by a quarter"),
    Recipe("waits", _TOUCH, quest_answers.waits, "a walla leaves the tray and may be placed again"),
    Recipe("stilled", _TOUCH, quest_answers.stilled, "a walla is paralysed"),
    Recipe("seal", _DEED, quest_answers.seal, "a card or an approval is cancelled"),
    Recipe("whirl", _TOUCH, quest_answers.whirl, "a deed is turned on somebody else, or stopped"),
    Recipe("dominated", _DEED, quest_answers.dominated, "an Amaru is dominated"),
    Recipe("veil", _TOUCH, quest_answers.veil, "the curtain falls or rises before a hand"),
    Recipe("tampu", _TOUCH, quest_answers.tampu, "a Tampu is laid beside a walla, or taken", 2),
    Recipe("swap", _TOUCH, quest_answers.swap, "cards go from one hand to another", 2),
    Recipe("pin", _TOUCH, quest_answers.pin, "a partner points at a place"),
    # Legendary powers
    *(
        Recipe(f"power-{power}", _DEED, motif, "a Legendary power, or its second part, is used")
        for power, motif in quest_powers.MOTIFS.items()
    ),
    Recipe(
        "state-ends", _TOUCH, quest_answers.released, "what a Legendary power has brought is over", 1, 0.4
    ),
    # the place and its music
    Recipe(
        "lake-before-dawn",
        Rank.AMBIENCE,
        ambience.lake_before_dawn,
        "behind the title, its menus and the table",
    ),
    Recipe("music-quest", Rank.MUSIC, quest_music.quest, "on the title, its menus and in a quest"),
    Recipe("music-legend", Rank.MUSIC, quest_music.legend, "when a quest is over, until the title"),
)

RECIPES: Mapping[str, tuple[Recipe, ...]] = {
    "shell": _SHELL,
    "wiraqocha": _WIRAQOCHA,
    "machu_picchu": _MACHU_PICCHU,
    "inkas": _INKAS,
}
"""The sounds by owner, in whose folder of assets they lie: the shell and each title."""
