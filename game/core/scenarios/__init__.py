"""Scenarios: positions with steps that say what must happen, for any title.

`reading` makes them of a file, `playing` runs them, `comparing` holds what is wanted against what is found, and
`runner` does it all for the command line. What a title adds is its `game.core.contract.ScenarioNotation`.
"""
