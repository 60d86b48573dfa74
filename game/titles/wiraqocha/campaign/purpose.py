"""The goals of a chapter as a hint sees them: how far a position has brought them, and what is within reach."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, exp
from typing import Final

from game.titles.wiraqocha.bots.chances import chance_to_take
from game.titles.wiraqocha.bots.planning import logit
from game.titles.wiraqocha.bots.turn_search import extraction
from game.titles.wiraqocha.bots.win_chance import UNDECIDED, WON, dice_of, threat
from game.titles.wiraqocha.campaign.carrying import PERSON, robbed
from game.titles.wiraqocha.campaign.goals import held_tiles, lost, owned, wanted_tiles
from game.titles.wiraqocha.content.definitions import (
    Chapter,
    Goal,
    Hold,
    Keep,
    Own,
    PlunderGoal,
    Treasure,
    Win,
)
from game.titles.wiraqocha.rules.state import ON_TILE, Phase, State
from game.titles.wiraqocha.rules.theft import items
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.titles.wiraqocha.rules.victory import SOMNIUM
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

# the strength, as in `logit`, of all goals together; more of it overlooks what rivals may win
EAGER: Final = 2.5
IN_REACH: Final = 0.4  # what a certain chance to have something next turn counts of it
_TEMPERAMENTS: Final = {Treasure.RELICS: "relics", Treasure.CRYSTALS: "miner", Treasure.CARDS: "inventor"}
_WINNERS: Final = {"treasure": "relics", "somnium": "miner", "leviathan": "inventor"}


@dataclass(frozen=True, slots=True)
class ChapterPurpose:
    """See `bots.weights.Purpose`; it counts from the position that advice is asked for.

    `stolen` are the thefts before it by rival's seat, `goods` what every seat had then that can be stolen, `had` how
    many tokens of each kind to be kept were lost when the chapter began.
    """

    goals: tuple[Goal, ...]
    victims: tuple[str, ...]
    stolen: tuple[int, ...]
    goods: tuple[int, ...]
    had: tuple[int, ...]
    begun: float = 0.0

    @property
    def temperament(self) -> str:
        """See `Purpose.temperament`: that of the first goal that has one."""
        return next((found for found in map(_temperament, self.goals) if found), "")

    def reached(self, state: State) -> bool:
        return self._kept(state) and all(self._met(goal, state) for goal in self.goals)

    def held(self, state: State) -> bool:
        now = (replace(goal, rounds=0) if isinstance(goal, Hold) else goal for goal in self.goals)
        return self._kept(state) and all(self._met(goal, state) for goal in now)

    def share(self, state: State) -> float:
        """See `Purpose.share`: on average over the goals that can be counted."""
        shares = [self._share(goal, state) for goal in self.goals if not isinstance(goal, Keep | Win)]
        return sum(shares) / len(shares) if shares else 0.0

    def chances(self, state: State, chances: tuple[float, ...]) -> tuple[float, ...]:
        """See `Purpose.chances`: who wins the game has reached its goals, unless one asks for another victory."""
        plain = chances[PERSON]
        if not self._kept(state) or (plain == WON and not self._fits(state)):
            mine = 0.0
        elif plain == WON or (state.winner < 0 and self.reached(state)):
            mine = WON
        elif state.winner >= 0:
            return chances
        else:
            strength = logit(plain) + EAGER * (self.share(state) - self.begun)
            mine = min(UNDECIDED, 1 / (1 + exp(-strength)))
        left = (1 - mine) / (1 - plain) if plain < WON else 0.0
        return tuple([mine if seat == PERSON else left * one for seat, one in enumerate(chances)])

    def _kept(self, state: State) -> bool:
        """Whether nothing is lost that is to be kept."""
        kinds = (goal.token for goal in self.goals if isinstance(goal, Keep))
        return all(
            lost(state, KIND_INDEX[kind]) <= before for kind, before in zip(kinds, self.had, strict=True)
        )

    def _fits(self, state: State) -> bool:
        """Whether the victory that the person has, or has when the turn ends, is one that is asked for."""
        victory = state.victory or SOMNIUM
        return all(goal.victory in ("", victory) for goal in self.goals if isinstance(goal, Win))

    def _met(self, goal: Goal, state: State) -> bool:
        match goal:
            case Hold(count=count, rounds=rounds):
                return not rounds and len(held_tiles(goal, state)) >= count
            case Own(what=what, count=count):
                return _owned_at_end(what, state) >= count
            case PlunderGoal(count=count):
                return self._thefts(goal, state) >= count
            case Win():
                return state.winner == PERSON and self._fits(state)
            case Keep():
                return True

    def _share(self, goal: Goal, state: State) -> float:
        """How much of a goal is there, with what may come of it next."""
        match goal:
            case Hold(count=need, rounds=rounds):
                held = held_tiles(goal, state)
                kept = sorted(
                    (1 - threat(state, tile, PERSON) if rounds else 1.0 for tile in held), reverse=True
                )
                return _part(
                    sum(kept[:need]), need, _to_take(state, wanted_tiles(goal, state).difference(held))
                )
            case Own(what=what, count=need):
                return _part(_owned_at_end(what, state), need, _to_come(what, state))
            case PlunderGoal(count=need):
                return _part(self._thefts(goal, state), need, _to_take(state, self._camps(goal, state)))
            case Win() | Keep():
                return 0.0

    def _seats(self, goal: PlunderGoal) -> list[int]:
        """The seats whom the goal wants robbed."""
        return [seat for seat, name in enumerate(self.victims, 1) if goal.rival in ("", name)]

    def _thefts(self, goal: PlunderGoal, state: State) -> int:
        """The thefts until now: within a turn, nothing but a theft takes from a rival what can be stolen."""
        return sum(
            self.stolen[seat] + max(0, self.goods[seat] - _goods(state, seat)) for seat in self._seats(goal)
        )

    def _camps(self, goal: PlunderGoal, state: State) -> Iterator[int]:
        """The Camps with something to steal."""
        for seat in self._seats(goal):
            tile = state.camp_tile(seat)
            if tile >= 0 and items(state, seat):
                yield tile


def purpose_of(chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> ChapterPurpose:
    """The goals of a chapter after these steps."""
    state = steps[-1].after if steps else initial
    thefts, victims = robbed(chapter, steps), tuple(chapter.rivals)
    found = ChapterPurpose(
        chapter.goals,
        victims,
        (0, *(thefts.count(name) for name in victims)),
        tuple(_goods(state, seat) for seat in state.game.seats),
        tuple(lost(initial, KIND_INDEX[goal.token]) for goal in chapter.goals if isinstance(goal, Keep)),
    )
    return replace(found, begun=found.share(state))


def _temperament(goal: Goal) -> str:
    match goal:
        case Own(what=what):
            return _TEMPERAMENTS[what]
        case PlunderGoal():
            return "raider"
        case Win(victory=victory):
            return _WINNERS.get(victory, "")
        case _:
            return ""


def _part(have: float, need: int, likely: Iterable[float]) -> float:
    """The part of what is needed that is there, and of what is lacking, that is likely to come."""
    lacking = max(0, ceil(need - have))
    coming = sum(sorted(likely, reverse=True)[:lacking])
    return min(1.0, (have + IN_REACH * coming) / need)


def _to_take(state: State, tiles: Iterable[int]) -> Iterator[float]:
    """The chance of the person to take each of these tiles with one plain throw."""
    dice = dice_of(state, PERSON)
    for tile in tiles:
        if tile not in (state.shield, state.devastated):
            yield chance_to_take(state.game.keys[tile], dice, *state.protection(tile))


def _owned_at_end(what: Treasure, state: State) -> int:
    """What the person has when the turn ends, the harvest included."""
    mine = owned(what, state)
    if what is not Treasure.CRYSTALS or state.phase is not Phase.ACTIONS or state.mover != PERSON:
        return mine
    per_crystal = state.game.figures.points_per_crystal
    harvest = extraction(state, PERSON) // per_crystal if state.camp_tile(PERSON) >= 0 else 0
    return mine + min(harvest, state.crystals_in_supply())


def _to_come(what: Treasure, state: State) -> Iterable[float]:
    """The chances to have more of it next turn."""
    game = state.game
    match what:
        case Treasure.RELICS:
            ruins = [
                tile
                for tile, relic in enumerate(game.relic_on)
                if relic >= 0 and state.relics[relic] == ON_TILE
            ]
            camps = [tile for seat in state.relics if seat > 0 and (tile := state.camp_tile(seat)) >= 0]
            return _to_take(state, (*ruins, *camps))
        case Treasure.CRYSTALS:
            return [extraction(state, PERSON) / game.figures.points_per_crystal]
        case Treasure.CARDS:
            cost = min((game.cards[card].cost.resources for card in state.market), default=0)
            return [min(1.0, state.cubes[PERSON] / cost)] if cost else []


def _goods(state: State, seat: int) -> int:
    """How many things a seat has that can be stolen."""
    inventions = (state.cards[seat] & state.game.inventions).bit_count()
    return state.crystals[seat] + state.relics.count(seat) + inventions
