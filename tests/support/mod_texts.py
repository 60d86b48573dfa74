"""Texts of small mods: a card, a tile and a layout, with their words."""

CARD = """cards:
  rain_barrel:
    type: building
    cost: {resources: 2}
    effect: {kind: income, cubes: 1}
"""


CARD_WORDS = "cards: {rain_barrel: {name: Rain Barrel, text: A cube each turn.}}\n"


TILE = """tiles:
  H8:
    replaces: N8
    requirement: 8
    terrain: vein
    ground: valley
    effects: [{kind: extraction, amount: 2}, {kind: resources, amount: 1}]
"""


TILE_WORDS = "tiles: {H8: {name: the Hot Springs}}\n"


LAYOUT = """layouts:
  bend:
    players: [2]
    rows:
      - {indent: 1, tiles: [D1, N4, D2]}
      - {indent: 0, tiles: [N6, N9, graveyard, D3]}
      - {indent: 1, tiles: [N1, N2, D4]}
"""


LAYOUT_WORDS = "layouts: {bend: {name: The Bend}}\n"
