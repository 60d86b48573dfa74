"""Checks and builds what cards.yaml and rules.yaml say: cards, figures, victories, variants, house rules."""

from collections.abc import Iterable

from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import Scalar, node_at, plain, shown
from game.titles.wiraqocha.content.definitions import (
    Card,
    CardEffect,
    Cost,
    DeathRay,
    Figures,
    Fortress,
    HouseRule,
    Shield,
    TokenKind,
    Variant,
    Victory,
    WhiteToken,
)
from game.titles.wiraqocha.content.schema import (
    CARD_EFFECTS,
    CardModel,
    CardsFile,
    ColoursModel,
    CostModel,
    FiguresModel,
    HouseRuleModel,
    RulesFile,
    VariantModel,
    VictoryModel,
    card_effect,
)

PLAYERS = (2, 3, 4)
HOUSE_RULES = ("probed_camp_waits_for_owner", "exchange_keeps_die", "limited_dice", "plunder_keeps_die")
VARIANTS = ("caves", "prisoner")
_ONCE = (Fortress, Shield, DeathRay, WhiteToken)


class Ruleset:
    """What could be read of rules.yaml; complete when its source has no problem."""

    def __init__(self, source: Source) -> None:
        self.source = source
        source.check(RulesFile)
        self.figures = _figures(source)
        self.victory = _victory(source)
        self.variants = _variants(source)
        self.colours = _colours(source)
        self.house_rules = _house_rules(source)


def read_cards(source: Source, others: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The cards that are written well, in the order of the file; `others` are in the box already."""
    source.check(CardsFile)
    cards: list[Card] = []
    holders: dict[CardEffect, str] = {
        card.effect: card.name for card in others if isinstance(card.effect, _ONCE)
    }
    for key in source.entries(("cards",)):
        path = ("cards", key)
        source.check_word(path)
        model = source.check(CardModel, path)
        effect = _effect(source, (*path, "effect")) if model else None
        if model is None or effect is None:
            continue
        name = str(key)
        holder = holders.setdefault(effect, name) if isinstance(effect, _ONCE) else name
        if holder != name and holder in source.entries(("cards",)):
            first = source.line(("cards", holder))
            source.report((*path, "effect"), "effect_taken", other=holder, first=first)
        elif holder != name:
            source.report((*path, "effect"), "piece_taken", other=holder)
        cards.append(Card(name, model.type, _cost(model.cost), effect))
    return tuple(cards)


def _figures(source: Source) -> Figures | None:
    """The figures, or None after their problems are added."""
    model = source.check(FiguresModel, ("figures",))
    if model is None:
        return None
    figures = model.model_dump()
    return Figures(
        **{**figures, "tokens": {TokenKind(kind): count for kind, count in figures["tokens"].items()}}
    )


def _victory(source: Source) -> dict[int, Victory]:
    """What wins, for each number of players that is written well."""
    victory: dict[int, Victory] = {}
    source.check_names(("victory",), PLAYERS)
    for players in PLAYERS:
        found = read_victory(source, ("victory", players))
        if found:
            victory[players] = found
    return victory


def read_victory(source: Source, path: tuple[Scalar, ...]) -> Victory | None:
    """What wins for one number of players, or None where nothing stands or after its problems are added."""
    model = source.check(VictoryModel, path)
    return Victory(model.relics, model.crystals, _cost(model.leviathan)) if model else None


def _variants(source: Source) -> dict[str, Variant]:
    """The variants that are written well, those that the rules know among them."""
    source.check_names(("variants",), VARIANTS, others=True)
    return read_variants(source)


def read_variants(source: Source) -> dict[str, Variant]:
    """The variants that are written well."""
    variants: dict[str, Variant] = {}
    for key in source.entries(("variants",)):
        source.check_word(("variants", key))
        model = source.check(VariantModel, ("variants", key))
        source.check_names(("variants", key, "cubes_after_first"), PLAYERS)
        if model:
            variants[str(key)] = Variant(
                str(key),
                dict(model.replaces),
                dict(model.grounds),
                model.hostages,
                dict(model.cubes_after_first),
                tuple(model.preselected),
            )
    return variants


def _house_rules(source: Source) -> dict[str, HouseRule]:
    """The house rules that are written well; the rules know no others than HOUSE_RULES."""
    rules: dict[str, HouseRule] = {}
    source.check_names(("house_rules",), HOUSE_RULES)
    for name in HOUSE_RULES:
        model = source.check(HouseRuleModel, ("house_rules", name))
        if model:
            rules[name] = HouseRule(name, model.ruling, model.default)
    return rules


def _colours(source: Source) -> tuple[str, ...]:
    """The colours of the players: as many different ones as there may be players."""
    model = source.check(ColoursModel, ("colours",))
    if model is None:
        return ()
    for place, colour in enumerate(model.root):
        first = model.root.index(colour)
        if first < place:
            source.report(("colours", place), "colour_twice", first=source.line(("colours", first)))
    if len(model.root) != max(PLAYERS):
        source.report(("colours",), "colour_count", need=max(PLAYERS), have=len(model.root))
    return tuple(model.root)


def _effect(source: Source, path: tuple[Scalar, ...]) -> CardEffect | None:
    """The typed effect of a card; its kind says which figures it needs."""
    kind = node_at(source.root, (*path, "kind"))
    if kind is None:
        source.check_names(path, ("kind",), others=True)
        return None
    word = plain(kind)
    if not isinstance(word, str) or word not in CARD_EFFECTS:
        near = nearest(word, CARD_EFFECTS)
        source.report(
            (*path, "kind"), "unknown_effect", near=near, found=shown(kind), options=", ".join(CARD_EFFECTS)
        )
        return None
    model = source.check(CARD_EFFECTS[word].model, path)
    return card_effect(word, model) if model else None


def _cost(model: CostModel) -> Cost:
    return Cost(model.resources, model.somnium)
