"""A game that is played for a picture, where no example was written for its data: with mods of other tiles, say."""

import random
from typing import Final

from game.core.bots.available_bots import first_guess
from game.core.contract import AnyState, BotName, Refusal
from game.core.match import Match, Session
from game.core.record import GameSession
from game.scenes.showcase_protocol import SEED, ShowcaseContext
from game.scenes.title_showcase import Example

_ROUNDS: Final = 4  # that are over where the game lasts


def played(show: ShowcaseContext, match: Match) -> Example:
    """The match as weak computer players have come on with it, and the actions of the turn that follows."""
    title = show.title
    rules, bots = title.rules, []
    for number in range(len(match.seats)):
        bot = title.bots.make(BotName(first_guess(title.bots, 1)), number)
        assert not isinstance(bot, Refusal), "a title offers only what it can make"
        bots.append(bot)
    state: AnyState = title.setups.new_game(show.data, match.setup)
    turns: list[tuple[AnyState, list[str]]] = []  # each from its beginning
    while (seat := rules.decider(state)) is not None and rules.round(state) <= _ROUNDS + 1:
        if not turns or rules.turn(state) != rules.turn(turns[-1][0]):
            turns.append((state, []))
        action = bots[seat].choose(rules.resample(rules.observation(state, seat), SEED))
        turns[-1][1].append(rules.format_action(action))
        state = rules.successor(state, action)
    begun = [turn for turn in turns if rules.round(turn[0]) <= _ROUNDS]
    position, steps = begun[-1] if len(begun) < len(turns) else turns[len(turns) // 2]
    return match, GameSession(rules, position), steps


def play_by_chance(session: Session, most: int) -> None:
    """Play so many actions, the same every time, or to the end of the game."""
    chance = random.Random(SEED)
    for _ in range(most):
        options = session.rules.legal_actions(session.state)
        if not options:
            break
        session.act(chance.choice(options))
