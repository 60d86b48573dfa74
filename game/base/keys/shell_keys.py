"""The keys of the shell's screens and of every game's table, with what they are until a player chooses others."""

from typing import Final

from game.base.keys.bindings import KeyGroup, Reach

PROGRAM: Final = KeyGroup("program", Reach.EVERYWHERE)
HELP: Final = PROGRAM.action("help", "f1")
TERMS: Final = PROGRAM.action("terms", "f2")
FULL_SCREEN: Final = PROGRAM.action("full_screen", "f11")
MUTE: Final = PROGRAM.action("mute", "m")

TABLE: Final = KeyGroup("table", Reach.TABLE)
UNDO: Final = TABLE.action("undo", "u")
HINT: Final = TABLE.action("hint", "h")
END: Final = TABLE.action("end", "e")
CONFIRM: Final = TABLE.action("confirm", "space")
LOG: Final = TABLE.action("log", "l")
RECAP: Final = TABLE.action("recap", "w")
REPLAY: Final = TABLE.action("replay", "r")
BUTTONS: Final = TABLE.action("buttons", "a")
PACE: Final = TABLE.action("pace", "v")
PAUSE: Final = TABLE.action("pause", "p")
LOOK: Final = TABLE.action("look", "v")
NEVER_ASK: Final = TABLE.action("never_ask", "n")

DIALOGS: Final = KeyGroup("dialogs", Reach.SCREEN)
SAVE_AS: Final = DIALOGS.action("save_as", "n")
MENU_SETTINGS: Final = DIALOGS.action("settings", "s")
HOUSE_RULES: Final = DIALOGS.action("house_rules", "h")
RESTART: Final = DIALOGS.action("restart", "r")
GIVE_UP: Final = DIALOGS.action("give_up", "g")
LEAVE: Final = DIALOGS.action("leave", "q")
DETAILS: Final = DIALOGS.action("details", "d")

MAIN_MENU: Final = KeyGroup("main_menu", Reach.SCREEN)
CONTINUE: Final = MAIN_MENU.action("continue", "c")
NEW_GAME: Final = MAIN_MENU.action("new_game", "n")
LOAD: Final = MAIN_MENU.action("load", "g")
LESSON: Final = MAIN_MENU.action("lesson", "l")
SETTINGS: Final = MAIN_MENU.action("settings", "s")
DAILY: Final = MAIN_MENU.action("daily", "d")
PUZZLES: Final = MAIN_MENU.action("puzzles", "p")
CAMPAIGNS: Final = MAIN_MENU.action("campaigns", "e")
NEXT_GAME: Final = MAIN_MENU.action("next_game", "o")
MENU_STATISTICS: Final = MAIN_MENU.action("statistics", "t")
MENU_MEDALS: Final = MAIN_MENU.action("medals", "w")
QUIT: Final = MAIN_MENU.action("quit", "q")

SAVES: Final = KeyGroup("saves", Reach.SCREEN)
PLAY_SAVED: Final = SAVES.action("play", "p")
WATCH_SAVED: Final = SAVES.action("watch", "w")
ANALYSE_SAVED: Final = SAVES.action("analyse", "a")
READ_SAVED: Final = SAVES.action("newspaper", "j")
NAME_SAVED: Final = SAVES.action("name", "n")
DELETE_SAVED: Final = SAVES.action("delete", "delete")
STATISTICS: Final = SAVES.action("statistics", "s")

RESULT: Final = KeyGroup("result", Reach.SCREEN)
STORY: Final = RESULT.action("story", "s")
NEWSPAPER: Final = RESULT.action("newspaper", "j")
WATCH: Final = RESULT.action("watch", "w")
ANALYSE: Final = RESULT.action("analyse", "a")
SAME_AGAIN: Final = RESULT.action("same_again", "v")
NEXT_LESSON: Final = RESULT.action("next_lesson", "l")
PRACTISE: Final = RESULT.action("practise", "p")
NEW_MEDALS: Final = RESULT.action("medals", "d")
TO_MENU: Final = RESULT.action("to_menu", "t")

RECORDS: Final = KeyGroup("records", Reach.SCREEN)
SAVE_FILE: Final = RECORDS.action("save", "s")
COPY: Final = RECORDS.action("copy", "c")
EXPORT: Final = RECORDS.action("export", "x")
MEDALS: Final = RECORDS.action("medals", "d")

ANALYSIS: Final = KeyGroup("analysis", Reach.SCREEN)
RETRY: Final = ANALYSIS.action("retry", "p")
WATCH_MOVE: Final = ANALYSIS.action("watch", "w")
BETTER: Final = ANALYSIS.action("better", "b")

CHALLENGES: Final = KeyGroup("challenges", Reach.SCREEN)
BEGIN: Final = CHALLENGES.action("begin", "s")
DAY_PUZZLE: Final = CHALLENGES.action("day_puzzle", "d")
TRY_AGAIN: Final = CHALLENGES.action("again", "y")
NEXT_ONE: Final = CHALLENGES.action("next", "v")
LOOK_BACK: Final = CHALLENGES.action("look_back", "l")

PUZZLE: Final = KeyGroup("puzzle", Reach.MODE)
SOLUTION: Final = PUZZLE.action("solution", "k")
PUZZLE_AGAIN: Final = PUZZLE.action("again", "y")
NEXT_PUZZLE: Final = PUZZLE.action("next", "v")

LESSONS: Final = KeyGroup("lessons", Reach.MODE)
STEP_BACK: Final = LESSONS.action("back", "backspace")

WATCHED: Final = KeyGroup("watched", Reach.MODE)
RUN: Final = WATCHED.action("run", "space")
PLAY_ON: Final = WATCHED.action("play_on", "p")
OTHER_SIDE: Final = WATCHED.action("other", "v")

SHELL_KEYS: Final = (
    *(PROGRAM, TABLE, LESSONS, PUZZLE, WATCHED, DIALOGS, MAIN_MENU),
    *(SAVES, RESULT, RECORDS, ANALYSIS, CHALLENGES),
)
