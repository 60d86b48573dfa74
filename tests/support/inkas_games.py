"""Quests of INKAS: its data and new games, quests that play at random, and the title as scenarios ask for it."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game.core.contract import Rules, ScenarioNotation, TitlePart, TitleSpec
from game.titles.inkas.content.definitions import CARDS, GODS, PIECES, Mode, Victory
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.actions import Action, Invoke, OfferDraw, Play, Plunge, Unveil, Wish
from game.titles.inkas.rules.board import HOLES, PERIPHERAL
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import CENTRE, NO_CARD, NOBODY, PLAYED, WALLA_COUNT
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.scenarios import SCENARIOS
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import (
    BORNE,
    CARD_PLACE,
    DEAD,
    FLOOR,
    HANAN,
    OUT,
    SUPPLY,
    UKHU,
    WAITING,
    lives,
)
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import fallen_seats, is_stuck

COLOURS = ("yellow", "blue", "red", "green")
AGREED = (("inka", "C"), ("chanka", "Q"), ("supay", "K"), ("quya", "A"))

ALLIED = (("inka", "K"), ("supay", "C"), ("chanka", "Q"), ("quya", "A"))

ADVANCED_QUESTIONS = {Question.DAWN, Question.STRIKE, Question.SEEN_HAND}
ALLIANCE_QUESTIONS = {Question.CONSENT}
LEGENDARY_QUESTIONS = {Question.HUNT, Question.WINDS}
FAMILY_QUESTIONS = {*Question} - ADVANCED_QUESTIONS - ALLIANCE_QUESTIONS - LEGENDARY_QUESTIONS
HELD_QUESTIONS = {*Question, None} - ALLIANCE_QUESTIONS - LEGENDARY_QUESTIONS - {Question.CHOOSE}
"""What is asked in the course of a quest of Advanced, in the end nothing."""
FAMILY_ENDS = {Victory.QUSQU, Victory.ELIMINATION, Victory.DRAW}

SPEC: TitleSpec[State, Action, Event, InkasData, Setup] = TitleSpec(
    "inkas",
    range(2, 5),
    (TitlePart(Rules, lambda: INKAS), TitlePart(ScenarioNotation, lambda: SCENARIOS)),
)
"""What scenarios need of the title."""


@cache
def content() -> InkasData:
    """The title's own data."""
    return DATA.load()


def begin(
    seed: int,
    seats: int,
    house_rules: HouseRules | None = None,
    *,
    agreed: bool = True,
    mode: Mode = Mode.FAMILY,
    alliance: bool = False,
    quest: QuestKind = QuestKind.FOUNDING,
    solo: str = "",
) -> State:
    """A new quest of so many seats."""
    players = (ALLIED if alliance else AGREED)[:seats] if agreed else ()
    ways = Setup(COLOURS[:seats], seed, players, house_rules, mode)
    setup = replace(ways, alliance=alliance, quest=quest, solo=solo)
    return new_game(content(), setup)


def choice(rng: random.Random, legal: list[Action]) -> Action:
    """An action, each kind as likely, so that seldom ones come up; cards are turned gladly, draws offered seldom."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kind = f"{action.wish} {action.staff}" if isinstance(action, Wish) else action.key
        if isinstance(action, Invoke):
            kind = f"{action.key} {action.source or action.walla}"
        kinds.setdefault(kind, []).append(action)
    if len(kinds) > 1 and rng.random() < 0.97:
        kinds.pop(OfferDraw.key, None)
    liked = [
        kind
        for kind in (Plunge.key, "travel True", Unveil.key, Play.key)
        if kind in kinds and rng.random() < 0.6
    ]
    return rng.choice(kinds[liked[0] if liked else rng.choice(sorted(kinds))])


def walk(rng: random.Random, state: State, steps: int) -> Iterator[State]:
    """The states of a quest played at random, the first one included, at most so many steps on."""
    yield state
    for _ in range(steps):
        legal = legal_actions(state)
        if not legal:
            return
        state = successor(state, choice(rng, legal))
        yield state


def crowded(rng: random.Random, house_rules: HouseRules | None = None, *, alliance: bool = False) -> State:
    """A turn late in a quest, such as players seldom reach: crowds of living and dead, little of everything."""
    while True:
        seats = 4 if alliance else rng.randint(2, 4)
        rules = house_rules or HouseRules()
        state = begin(rng.randrange(1000), seats, rules, agreed=True, alliance=alliance)
        game = state.game
        spots = [*rng.sample(range(CENTRE + 1), 3), *rng.sample(range(PERIPHERAL), 2)]
        places = list(state.places)
        for wallas in game.wallas_of:
            for walla in wallas:
                spot = rng.choice(spots)
                places[walla] = rng.choice([spot, spot, spot, spot, spot + DEAD, spot + DEAD, SUPPLY, UKHU])
        alive = [walla for walla in range(PLAYED) if game.played >> walla & 1 and lives(places[walla])]
        staffs = [rng.choice(HOLES), FLOOR + rng.choice(spots), *(BORNE + walla for walla in alive)]
        mover = rng.choice(game.seats)
        finders = [walla for walla in alive if game.seat_of[walla] == mover and places[walla] < PERIPHERAL]
        finder = rng.choice([NOBODY, *finders])  # about to turn a card, mostly
        flags = [rng.choice([NOBODY, NOBODY, NOBODY, *game.seats]) for _ in range(PERIPHERAL)]
        if finder != NOBODY:
            staffs, flags[places[finder]] = [BORNE + finder], NOBODY
        deck = rng.sample(game.deck, len(game.deck))
        gods = [card for card in deck if CARDS[card] in GODS]
        deck.sort(key=lambda card: rng.random() + (card in gods))
        cards = [NO_CARD if flag != NOBODY else deck.pop(0) for flag in flags]
        if finder != NOBODY and rng.random() < 0.5 and not set(gods) & set(cards):
            cards[places[finder]] = rng.choice(gods)
        found = replace(
            state,
            places=tuple(places),
            staff=rng.choice(staffs),
            flags=tuple(flags),
            cards=tuple(cards),
            llamas=tuple(rng.randint(0, 4) for _ in game.seats),
            first=0,
            mover=mover,
            active=finder,
            step=Step.PLACEMENT if finder != NOBODY else Step.OFFERING,
            turn=rng.randint(20, 90),
        )
        if not fallen_seats(found):
            return found


def crowded_with_hands(
    rng: random.Random,
    house_rules: HouseRules | None = None,
    *,
    alliance: bool = False,
    mode: Mode = Mode.ADVANCED,
) -> State:
    """A turn late in a quest of Advanced: the same, with cards in hands, trays, gods, wild Amarus and masters; of
    Legendary with many cards for powers."""
    while True:
        seats = 4 if alliance else rng.randint(2, 4)
        rules = house_rules or HouseRules()
        state = begin(rng.randrange(1000), seats, rules, mode=mode, alliance=alliance)
        masters = [
            rng.choice([NOBODY, NOBODY, NOBODY, *state.game.seats]) for _ in range(WALLA_COUNT - PLAYED)
        ]
        game = state.game.mastered(tuple(masters))
        spots = [*rng.sample(range(CENTRE + 1), 3), *rng.sample(range(PERIPHERAL), 2)]
        deck = rng.sample(game.deck, len(game.deck))
        places = list(state.places)
        for piece in range(len(places)):
            spot = rng.choice(spots)
            if piece < WALLA_COUNT and game.seat_of[piece] != NOBODY:
                off_board = [HANAN + rng.randrange(4), WAITING, UKHU, *([SUPPLY] if piece < PLAYED else [])]
                places[piece] = rng.choice(
                    [spot, spot, spot, spot, spot + DEAD, spot + DEAD, rng.choice(off_board)]
                )
            elif piece >= PLAYED:
                gone = UKHU if piece >= WALLA_COUNT else OUT
                places[piece] = rng.choice([spot, CARD_PLACE, CARD_PLACE, CARD_PLACE, gone])
        for piece in range(PLAYED, len(places)):
            card = CARDS.index(PIECES[piece])
            if places[piece] != CARD_PLACE and card in deck:
                deck.remove(card)
        cards = [NO_CARD] * (CENTRE)
        held = [card for card in deck if card in game.held]
        held.sort(key=lambda card: card in game.invoking and rng.random() < 0.6)
        hands = []
        for _ in game.seats:
            hand = [held.pop() for _ in range(rng.randint(0, 5))]
            for card in hand:
                deck.remove(card)
            hands.append(tuple(sorted(hand)))
        if rng.random() < 0.85:
            for place in rng.sample(range(CENTRE), 20) + [spot for spot in spots if spot < CENTRE]:
                if cards[place] == NO_CARD and deck:
                    cards[place] = deck.pop()
        alive = [
            walla for walla in range(WALLA_COUNT) if game.seat_of[walla] != NOBODY and lives(places[walla])
        ]
        staffs = [rng.choice(HOLES), FLOOR + rng.choice(spots), *(BORNE + walla for walla in alive)]
        flags = [rng.choice([NOBODY, *game.seats]) for _ in range(PERIPHERAL)]
        mover = rng.choice(game.seats)
        there = [places[walla] for walla in alive if game.seat_of[walla] == mover and places[walla] < CENTRE]
        public = [card for card in deck if card not in game.held]
        if there and public and rng.random() < 0.7:  # about to unveil a god or an Amaru
            place = rng.choice(there)
            flags[place % PERIPHERAL] = mover
            cards[place] = rng.choice(public)
        found = replace(
            state,
            game=game,
            places=tuple(places),
            staff=rng.choice(staffs),
            flags=tuple(flags),
            cards=tuple(cards),
            hands=tuple(hands),
            known=(((),) * seats,) * seats,
            llamas=tuple(rng.randint(0, 4) for _ in game.seats),
            first=0,
            mover=mover,
            turn=rng.randint(20, 90),
        )
        found = replace(found, stuck=is_stuck(found))
        if not fallen_seats(found):
            return found


def moments_with_hands(seed: int, count: int) -> list[State]:
    """States of quests of Advanced and of crowds in it, some of each question."""
    found: list[State] = []
    kept: dict[Question | None, int] = {}
    for number in range(seed, seed + count):
        rng = random.Random(number)
        start = crowded_with_hands(rng) if number % 4 else begin(number, 2 + number % 3, mode=Mode.ADVANCED)
        for state in walk(rng, start, 30):
            kept[state.question] = kept.get(state.question, 0) + 1
            if kept[state.question] <= 12 or rng.random() < 0.04:
                found.append(state)
    assert set(kept) >= HELD_QUESTIONS
    return found


def moments(seed: int, count: int) -> list[State]:
    """States of whole quests, chosen ayllus among them, and of crowds, some of each question."""
    found: list[State] = []
    kept: dict[Question | None, int] = {}
    for number in range(seed, seed + count):
        rng = random.Random(number)
        start = begin(number, 2 + number % 3, agreed=number % 5 > 0) if number % 2 else crowded(rng)
        if number % 2 == 0:
            found.append(replace(start, step=Step.OFFERING, active=NOBODY))
        for state in walk(rng, start, 30):
            kept[state.question] = kept.get(state.question, 0) + 1
            if kept[state.question] <= 12 or rng.random() < 0.04:
                found.append(state)
    assert set(kept) == {*FAMILY_QUESTIONS, None}
    return found
