"""What the rules and the roster give where nothing is refused."""

from game.core.contract import BotName, Refusal
from game.core.match import Match
from game.titles.wiraqocha.bots.title_bots import WiraqochaBot, make_bot
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA


def action_of(state: State, text: str) -> Action:
    """The action that a line means."""
    action = WIRAQOCHA.parse_action(state, text)
    assert not isinstance(action, Refusal), action
    return action


def setup_of(match: Match) -> Setup:
    """What was chosen for a game of Wiraqocha."""
    assert isinstance(match.setup, Setup)
    return match.setup


def bot_of(name: str, seed: int = 1) -> WiraqochaBot:
    """A new bot of this level, and temperament if any: `surveyor:miner`."""
    level, _, temperament = name.partition(":")
    bot = make_bot(BotName(level, temperament), seed)
    assert not isinstance(bot, Refusal), bot
    return bot
