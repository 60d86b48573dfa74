"""What others did to a person since the last turn, in words and signs for a strip of one row."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.base.i18n.words import Words
from game.kit.board.line_signs import BadgeSign, LineSign, TextSign, joined, phrase
from game.titles.wiraqocha.board.log.log_lines import CardSign, GoodsSign, RelicSign, TileSign, TokenSign
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.losses_and_threats import Loss, LossesAndThreats, LossKind
from game.titles.wiraqocha.phrases import relic_name, token_name
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.tokens import KINDS


def report_signs(
    words: Words, report: LossesAndThreats, game: Game, seat: int, *, named: bool
) -> tuple[LineSign, ...]:
    """What the strip of a person at `seat` says of a report; `named`: with the names of tokens and relics."""
    lost = Counter(_sort(loss) for loss in _said_once(report.losses, game))
    colours = game.colours
    parts = [tuple(_thing(words, loss, count, game, seat, named)) for loss, count in lost.items()]
    said = [(TextSign(words("recap.lost")), *_in_row(parts, named))] if parts else []
    for threat in report.threats:
        rival = BadgeSign(colours[threat.seat])
        said.append(phrase(words, f"recap.threat.{threat.victory}", player=rival))
    return joined(said, TextSign(" · "))


def _said_once(losses: Sequence[Loss], game: Game) -> Iterator[Loss]:
    """The losses without those that others include: a card its token, a token the protection of its tile."""
    cards = {loss.what for loss in losses if loss.kind is LossKind.CARD}
    stolen = {kind for card, kind in _tokens_of_cards(game).items() if card in cards}
    left = {loss.tile for loss in losses if loss.kind is LossKind.TOKEN}
    for loss in losses:
        if loss.kind is LossKind.TOKEN and loss.what in stolen:
            continue
        if loss.kind is LossKind.PROTECTION and loss.tile in left:
            continue
        yield loss


def _tokens_of_cards(game: Game) -> dict[str, TokenKind]:
    """The token that comes with each card that brings one."""
    return {game.cards[number].name: KINDS[kind] for kind, number in game.token_card.items()}


def _sort(loss: Loss) -> Loss:
    """The same for all losses that are counted together."""
    tile = loss.tile if loss.kind is LossKind.PROTECTION else ""
    by = loss.by if loss.kind is LossKind.CAPTIVE else 0
    return Loss(loss.kind, 0, by, loss.what, tile)


def _in_row(parts: Sequence[tuple[LineSign, ...]], named: bool) -> Iterator[LineSign]:
    for number, part in enumerate(parts):
        yield TextSign(", " if number and named else " ")
        yield from part


def _thing(words: Words, loss: Loss, count: int, game: Game, seat: int, named: bool) -> Iterator[LineSign]:
    """What was lost, so many times: its sign, and its name where the sign does not say it."""
    if count > 1 and loss.kind not in (LossKind.CRYSTAL, LossKind.PROTECTION):
        yield TextSign(f"{count} × ")
    colours, name = game.colours, ""
    match loss.kind:
        case LossKind.TOKEN:
            yield TokenSign(TokenKind(loss.what), colours[seat])
            name = token_name(words, loss.what)
        case LossKind.CAPTIVE:
            yield TokenSign(TokenKind(loss.what), colours[loss.by])
            name = words("recap.captive")
        case LossKind.CRYSTAL:
            yield GoodsSign("crystal", count, gained=None)
        case LossKind.RELIC:
            yield RelicSign(loss.what)
            name = relic_name(words, loss.what)
        case LossKind.CARD:
            yield from _card(words, loss.what, game, colours[seat], named)
        case LossKind.PROTECTION:
            yield from phrase(words, "recap.protection", tile=TileSign(loss.tile))
        case LossKind.FORCE_FIELD | LossKind.FORTRESS:
            yield CardSign(loss.kind.value)
    if named and name:
        yield TextSign(f" {name}")


def _card(words: Words, card: str, game: Game, colour: str, named: bool) -> Iterator[LineSign]:
    """A card that was lost, and the token that went with it."""
    kind = _tokens_of_cards(game).get(card)
    if kind is None:
        yield CardSign(card)
        return
    token = TokenSign(kind, colour)
    if named:
        yield from phrase(words, "recap.card_and_token", card=CardSign(card), token=token)
    else:
        yield from (CardSign(card), TextSign(" "), token)
