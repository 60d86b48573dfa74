"""What is said of the thing under the pointer, and what can be done now in one line."""

from collections.abc import Callable, Sequence
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.kit.board.board_item import BoardItem
from game.kit.board.ended_line import ended_line
from game.titles.inkas.board.moves.chances import is_attack, odds_of
from game.titles.inkas.board.moves.choices import (
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    bearer_name,
    is_aimed,
    needs_no_place,
)
from game.titles.inkas.board.moves.dangers import dangers
from game.titles.inkas.board.moves.intentions import meant_by_offering
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.moves.labels import chance_text, leads_into_fire, paralyser_name, question_key
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.moves.steps import in_step, is_protection
from game.titles.inkas.board.panels.battle_queue import queue_text
from game.titles.inkas.board.panels.hanan import together
from game.titles.inkas.board.panels.hand_fan import fan_card_at, large_area, may_play
from game.titles.inkas.board.panels.led_words import led_ahead, led_doing
from game.titles.inkas.board.panels.panels import status_of
from game.titles.inkas.board.questions.power_question import power_prompt
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.lasting import standing_walls
from game.titles.inkas.board.ring.ring_view import is_wild
from game.titles.inkas.board.shown import BoardViewState, name_of, seat_of
from game.titles.inkas.board.tips.card_tips import card_tip, laid_card_tip, off_board_tip, standing_tips
from game.titles.inkas.board.tips.lasting_tips import (
    badge_tip,
    lasting_of_walla,
    lasting_of_wamani,
)
from game.titles.inkas.board.tips.power_tips import aimed_tips, legend_tips
from game.titles.inkas.board.tips.quest_tips import quest_tip, qusqu_noted, seat_noted, walla_noted
from game.titles.inkas.content.definitions import CENTRE_NAME, GODS, PIECES, TAMPUS
from game.titles.inkas.phrases import by_side, card_does, card_name, dawn_text, walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.answers import only_passes
from game.titles.inkas.rules.battles import is_protected
from game.titles.inkas.rules.engine import outcome, refusal
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX, bits
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State, Step
from game.ui.text import sentence
from game.ui.tooltip import Tip

_ACTS: Final = (Step.MOVE, Step.ATTACK, Step.PLACEMENT)
_FLAGS: Final = 12  # of an ayllu (I-1.7)


class Tips:
    """Puts it into words. `explain` says why something is refused."""

    def __init__(self, words: Words, explain: Callable[[Refusal], str]) -> None:
        self._words = words
        self._explain = explain
        self._led_ahead: tuple[State, int, list[str]] | None = None

    def tip(
        self,
        shown: BoardViewState,
        thing: BoardItem[ItemKind] | None,
        held: Piece | None,
        meant: Sequence[Action],
    ) -> Tip | None:
        """What is said of a thing, and of putting there what is picked, which may mean these actions."""
        if thing is None:
            return None
        of_cards = quest_tip(shown, thing) or card_tip(shown, thing, self._explain)
        said = self._of(shown, thing) if of_cards is None else of_cards
        walla = thing.name if thing.kind in (ItemKind.WALLA, ItemKind.PANEL_WALLA) else ""
        aimed = aimed_tips(shown, walla, held, meant, self._explain)
        lines = [line for line in (*said, *self._on_way(shown, thing, held, meant), *aimed) if line]
        if not lines:
            return None
        card = fan_card_at(shown, thing.area) if thing.kind is ItemKind.HAND_CARD and thing.name else None
        area = thing.area if card is None else large_area(shown, card)
        return Tip("\n".join(lines), area)

    def _of(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str]:
        words, name = self._words, thing.name
        match thing.kind:
            case ItemKind.WALLA | ItemKind.PANEL_WALLA | ItemKind.DEAD:
                return self._of_walla(shown, name)
            case ItemKind.TRAY_WALLA:
                others = [walla_name(words, one) for one in together(shown.state, name)]
                return [*self._of_walla(shown, name), words.listed(others) if others[1:] else ""]
            case ItemKind.WAMANI:
                noted = qusqu_noted(shown, name) + lasting_of_wamani(shown, name)
                return [self._wamani(name), self._walls(shown, name), *noted]
            case ItemKind.CROWD:
                members = [one for one in standing_in(shown.state, name) if one.count > 1]
                count = sum(one.count for one in members)
                return [self._wamani(name), words("tips.crowd", count=count)]
            case ItemKind.FLAG:
                owner = shown.state.flags[WAMANI_INDEX[name]]
                key = "tips.flag_sector" if shown.layout.held else "tips.flag"
                return [
                    *(self._wamani(name), words(key, player=shown.names[owner])),
                    *qusqu_noted(shown, name),
                ]
            case ItemKind.CARD:
                return [self._wamani(name), laid_card_tip(shown, name)]
            case ItemKind.HOLE:
                return [self._wamani(name), words("tips.hole")]
            case ItemKind.OFFERING:
                rises = shown.layout.held and name == "resurrection"
                key = "tips.offering.resurrection_advanced" if rises else f"tips.offering.{name}"
                said = words(by_side(words, key, allied=shown.state.game.alliance))
                return [said, self._why_no_offering(shown, name)]
            case ItemKind.KIND:
                return self._of_kind(shown, name)
            case ItemKind.STATE:
                return badge_tip(shown, thing)
        return self._of_seat(shown, thing)

    def _of_seat(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str]:
        words, seat = self._words, thing.seat
        match thing.kind:
            case ItemKind.LLAMAS:
                return [words("tips.llamas", player=shown.names[seat], count=shown.state.llamas[seat])]
            case ItemKind.FLAGS:
                left = _FLAGS - shown.state.flags.count(seat)
                return [words("tips.flags", player=shown.names[seat], count=left)]
            case ItemKind.SEAT:
                game = shown.state.game
                if not game.players:
                    return []
                ayllu, suyu = words(f"ayllu.{game.ayllus[seat]}"), words(f"suyu.{game.suyus[seat]}")
                leads = words("solo.die") if game.is_led(seat) else shown.names[seat]
                said = words("tips.seat", player=leads, ayllu=ayllu, suyu=suyu)
                more = seat_noted(shown, seat) + self._ahead(shown, seat)
                return [said, *self._partners(shown, seat), *more]
        key = f"tips.{thing.kind.name.lower()}"
        after = queue_text(words, shown) if thing.kind is ItemKind.BOWL else ""
        return [words(key), after] if words.knows(key) else []

    def _ahead(self, shown: BoardViewState, seat: int) -> list[str]:
        """What the die would have a led seat do, worked out once for each moment that is pointed at."""
        known = self._led_ahead
        if known is None or known[0] is not shown.state or known[1] != seat:
            known = self._led_ahead = shown.state, seat, led_ahead(shown, seat)
        return known[2]

    def _partners(self, shown: BoardViewState, seat: int) -> list[str]:
        """Who is the partner of a seat, and of which nation both are."""
        game = shown.state.game
        if not game.alliance:
            return []
        nation = self._words(f"nation.{game.nations[seat]}")
        said = self._words("tips.partners", player=shown.names[game.partners[seat]], nation=nation)
        own = game.sides[shown.viewing] >> seat & 1
        return [said, self._words("tips.pin")] if own else [said]

    def _wamani(self, name: str) -> str:
        if name == CENTRE_NAME:
            return self._words("tips.lake")
        return self._words(
            "tips.wamani", wamani=wamani_name(self._words, name), suyu=self._words(f"suyu.{name[0]}")
        )

    def _walls(self, shown: BoardViewState, name: str) -> str:
        """To which neighbours a wall lets nobody."""
        words, walls = self._words, standing_walls(shown.state)
        behind = [
            wamani_name(words, other) for wall in walls if name in wall for other in wall if other != name
        ]
        return words("tips.walls", wamanis=words.listed(behind)) if behind else ""

    def _of_walla(self, shown: BoardViewState, name: str) -> list[str]:
        words, state = self._words, shown.state
        said, status = walla_name(words, name), status_of(shown, name)
        if status != "lives":
            away = off_board_tip(shown, name) if shown.layout.held else words(f"tips.{status}", walla=said)
            return [away, *walla_noted(shown, name)]
        if name in GODS:
            return standing_tips(shown, name)
        kind = state.game.content.wallas[name]
        who = words(
            "tips.walla", walla=said, ayllu=words(f"ayllu.{kind.ayllu}"), role=words(f"role.{kind.role}")
        )
        lines = [who]
        if state.game.alliance and seat_of(state, name) == state.game.partners[shown.viewing]:
            lines.append(words("tips.ally"))
        for power in state.game.powers[PIECE_INDEX[name]]:
            does, called = words(f"tips.does.{power.name}"), words(f"power.{power.name}")
            key = "tips.paid_power" if power.llamas else "tips.power"
            price = words("amount.llamas", count=power.llamas)
            lines.append(words(key, power=called, price=price, does=does))
        lines += legend_tips(shown, name)
        number = PIECE_INDEX[name]
        if name == bearer_name(state):
            lines.append(words("tips.bearer"))
        if is_wild(state, name):
            return lines + standing_tips(shown, name)
        if enemy := paralyser_name(words, state, name):
            lines.append(words("tips.paralysed", enemy=enemy))
        elif is_protected(state, number):
            lines.append(words("tips.protected"))
        if name == name_of(state.active):
            lines.append(words("tips.active"))
        lasting = lasting_of_walla(shown, name)
        return lines + lasting + standing_tips(shown, name) + walla_noted(shown, name)

    def _of_kind(self, shown: BoardViewState, card: str) -> list[str]:
        words = self._words
        lines = [card_does(words, card, shown.state.game)]
        if shown.found.get(card):
            lines.append(words("tips.found"))
        return lines

    def _why_no_offering(self, shown: BoardViewState, name: str) -> str:
        if BoardPlace(PlaceKind.OFFERING, name) in shown.choices.clicks:
            return ""
        if not shown.choices.actions or shown.state.question is not Question.TURN:
            return ""
        why = refusal(shown.state, meant_by_offering(shown.state, name))
        return sentence(self._explain(why)) if why is not None else ""

    def _on_way(
        self, shown: BoardViewState, thing: BoardItem[ItemKind], held: Piece | None, meant: Sequence[Action]
    ) -> list[str]:
        """What waits where something picked would go, and how likely an attack is."""
        lines = []
        odds = [odds for action in meant if (odds := odds_of(shown.state, action)) is not None]
        if odds and shown.settings.chances:
            lines.append(self._words("tips.chance", chance=chance_text(self._words, max(odds))))
        if lent := min(map(borrowed, meant), default=0):
            partner = shown.names[shown.state.game.partners[shown.state.decider]]
            said = self._words("amount.llamas", count=lent)
            lines.append(self._words("tips.asked", lent=said, player=partner))
        if leads_into_fire(shown.state, meant):
            lines.append(self._words("tips.danger.fire"))
        if held is not None and held.kind is PieceKind.WALLA and thing.kind is ItemKind.WAMANI and meant:
            lines += [
                self._words(f"tips.danger.{power}") for power in dangers(shown.state, held.name, thing.name)
            ]
        return lines

    # what can be done now

    def now(self, shown: BoardViewState, held: Piece | None) -> str:
        """What can be done now, in one line."""
        state, words = shown.state, self._words
        if state.question is None:
            ended = outcome(state)
            return ended_line(words, ended, shown.names) if ended is not None else ""
        player = shown.names[state.decider]
        if state.game.is_led(state.decider) and (doing := led_doing(shown)):
            return words("led.now", player=player, doing=doing)
        if not shown.choices.actions:
            return words("table.now.watched", player=shown.names[state.mover])
        if are_power(state, shown.choices.actions):
            return power_prompt(words, state, shown.choices.actions)
        if held is not None and held.kind is PieceKind.STAFF:
            return words("table.now.staff")
        if held is not None and held.name:
            offered = all(place.kind is PlaceKind.OFFERING for place in shown.choices.places(held))
            if (
                offered
                and held.kind is PieceKind.WALLA
                and (enemy := paralyser_name(words, state, held.name))
            ):
                return words("table.now.struck", enemy=enemy, walla=walla_name(words, held.name))
            anywhere = needs_no_place(shown.choices, held)
            return words("table.now.card" if anywhere else "table.now.picked", walla=_called(words, held))
        if state.question is Question.DAWN:
            return dawn_text(words, state)
        if state.question is Question.ANSWER and state.game.advanced:
            key = "prompt_none" if only_passes(state) else "prompt"
            return words(f"answers.{key}", player=shown.names[shown.asked])
        if state.question is Question.WINDS:
            left = len({one.walla for one in shown.choices.actions if isinstance(one, a.Blow)})
            return words("table.now.winds", player=player, count=left)
        if state.question is not Question.TURN:
            return words(f"table.now.{question_key(state)}", player=player)
        return self._in_turn(shown)

    def _in_turn(self, shown: BoardViewState) -> str:
        state, words = shown.state, self._words
        if is_aimed(shown.choices):
            pulls = not any(is_attack(action) for action in shown.choices.actions)
            return words("table.now.pull" if pulls else "table.now.aim")
        if state.first >> state.mover & 1:
            return words("table.now.first")
        acts = self._acts(shown)
        if any(isinstance(action, a.Offer | a.Store) for action in shown.choices.actions):
            return words("table.now.offering" if acts else "table.now.only_offering")
        active = name_of(state.active)
        able = shown.choices.actions
        if any(isinstance(action, a.Skip) for action in able) and not in_step(state, able, Step.MOVE):
            return words("table.now.threatened")
        if not acts and any(isinstance(action, a.Unveil) for action in able):
            return words("table.now.unveiling_cards")
        if not acts:
            struck = state.look().paralysed & state.game.own[state.decider]
            more = "_cards_held" if may_play(shown) else ""
            if active or not struck:
                return words(f"table.now.unveiling{more}")
            names = [walla_name(words, PIECES[number]) for number in bits(struck)]
            return words(f"table.now.paralysed{more}", wallas=words.listed(names))
        if not active:
            return words("table.now.acts", acts=words.either(acts))
        return words("table.now.more_acts", walla=walla_name(words, active), acts=words.either(acts))

    def _acts(self, shown: BoardViewState) -> list[str]:
        """What wallas can do now: of the three steps those in which something is legal."""
        able = shown.choices.actions
        found = [step.name.lower() for step in _ACTS if in_step(shown.state, able, step)]
        if any(is_protection(action) for action in able):
            found.append("protect")
        return [self._words(f"table.now.act.{name}") for name in found]


def _called(words: Words, held: Piece) -> str:
    """What is in the hand, by its name."""
    match held.kind:
        case PieceKind.CARD | PieceKind.SEEN_CARD:
            return card_name(words, held.name)
        case PieceKind.FACE_DOWN:
            return wamani_name(words, held.name)
        case PieceKind.TAMPU:
            return card_name(words, TAMPUS[held.name.split()[-1]])
    return walla_name(words, held.name)
