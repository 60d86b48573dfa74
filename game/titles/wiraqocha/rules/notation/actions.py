"""Actions as one line of text, both ways: `parse_text(format_action(a)) == a` for every action.

>>> from game.titles.wiraqocha.rules.actions import Conquer, TokenAt
>>> format_action(Conquer("N5", TokenAt(TokenKind.ZEPPELIN, "reserve"), (5,)))
'conquer N5 with zeppelin@reserve using 5'
>>> parse_text("raise 5")
Raise(die=5)
"""

from collections.abc import Callable
from typing import Final

from game.datafiles.problems import nearest
from game.protocol import Refusal
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, Item, TokenAt
from game.titles.wiraqocha.rules.change import refuse
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.engine import refusal
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX

ANYWHERE: Final = ""  # the place of a token, or the captor of a hostage, that the text leaves out

# writing


def format_action(action: Action) -> str:
    """The action as one line of text."""
    return _FORMATS[type(action)](action)


def _dice(hand: Hand) -> str:
    return ",".join(map(str, hand))


def _token(token: TokenAt) -> str:
    return f"{token.kind.value}@{token.place}" if token.place else token.kind.value


def _beating(hand: Hand) -> str:
    return f" beating {_dice(hand)}" if hand else ""


def _item(item: Item) -> str:
    match item:
        case a.Crystal():
            return "crystal"
        case a.Relic(name):
            return f"relic {name}"
        case a.Invention(card):
            return card
        case a.Hostage():
            return "hostage"


def _conquer(action: a.Conquer) -> str:
    text = f"conquer {action.tile} with {_token(action.token)} using {_dice(action.using)}{_beating(action.beating)}"
    return f"{text} capturing" if action.capturing else text


def _ransom(action: a.Ransom) -> str:
    captor = f"@{action.captor}" if action.captor else ""
    return f"ransom {action.kind.value}{captor} for {'crystal' if action.crystal else 'cubes'}"


_FORMATS: dict[type, Callable[..., str]] = {
    a.Collect: lambda _: "collect",
    a.Muster: lambda _: "muster",
    a.TakeBack: lambda x: f"take-back {x.tile}",
    a.Exchange: lambda x: f"exchange {x.tile} with {_token(x.token)}",
    a.Restore: lambda x: f"workshop {x.kind.value}",
    a.Pass: lambda x: f"caves to {x.tile}",
    a.Roll: lambda _: "roll",
    a.Conquer: _conquer,
    a.Plunder: lambda x: (
        f"plunder {x.tile} using {_dice(x.using)}{_beating(x.beating)} taking {_item(x.item)}"
    ),
    a.Tunnel: lambda x: f"tunnel {x.tile} using {_dice(x.using)} taking {_item(x.item)}",
    a.Protect: lambda x: f"protect {x.tile} with {x.die}",
    a.Raise: lambda x: f"raise {x.die}",
    a.Lower: lambda x: f"lower {x.die}",
    a.Reroll: lambda x: f"reroll {x.die}",
    a.Sacrifice: lambda _: "sacrifice",
    a.Manufacture: lambda _: "factory",
    a.Exoskeleton: lambda x: f"exoskeleton {x.die}",
    a.Build: lambda x: f"build {x.card} on {x.tile}" if x.tile else f"build {x.card}",
    a.Recover: lambda x: f"recover {x.kind.value}",
    a.MoveFortress: lambda x: f"fortress {x.tile}",
    a.UseProbe: lambda x: f"probe {x.tile} camp" if x.camp else f"probe {x.tile}",
    a.FireRay: lambda x: f"death-ray {x.tile}",
    a.Ransom: _ransom,
    a.End: lambda _: "end",
}


# reading


class _NotationError(Exception):
    """The text is no action; carries the refusal."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class _Line:
    """The words of a line, taken from the left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.at = 0

    def fault(self, expected: str) -> _NotationError:
        found = self.words[self.at] if self.at < len(self.words) else ""
        details = {"text": self.text[:80], "word": self.at + 1, "expected": expected, "found": found[:40]}
        return _NotationError(Refusal("notation", details))

    def take(self, expected: str) -> str:
        """The next word, whatever it is."""
        if self.at >= len(self.words):
            raise self.fault(expected)
        self.at += 1
        return self.words[self.at - 1]

    def skip(self, word: str) -> bool:
        """Pass over this very word if it comes next."""
        if self.at < len(self.words) and self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def need(self, word: str) -> None:
        """Pass over this very word, which must come next."""
        if not self.skip(word):
            raise self.fault(word)

    def dice(self) -> Hand:
        """Faces with commas; what they are worth is for the rules to say."""
        faces = self.take("dice").split(",")
        if not all(face.isascii() and face.isdigit() and len(face) < 4 for face in faces):
            self.at -= 1
            raise self.fault("dice")
        return tuple(sorted(map(int, faces)))

    def die(self) -> int:
        """One face."""
        dice = self.dice()
        if len(dice) != 1:
            self.at -= 1
            raise self.fault("die")
        return dice[0]

    def kind(self, word: str | None = None) -> TokenKind:
        """A kind of token."""
        word = self.take("token") if word is None else word
        try:
            return TokenKind(word)
        except ValueError:
            details = {"token": word[:40], "nearest": nearest(word, [kind.value for kind in TokenKind])}
            raise _NotationError(Refusal("unknown_token", details)) from None

    def token(self) -> TokenAt:
        """A kind with its place, or without."""
        kind, mark, place = self.take("token").partition("@")
        if mark and not place:
            self.at -= 1
            raise self.fault("place")
        return TokenAt(self.kind(kind), place or ANYWHERE)

    def end(self) -> None:
        """Nothing more may follow."""
        if self.at < len(self.words):
            raise self.fault("end of line")


def _read_beating(line: _Line) -> Hand:
    return line.dice() if line.skip("beating") else ()


def _read_item(line: _Line) -> Item:
    line.need("taking")
    word = line.take("item")
    if word == "crystal":
        return a.Crystal()
    if word == "hostage":
        return a.Hostage()
    return a.Relic(line.take("relic")) if word == "relic" else a.Invention(word)


def _read_exchange(line: _Line) -> a.Exchange:
    tile = line.take("tile")
    line.need("with")
    return a.Exchange(tile, line.token())


def _read_pass(line: _Line) -> a.Pass:
    line.need("to")
    return a.Pass(line.take("tile"))


def _read_conquer(line: _Line) -> a.Conquer:
    tile = line.take("tile")
    line.need("with")
    token = line.token()
    line.need("using")
    return a.Conquer(tile, token, line.dice(), _read_beating(line), line.skip("capturing"))


def _read_plunder(line: _Line) -> a.Plunder:
    tile = line.take("tile")
    line.need("using")
    return a.Plunder(tile, line.dice(), _read_beating(line), _read_item(line))


def _read_tunnel(line: _Line) -> a.Tunnel:
    tile = line.take("tile")
    line.need("using")
    return a.Tunnel(tile, line.dice(), _read_item(line))


def _read_protect(line: _Line) -> a.Protect:
    tile = line.take("tile")
    line.need("with")
    return a.Protect(tile, line.die())


def _read_build(line: _Line) -> a.Build:
    card = line.take("card")
    return a.Build(card, line.take("tile") if line.skip("on") else None)


def _read_ransom(line: _Line) -> a.Ransom:
    kind, mark, captor = line.take("token").partition("@")
    if mark and not captor:
        line.at -= 1
        raise line.fault("player")
    token = line.kind(kind)
    line.need("for")
    if line.skip("crystal"):
        return a.Ransom(token, captor or ANYWHERE, crystal=True)
    line.need("cubes")
    return a.Ransom(token, captor or ANYWHERE, crystal=False)


_READERS: dict[str, Callable[[_Line], Action]] = {
    "collect": lambda _: a.Collect(),
    "muster": lambda _: a.Muster(),
    "take-back": lambda line: a.TakeBack(line.take("tile")),
    "exchange": _read_exchange,
    "workshop": lambda line: a.Restore(line.kind()),
    "caves": _read_pass,
    "roll": lambda _: a.Roll(),
    "conquer": _read_conquer,
    "plunder": _read_plunder,
    "tunnel": _read_tunnel,
    "protect": _read_protect,
    "raise": lambda line: a.Raise(line.die()),
    "lower": lambda line: a.Lower(line.die()),
    "reroll": lambda line: a.Reroll(line.die()),
    "sacrifice": lambda _: a.Sacrifice(),
    "factory": lambda _: a.Manufacture(),
    "exoskeleton": lambda line: a.Exoskeleton(line.die()),
    "build": _read_build,
    "recover": lambda line: a.Recover(line.kind()),
    "fortress": lambda line: a.MoveFortress(line.take("tile")),
    "probe": lambda line: a.UseProbe(line.take("tile"), line.skip("camp")),
    "death-ray": lambda line: a.FireRay(line.take("tile")),
    "ransom": _read_ransom,
    "end": lambda _: a.End(),
}


def parse_text(text: str) -> Action | Refusal:
    """The action that a line says, with places it leaves out still open; or what is wrong with the line."""
    line = _Line(text)
    try:
        word = line.take("action")
        reader = _READERS.get(word)
        if reader is None:
            return refuse("unknown_action", action=word[:40], nearest=nearest(word, _READERS))
        action = reader(line)
        line.end()
    except _NotationError as error:
        return error.refused
    return action


# filling what a line leaves out


def parse_action(state: State, text: str) -> Action | Refusal:
    """The action that a line means in this state.

    A token without a place is the one that fits. Where several fit, the one on the board is meant before the
    one in the reserve; two on the board need their place said.
    """
    action = parse_text(text)
    match action:
        case a.Conquer() | a.Exchange() if action.token.place == ANYWHERE:
            return _placed(state, action)
        case a.Ransom(kind, captor, crystal) if captor == ANYWHERE:
            return _ransomed(state, kind, crystal)
    return action


def _placed(state: State, action: a.Conquer | a.Exchange) -> Action | Refusal:
    kind = action.token.kind
    piece = state.mover << 3 | KIND_INDEX[kind]
    places = [state.game.labels[tile] for tile, other in enumerate(state.board) if other == piece]
    candidates = [_with_place(action, place) for place in (*places, a.RESERVE)]
    fitting = [candidate for candidate in candidates if refusal(state, candidate) is None]
    if not fitting:
        return candidates[0]
    on_board = [candidate for candidate in fitting if candidate.token.place != a.RESERVE]
    if len(on_board) > 1:
        names = ", ".join(candidate.token.place for candidate in on_board)
        return refuse("ambiguous_token", token=kind, places=names)
    return fitting[0]


def _with_place(action: a.Conquer | a.Exchange, place: str) -> a.Conquer | a.Exchange:
    token = TokenAt(action.token.kind, place)
    if isinstance(action, a.Exchange):
        return a.Exchange(action.tile, token)
    return a.Conquer(action.tile, token, action.using, action.beating, action.capturing)


def _ransomed(state: State, kind: TokenKind, crystal: bool) -> Action | Refusal:
    piece = state.mover << 3 | KIND_INDEX[kind]
    captors = [state.game.colours[seat] for seat, other in enumerate(state.hostages) if other == piece]
    if len(captors) > 1:
        return refuse("ambiguous_captor", token=kind, players=", ".join(captors))
    return a.Ransom(kind, captors[0] if captors else ANYWHERE, crystal)
