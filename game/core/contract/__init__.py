"""The contract between the shell and a title: all that the one knows of the other.

The shell is everything in `game/` but `game/titles`. It names no title: it is given a `Title` by the registry
(`game.core.registry`), and through it reaches the title's rules, computer players, data and words. What needs a window
is in `game.scenes.faces`. Several protocols are generic over five kinds of values, each the title's own:

- State: a moment of the game, an immutable value that compares by value
- Action: what a seat may decide, a small immutable value
- Event: what happened, complete enough to animate, log, sound and count
- Data: what the title's files say, checked, with the mods that it is played with (`GameData`)
- Setup: what players choose before a game (`TitleSetup`)

Seats are numbers from 0 in turn order. Words for people never come from here: refusals, events and faults are
values, and `Title.explain` and `Title.describe_event` put them into words.
"""

from game.core.contract.bots import (
    REMEMBERED,
    Advice,
    AnyBots,
    AnyJudge,
    Bot,
    BotName,
    Bots,
    GameAnalyst,
    Occasion,
    Remark,
    Rival,
)
from game.core.contract.finished_games import Interaction, SeatFigure, StandingsHistory, TurningPoint
from game.core.contract.medals import Achievement, GameCondition, Tally
from game.core.contract.rules import (
    ActionT,
    AnyAction,
    AnyEvent,
    AnyRules,
    AnySeenStep,
    AnyState,
    AnyStep,
    Applied,
    EventT,
    GameStep,
    Outcome,
    Refusal,
    Rules,
    SeenStep,
    StateT,
)
from game.core.contract.scenarios import ScenarioNotation
from game.core.contract.title import (
    AnyData,
    AnyTitle,
    DailyGame,
    DataT,
    GameData,
    SetupError,
    SetupFormError,
    SetupT,
    Title,
    TitleSetup,
)

__all__ = [
    "REMEMBERED",
    "Achievement",
    "ActionT",
    "Advice",
    "AnyAction",
    "AnyBots",
    "AnyData",
    "AnyEvent",
    "AnyJudge",
    "AnyRules",
    "AnySeenStep",
    "AnyState",
    "AnyStep",
    "AnyTitle",
    "Applied",
    "Bot",
    "BotName",
    "Bots",
    "DailyGame",
    "DataT",
    "EventT",
    "GameAnalyst",
    "GameCondition",
    "GameData",
    "GameStep",
    "Interaction",
    "Occasion",
    "Outcome",
    "Refusal",
    "Remark",
    "Rival",
    "Rules",
    "ScenarioNotation",
    "SeatFigure",
    "SeenStep",
    "SetupError",
    "SetupFormError",
    "SetupT",
    "StandingsHistory",
    "StateT",
    "Tally",
    "Title",
    "TitleSetup",
    "TurningPoint",
]
