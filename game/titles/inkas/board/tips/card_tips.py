"""What is said of cards, Tampus, gods, Amarus and the trays, where cards are held."""

from collections.abc import Callable, Sequence
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.moves.choices import Piece, PieceKind
from game.titles.inkas.board.moves.intentions import meant_by_card
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.hanan import turns_left
from game.titles.inkas.board.panels.held_cards import known_of, map_of
from game.titles.inkas.board.panels.panels import status_of
from game.titles.inkas.board.panels.trays import spent_cards
from game.titles.inkas.board.ring.ring_view import is_marked, is_wild, tampus_of
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.board.tips.lasting_tips import lasting_of_staff
from game.titles.inkas.content.card_effects import MapPiece
from game.titles.inkas.content.definitions import CARDS, GODS
from game.titles.inkas.phrases import card_does, card_name, walla_name
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.engine import refusal
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PIECE_INDEX, ROUND, WAMANI_INDEX
from game.ui.text import sentence

_MOST: Final = 8  # kinds of cards in one tip
Explain = Callable[[Refusal], str]


def card_tip(shown: BoardViewState, thing: BoardItem[ItemKind], explain: Explain) -> list[str] | None:
    """What is said of a thing that there is only where cards are held; None of any other."""
    words, seat = shown.words, thing.seat
    match thing.kind:
        case ItemKind.HAND_CARD if thing.name:
            does = card_does(words, thing.name, shown.state.game)
            return [does, *_why_not(shown, thing.name, explain)]
        case ItemKind.SEEN_CARD:
            return [card_does(words, thing.name, shown.state.game)]
        case ItemKind.HAND_CARD | ItemKind.HELD_CARDS:
            count = len(shown.state.hands[seat])
            return [words("tips.hand", player=shown.names[seat], count=count), *_known(shown, seat)]
        case ItemKind.KNOWN:
            return _known(shown, seat)
        case ItemKind.MAP:
            return [_of_map(shown, seat, int(thing.name))]
        case ItemKind.TAMPU:
            name, word = thing.name.split()
            return [walla_name(words, name), *_of_tampu(words, word)]
        case ItemKind.PILE:
            return [words("tips.ukhu_advanced"), *_counted(words, spent_cards(shown))]
        case ItemKind.HANAN:
            return [words("tips.hanan")]
        case ItemKind.UKHU if shown.layout.held:
            return [words("tips.ukhu_advanced")]
        case ItemKind.STAFF if shown.layout.held:
            return [words("tips.staff_advanced"), *lasting_of_staff(shown)]
    return None


def _why_not(shown: BoardViewState, card: str, explain: Explain) -> list[str]:
    """Why a card cannot be played now, to who decides; of a piece of the map that it is kept."""
    if isinstance(shown.state.game.effects[CARD_INDEX[card]], MapPiece):
        return [sentence(shown.words("table.why_not.kept"))]
    decides = shown.choices.actions and shown.state.decider == shown.viewing
    if not decides or Piece(PieceKind.CARD, card) in shown.choices.pieces:
        return []
    why = refusal(shown.state, meant_by_card(shown.state, card))
    return [sentence(explain(why))] if why is not None else []


def _known(shown: BoardViewState, seat: int) -> list[str]:
    words = shown.words
    if shown.state.game.is_led(seat):
        return [words("tips.open_hand", cards=said) for said in _counted(words, known_of(shown, seat))]
    return [
        words("tips.known", card=_times(words, card, count)) for card, count in known_of(shown, seat).items()
    ][:_MOST]


def _counted(words: Words, cards: dict[str, int]) -> list[str]:
    """Cards by their kinds, in the standard order, with how many there are."""
    named = [_times(words, card, cards[card]) for card in CARDS if cards.get(card)]
    return [words.listed(named)] if named else []


def _times(words: Words, card: str, count: int) -> str:
    return f"{card_name(words, card)} ×{count}" if count > 1 else card_name(words, card)


def _of_map(shown: BoardViewState, seat: int, number: int) -> str:
    found = map_of(shown, seat)
    if found is None:
        return shown.words("tips.map_hidden", player=shown.names[seat])
    return shown.words("tips.map_piece" if found[number - 1] else "tips.map_missing", number=number)


def _of_tampu(words: Words, word: str) -> Sequence[str]:
    return words(f"tips.tampu.{word}"), words("tips.tampu_lost")


def laid_card_tip(shown: BoardViewState, wamani: str) -> str:
    """What is said of a card that lies face down: for whom it is unlocked."""
    words, number = shown.words, WAMANI_INDEX[wamani]
    if not shown.layout.held:
        return words("tips.card")
    owner = shown.state.flags[number % ROUND] if number < 3 * PERIPHERAL else NOBODY
    if owner == NOBODY:
        return words("tips.card_locked")
    said = words("tips.card_unlocked", player=shown.names[owner])
    return f"{said} {words('tips.card_marked')}" if is_marked(shown, wamani) else said


def off_board_tip(shown: BoardViewState, name: str) -> str:
    """What is said of a walla that does not live on the board, where the dead rise."""
    words, status = shown.words, status_of(shown, name)
    said = walla_name(words, name)
    match status:
        case "hanan":
            return words("tips.reborn", walla=said, count=turns_left(shown.state, name))
        case "dead":
            return words("tips.dead_advanced", walla=said)
    return words(f"tips.{status}", walla=said)


def standing_tips(shown: BoardViewState, name: str) -> list[str]:
    """What is said besides of a piece that stands on the board: of gods, Amarus and Tampus."""
    words, state, number = shown.words, shown.state, PIECE_INDEX[name]
    lines = []
    if name in GODS:
        lines.append(words("tips.god", god=walla_name(words, name)))
    elif is_wild(state, name):
        still = state.look().paralysed >> number & 1
        lines.append(words("tips.wild_paralysed" if still else "tips.wild"))
    elif seat_of(state, name) >= 0 and name in CARDS:
        ayllu = words(f"ayllu.{state.game.ayllus[seat_of(state, name)]}")
        lines.append(words("tips.dominated", ayllu=ayllu))
    return lines + [words(f"tips.tampu.{word}") for word in tampus_of(shown, name)]
