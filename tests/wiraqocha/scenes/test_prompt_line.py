"""The line on top names nothing that cannot be done now."""

import random

import pytest

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.panels.prompt_line import OFFERS, prompt_line
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import scattered
from tests.support.valley_table import ValleyTable, fresh, position
from tests.support.words import wiraqocha_words

SAID: dict[str, tuple[type, ...]] = {
    "token to a tile": (a.Conquer, a.Plunder, a.Tunnel),
    "your Base Camp to a tile": (a.Conquer,),
    "die onto your tile": (a.Protect,),
    "uy a card": (a.Build,),
    "onto your Zeppelin": (a.Exchange,),
    "change a die": (a.Raise, a.Lower, a.Exoskeleton),
    "re-roll a die": (a.Reroll,),
    "re-roll left": (a.Reroll,),
    "re-rolls left": (a.Reroll,),
    "add a die": (a.Sacrifice, a.Manufacture),
    "recover a token": (a.Recover, a.Restore),
    "ransom a token": (a.Ransom,),
    "use a card": (a.MoveFortress, a.UseProbe, a.FireRay),
    "take dice back": (a.TakeBack,),
    "exchange a Zeppelin": (a.Exchange,),
    "go through the Caves": (a.Pass,),
    "end your turn": (a.End,),
    "oll": (a.Roll, a.Reroll),
}


def check(words: Words, state: State) -> str:
    line = prompt_line(words, Selection(state), 0)
    kinds = {type(action) for action in legal_actions(state)}
    for phrase, sort in SAID.items():
        assert phrase not in line or kinds & set(sort), f"{line!r} at {sorted(k.__name__ for k in kinds)}"
    assert "[" not in line
    assert "{" not in line
    assert ": ," not in line and ": ." not in line and ": or" not in line, line
    return line


@pytest.mark.parametrize("seed", range(4))
def test_every_offer_is_legal_in_whole_games(seed: int) -> None:
    rng, words = random.Random(seed), wiraqocha_words("en")
    colours = ("red", "blue", "green", "yellow")[: 2 + seed % 3]
    state = fresh(*colours, seed=seed, variants=("caves", "prisoner"))
    lines: set[str] = set()
    for _ in range(500):
        if state.winner >= 0:
            break
        lines.add(check(words, state))
        actions = legal_actions(state)
        gentle = [action for action in actions if not isinstance(action, a.End)]
        applied = WIRAQOCHA.apply(
            state, state.mover, rng.choice(gentle if gentle and rng.random() < 0.8 else list(actions))
        )
        assert not isinstance(applied, Refusal)
        state = applied.state
    assert len(lines) > 5


def test_every_offer_is_legal_in_odd_positions() -> None:
    rng, words = random.Random(11), wiraqocha_words("en")
    lines = {check(words, scattered(rng)) for _ in range(250)}
    assert len(lines) > 8


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_an_empty_hand_offers_what_can_be_paid_alone(language: str) -> None:
    words = wiraqocha_words(language)
    bare = "players: [red, blue]\nboard: {N5: red camp}\ngraveyard: [red drill]\nused: [build]\n"

    def line(text: str) -> str:
        return prompt_line(words, Selection(position(bare + text)), 0)

    nothing = line("cubes: {red: 0}")
    assert nothing == words("table.now.acts.done")
    recover, add = words("table.now.offer.recover"), words("table.now.offer.add")
    assert recover in line("cubes: {red: 3}")
    assert add not in line("cubes: {red: 3}")
    assert add in line("cubes: {red: 0}\ncrystals: {red: 1}")
    assert recover not in line("cubes: {red: 0}\ncrystals: {red: 1}")
    assert words("table.now.offer.change") not in line("cubes: {red: 0}\ndice: [1]\nprotecting: {N5: 6}")


def test_a_camp_that_no_means_can_place_offers_the_end_alone() -> None:
    words = wiraqocha_words("en")
    stuck = position("players: [red, blue]\ndice: []\ncubes: {red: 0}")
    assert prompt_line(words, Selection(stuck), 0) == "No way to place the Base Camp: end your turn."


def test_a_token_picked_before_the_roll_is_not_told_of_dice() -> None:
    table = ValleyTable(position("players: [red, blue]\nphase: preparation\nboard: {N5: red camp}"))
    assert table.state.phase is Phase.PREPARATION
    table.click(table.places.tile_centre("N5"))
    line = prompt_line(wiraqocha_words("en"), table.board.selection, 0)
    assert "these dice" not in line


def test_every_offer_has_words() -> None:
    for language in ("en", "fr", "it"):
        words = wiraqocha_words(language)
        assert all(words.has(f"table.now.offer.{name}") for name in OFFERS)
