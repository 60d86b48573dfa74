"""The contract between the shell and a title: all that the one knows of the other.

The shell is everything in `game/` but `game/titles`. It names no title: it is given a `TitleSpec` by the registry
(`game.core.registry`), and finds in it the title's parts by their kind: rules, computer players, data and words. Kinds
that need a window are in the layers that ask for them: `game.kit.board.board`, `game.kit.forms`,
`game.scenes.title_art`.
Several kinds are generic over five kinds of values, each the title's own:

- State: a moment of the game, an immutable value that compares by value
- Action: what a seat may decide, a small immutable value
- Event: what happened, complete enough to animate, log, sound and count
- Data: what the title's files say, checked, with the mods that it is played with (`GameData`)
- Setup: what players choose before a game (`TitleSetup`)

Seats are numbers from 0 in turn order. Words for people never come from here: refusals, events and faults are
values, and `Phrases` puts them into words.
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
from game.core.contract.data import AnyData, DataT, GameData, GameFiles
from game.core.contract.finished_games import (
    GameStatistics,
    Interaction,
    Interactions,
    SeatFigure,
    StandingsHistory,
    StoryTelling,
    TurningPoint,
)
from game.core.contract.medals import Achievement, Achievements, GameCondition, Tally
from game.core.contract.phrases import Phrases
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
from game.core.contract.scenarios import PositionText, ScenarioNotation
from game.core.contract.setups import (
    DailyGame,
    GameSetups,
    PlainSetup,
    SetupError,
    SetupFormError,
    SetupT,
    TitleSetup,
    plain_setups,
)
from game.core.contract.title import AnyTitle, MissingPartError, TitlePart, TitleSpec

__all__ = [
    "REMEMBERED",
    "Achievement",
    "Achievements",
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
    "GameFiles",
    "GameSetups",
    "GameStatistics",
    "GameStep",
    "Interaction",
    "Interactions",
    "MissingPartError",
    "Occasion",
    "Outcome",
    "Phrases",
    "PlainSetup",
    "PositionText",
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
    "StoryTelling",
    "Tally",
    "TitlePart",
    "TitleSetup",
    "TitleSpec",
    "TurningPoint",
    "plain_setups",
]
