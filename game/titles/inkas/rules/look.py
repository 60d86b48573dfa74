"""Who is where on the board, and who is paralysed or protected there, worked out once for a state's places."""

from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.places import DEAD, SUPPLY, WAMANI_COUNT


class Whereabouts:
    """The wallas of the board as masks.

    `living` and `dead` hold, by wamani, the wallas that live or lie there; `alive` and `fallen` all of them.
    `paralysed` are the living ones that are (I-13.22).
    """

    __slots__ = ("_free", "_game", "_places", "alive", "dead", "fallen", "living", "paralysed")

    def __init__(self, game: Game, places: tuple[int, ...]) -> None:
        living: dict[int, int] = {}
        dead: dict[int, int] = {}
        alive = fallen = 0
        bit = 1
        for place in places[: len(game.wallas)]:
            if place < WAMANI_COUNT:
                living[place] = living.get(place, 0) | bit
                alive |= bit
            elif place < SUPPLY:
                dead[place - DEAD] = dead.get(place - DEAD, 0) | bit
                fallen |= bit
            bit <<= 1
        self.living, self.dead, self.alive, self.fallen = living, dead, alive, fallen
        self._game, self._places = game, places
        self._free: dict[int, list[tuple[int, int]]] = {}
        self.paralysed = 0
        if paralysers := alive & game.paralysers:
            self.paralysed = paralysed_by(game, living, paralysers)

    def free(self, seat: int) -> list[tuple[int, int]]:
        """A seat's living wallas that are not paralysed, with their wamanis."""
        found = self._free.get(seat)
        if found is None:
            able = self.alive & self._game.own[seat] & ~self.paralysed
            self._free[seat] = found = [(walla, self._places[walla]) for walla in bits(able)]
        return found

    def here(self, place: int) -> int:
        """The living wallas of a wamani."""
        return self.living.get(place, 0)

    def dead_at(self, place: int) -> int:
        """The wallas that lie dead in a wamani."""
        return self.dead.get(place, 0)


def paralysed_by(game: Game, living: dict[int, int], paralysers: int) -> int:
    """The living wallas that one of these enemies paralyses: here, and none of the own side here frees (I-13.22)."""
    found = 0
    for here in living.values():
        causes = here & paralysers
        if not causes:
            continue
        for own in game.side:
            if here & own and causes & ~own and not causes & own:
                found |= here & own
        if here & game.wild and causes & game.played:  # each for itself alone
            found |= here & game.wild & ~game.paralysers
    return found
