"""The story of a quest: how everybody stood after each turn, the moments that it turned on, figures and medals."""

import random
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, TypeVar

import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.core.analysis.moves import moves_of
from game.core.analysis.result import AnalysedMove, AnalysedTurn
from game.core.analysis.telling import GameTeller
from game.core.contract import GameStep, Refusal
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.registry import title
from game.core.statistics.medals import deeds_of
from game.core.statistics.results import result_of_steps
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.scenes.story import StoryScene
from game.titles.inkas.content.definitions import Mode, Victory
from game.titles.inkas.content.load import DATA
from game.titles.inkas.figure_gaps import PHRASES
from game.titles.inkas.game_story import STATISTICS, Measure, figures, story
from game.titles.inkas.medals import ACHIEVEMENTS, MEDALS
from game.titles.inkas.name import NAME
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action, End, Plunge
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.inkas import INKAS, InkasStep
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.rules.state import State
from game.ui.scale import Scale
from game.ui.text import draw_text
from game.ui.theme import Role
from tests.inkas.test_lesson import begun
from tests.inkas.test_phrases import words_of
from tests.support.harness import Harness

_EventT = TypeVar("_EventT")

COLOURS = ("yellow", "green", "blue")
PLAYERS = (("inka", "C"), ("quya", "A"), ("chanka", "Q"))
OF_FOUR = Setup(("yellow", "green", "blue", "red"), 5, (*PLAYERS, ("supay", "K")))


@cache
def played(actions: int = 6000, seed: int = 5) -> GameSession[State, Action, Event]:
    """A quest of three that chance plays, to its end or so far; it likes to attack and to handle the staff."""
    chance = random.Random(seed)
    session = GameSession(INKAS, new_game(DATA.load(), Setup(COLOURS, seed, PLAYERS)))
    while len(session.steps) < actions and (options := INKAS.legal_actions(session.state)):
        liked = [one for one in options if one.key in ("attack", "draw", "plunge", "place", "ambush")]
        calm = [one for one in options if one.key not in ("offer_draw", "agree")]
        session.act(chance.choice(liked if liked and chance.random() < 0.7 else calm))
    return session


def happened(kind: type[_EventT]) -> list[_EventT]:
    return [event for step in played().steps for event in step.events if isinstance(event, kind)]


def test_before_the_first_step_nothing_has_turned() -> None:
    told = story(played().initial, ())
    assert told.rounds == (0,)
    assert told.turning_points == ()


def test_the_last_values_are_those_of_the_end() -> None:
    session = played()
    told, state = story(session.initial, session.steps), session.state
    for seat in range(3):
        assert told.values[Measure.FLAGS][seat][-1] == state.flags.count(seat)
        assert told.values[Measure.LLAMAS][seat][-1] == state.llamas[seat]
        living = sum(1 for walla in state.game.wallas_of[seat] if state.look().alive >> walla & 1)
        assert told.values[Measure.LIVING][seat][-1] == living


def test_everybody_who_fell_to_an_ayllu_is_counted_and_no_one_else() -> None:
    session = played()
    wallas = session.state.game.content.wallas
    by_ayllus = [event for event in happened(e.Killed) if wallas[event.attacker].ayllu != "amaru"]
    kept = figures(session.initial, session.steps)
    assert sum(seat["felled"] for seat in kept) == len(by_ayllus) > 0
    assert sum(seat["lost"] for seat in kept) == len(happened(e.Killed)) + len(happened(e.Banished))
    assert {figure.key for figure in STATISTICS.seat_figures} == kept[0].keys()


def test_turning_points_come_in_their_order_and_the_end_names_who_won() -> None:
    session = played()
    assert session.state.victory
    points = story(session.initial, session.steps).turning_points
    assert [point.moment for point in points] == sorted(point.moment for point in points)
    assert points[-1].key == session.state.victory
    assert session.state.winners == 1 << points[-1].seat
    assert sum(point.key == "staff" for point in points) == 1


def test_a_medal_of_an_amaru_is_for_whose_walla_withstood_her() -> None:
    progress = begun()
    while not progress.last:
        progress.skip()
    progress.skip()
    session = progress.session
    assert [one.get("amaru", 0) for one in ACHIEVEMENTS.counts(session.initial, session.steps)] == [1, 0]


@pytest.mark.parametrize("language", available_languages())
def test_medals_measures_reasons_and_turning_points_have_words(language: str) -> None:
    words = words_of(language)
    for medal in MEDALS:
        assert words(f"medals.{medal.name}.name")
        assert words(f"medals.{medal.name}.deed", **medal.figures)
    for measure in Measure:
        assert words(f"story.{measure}")
        assert words(f"story.{measure}_note")
    for victory in Victory:
        assert words(f"statistics.reason.{victory}")
        assert words.has(f"menu.ended.{victory}")
    for figure in STATISTICS.seat_figures:
        assert words(f"statistics.figure.{figure.key}")
    once = ("staff", "bloodiest", "lead", "out", "dominated", "map", "stuck")
    for key in (*once, *(victory for victory in Victory if victory is not Victory.DRAW)):
        assert words(f"story.turning.{key}", round=3, player="Kusi", figure=2)


def test_the_analysis_says_of_a_player_who_ends_the_turn_that_it_ends() -> None:
    state = new_game(DATA.load(), Setup(COLOURS, 1, PLAYERS))
    while End() not in INKAS.legal_actions(state):
        state = INKAS.successor(state, INKAS.legal_actions(state)[0])
    session: GameSession[State, Action, Event] = GameSession(INKAS, state)
    session.act(End())
    words = words_of("en")
    teller = GameTeller(words, title(NAME), {}, state, session.steps)
    (move,) = moves_of(INKAS, state, session.steps)
    found = AnalysedMove(move, (0.5, 0.5), (0.5, 0.5), (), (0.0, 0.0), win=False, found=0, expected=())
    assert teller.played(AnalysedTurn((found,), move.end)) == words("analysis.ends")


def test_the_story_of_advanced_follows_hands_and_tells_of_the_map_and_the_first_amaru() -> None:
    text = """
        title: inkas
        mode: advanced
        players: {inka: C, chanka: Q}
        step: attack
        wallas: {ayar_kachi: Ca2, wayramama: Ca2, yana_uru: Qb3}
        flags: {Ca3: inka}
        hands: {inka: [map_1, map_2], chanka: [inti]}
        cards: {Ca2: map_3, Kb3: iqiqu}
        rolls: [2, 2]
    """
    state = title(NAME).positions.parse(DATA.load(), text)
    session: GameSession[State, Action, Event] = GameSession(INKAS, state)
    for step in ("attack ayar_kachi wayramama", "unveil Ca2", "end"):
        action = INKAS.parse_action(session.state, step)
        assert not isinstance(action, Refusal)
        session.act(action)
    told = story(state, session.steps)
    assert told.values[Measure.CARDS][0] == (2, 3, 3)
    assert [(point.key, point.seat) for point in told.turning_points if point.key != "staff"] == [
        ("dominated", 0),
        ("map", 0),
    ]
    family = story(played().initial, played().steps)
    assert Measure.CARDS not in family.values and Measure.FLAGS in family.values


def test_a_round_is_over_when_all_who_are_in_play_have_had_their_turn() -> None:
    text = """
        title: inkas
        mode: advanced
        players: {inka: C, chanka: Q, supay: K}
        turn: 2
        to_move: chanka
        flags: {Ca3: chanka, Cb3: supay}
        wallas: {yana_uru: Cc3}
        staff: yana_uru
    """
    state = title(NAME).positions.parse(DATA.load(), text)
    session: GameSession[State, Action, Event] = GameSession(INKAS, state)
    session.act(Plunge("yana_uru"))
    assert session.state.is_out(0)
    while session.state.turn < 6:
        options = INKAS.legal_actions(session.state)
        session.act(End() if End() in options else options[0])
    begun = [event for step in session.steps for event in step.events if isinstance(event, e.TurnBegan)]
    assert [(event.seat, event.round) for event in begun] == [(2, 1), (1, 2), (2, 2), (1, 3)]
    assert INKAS.round(session.state) == 3
    assert story(state, session.steps).rounds == pytest.approx((1 / 3, 2 / 3, 1, 5 / 3, 2, 8 / 3))
    heading = PHRASES.turn_heading(words_of("en"), {}, state, begun[1])
    assert heading is not None and heading.startswith("Round 2")


def test_gods_that_are_banished_are_nobody_s_losses() -> None:
    state = new_game(DATA.load(), Setup(COLOURS, 1, PLAYERS, mode=Mode.ADVANCED))
    event = e.Banished("waqaychaq_mama", "Ca2")
    survived = e.Withstood("ayar_kachi", "waqaychaq_mama")
    steps: list[InkasStep] = [GameStep(0, End(), state, (event, survived))]
    assert [seat["lost"] for seat in figures(state, steps)] == [0, 0, 0]
    assert [dict(one) for one in ACHIEVEMENTS.counts(state, steps)] == [{}, {}, {}]


def test_who_founds_qusqu_with_the_map_is_a_founder_too() -> None:
    text = """
        title: inkas
        mode: advanced
        players: {inka: C, chanka: Q}
        wallas: {ayar_kachi: T, yana_uru: Qb3}
        hands: {inka: [map_1, map_2, map_3]}
        staff: ayar_kachi
        cards: {Kb3: iqiqu}
    """
    state = title(NAME).positions.parse(DATA.load(), text)
    session: GameSession[State, Action, Event] = GameSession(INKAS, state)
    session.act(Plunge("ayar_kachi"))
    setup = Setup(COLOURS[:2], 1, (("inka", "C"), ("chanka", "Q")), mode=Mode.ADVANCED)
    match = Match(setup, (Seat("Kusi", "sun"), Seat("Asiri", "peaks")))
    result = result_of_steps("a", 0.0, match, session.initial, session.steps)
    assert result is not None and (result.reason, result.setting["mode"]) == ("founding", "advanced")
    assert "qusqu" in {deed.kind for deed in deeds_of(result, MEDALS) if deed.player == "Kusi"}
    assert result.reason in STATISTICS.reasons


def test_the_statistics_do_not_call_a_draw_won() -> None:
    assert words_of("en")("statistics.victories") == "How games ended"
    for language in available_languages():
        heading = words_of(language)("statistics.victories").lower()
        assert not any(won in heading for won in ("won", "victoire", "vittori")), language


def match_of_four() -> Match:
    return Match(
        OF_FOUR, (Seat("Titu", "crown"), Seat("Sisa", "moon"), Seat("Illa", "anchor"), Seat("Kusi", "star"))
    )


@pytest.mark.parametrize("window", [(1920, 1056), (1280, 720)])
def test_the_lines_of_four_ayllus_do_not_run_into_each_other(
    window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of_four()
    session: GameSession[State, Action, Event] = GameSession(INKAS, new_game(DATA.load(), OF_FOUR))
    scene = StoryScene(words_of("en"), match, story(session.initial, ()), lambda: None, lambda: None)
    drawn: list[Rect] = []

    def noting(*given: Any) -> Rect:
        area = draw_text(*given)
        if scene.sheets["players"].contains(area) and given[2].role in (Role.NAME, Role.STRONG):
            drawn.append(area)
        return area

    monkeypatch.setattr("game.scenes.standings.draw_text", noting)
    Harness(scene, window, 1.25)
    assert len(drawn) >= 20
    assert not [
        (one, other)
        for one, other in combinations(drawn[:20], 2)
        if one.inflate(0, -one.height // 4).colliderect(other.inflate(0, -other.height // 4))
    ]


@pytest.mark.parametrize("mode", [Mode.FAMILY, Mode.ADVANCED])
def test_the_story_is_shown_of_each_mode_with_the_figures_that_it_has(
    mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = replace(match_of_four(), setup=replace(OF_FOUR, mode=mode))
    initial = new_game(DATA.load(), replace(OF_FOUR, mode=mode))
    scene = StoryScene(words_of("en"), match, story(initial, ()), lambda: None, lambda: None)
    figures_drawn: list[str] = []

    def noting(*given: Any) -> Rect:
        if given[2].role is Role.STRONG:
            figures_drawn.append(given[1])
        return draw_text(*given)

    monkeypatch.setattr("game.scenes.standings.draw_text", noting)
    Harness(scene, (1280, 720))
    held = 5 if mode is Mode.ADVANCED else 4
    assert len(figures_drawn) % (4 * held) == 0 and figures_drawn


def test_the_figures_of_a_result_fit_in_their_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of_four()
    table = Ranking(
        words_of("en"),
        match,
        [FigureColumn("Flags")],
        [RankedSeat(seat, ("3",), seat == 0) for seat in range(4)],
    )
    scale = Scale(1920, 1056, 1.2)
    rows, figures = list[Rect](), list[Rect]()

    def panel(surface: Surface, area: Rect, *given: Any, **options: Any) -> None:
        rows.append(area)

    def text(*given: Any) -> Rect:
        area = draw_text(*given)
        if given[2].role is Role.FIGURE:
            figures.append(area)
        return area

    monkeypatch.setattr("game.kit.forms.ranking.draw_panel", panel)
    monkeypatch.setattr("game.kit.forms.ranking.draw_text", text)
    table.place(Rect(200, 400, 1200, 200), scale)
    table.paint(Surface((1920, 1056)))
    for row, figure in zip(rows, figures, strict=True):
        assert figure.height <= row.height
