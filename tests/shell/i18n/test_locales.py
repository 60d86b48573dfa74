"""The words of all languages: the same keys and gaps, every one used, every letter in the fonts, set as printed."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.base.files.program_folders import assets_of, data_folder
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import MapNode, Node, ScalarNode
from game.base.i18n.language_rules import Text, rules_of
from game.base.i18n.words import FALLBACK, Words, available_languages, locale_folder
from game.core.registry import titles
from game.ui.fonts import font_file, open_font
from game.ui.theme import Role

ROOT = Path(__file__).parents[3]
OTHERS = ("fr", "it")
SIDES = ("shell", *titles())
LINK = re.compile(r"\]\(([a-z_.]+)\)")
GAP = re.compile(r"\{(\w+)\}")

# Keys whose last word is made elsewhere, each with where it is made.
MADE_ELSEWHERE = {
    r"system\.(?:E[A-Z]+|NOT_REGULAR)": "Python's module errno, in game/base/files/system_reasons.py",
    r"log\.\w+(?:\.(\w+))?": "the event's class and its way, in game/titles/wiraqocha/phrases.py",
    r"glossary\.\w+\.(?:names|says)": "the terms of a title, all of which game/base/i18n/glossary.py reads",
    r"advice\.(?:equal\.)?(\w+)": "the reasons of an advice, in game/titles/wiraqocha/bots/reasons.py",
}
# What the shell asks of the words of any title: its name, its players and what they do, its book, its lessons, its
# challenges, its rivals, its game of the day, its forms and the values of its own settings.
ASKED_OF_A_TITLE = re.compile(
    r"title\.(name|over|logo|under|subtitle|campaigns(_tip)?|daily|daily_scoring)|player\..*|victory\..*|statistics\.(reason|interaction)\..*|tabs\..*|token\..*|transcript\.(title|setting)"
    r"|(book|chapter)\..*|lesson\.(open_tip|(after|following|step|chapter|choice)\..*)|challenge\.\w+\..*|puzzle\.grade\..*|rivals\..*|chronicle\..*|story\..*|menu\.again\..*|bots\.(level|temperament)(_note)?\..*|mods\.in_order"
    r"|menu\.(quick\.(note|more_tip)|goal|goal_label|seed_tip|house_rule(_note)?\.\w+|house_rule_value\.\w+\.\w+|layout\.\w+)"
    r"|settings\.\w+_(tip|value\..*)|glossary\..*"
)
# Texts that begin or end with a blank on purpose: they are joined to others, or stand above a table.
JOINED = {
    "cli.did_you_mean",
    "bench.head",
    "bench.table_head",
    "bench.table_row",
}
# Where French sets a blank before the colon that the parser of the command line adds.
BEFORE_COLON = {"cli.commands"}
BLANK = "\u00a0"  # the blank that no line breaks at


@cache
def own_entries(side: str, language: str) -> dict[str, Text]:
    """The texts of the shell, or of a title."""
    return dict(Words.load(language, locale_folder(side))._entries)


@cache
def entries(language: str) -> dict[str, Text]:
    return {key: entry for side in SIDES for key, entry in own_entries(side, language).items()}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text with its key, each plural form on its own."""
    for key, entry in entries(language).items():
        for text in (entry,) if isinstance(entry, str) else entry.values():
            yield key, text


def gaps(entry: Text) -> set[str]:
    """The gaps of an entry; a text with plural forms may always name the number or leave it out."""
    if isinstance(entry, str):
        return set(GAP.findall(entry))
    return {gap for text in entry.values() for gap in GAP.findall(text)} | {"count"}


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "game").rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


@cache
def constants() -> frozenset[str]:
    """Every text that stands in the code as it is."""
    return frozenset(
        node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def vocabulary() -> frozenset[str]:
    """Every word that the code or the data can put into a key."""
    found = {part for text in constants() for part in text.replace("-", "_").split(".")}
    found |= {node.name.lower() for node in nodes() if isinstance(node, ast.ClassDef)}
    found |= set(members())
    found |= {str(node.value) for node in nodes() if isinstance(node, ast.Constant)}
    found |= {str(number) for number in range(10)} | set(available_languages())
    lessons = (path for title in titles() for path in (assets_of(title) / "lesson").glob("*.yaml"))
    for path in (*data_folder().glob("*.yaml"), *lessons):
        found |= set(scalars(read_yaml(path)))
    return frozenset(found)


def members() -> Iterator[str]:
    """The names of what enumerations number."""
    for node in nodes():
        if isinstance(node, ast.Assign) and ast.unparse(node.value) == "auto()":
            yield from (target.id.lower() for target in node.targets if isinstance(target, ast.Name))


def scalars(node: Node) -> Iterator[str]:
    if isinstance(node, ScalarNode):
        yield node.text
    elif isinstance(node, MapNode):
        for entry in node.entries.values():
            yield entry.key.text
            yield from scalars(entry.value)
    else:
        for item in node.items:
            yield from scalars(item)


def pattern(joined: ast.JoinedStr) -> str:
    """A text with gaps as a pattern, each gap a group."""
    parts = joined.values
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"([\w.]+)" for part in parts
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The texts with gaps in the code, without those that fit anything."""
    found = {pattern(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    return tuple(re.compile(text) for text in sorted(found) if text.replace(r"([\w.]+)", ""))


def is_made(word: str) -> bool:
    """Whether the code or the data hold a word, whole or in parts that are put together."""
    known = vocabulary()
    return word in known or any(
        all(part in known for part in match.groups())
        for found in patterns()
        if (match := found.fullmatch(word))
    )


def asked_for() -> Iterator[tuple[str, ast.expr]]:
    """Every first argument of a call for words, with its place."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                if name in ("words", "_words"):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.args[0]


def is_used(key: str) -> bool:
    if key in constants():
        return True
    for made in MADE_ELSEWHERE:
        if match := re.fullmatch(made, key):
            return all(is_made(part) for part in match.groups() if part)
    return any(fits(match) for found in patterns() if (match := found.fullmatch(key)))


def fits(match: re.Match[str]) -> bool:
    """Whether the code or the data can fill the gaps of a key in this way."""
    first, *more = match.groups()
    if match.start(1) == 0:  # the key's beginning is itself a text of the code
        return bool(more) and first in constants() and all(map(is_made, more))
    return all(is_made(part) for group in (first, *more) for part in group.split("."))


def test_the_game_speaks_three_languages() -> None:
    assert available_languages() == ("en", "fr", "it")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_keys_of_english_and_no_others(language: str, side: str) -> None:
    english, other = own_entries(side, FALLBACK).keys(), own_entries(side, language).keys()
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@pytest.mark.parametrize("title", titles())
def test_no_title_has_a_key_of_the_shell(title: str) -> None:
    assert sorted(own_entries("shell", FALLBACK).keys() & own_entries(title, FALLBACK).keys()) == []


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_files_are_those_of_english(language: str, side: str) -> None:
    def files(code: str) -> list[str]:
        return sorted(path.name for path in (locale_folder(side) / code).iterdir())

    assert files(language) == files(FALLBACK)


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_gaps_and_the_plural_of_the_english_one(language: str) -> None:
    other = entries(language)
    for key, entry in entries(FALLBACK).items():
        assert isinstance(entry, str) == isinstance(other[key], str), key
        assert gaps(entry) == gaps(other[key]), key


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_links_to_what_the_english_one_links_to(language: str) -> None:
    other = dict(texts(language))
    for key, text in texts(FALLBACK):
        assert set(LINK.findall(text)) == set(LINK.findall(other[key])), key
        assert text.count("\n") == other[key].count("\n") or not key.startswith("book."), key


@pytest.mark.parametrize("language", available_languages())
def test_plural_forms_are_those_the_language_has(language: str) -> None:
    """Those of the numbers in a game, none too few, and `other` beside them."""
    rules = rules_of(language)
    needed = {rules.form(count) for count in range(1000)} | {"other"}
    for key, entry in entries(language).items():
        if not isinstance(entry, str):
            assert needed <= entry.keys() <= {*rules.forms}, key


def test_french_names_the_number_where_one_form_serves_for_none_and_one() -> None:
    """`un cube` would be wrong for none, so the number is a gap unless none can never be said."""
    never_none = {
        "advice.incas",
        "refusal.beating_missing",
        "refusal.unit_short",
        "shortage.need",
        "table.pay.leaves",
        "menu.won",
        "figure.won_cards",
        "table.last_turns",
        "table.question.decided",
        "tips.use.shield.some",
        "tips.use.workshop.some",
    }
    for key, entry in entries("fr").items():
        if not isinstance(entry, str) and key not in never_none:
            assert "{count}" in entry["one"], key


def test_no_key_is_unused() -> None:
    assert [key for key in entries(FALLBACK) if not is_used(key)] == []


def known_at(place: str) -> dict[str, Text]:
    """The texts that code may ask for: a title those of the shell and its own, the shell those that all titles have."""
    for title in titles():
        if place.startswith(f"game/titles/{title.replace('-', '_')}/"):
            return own_entries("shell", FALLBACK) | own_entries(title, FALLBACK)
    shared = set.intersection(*(set(own_entries(title, FALLBACK)) for title in titles()))
    return {
        key: text
        for key, text in entries(FALLBACK).items()
        if key in own_entries("shell", FALLBACK) or key in shared
    }


# asked of titles with several lessons, with challenges, with chapters, with turning points in the story, with rivals
OF_SOME_TITLES = (
    r"lesson\.following\.",
    r"challenge\.",
    r"chapter\.",
    r"puzzle\.grade\.",
    r"story\.turning\.",
    r"rivals\.",
)


def test_no_key_is_missing() -> None:
    for place, argument in asked_for():
        keys = known_at(place)
        for node in ast.walk(argument):
            if isinstance(node, ast.JoinedStr) and not pattern(node).startswith(OF_SOME_TITLES):
                filled = keys if place.startswith("game/titles/") else entries(FALLBACK)
                assert any(re.fullmatch(pattern(node), key) for key in filled), (place, pattern(node))
        if isinstance(argument, ast.Constant):
            assert argument.value in keys, place
        if isinstance(argument, ast.IfExp):
            chosen = [node for node in (argument.body, argument.orelse) if isinstance(node, ast.Constant)]
            assert all(node.value in keys for node in chosen), place


@pytest.mark.parametrize("name", titles())
def test_the_shell_says_its_own_words_and_what_it_asks_of_a_title(name: str) -> None:
    """A title may use the words of the shell; the shell uses only those that every title must have."""
    shell, title = own_entries("shell", FALLBACK), own_entries(name, FALLBACK)
    wrong: list[tuple[str, str]] = []
    for place, argument in asked_for():
        if place.startswith("game/titles/"):
            continue
        for node in ast.walk(argument):
            if isinstance(node, ast.JoinedStr):
                meant = re.compile(pattern(node))
                keys = [] if any(map(meant.fullmatch, shell)) else list(filter(meant.fullmatch, title))
            elif isinstance(node, ast.Constant):
                keys = [str(node.value)] if node.value in title else []
            else:
                continue
            wrong += [(place, key) for key in keys if not ASKED_OF_A_TITLE.fullmatch(key)]
    assert wrong == []


def test_the_test_finds_the_keys_of_the_code() -> None:
    assert len(list(asked_for())) > 100
    assert not is_used("table.button.swim")
    assert not is_used("menu.elephant")


@pytest.mark.parametrize("language", available_languages())
def test_every_letter_is_in_the_font_it_is_set_in(language: str) -> None:
    letters: dict[str, set[str]] = {}
    for _, text in texts(language):
        for role in Role:
            letters.setdefault(font_file(role, text), set()).update(set(text) - {"\n"})
    for file, used in letters.items():
        face = open_font(file, 20)
        lacking = sorted(letter for letter in used if not face.has(letter))
        assert lacking == [], file


@pytest.mark.parametrize("language", available_languages())
def test_no_text_is_empty_or_has_loose_blanks(language: str) -> None:
    for key, text in texts(language):
        assert text.strip(" "), key
        assert "  " not in text or key in JOINED, key
        if key not in JOINED | BEFORE_COLON and not key.startswith("figures."):
            assert text == text.strip(), key
        assert "..." not in text, key


@pytest.mark.parametrize("language", OTHERS)
def test_apostrophes_and_quotation_marks_are_printed_ones(language: str) -> None:
    for key, text in texts(language):
        assert not re.search("[\"'`“”]", text), (key, text)


def test_french_marks_stand_behind_a_blank_that_holds() -> None:
    for key, text in texts("fr"):
        assert not re.search(rf"[^{BLANK}][;!?»]", text), (key, text)
        assert not re.search(rf"[^{BLANK}]:(?=\s|$)", text), (key, text)
        assert not re.search(rf"«[^{BLANK}]", text), (key, text)
        assert not re.search(rf"{BLANK}[^:;!?»]", text.replace(f"«{BLANK}", "")), (key, text)


def test_italian_marks_stand_close() -> None:
    for key, text in texts("it"):
        assert not re.search(rf"[\s{BLANK}][:;!?»]|«[\s{BLANK}]", text), (key, text)


NAMES = "player|victim|captor|token|kind|card"
FRENCH = rf"\b(de|que|le|la|un|une|du|au|des|si|jusque) \{{({NAMES})\}}|[’]\{{"
NUMBERS = "die|face|before|after|level|value|percent|date"  # one, eight and eleven take another article
ITALIAN = (
    rf"\b(il|lo|la|un|uno|una|del|dello|della|al|allo|alla|dal|dallo|dalla) \{{({NAMES})\}}|[’]\{{"
    rf"|\b(il|del|al|dal|nel|sul) \{{({NUMBERS})\}}"
)


@pytest.mark.parametrize(("language", "wrong"), [("fr", FRENCH), ("it", ITALIAN)])
def test_no_article_stands_before_a_name_whose_gender_and_first_letter_are_not_known(
    language: str, wrong: str
) -> None:
    for key, text in texts(language):
        assert not re.search(wrong, text, re.IGNORECASE), (key, text)


# Words that another one has taken the place of (docs/languages.md has the glossary), by language.
GIVEN_UP = {
    "en": r"packets?|makers?|stumbled|laid waste|the log|nobody sits|is no tile|rob(?:s|bed)?|relieves?|anew|"
    r"all the same|repairs|an? (?:one|two|three|four|five|six)[,.:;]|everybody|turns running|now me|level in",
    "fr": r"graine|geôlier|la main de qui joue|divergent|écran de titre|gratis|rach[eè]t\w*|construire|épaves?"
    r"|chez (?:lui|soi|vous|moi)|montagnes? vides?|tenir une tuile|vous (?:ne )?tenez|tenues? depuis|creus\w*"
    r"|nul ne|et nul|ôte[rz]?|clergés|cartes? de clergé|prendre du clergé|sentiers?|au Machu Picchu|à rendre",
    "it": r"seme|carceriere|schermata del titolo|i tavoli|a casa|chiud\w+ (?:comunque )?il turno|svelat[oa]"
    r"|costruisce|costruire|deruba|(?:il|un|i|dei|nessun|questi) mod|vi (?:resti|estrae|guadagna)"
    r"|cavalc\w+|spill[oi]|cleri|cart[ae] di clero|prendere dal clero|rientra\w*",
}


# English texts in which a game term stands in lower case: words of a file or a command, a greeting, a map's legend.
PLAIN_WORDS = ("cli.", "book.notation.", "position.token", "lesson.step.welcome.", "table.map_aside")
TERMS = re.compile(
    r"\b(explorers?|drills?|zeppelins?|camps?|villages?|jungles?|ruins|veins?|caves|buildings?|inventions?)\b"
)


def test_a_game_term_has_its_capital_in_english() -> None:
    for key, text in texts("en"):
        plain = GAP.sub("", LINK.sub("", text))
        assert key.startswith(PLAIN_WORDS) or not TERMS.search(plain), (key, text)


@pytest.mark.parametrize("language", available_languages())
def test_one_thing_has_one_word(language: str) -> None:
    given_up = re.compile(rf"\b(?:{GIVEN_UP[language]})\b", re.IGNORECASE)
    assert [key for key, text in texts(language) if given_up.search(text)] == []


# Words of commands and of a map's legend, which are no names of pieces.
NO_NAMES = {"position.token", "table.map_aside"}
FRENCH_PIECES = "camp|explorateur|foreuse|zeppelin|automate|ruine|filon|jungle|village|cimetière"


def test_french_names_of_tokens_and_terrains_have_a_capital_everywhere() -> None:
    for key, text in texts("fr"):
        said = re.sub(r"\]\([a-z_.]+\)", "]", text)
        assert key in NO_NAMES or not re.search(rf"\b(?:{FRENCH_PIECES})s?\b", said), (key, text)
