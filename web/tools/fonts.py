"""Writes the letters that the app itself uses into small fonts, web/src/fonts (needs fonttools and brotli).

Whatever else a name or a message holds comes from the whole fonts, which are fetched only then: fonts.css names both.
"""

from __future__ import annotations

from pathlib import Path
from string import ascii_letters, digits, punctuation

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parent.parent
FONTS = WEB / "src" / "fonts"
PACKAGES = WEB / "node_modules"
SIGNS = "\u00a0\u00ad§©«°±·»½×\u2009\u2011–—‘’‚“”„•…′›−"
RARE = "$*@\\^`{|}~"
LETTERS = {
    "signs": ("latin", sorted({*punctuation, *digits, " ", *SIGNS} - {*RARE})),
    "latin": ("latin", [*ascii_letters]),
    "cyrillic": ("cyrillic", ["Ё", "ё", "№", *map(chr, range(ord("А"), ord("я") + 1))]),
}
"""What each small font holds, and from which of the whole ones."""
FAMILIES = {
    "alegreya": "@fontsource-variable/alegreya/files/alegreya-{}-wght-normal.woff2",
    "commissioner": "@fontsource-variable/commissioner/files/commissioner-{}-wght-normal.woff2",
    "forum": "@fontsource/forum/files/forum-{}-400-normal.woff2",
}
WEIGHTS = (400, 800)
"""Those that the app's styles use."""
FEATURES = ["kern", "ccmp", "tnum"]
RIGHTS = [0, 13, 14]
"""Who made a font, and what one may do with it."""


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for family, path in FAMILIES.items():
        for name, (script, letters) in LETTERS.items():
            font = TTFont(PACKAGES / path.format(script))
            if "fvar" in font:
                font = instantiateVariableFont(font, {"wght": WEIGHTS})
            line_up(font)
            options = Options(layout_features=FEATURES, hinting=False, name_IDs=[1, 2, *RIGHTS])
            subsetter = Subsetter(options)
            subsetter.populate(text="".join(letters))
            subsetter.subset(font)
            font.flavor = "woff2"
            target = FONTS / f"{family}-{name}.woff2"
            font.save(target)
            print(f"{target.relative_to(WEB)}: {target.stat().st_size} bytes")


def line_up(font: TTFont) -> None:
    """Figures stand on the line, as the app's styles ask everywhere: those that do not are left out."""
    if "GSUB" not in font:
        return
    substitutions = font["GSUB"].table
    found = [each.Feature for each in substitutions.FeatureList.FeatureRecord if each.FeatureTag == "lnum"][:1]
    for lookup in (substitutions.LookupList.Lookup[index] for each in found for index in each.LookupListIndex):
        for table in lookup.SubTable:
            lining = getattr(table, "ExtSubTable", table).mapping
            for characters in font["cmap"].tables:
                characters.cmap |= {code: lining.get(name, name) for code, name in characters.cmap.items()}


if __name__ == "__main__":
    main()
