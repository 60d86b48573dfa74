"""The card race as the shell knows it; see `game.core.contract.Title`."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from game.base.files.json_values import Json
from game.base.files.yaml_text import read_yaml_text
from game.base.i18n.words import Words
from game.core.contract import (
    Achievement,
    Advice,
    GameCondition,
    GameStep,
    Interaction,
    Refusal,
    SeatFigure,
    SetupError,
    SetupFormError,
    StandingsHistory,
)
from game.core.rules_book import BookChapter, RulesBook, Section
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot
from game.kit.data.check import checked
from game.kit.data.embedded_data import data_of_save
from game.kit.data.mods.packed_mods import packed_with_mods

from .data import DATA, NAME, RaceData
from .mods import MODS
from .positions import format_race, read_race
from .rules import RULES, Boasted, Drew, Event, Move, Played, Race, Rolled, Scored, Spoiled, deal
from .scenarios import RaceScenarios

COLOURS = ("red", "blue", "yellow", "green", "ivory")
LUCKY_NUMBERS = range(1, 8)
RaceStep: TypeAlias = GameStep[Race, Move, Event]


@dataclass(frozen=True, slots=True)
class RaceSetup:
    """What players choose: their colours. `ahead` is a point for the last seat, to have something to choose; the
    `lucky` numbers of the seats, each another, are for luck alone (empty where nobody was asked).
    """

    colours: tuple[str, ...]
    seed: int
    ahead: bool = False
    lucky: tuple[int, ...] = ()
    title: str = NAME


class Thrifty:
    """Plays its highest card, or else rolls; takes a tax only from who leads, and spoils a pair only then."""

    def choose(self, state: Race) -> Move:
        if state.contested:
            leads = state.points[state.owner] == max(state.points)
            return RULES.legal_actions(state)[0 if leads else -1]
        if state.asked:
            return Move("tax" if state.points[state.owner] == max(state.points) else "let")
        hand = state.hands[state.owner]
        return Move("play", max(hand)) if hand else Move("roll")


class RaceJudge:
    """Who has more points is likelier to win; the thrifty play best, and the first thing that may be done is plain.

    See `game.core.contract.Judge`.
    """

    def chances(self, state: Race, seeds: Sequence[int]) -> Sequence[float]:
        outcome = RULES.outcome(state)
        if outcome is not None:
            winners = outcome.winners
            return [float(seat in winners) / len(winners) for seat in range(len(state.points))]
        coming = [state.card if seat == state.owner else 0 for seat in range(len(state.points))]
        strengths = [2.0 ** (points + card) for points, card in zip(state.points, coming, strict=True)]
        return [strength / sum(strengths) for strength in strengths]

    def resample_chance(self, state: Race, seed: int) -> Race:
        deck = random.Random(seed).sample(sorted(state.deck), len(state.deck))
        return replace(state, seed=seed, deck=tuple(deck))

    def best_line(self, state: Race, positions: int) -> Sequence[Move]:
        return (Thrifty().choose(state),)

    def might_play(self, state: Race, line: Sequence[Move], positions: int) -> bool:
        """See `Judge.might_play`: the thrifty always play the same."""
        return False

    def plain_line(self, state: Race) -> Sequence[Move]:
        return tuple(RULES.legal_actions(state)[:1])


LEVELS: dict[str, Level[Race, Move]] = {
    "random": Level(lambda name, seed: RandomBot(seed, RULES.legal_actions)),
    "thrifty": Level(lambda name, seed: Thrifty()),
}


def _advise(state: Race, positions: int, purpose: object) -> Advice[Move] | None:
    over = RULES.decider(state) is None
    return None if over else Advice(Thrifty().choose(state), "thrifty", {})


class CardRace:
    name = NAME
    seats = range(2, 6)
    rules = RULES
    bots = TitleBots(LEVELS, _advise, shared=lambda state: None, judge=RaceJudge())
    scenarios = RaceScenarios()
    reasons = ("goal", "turns")
    settings = ("ahead",)
    simulate_options = ("variant",)
    daily = None
    chronicle = None
    medals = (Achievement("swift", "honour.swift", GameCondition(rounds=9)),)
    seat_figures = (SeatFigure("points", edges=(0, 3, 6, 9, 12)),)
    mods = MODS
    book = RulesBook((BookChapter("race", (Section("race", ("die",)), Section("tax"))),))

    def load(self, folder: Path | None = None, keep_in: Path | None = None) -> RaceData:
        return DATA.load(folder, keep_in)

    def pack_data(self, data: RaceData) -> str:
        return packed_with_mods(data)

    def unpack_data(
        self, digest: str, packed: str, mods: Sequence[str], installed: RaceData
    ) -> RaceData | None:
        return data_of_save(DATA, MODS, packed, digest, mods, installed)

    def check_data(self, words: Words, folder: Path | None = None) -> tuple[int, list[str]]:
        return checked(words, lambda: [f"{self.load(folder).players} players"])

    def data_of(self, state: Race) -> RaceData:
        return self.mods.join(self.load(), state.mods)

    def book_tables(self, words: Words, data: RaceData) -> Mapping[str, Sequence[Sequence[str]]]:
        return {"race": [["players"], [f"2-{data.players}"]]}

    def new_game(self, data: RaceData, setup: RaceSetup) -> Race:
        if not 2 <= len(setup.colours) <= data.players:
            raise SetupError("players")
        race = deal(setup.seed, len(setup.colours), data.mods)
        return replace(race, points=(*race.points[:-1], int(setup.ahead)))

    def write_setup(self, setup: RaceSetup) -> dict[str, Json]:
        lucky: dict[str, Json] = {"lucky": list(setup.lucky)} if setup.lucky else {}
        return {"ahead": setup.ahead, **lucky}

    def read_setup(self, colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> RaceSetup:
        ahead = plain.get("ahead")
        if not isinstance(ahead, bool) or plain.keys() - {"ahead", "lucky"}:
            raise SetupFormError("ahead")
        said = plain.get("lucky", [])
        if not isinstance(said, list) or (said and len(said) != len(colours)):
            raise SetupFormError("lucky")
        lucky = tuple(number for number in said if isinstance(number, int) and number in LUCKY_NUMBERS)
        if len(set(lucky)) < len(said):
            raise SetupFormError("lucky")
        return RaceSetup(colours, seed, ahead, lucky)

    def setting(self, setup: RaceSetup) -> Mapping[str, str]:
        return {"ahead": "yes" if setup.ahead else "no"}

    def format_position(self, state: Race) -> str:
        return format_race(state)

    def parse_position(self, data: RaceData, text: str) -> Race:
        return read_race(read_yaml_text(text, "position"), data.mods)

    def explain(self, words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
        return words(f"refusal.{refusal.reason}", **refusal.details)

    def gaps(self, words: Words, data: RaceData) -> Mapping[str, str]:
        return {"most_players": str(data.players)}

    def describe_event(
        self, words: Words, event: Event, names: Mapping[str, str] | None = None
    ) -> str | None:
        called = list(names.values()) if names else [words(f"player.{colour}") for colour in COLOURS]
        player = called[event.seat]
        match event:
            case Scored(points=points):
                return words("race.scored" if points > 0 else "race.lost", player=player, count=points)
            case Rolled(face=face):
                return words("race.rolled", player=player, face=face)
            case Drew(card=card):
                return words("race.drew" if card else "race.drew_hidden", player=player, card=card)
            case Boasted():
                return words("race.boasted", player=player)
            case Spoiled(card=card):
                return words("race.spoiled", player=player, card=card)
            case Played(card=card):
                return words("race.played", player=player, card=card)

    def turn_heading(
        self, words: Words, names: Mapping[str, str], initial: Race, event: Event | None
    ) -> str | None:
        """See `Title.turn_heading`: a race is told in one breath."""
        return None

    def figures(self, initial: Race, steps: Sequence[RaceStep]) -> tuple[Mapping[str, float], ...]:
        last = steps[-1].after if steps else initial
        return tuple({"points": float(points)} for points in last.points)

    interaction_kinds = ()

    def interactions(self, initial: Race, steps: Sequence[RaceStep]) -> tuple[Interaction, ...]:
        """See `Title.interactions`: nobody does anything to another."""
        return ()

    def achievement_counts(self, initial: Race, steps: Sequence[RaceStep]) -> tuple[Mapping[str, int], ...]:
        """See `Title.achievement_counts`: the results tell all."""
        return tuple({} for _ in initial.points)

    def story(self, initial: Race, steps: Sequence[RaceStep]) -> StandingsHistory:
        states = [initial, *(step.after for step in steps)]
        seats = range(len(initial.points))
        values = {"points": tuple(tuple(float(state.points[seat]) for state in states) for seat in seats)}
        return StandingsHistory(tuple((state.turn - 1) / len(seats) for state in states), values)


TITLE = CardRace()
