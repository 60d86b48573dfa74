"""Who is where on the board, and who is paralysed or protected there, worked out once for a state's places."""

from game.titles.inkas.content.house_rules import Harmless
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.pending import Lasting
from game.titles.inkas.rules.places import DEAD, SUPPLY, WAMANI_COUNT


class Whereabouts:
    """The wallas of the board as masks.

    `living` and `dead` hold, by wamani, the wallas that live or lie there; `alive` and `fallen` all of them.
    `paralysed` are the living ones that are: by a Shaman (I-13.22), or `numbed` by what lasts (I-17).
    """

    __slots__ = ("_free", "_game", "_places", "alive", "dead", "fallen", "living", "numbed", "paralysed")

    def __init__(self, game: Game, places: tuple[int, ...], lasting: tuple[Lasting, ...]) -> None:
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
        self.paralysed = self.numbed = 0
        if paralysers := alive & game.paralysers:
            self.paralysed = paralysed_by(game, living, paralysers)
        if lasting:
            self.numbed = alive & _numbed_by(game, places, living, lasting)
            self.paralysed |= self.numbed

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


def _numbed_by(
    game: Game, places: tuple[int, ...], living: dict[int, int], lasting: tuple[Lasting, ...]
) -> int:
    """The wallas that what lasts paralyses: those of a power for its round, and who is in a web (I-17, R-48)."""
    found = 0
    for one in lasting:
        if one.shape is LastingState.PARALYSED:
            found |= 1 << one.ally
        elif one.shape is LastingState.WEB:
            place = places[one.user]
            for other in game.board.steps[place] if place < WAMANI_COUNT else ():
                found |= living.get(other, 0) & ~spared(game, one.user)
    return found


def spared(game: Game, user: int) -> int:
    """Whom no power of a walla reaches: itself, and by the ruling its partner's wallas (I-17.8, I-18.6, R-42)."""
    seat = game.seat_of[user]
    partner = game.partners[seat] if seat != NOBODY else NOBODY
    if partner == NOBODY or game.house_rules.alliance_harmless is Harmless.POWER:
        return 1 << user
    return 1 << user | game.own[partner]
