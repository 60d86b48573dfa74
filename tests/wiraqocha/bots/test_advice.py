"""The hint: legal, never worse than doing nothing, and with a reason that can be said."""

import random
import re
from collections.abc import Iterator
from itertools import islice

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import Advice, Refusal, Remark
from game.titles.wiraqocha.board.hand.turn_end_check import advice_text
from game.titles.wiraqocha.bots.advice import advise, sure_advice
from game.titles.wiraqocha.bots.chances import chance_to_take
from game.titles.wiraqocha.bots.reasons import as_good, main_reason, remarks, throw_reasons
from game.titles.wiraqocha.bots.sampling_search import JudgedTurn
from game.titles.wiraqocha.bots.throw_aims import throw_expectation
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.phrases import gaps
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Action,
    Conquer,
    End,
    Lower,
    Manufacture,
    Protect,
    Reroll,
    Sacrifice,
    TokenAt,
)
from game.titles.wiraqocha.rules.chance_outcomes import hands
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.asserted import bot_of
from tests.support.random_positions import penned, scattered
from tests.support.words import wiraqocha_words


def position(text: str) -> State:
    return read_position(read_yaml_text(text, "test"), penned())


def advised(state: State, positions: int = 1) -> Advice[Action] | None:
    """Advice that depends on no clock."""
    return advise(state, positions=positions)


def test_advice_is_legal_everywhere_and_has_words() -> None:
    rng, words = random.Random(3), wiraqocha_words("en")
    for _ in range(60):
        state = scattered(rng)
        advice = advised(state)
        assert advice is not None
        assert advice.action in legal_actions(state)
        assert words.has(f"advice.{advice.reason}"), advice.reason
        text = words(f"advice.{advice.reason}", **advice.details)
        assert not re.search(r"[{}\[\]]", text), text


def test_it_sees_the_winning_theft() -> None:
    state = position(
        "players: [red, green, blue, yellow]\nboard: {N5: red camp, N4: green camp}\n"
        "crystals: {red: 6, green: 1}\ndice: [1, 4, 6]\n"
    )
    advice = advised(state)
    assert advice is not None
    assert TEXT_FORMS.write(advice.action) == "plunder N4 using 4 beating 6 taking crystal"
    assert advice.reason == "win"


def test_it_sees_that_the_harvest_wins() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N4: green camp, N9: red drill}\n"
        "crystals: {red: 10}\ndice: [1, 4, 6]\n"
    )
    advice = advised(state)
    assert advice is not None
    assert TEXT_FORMS.write(advice.action) == "end"
    assert advice.reason == "win"
    assert advice.details == {"victory": "somnium"}


def test_it_sees_the_relic_under_the_zeppelin() -> None:
    state = position(
        "players: [red, green]\nphase: preparation\nboard: {N5: red camp, D4: red zeppelin, N9: green camp}\n"
        "used: [collect, muster]\nrelics: {red: [D1, D2]}\n"
    )
    advice = advised(state, 2000)
    assert advice is not None
    assert TEXT_FORMS.write(advice.action) == "exchange D4 with explorer@reserve"
    assert advice.reason == "exchange_relic"


LANGUAGES = ("en", "fr", "it")


def said(state: State, language: str = "en", positions: int = 600) -> str:
    advice = advised(state, positions)
    assert advice is not None
    return advice_text(wiraqocha_words(language), {"red": "Ada", "green": "Chloé"}, advice)


def test_the_reason_names_what_the_reserve_lets_one_keep() -> None:
    """A Zeppelin of the reserve takes what the one over the village could take too."""
    state = position(
        "players: [red, green]\nboard: {N5: red camp, D6: red zeppelin, S456: green camp}\ndice: [4, 5]\n"
        "used: [build]\nprotecting: {N5: 6}\n"
    )
    conquests = [
        action for action in legal_actions(state) if isinstance(action, Conquer) and action.tile == "N9"
    ]
    reserve = next(a for a in conquests if a.token == TokenAt(TokenKind.DRILL, RESERVE))
    found = remarks(state, [reserve, End()])
    assert found == (Remark("keeps_dice", {"tile": "D6", "kind": TokenKind.DRILL}),)
    over_the_village = next(a for a in conquests if a.token.place == "D6")
    assert remarks(state, [over_the_village, End()])[0] == Remark(
        "gives_up_dice", {"tile": "D6", "kind": TokenKind.ZEPPELIN}
    )
    assert "lets you keep tile 6-6 and its die" in phrase("en", found[0])
    assert "vous gardez la tuile 6-6 et le dé qu’elle donne" in phrase("fr", found[0])
    assert "tieni la tessera 6-6 e il dado che ti dà" in phrase("it", found[0])


def phrase(language: str, remark: Remark) -> str:
    words = wiraqocha_words(language)
    return words(f"advice.{remark.key}", **gaps(words, {}, remark.details))


def test_the_reason_names_whom_it_is_against() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N1: red drill, N2: green camp, D5: green zeppelin}\n"
        "dice: [1, 6]\n"
    )
    reason = main_reason(state, [Protect("N1", 6)])
    assert reason.key == "protect_risky"
    assert reason.details["player"] == "green"
    chance, after = reason.details["percent"], reason.details["percent_then"]
    assert isinstance(chance, int)
    assert isinstance(after, int)
    assert after < chance
    sentence = phrase("en", reason)
    assert f"{after} times in 100 instead of {chance}" in sentence
    attack = next(a for a in legal_actions(state) if isinstance(a, Conquer))
    assert remarks(state, [attack, Protect("N5", 6)])[-1] == Remark("then_protect", {"tile": "N5", "die": 6})


def test_two_moves_that_are_as_good_are_both_named() -> None:
    """One Explorer in the reserve for either of two relics, and no Drill."""
    state = position(
        "players: [red, green]\nphase: preparation\nused: [collect, muster]\n"
        "board: {N5: red camp, D1: red zeppelin, D2: red zeppelin, N4: green camp}\n"
        "graveyard: [red explorer, red drill, red drill]\nrelics: {red: [D4]}\n"
    )
    advice = advised(state, 1)
    assert advice is not None
    assert advice.equal is not None
    assert advice.equal in legal_actions(state)
    assert advice.equal != advice.action
    assert advice.remarks[-1].key == f"equal.{advice.equal.key}"
    endings = {"en": "is just as good.", "fr": "est tout aussi bon.", "it": "Va altrettanto bene"}
    for language, ending in endings.items():
        assert ending in said(state, language, 1)


def test_one_move_that_is_better_stands_alone() -> None:
    state = position(
        "players: [red, green, blue, yellow]\nboard: {N5: red camp, N4: green camp}\n"
        "crystals: {red: 6, green: 1}\ndice: [1, 4, 6]\n"
    )
    advice = advised(state)
    assert advice is not None
    assert advice.equal is None


def test_the_same_position_gives_the_same_advice() -> None:
    rng = random.Random(5)
    for _ in range(6):
        state = scattered(rng)
        assert advised(state, 300) == advised(state, 300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_an_advice_may_say_can_be_said(language: str) -> None:
    rng, words = random.Random(7), wiraqocha_words(language)
    names = {"red": "Ada", "blue": "Bram", "green": "Chloé", "yellow": "Inès"}
    kinds: set[str] = set()
    for _ in range(40):
        state = scattered(rng)
        for action in rng.sample(list(legal_actions(state)), min(12, len(legal_actions(state)))):
            for remark in (main_reason(state, [action]), *remarks(state, [action]), as_good(action)):
                key = f"advice.{remark.key}"
                assert words.has(key), key
                text = words(key, **gaps(words, names, remark.details))
                assert not re.search(r"[{}\[\]]|None", text), text
                kinds.add(remark.key)
    assert len(kinds) > 30


@pytest.mark.slow
def test_advice_can_be_followed_to_the_end_of_a_game() -> None:
    state = new_game(penned(), Setup(("red", "blue"), 5))
    for _ in range(900):
        advice = advised(state)
        if advice is None:
            break
        result = WIRAQOCHA.apply(state, state.mover, advice.action)
        assert not isinstance(result, Refusal)
        state = result.state
    assert state.winner >= 0


def test_chances_are_exact() -> None:
    assert abs(sum(probability for _, probability in hands(4)) - 1) < 1e-12
    assert abs(chance_to_take(6, 1, 0, 0) - 1 / 6) < 1e-12
    assert abs(chance_to_take((1, 1), 2, 0, 0) - 1 / 36) < 1e-12
    assert abs(chance_to_take(7, 2, 0, 0) - 1 / 6) < 1e-12
    assert chance_to_take(1, 2, 5, 1) == 2 / 36
    assert chance_to_take(1, 1, 3, 1) == 0


THROWS = (Reroll, Sacrifice, Manufacture)


def on_the_way(players: int, seed: int) -> Iterator[State]:
    """Positions of the Actions from the second round of a game on, with crystals to give for dice."""
    state = new_game(penned(), Setup(("red", "blue", "green", "yellow")[:players], seed))
    seats = [bot_of("surveyor", seed + seat) for seat in range(players)]
    while state.winner < 0 and state.turn <= 9 * players:
        if state.turn > players and state.phase is Phase.ACTIONS and state.dice:
            richer = state.copy()
            richer.crystals = tuple(max(1, count) for count in state.crystals)
            yield richer
        applied = WIRAQOCHA.apply(state, state.mover, seats[state.mover].choose(state))
        assert not isinstance(applied, Refusal)
        state = applied.state


def test_luck_is_advised_with_what_it_is_for_and_never_beside_the_end_of_the_turn() -> None:
    """Something sure comes first where it is about as good; a throw is never as good as doing nothing."""
    thrown = sure = 0
    for state in islice((state for seed in (3, 4) for state in on_the_way(seed - 1, seed)), 0, 84, 4):
        advice = advised(state, 2000)
        assert advice is not None
        if not isinstance(advice.action, THROWS):
            sure += isinstance(advice.action, Conquer)
            continue
        thrown += 1
        assert not isinstance(advice.equal, End)
        assert [one.key for one in advice.remarks if one.key.startswith("aim.")], "what it is for"
    assert thrown
    assert sure > thrown


def test_a_conquest_that_loses_nothing_comes_before_the_luck() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N8: red drill, N1: green drill, N2: green camp}\n"
        "dice: [1, 3]\ncrystals: {red: 2}\nused: [build]\n"
    )
    advice = advised(state, 2000)
    assert advice is not None
    assert isinstance(advice.action, Conquer), said(state, positions=2000)
    assert advice.action.tile == "N1"


def test_a_throw_names_the_faces_and_the_tile() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N2: green camp, N1: green drill}\n"
        "protecting: {N5: 6}\ndice: [3]\ncrystals: {red: 2}\nused: [build]\n"
    )
    aim = throw_expectation(state, Sacrifice()).aim
    assert aim is not None
    assert aim.faces
    assert set(aim.faces) <= {1, 2, 3, 4, 5, 6}
    reasons = throw_reasons(state, Sacrifice(), aim)
    assert phrase("en", reasons[0]) == "Sacrifice a crystal for one more die."
    assert phrase("en", reasons[1]).startswith("With ")
    assert "tile" in phrase("en", reasons[1])
    assert phrase("fr", Remark("aim.take", {"tile": "N12", "wanted": (3, 4, 5)})) == (
        "Avec 3, 4 ou 5, vous pouvez prendre la tuile 12."
    )
    assert phrase("it", Remark("aim.take", {"tile": "N12", "wanted": (1, 2, 3, 4, 5, 6)})) == (
        "Con qualsiasi dado puoi prendere la tessera 12."
    )


def test_a_change_names_the_die_its_new_face_and_what_it_is_for() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N1: green drill, N2: green camp}\ndice: [3]\n"
        "cubes: {red: 4}\nused: [build]\n"
    )
    line: list[Action] = [Lower(3), Lower(2), Conquer("N1", TokenAt(TokenKind.DRILL, RESERVE), (1,))]
    assert main_reason(state, line) == Remark("change_die", {"die": 3, "face": 1})
    assert remarks(state, line)[0].key == "conquer_rival"


def test_every_sentence_of_a_hint_begins_with_a_capital() -> None:
    advice: Advice[Action] = Advice(
        End(), "conquer_cubes", {"tile": "N2"}, (Remark("conquer_dice", {"tile": "N4"}),)
    )
    text = advice_text(wiraqocha_words("en"), {}, advice)
    assert text == "Tile 2 gives cubes each turn. Tile 4 gives one more die each turn."


def test_what_is_done_comes_before_the_end_of_the_turn_where_it_is_as_good() -> None:
    judged = [JudgedTurn((End(),), 0.5), JudgedTurn((Protect("N5", 6), End()), 0.495)]
    state = position("players: [red, green]\nboard: {N5: red camp}\ndice: [6]\n")
    advice = sure_advice(state, judged)
    assert advice.action == Protect("N5", 6)
    assert advice.equal == End()
    assert advice.remarks[-1].key == "equal.end"


def test_the_end_is_advised_plainly_where_nothing_else_can_be_done() -> None:
    bare = "players: [red, green]\nboard: {N5: red camp}\ncubes: {red: %d}\ngraveyard: [red drill]\nused: [build]\n"
    assert main_reason(position(bare % 0), [End()]).key == "end_only"
    assert main_reason(position(bare % 3), [End()]).key == "end"
