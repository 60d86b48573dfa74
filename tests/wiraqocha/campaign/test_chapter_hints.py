"""The hint in a chapter: it plays for the chapter's goals, and says where a turn brings them nearer."""

import pickle
from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.core.contract import Advice
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.campaign.beginning import setup_of
from game.titles.wiraqocha.campaign.carrying import CarriedOver
from game.titles.wiraqocha.campaign.purpose import ChapterPurpose, purpose_of
from game.titles.wiraqocha.campaign.title_campaigns import WiraqochaCampaigns
from game.titles.wiraqocha.content.definitions import YOU, Chapter, Keep, TokenKind, Win
from game.titles.wiraqocha.rules.actions import Action, Build, Conquer, End
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.title import TITLE
from tests.wiraqocha.campaign.test_chapters import CHAPTERS, CONTENT, begun, on_board, step

ENOUGH = 200  # positions that an adviser values


def posed(name: str, board: Mapping[str, str], dice: Hand) -> tuple[Chapter, State]:
    """A chapter whose person is about to act with these dice, and has these tokens."""
    tokens = {label: (YOU, TokenKind(kind)) for label, kind in board.items()}
    chapter = replace(CHAPTERS[name], start=replace(CHAPTERS[name].start, board=tokens))
    state = TITLE.setups.new_game(CONTENT, setup_of(CONTENT, chapter, 7, CarriedOver()))
    acting = replace(state, mover=0, phase=Phase.ACTIONS, dice=dice, allowance=len(dice), used=3, seen=None)
    return chapter, acting


def advised(state: State, purpose: ChapterPurpose | None) -> Advice[Action]:
    advice = BOTS.advise(state, ENOUGH, purpose)
    assert advice is not None
    return advice


def test_the_hint_takes_the_last_jungle_where_a_plain_game_would_take_a_village() -> None:
    chapter, state = posed("landing", {"D5": "camp", "N8": "explorer", "N9": "explorer"}, (6, 6))
    plain, wise = advised(state, None), advised(state, purpose_of(chapter, state, ()))
    assert isinstance(plain.action, Conquer) and plain.action.tile == "D6"
    assert isinstance(wise.action, Conquer) and wise.action.tile == "N6"
    assert wise.remarks[0].key == "goal_reached"


def test_the_hint_goes_to_the_ruins_that_are_to_be_held() -> None:
    chapter, state = posed("twin_ruins", {"N4": "camp", "N6": "explorer", "N8": "drill"}, (1, 1, 4))
    wise = advised(state, purpose_of(chapter, state, ()))
    assert isinstance(wise.action, Conquer) and wise.action.tile == "D1"
    assert wise.remarks[0].key == "goal_nearer"


def test_the_hint_says_that_all_is_held_and_has_only_to_last() -> None:
    chapter, state = posed("twin_ruins", {"N4": "camp", "N6": "explorer"}, ())
    held = on_board(state, 0, "D1", "N10")
    wise = advised(replace(held, seen=None), purpose_of(chapter, state, ()))
    assert isinstance(wise.action, End)
    assert wise.remarks[0].key == "goal_held"


def test_the_hint_buys_what_reaches_the_goal() -> None:
    chapter, state = posed("burnt_ground", {"N6": "camp", "N9": "explorer"}, ())
    owned = next(card for card in state.deck if state.game.inventions >> card & 1)
    deck = tuple(card for card in state.deck if card != owned)
    state = replace(state, cards=(1 << owned, 0), deck=deck, cubes=(9, 0))
    wise = advised(state, purpose_of(chapter, state, ()))
    assert isinstance(wise.action, Build)
    assert wise.remarks[0].key == "goal_reached"


def test_what_was_stolen_before_counts_and_so_does_a_theft_of_this_turn() -> None:
    chapter, state = replace(CHAPTERS["camps"], goals=CHAPTERS["camps"].goals[:1]), begun("camps")
    purpose = purpose_of(chapter, state, ())
    assert not purpose.reached(state)
    assert purpose.reached(replace(state, crystals=(1, 0)))
    assert purpose.share(replace(state, crystals=(1, 0))) > purpose.share(state)


def test_whoever_loses_what_is_to_be_kept_or_wins_otherwise_has_no_chance() -> None:
    state = begun("burnt_ground")
    purpose = purpose_of(CHAPTERS["burnt_ground"], state, ())
    lost = replace(state, graveyard=((0, 1, *state.graveyard[0][2:]), *state.graveyard[1:]))
    assert purpose.chances(lost, (0.6, 0.4)) == (0.0, pytest.approx(1.0))
    won = replace(state, winner=0, victory="somnium")
    assert purpose.chances(won, (1.0, 0.0)) == (1.0, 0.0)
    relics = replace(CHAPTERS["veins"], goals=(Win("treasure"),))
    assert purpose_of(relics, state, ()).chances(won, (1.0, 0.0))[0] == 0.0


def test_every_chapter_tells_the_hint_its_goals_but_the_one_that_asks_for_a_victory() -> None:
    campaigns = WiraqochaCampaigns()
    for name, chapter in CHAPTERS.items():
        state = begun(name)
        purpose = campaigns.purpose(CONTENT, name, state, [step(state)])
        assert (purpose is None) == (name == "lost_city")
        if purpose is not None:
            assert purpose.goals == chapter.goals
            assert pickle.loads(pickle.dumps(purpose)) == purpose  # it is asked of another process
            assert len(purpose.had) == sum(isinstance(goal, Keep) for goal in chapter.goals)
