"""Makes what the game takes from elsewhere for its languages: `python build/languages/make.py` (needs `.[languages]`).

From the Unicode Common Locale Data Repository, which Babel carries, comes how every language counts and writes numbers:
assets/shell/locale/language_rules.json. And the catalogues of the parser of the command line (messages.po) are compiled
for `gettext` (messages.mo).
"""

import io
import json
from pathlib import Path
from typing import Any, Final

from babel import Locale, localedata
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.plural import _GettextCompiler, _plural_tags

LOCALE: Final = Path(__file__).resolve().parents[2] / "assets" / "shell" / "locale"
RULES: Final = LOCALE / "language_rules.json"
_NARROW, _BLANK = "\u202f", "\u00a0"  # the fonts have no narrow blank


class _CountCompiler(_GettextCompiler):  # type: ignore[misc]  # Babel has no types
    """Rules for whole numbers as gettext writes them: what tells numbers with powers of ten apart is 0."""

    compile_c = compile_e = lambda self: "0"


def rules_of(language: str) -> dict[str, Any]:
    """How the language counts (the names of its forms, and which number takes which) and writes numbers."""
    locale = Locale.parse(language)
    tags = [tag for tag in _plural_tags if tag in locale.plural_form.tags] + ["other"]
    compiler = _CountCompiler()
    plural = str(len(tags) - 1)
    for tag, rule in reversed(locale.plural_form.abstract):
        plural = f"{compiler.compile(rule)} ? {tags.index(tag)} : ({plural})"
    symbols = locale.number_symbols["latn"]
    marks = {name: symbols[name].replace(_NARROW, _BLANK) for name in ("group", "decimal")}
    return {"forms": tags, "plural": plural, **marks}


def all_rules() -> str:
    """The rules of every language as JSON, one a line."""
    languages = sorted(name for name in localedata.locale_identifiers() if "_" not in name and name != "root")
    lines = [f'"{name}": {json.dumps(rules_of(name), ensure_ascii=False)}' for name in languages]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compiled(catalogue: Path) -> bytes:
    """A catalogue as `gettext` reads it."""
    with catalogue.open("rb") as file:
        read = read_po(file)
    made = io.BytesIO()
    write_mo(made, read)
    return made.getvalue()


def main() -> None:
    """Write all of it."""
    RULES.write_text(all_rules(), "utf-8")
    for catalogue in sorted(LOCALE.glob("*/LC_MESSAGES/messages.po")):
        catalogue.with_suffix(".mo").write_bytes(compiled(catalogue))


if __name__ == "__main__":
    main()
