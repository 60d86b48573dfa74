"""What every title keeps to, whatever its rules are: `game.core.contract` promises it, and the shell relies on it.

A new title adds a line to tests/support/title_examples.py. The card race is a title of the tests alone.
"""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from game.base.i18n.words import Words, available_languages
from game.core.contract import (
    Achievements,
    AnyTitle,
    Applied,
    BotName,
    GameSetups,
    GameStatistics,
    MissingPartError,
    PositionText,
    Refusal,
    TitleSpec,
)
from game.core.match import (
    Match,
    ResumedMatch,
    Seat,
    Session,
    begin_match,
    match_of,
    resume_match,
    save_match,
)
from game.core.record import Fault, Saves
from game.core.registry import title, titles
from game.core.rules_book import RulesBook
from game.core.title_words import check_words
from game.scenes.title_art import BookPictures
from game.showcase import ShowcaseContext
from game.showcase.defaults import showcase
from game.ui.look import USUAL_LOOK
from game.ui.pictures import known
from game.ui.scale import Scale
from game.ui.scene import SceneStack
from tests.support.command import ROOT
from tests.support.tiny_title import installed
from tests.support.title_examples import EXAMPLES, TitleExample
from tests.support.words import game_words_of

NAMES = (*titles(), "card-race")
TRIED = 400_000  # actions that the slow count may try of a title


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def example(name: str) -> TitleExample:
    return EXAMPLES[name]


def walk(found: AnyTitle, state: Any, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of a random game, at most so many."""
    chance = random.Random(seed)
    for _ in range(most):
        yield state
        options = found.rules.legal_actions(state)
        if not options:
            return
        state = found.rules.successor(state, chance.choice(options))


def games(
    name: str, example: TitleExample, most: int = 400
) -> Iterator[tuple[AnyTitle, Any, int, random.Random]]:
    """States of random games: of every number of seats, of every set-up; with the number of seats and a chance."""
    for seats in title(name).seats:
        one, _, start = example.begin(name, seats, 7 * seats, seats)
        chance = random.Random(seats)
        yield from ((one, state, seats, chance) for state in walk(one, start, seats, most))


def test_it_is_found_by_its_name(name: str) -> None:
    assert title(name).name == name


@pytest.mark.parametrize("language", available_languages())
def test_its_medals_have_pictures_names_and_conditions(name: str, language: str) -> None:
    words = Words.load(language).with_title(name)
    for medal in title(name).part(Achievements).medals:
        assert known(USUAL_LOOK, medal.picture)
        assert words.knows(f"medals.{medal.name}.name")
        assert words.knows(f"medals.{medal.name}.deed")


def test_it_has_the_words_that_the_shell_asks_of_every_title(name: str) -> None:
    check_words(title(name))


def test_somebody_decides_until_it_is_over(name: str, example: TitleExample) -> None:
    for found, state, seats, _ in games(name, example):
        rules, decider = found.rules, found.rules.decider(state)
        assert (decider is None) == (rules.outcome(state) is not None) == (not rules.legal_actions(state))
        assert decider is None or 0 <= decider < seats
        assert 0 <= rules.turn_owner(state) < seats


def test_an_outcome_ranks_every_seat_once(name: str, example: TitleExample) -> None:
    ended = 0
    for found, state, seats, _ in games(name, example, 4000):
        outcome = found.rules.outcome(state)
        if outcome is not None:
            ended += 1
            ranked = [seat for level in outcome.ranks for seat in level]
            assert sorted(ranked) == list(range(seats))
            assert all(level == tuple(sorted(level)) for level in outcome.ranks)
            assert outcome.reason in found.part(GameStatistics).reasons
            assert len(outcome.scores) in (0, seats)
    assert ended


def test_the_list_is_what_a_slow_count_finds(name: str, example: TitleExample) -> None:
    """What is listed is accepted, each once; of all that can be named nothing else is.

    Everything is tried in the states that differ in what is listed: as many of them as time allows, and in each of the
    others some of it.
    """
    met: set[frozenset[Any]] = set()
    tried: set[frozenset[Any]] = set()
    left = TRIED
    for found, state, _, chance in games(name, example, 60):
        rules = found.rules
        listed = rules.legal_actions(state)
        accepted = set(listed)
        assert len(accepted) == len(listed)
        assert all(isinstance(rules.apply(state, rules.decider(state), action), Applied) for action in listed)
        named = [action for action in example.nameable(state) if action not in accepted]
        kinds = frozenset(listed)
        met.add(kinds)
        if left > len(named) and kinds not in tried:
            tried.add(kinds)
            left -= len(named)
        else:
            named = chance.sample(named, min(40, len(named)))
        for action in named:
            assert isinstance(rules.apply(state, rules.decider(state), action), Refusal), action
    assert len(tried) > 20 or tried == met


def test_whoever_may_interject_is_accepted_and_the_decision_is_still_waited_for(
    name: str, example: TitleExample
) -> None:
    interjected = 0
    for found, state, seats, _ in games(name, example, 60):
        rules, decider = found.rules, found.rules.decider(state)
        for seat in range(seats):
            for action in rules.legal_actions(state, seat) if seat != decider else ():
                interjected += 1
                assert seat != decider
                applied = rules.apply(state, seat, action)
                assert isinstance(applied, Applied)
                assert rules.decider(applied.state) == decider
                assert rules.parse_action(state, rules.format_action(action)) == action
    assert interjected or name != "card-race"


def test_applying_changes_no_state_and_advance_leads_to_the_same(name: str, example: TitleExample) -> None:
    for found, state, _, chance in games(name, example, 120):
        options = found.rules.legal_actions(state)
        if not options:
            continue
        before, action = found.rules.digest(state), chance.choice(options)
        applied = found.rules.apply(state, found.rules.decider(state), action)
        assert isinstance(applied, Applied)
        assert found.rules.digest(state) == before
        assert found.rules.successor(state, action) == applied.state == found.rules.successor(state, action)
        assert found.rules.draws(applied.state) >= found.rules.draws(state)


def test_actions_and_positions_are_written_and_read_back(name: str, example: TitleExample) -> None:
    for found, state, _, chance in games(name, example, 120):
        for action in found.rules.legal_actions(state):
            text = found.rules.format_action(action)
            assert "\n" not in text
            assert found.rules.parse_action(state, text) == action
        if found.has(PositionText) and chance.random() < 0.2:
            again = found.positions.parse(found.data.load(), found.positions.format(state))
            assert set(found.rules.legal_actions(again)) == set(found.rules.legal_actions(state))
            assert found.positions.format(again) == found.positions.format(state)
        assert isinstance(found.rules.parse_action(state, "no such action"), Refusal)


def test_an_observation_shows_a_seat_nothing_that_it_cannot_know(name: str, example: TitleExample) -> None:
    """Another state that the seat cannot tell from this one gives the same observation, and the same legal actions."""
    for found, state, seats, chance in games(name, example, 80):
        rules = found.rules
        for seat in (None, chance.randrange(seats)):
            observed = rules.observation(state, seat)
            # what the seat does not know is otherwise here
            other = rules.resample(observed, chance.randrange(1 << 40))
            assert rules.observation(other, seat) == observed == rules.observation(observed, seat)
            assert rules.decider(other) == rules.decider(observed) == rules.decider(state)
            if seat is not None and rules.decider(state) == seat:
                legal = list(rules.legal_actions(state))
                assert list(rules.legal_actions(other)) == list(rules.legal_actions(observed)) == legal


def test_an_observation_does_not_follow_from_what_is_drawn_for_it(name: str, example: TitleExample) -> None:
    """What is unknown in it is marked, not drawn: it is none of the states that agree with it, but in an open game."""
    for found, state, _, chance in games(name, example, 10):
        observed = found.rules.observation(state, None)
        seeds = [chance.randrange(1, 1 << 40) for _ in range(8)]
        drawn = [found.rules.resample(observed, seed) for seed in seeds]
        assert [one for one in drawn if one == observed] == (drawn if example.open else [])
        assert drawn == [found.rules.resample(observed, seed) for seed in seeds]


def test_events_tell_a_seat_nothing_that_it_cannot_know(name: str, example: TitleExample) -> None:
    """Where nothing unknown is shown, a seat sees the same happen in every game that looks the same to it."""
    for found, state, seats, chance in games(name, example, 120):
        rules, options = found.rules, found.rules.legal_actions(state)
        decider = rules.decider(state)
        if decider is None:
            continue
        action, seat = chance.choice(options), chance.randrange(seats)
        other = rules.resample(rules.observation(state, seat), chance.randrange(1 << 40))
        one, two = (
            rules.apply(state, rules.decider(state), action),
            rules.apply(other, rules.decider(other), action),
        )
        if not (isinstance(one, Applied) and isinstance(two, Applied)) or seat == decider:
            continue
        if not rules.reveals(state, action, one.state):
            seen = [[rules.seen_by(event, seat) for event in applied.events] for applied in (one, two)]
            assert seen[0] == seen[1]


def test_a_card_that_another_seat_draws_is_not_seen() -> None:
    _, _, state = EXAMPLES["card-race"].begin("card-race", 3, 1)
    rules = title("card-race").rules
    drawn = rules.apply(state, rules.decider(state), rules.parse_action(state, "draw"))
    assert isinstance(drawn, Applied)
    (event,) = drawn.events
    assert rules.seen_by(event, 0) == event
    assert rules.seen_by(event, 1) == rules.seen_by(event, None) != event


def test_bots_choose_what_is_legal_and_by_their_view_alone(name: str, example: TitleExample) -> None:
    for found, state, _, chance in games(name, example, 100):
        decider = found.rules.decider(state)
        if decider is None:
            continue
        other = found.rules.resample(found.rules.observation(state, decider), chance.randrange(1 << 40))
        for level in example.quick_bots:
            chosen = []
            for one in (state, other):
                bot = found.bots.make(BotName(level), 5)
                assert not isinstance(bot, Refusal)
                chosen.append(bot.choose(found.rules.resample(found.rules.observation(one, decider), 3)))
            assert chosen[0] == chosen[1]
            assert chosen[0] in found.rules.legal_actions(state)


def test_a_hint_is_legal_and_by_the_view_alone(name: str, example: TitleExample) -> None:
    for found, state, seats, chance in games(name, example, 10):
        decider = found.rules.decider(state)
        if decider is None or (seats > 2 and chance.random() < 0.8):
            continue
        other = found.rules.resample(found.rules.observation(state, decider), chance.randrange(1 << 40))
        hints = [
            found.bots.advise(found.rules.resample(found.rules.observation(one, decider), 3), 40)
            for one in (state, other)
        ]
        (hint, same) = hints
        assert hint is not None and hint == same
        assert hint.action in found.rules.legal_actions(state)


def test_an_unknown_level_is_refused(name: str) -> None:
    assert isinstance(title(name).bots.make(BotName("no_such_level"), 1), Refusal)


# the record


def seated(example: TitleExample, name: str, seats: int, seed: int) -> Match:
    """A match of so many persons."""
    _, setup, _ = example.begin(name, seats, seed, seed)
    return Match(setup, tuple(Seat(f"Player {seat}", f"emblem {seat}") for seat in range(seats)))


def recorded(
    name: str, example: TitleExample, folder: Path
) -> Iterator[tuple[Match, Session, random.Random]]:
    """Recorded games of every number of seats that have only begun, each with a chance."""
    for seats in title(name).seats:
        match = seated(example, name, seats, seats)
        saves = Saves(folder / f"{seats}")
        yield match, begin_match(match, title(name).data.load(), saves), random.Random(seats)


def act(session: Session, chance: random.Random) -> bool:
    """Play a legal action by chance; returns whether there was one."""
    options = session.rules.legal_actions(session.state)
    return bool(options) and not isinstance(session.act(chance.choice(options)), Refusal)


def resumed(path: Path, name: str, saves: Saves | None = None) -> ResumedMatch:
    found = resume_match(path, title(name).data.load(), saves)
    assert not isinstance(found, Fault), found
    return found


def file_of(session: Session) -> Path:
    assert session.file is not None
    assert session.file.path is not None
    return session.file.path


def test_undo_leads_back_to_the_very_state_and_not_past_what_was_revealed(
    name: str, example: TitleExample, tmp_path: Path
) -> None:
    for _, session, chance in recorded(name, example, tmp_path):
        rules = session.rules
        states, reached = [session.state], 0  # `reached`: how many steps stand that undo must not pass
        for _ in range(150):
            if chance.random() < 0.3:
                assert session.can_undo == (len(states) - 1 > reached)
                if session.undo() is not None:
                    states.pop()
            elif act(session, chance):
                step = session.steps[-1]
                states.append(session.state)
                if rules.reveals(states[-2], step.action, step.after):
                    reached = len(states) - 1
            assert session.state == states[-1]
            assert [step.after for step in session.steps] == states[1:]
        path = file_of(session)
        session.close()
        again = resumed(path, name).session
        assert again.state == session.state
        assert [step.action for step in again.steps] == [step.action for step in session.steps]
        assert again.can_undo == session.can_undo


def test_a_game_saved_and_loaded_is_the_same_game_and_plays_on(
    name: str, example: TitleExample, tmp_path: Path
) -> None:
    for match, session, chance in recorded(name, example, tmp_path):
        for _ in range(60):
            act(session, chance)
        saves = Saves(tmp_path / "saved" / f"{len(match.seats)}")
        saved = save_match("Before the sun", match, session, saves)
        assert isinstance(saved, Path)
        loaded = resumed(saved, name, saves)
        assert match_of(loaded.header) == match
        assert (loaded.session.initial, loaded.session.state) == (session.initial, session.state)
        assert [step.events for step in loaded.session.steps] == [step.events for step in session.steps]
        both = (session, loaded.session)
        for options in (one.rules.legal_actions(one.state)[:1] for one in both):
            for one in both:
                for action in options:
                    one.act(action)
        assert session.state == loaded.session.state
        for one in both:
            one.close()


def test_a_journal_cut_anywhere_goes_on_from_the_last_step_that_is_whole(
    name: str, example: TitleExample, tmp_path: Path
) -> None:
    for _, session, chance in recorded(name, example, tmp_path):
        for _ in range(40):
            act(session, chance)
        states = [session.initial, *(step.after for step in session.steps)]
        path = file_of(session)
        session.close()
        whole = path.read_bytes()
        head = whole.index(b"\n") + 1
        for _ in range(8):
            cut = chance.randrange(head, len(whole))
            path = tmp_path / f"cut-{cut}.journal"
            path.write_bytes(whole[:cut])
            found = resumed(path, name)
            assert found.session.state == states[len(found.session.steps)]
            assert abs(len(found.session.steps) - whole[head:cut].count(b"\n")) <= 1
            found.session.close()


def test_a_program_killed_in_a_game_loses_nothing_of_it(
    name: str, example: TitleExample, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tests.support.game_process", name, str(tmp_path), "4", "6"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        played = process.stdout.readline().strip().split("\t")
        process.kill()
    (path,) = tmp_path.rglob("*.journal")
    found = resumed(path, name).session
    assert [found.rules.format_action(step.action) for step in found.steps] == played
    assert found.initial == example.begin(name, 2, 4)[2]


def test_every_part_is_there_once_and_is_of_its_kind(name: str) -> None:
    spec = title(name)
    assert len({part.kind for part in spec.parts}) == len(spec.parts)
    for part in spec.parts:
        found = spec.find(part.kind)
        if getattr(part.kind, "_is_protocol", False):
            assert {member for member in vars(part.kind) if not member.startswith("_")} <= set(dir(found))
        else:
            assert isinstance(found, part.kind)


def test_a_part_that_a_title_lacks_has_its_defaults_or_is_missed_by_name() -> None:
    bare: TitleSpec[Any, Any, Any, Any, Any] = TitleSpec("bare", range(2, 3), ())
    assert bare.part(GameStatistics).reasons == ()
    assert (bare.find(GameStatistics), bare.has(GameStatistics)) == (None, False)
    with pytest.raises(MissingPartError, match="bare has no GameSetups"):
        bare.part(GameSetups)


def test_pictures_of_the_book_keep_within_the_page(name: str) -> None:
    found = title(name)
    if not found.has(RulesBook):
        return
    pictures, data = found.part(BookPictures), found.data.load()
    page, empty = Surface((240, 1600)), Surface((240, 1600))
    for section in found.part(RulesBook).sections.values():
        area = Rect(20, 20, 200, pictures.height(section.pictures, 200))
        for shut in (area.move(0, area.height // 2), area):  # half of it is scrolled away, or all
            page.set_clip(Rect(0, 0, 240, shut.top))
            pictures.draw(page, section.pictures, area, data, Scale(1280, 720))
            page.set_clip(None)
            below = Rect(0, shut.top, 240, 1600 - shut.top)
            assert page.subsurface(below).get_buffer().raw == empty.subsurface(below).get_buffer().raw, (
                section.name
            )
            page.fill((0, 0, 0))


def test_the_busy_turn_that_the_table_is_measured_with_plays_to_its_end(name: str) -> None:
    show = ShowcaseContext(game_words_of(name), title(name).data.load(), SceneStack(Scale(1280, 720)))
    _, session, steps = showcase(title(name)).example(show, "busy")
    assert steps
    for line in steps:
        assert session.rules.outcome(session.state) is None, line
        show.play(session, line)
