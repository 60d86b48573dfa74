"""A played game read again: how the chances to win went, what luck and what skill did, the dearest mistakes.

It knows a game through `game.core.contract` alone: the judge of its title says how everybody stands and what is best.
"""
