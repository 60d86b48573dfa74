"""The expedition: what its chapters ask for, how they begin, and what goes from one to the next."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.campaign.results import Carried
from game.core.contract import GameStep, SetupError
from game.core.match import Match, ResumedMatch, Seat, begin_match, resume_match
from game.core.record import Fault, Saves
from game.kit.bots.random_bot import RandomBot
from game.titles.wiraqocha.campaign.beginning import setup_of
from game.titles.wiraqocha.campaign.carrying import CarriedOver, after, carried_over
from game.titles.wiraqocha.campaign.goals import progress, won
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.actions import Action, Roll
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep
from game.titles.wiraqocha.title import TITLE
from tests.support.mods import base, messages, shipped, write

CONTENT = shipped().data_with(["expedition"])
CHAPTERS = {name: chapter for mod in CONTENT.mods for name, chapter in mod.additions.chapters.items()}


def setup(name: str, carried: CarriedOver | None = None) -> Setup:
    return setup_of(CONTENT, CHAPTERS[name], 7, carried or CarriedOver())


def begun(name: str, carried: CarriedOver | None = None) -> State:
    return TITLE.setups.new_game(CONTENT, setup(name, carried))


def on_board(state: State, seat: int, *labels: str) -> State:
    """The state with an Explorer of the seat on each of these tiles."""
    board = list(state.board)
    for label in labels:
        board[state.game.index[label]] = seat << 3 | 1
    return replace(state, board=tuple(board))


def step(state: State, *events: e.Event) -> WiraqochaStep:
    action: Action = Roll()
    return GameStep(0, action, state, events)


def test_there_are_eight_chapters_and_each_can_be_begun() -> None:
    assert len(CHAPTERS) == 8
    for name, chapter in CHAPTERS.items():
        state = begun(name)
        assert state.game.valley == chapter.layout
        assert won(chapter, state, ()) is None


def test_the_first_chapter_has_no_death_ray_and_the_others_have_all_cards() -> None:
    for name in CHAPTERS:
        state = begun(name)
        cards = {
            *state.market,
            *state.deck,
            *(card for card in range(len(state.game.cards)) if owns(state, card)),
        }
        names = {state.game.cards[card].name for card in cards}
        assert ("death_ray" in names) == (name != "landing")
        assert len(names) == len(CONTENT.cards) - (name == "landing")


def owns(state: State, card: int) -> bool:
    return any(held >> card & 1 for held in state.cards)


def test_ruins_are_to_be_held_at_the_start_of_two_turns_in_a_row() -> None:
    chapter, start = CHAPTERS["four_ruins"], begun("four_ruins")
    held = on_board(start, 0, "D1", "D2", "D3")
    turns = [replace(held, turn=start.turn + number, mover=number % 3) for number in range(1, 10)]
    mine = [number for number, state in enumerate(turns, 1) if state.mover == 0]
    steps = [step(state) for state in turns]
    assert won(chapter, start, steps[: mine[0]]) is None
    assert won(chapter, start, steps[: mine[1]]) is True
    lost_one = step(replace(on_board(start, 0, "D1", "D2"), turn=turns[mine[1] - 1].turn, mover=0))
    broken = [*steps[: mine[1] - 1], lost_one]
    assert won(chapter, start, broken) is None
    assert [one.rounds for one in progress(chapter, start, broken)] == [0]


def test_a_chapter_is_lost_with_its_last_round_or_when_a_rival_wins() -> None:
    chapter, start = CHAPTERS["veins"], begun("veins")
    late = replace(start, turn=2 * chapter.rounds + 1)
    assert won(chapter, start, [step(replace(late, turn=late.turn - 1))]) is None
    assert won(chapter, start, [step(late)]) is False
    assert won(chapter, start, [step(replace(start, winner=1, victory="treasure"))]) is False
    assert won(chapter, start, [step(replace(start, winner=0, victory="treasure"))]) is True


def test_a_lost_explorer_ends_a_chapter_that_wants_all_of_them_back() -> None:
    chapter, start = CHAPTERS["burnt_ground"], begun("burnt_ground")
    graveyard = (tuple(int(kind == 1) for kind in range(len(start.graveyard[0]))), *start.graveyard[1:])
    assert won(chapter, start, [step(replace(start, graveyard=graveyard))]) is False


def test_what_was_stolen_is_counted_and_remembered() -> None:
    chapter, start = CHAPTERS["camps"], begun("camps")
    theft = step(start, e.CrystalStolen("red", "blue"))
    stolen, _ = progress(chapter, start, [theft])
    assert stolen.met
    assert not progress(chapter, start, [step(start, e.CrystalStolen("blue", "red"))])[0].met
    left = after(chapter, [theft])
    assert left == {"robbed": ("joaquim",)}
    gorge = CHAPTERS["gorge_of_grudges"]
    assert carried_over(gorge, {}, [left]).grudge == "joaquim"
    assert carried_over(CHAPTERS["four_ruins"], {}, [left]).grudge == ""


def test_craters_machines_and_relics_are_met_again() -> None:
    before: list[Carried] = [
        {"crater": ("N8",), "relics": ("N12", "D2", "S345")},
        {"machines": ("drill", "zeppelin", "drill")},
    ]
    chapter = CHAPTERS["gorge_of_grudges"]
    carried = carried_over(
        chapter, {label: CONTENT.tiles[label] for label in ("N8", "N12", "D2", "D1")}, before
    )
    assert carried == CarriedOver("N8", (TokenKind.DRILL, TokenKind.ZEPPELIN), ("D2",))
    state = begun("gorge_of_grudges", carried)
    assert state.game.labels[state.devastated] == "N8" and state.ray_fired
    assert sum(state.graveyard[0]) == 2
    assert state.relics[state.game.relics.index("D2")] == 0


def test_a_chapter_can_be_played_on_wherever_its_journal_is_taken(tmp_path: Path) -> None:
    chosen = setup("camps", CarriedOver(machines=(TokenKind.DRILL,)))
    match = Match(chosen, (Seat("Ada", "star"), Seat("Bram", "anchor", "cadet", "joaquim")))
    session, bot = begin_match(match, CONTENT, Saves(tmp_path)), RandomBot(1, legal_actions)
    for _ in range(30):
        session.act(bot.choose(session.state))
    session.close()
    (path,) = tmp_path.glob("*.journal")
    found = resume_match(path, base())
    assert isinstance(found, ResumedMatch) and found.fault is None
    assert found.session.state == session.state
    (mod,) = TITLE.data.of_game(found.session.initial).mods
    assert mod.additions.chapters["camps"] == CHAPTERS["camps"]
    found.session.close()


def test_an_older_program_says_that_a_newer_one_is_needed(tmp_path: Path) -> None:
    match = Match(setup("landing"), (Seat("Ada", "star"), Seat("Bram", "anchor", "cadet")))
    begin_match(match, CONTENT, Saves(tmp_path)).close()
    (path,) = tmp_path.glob("*.journal")
    text = path.read_text("utf-8").replace('"chapter": ', '"story": ').replace('"app": "0', '"app": "9', 1)
    path.write_text(text, "utf-8")
    found = resume_match(path, base())
    assert isinstance(found, Fault) and found.reason == "newer_version"


@pytest.mark.parametrize("position", ["players: [red]", "board: 3", "players: [red, green]"])
def test_a_damaged_start_is_refused(position: str) -> None:
    with pytest.raises(SetupError):
        TITLE.setups.new_game(CONTENT, replace(setup("landing"), position=position))


HOLD = "kind: hold, terrain: ruins, count: 2"
FAULTS = {
    "rivals: {ingrid: cadet}|rivals: {ingird: cadet}": "chapters.one.rivals.ingird",
    "layout: recommended|layout: recomended": "chapters.one.layout",
    "kind: hold|kind: hodl": "chapters.one.goals.#1.kind",
    "count: 2|count: 5": "chapters.one.goals.#1",
    f"{HOLD}|kind: relics, count: 5": "chapters.one.goals.#1.count: relics: the goal asks for 5, and this game has 4",
    f"{HOLD}|kind: crystals, count: 40": "goals.#1.count: crystals: the goal asks for 40, and this game has ",
    f"{HOLD}|kind: cards, count: 13": "chapters.one.goals.#1.count: cards: the goal asks for 13, and this game has 12",
    f"{HOLD}|kind: hold, count: 20": "chapters.one.goals.#1: the goal asks for 20 tiles, and a player has 10 tokens",
    f"{HOLD}|{HOLD}, rounds: 9": "chapters.one.goals.#1.rounds: expected 8 or less, found 9",
    "gold: 3|gold: 9": "chapters.one.medals",
    "crater: N7|board: {N7: you castle}": "chapters.one.start.board.N7",
    "crater: N7|board: {D1: you explorer}": "chapters.one.start.board.D1",
    "crater: N7|board: {N7: you camp, N8: you camp}": "start.board.N8: too many tokens of the kind camp for you",
    "crater: N7|crystals: {you: 30}": "chapters.one.start.crystals.you: expected a whole number from 0 to 25",
    "crater: N7|without: [death_rai]": "chapters.one.start.without.#1",
    "crater: N7|crater: D1": "chapters.one.start.crater: no crater can be on D1",
    "crater: N7|crater: N7, board: {N7: you camp}": "chapters.one.start.crater: no crater can be on N7",
    f"{HOLD}|kind: hold, tiles: [N7, N8]": "goals.#1: the goal asks for 2 tiles, and the valley has 1 of them",
    f"{HOLD}|kind: hold, tiles: [N7]": "goals.#1: the goal asks for 1 tile, and the valley has 0 of them",
    f"{HOLD}|kind: hold, tiles: [N8, N8]": "goals.#1: the goal asks for 2 tiles, and the valley has 1 of them",
    f"{HOLD}|kind: crystals, count: 0": "chapters.one.goals.#1.count: expected 1 or more, found 0",
}
CHAPTER = """chapters:
  one:
    layout: recommended
    rivals: {ingrid: cadet}
    goals: [{kind: hold, terrain: ruins, count: 2}]
    rounds: 8
    medals: {gold: 3, silver: 5}
    start: {crater: N7}
"""
WORDS = "chapters: {one: {name: One, before: Before., after: After.}}\n"


@pytest.mark.parametrize("slip", FAULTS)
def test_a_mistake_in_a_chapter_is_told_with_its_place(slip: str, tmp_path: Path) -> None:
    right, wrong = slip.split("|")
    assert right in CHAPTER
    write(tmp_path / "good", chapters=CHAPTER, words_en=WORDS)
    assert messages(tmp_path / "good") == []
    write(tmp_path / "bad", chapters=CHAPTER.replace(right, wrong), words_en=WORDS)
    (said,) = messages(tmp_path / "bad")
    assert f"bad/chapters.yaml:{1 + CHAPTER[: CHAPTER.index(right)].count(chr(10))}" in said
    assert FAULTS[slip] in said
