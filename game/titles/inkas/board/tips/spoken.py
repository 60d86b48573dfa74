"""What is said of the place at which the keys are, in one line: a wamani with who and what is in it, or a target."""

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.chances import chance_of, is_attack
from game.titles.inkas.board.moves.choices import BoardPlace, PlaceKind, staff_wamani, wamani_of
from game.titles.inkas.board.moves.labels import chance_text
from game.titles.inkas.board.panels.goal_words import goal_asks, goal_progress
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.ring_view import has_card, is_qusqu, is_wild
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.tips.quest_tips import hidden_goal
from game.titles.inkas.content.definitions import CENTRE_NAME
from game.titles.inkas.phrases import card_does, walla_name, wamani_name
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NOBODY, WAMANI_INDEX


def spoken_wamani(shown: BoardViewState, wamani: str) -> str:
    """A wamani by its name, with who is there for whoever looks, the staff, the flag and the card."""
    words, state, number = shown.words, shown.state, WAMANI_INDEX[wamani]
    look = state.look()
    here, dead = look.here(number), look.dead_at(number)
    game = state.game
    own, side = (mask[shown.viewing] if game.players else 0 for mask in (game.own, game.side))
    others = here & ~side & ~game.wild
    counts = {"own": here & own, "partner": here & side & ~own, "others": others, "dead": dead}
    found = [words(f"table.spoken.{name}", count=mask.bit_count()) for name, mask in counts.items() if mask]
    if staff_wamani(state) == wamani:
        found.append(words("table.spoken.staff"))
    if number < PERIPHERAL and state.flags[number] != NOBODY:
        found.append(words("table.spoken.flag", player=shown.names[state.flags[number]]))
    alone = [walla_name(words, one.name) for one in standing_in(state, wamani) if is_wild(state, one.name)]
    found += alone
    if has_card(state, wamani):
        found.append(words("table.spoken.card"))
    if is_qusqu(state, wamani):
        found.append(words("card.qusqu"))
    what = words.listed(found) if found else words("table.spoken.nobody")
    return words("table.spoken.place", place=_called(words, wamani), what=what)


def spoken_card(shown: BoardViewState, card: str) -> str:
    """A card of a hand with what it does; one that is not seen by how many there are."""
    if not card:
        count = len(shown.state.hands[shown.viewing])
        return shown.words("tips.hand", player=shown.names[shown.viewing], count=count)
    return card_does(shown.words, card, shown.state.game)


def spoken_goal(shown: BoardViewState, goal: str) -> str:
    """A goal with what it asks for and how far it is; of one that is not seen whose it is."""
    if not goal:
        return hidden_goal(shown, shown.viewing)
    asks, said = goal_asks(shown, shown.viewing, goal), goal_progress(shown, shown.viewing, goal)
    return f"{asks} {said}"


def spoken_target(shown: BoardViewState, target: BoardPlace) -> str:
    """A target by its name, with where it is, and the best chance of an attack."""
    words, state = shown.words, shown.state
    if target.kind is PlaceKind.WAMANI:
        return spoken_wamani(shown, target.name)
    if target.kind is not PlaceKind.WALLA:
        name, wamani = words("table.spoken.staff"), staff_wamani(state)
    else:
        name, wamani = walla_name(words, target.name), wamani_of(state, target.name)
    place = _called(words, wamani)
    attacks = [action for action in shown.choices.clicks.get(target, ()) if is_attack(action)]
    if attacks and shown.settings.chances:
        place = f"{place}, {chance_text(words, max(chance_of(state, action) for action in attacks))}"
    return words("table.spoken.place", place=name, what=place)


def _called(words: Words, wamani: str) -> str:
    return words("table.status.lake") if wamani == CENTRE_NAME else wamani_name(words, wamani)
