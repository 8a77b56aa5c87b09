"""
Writes the fonts of the pages, cut to what they show: npm install @fontsource-variable/{bricolage-grotesque,fraunces,
instrument-sans}@5.3.0 @fontsource/rammetto-one@5.3.0, pip install fonttools brotli, then python3 scripts/write-fonts.py.
All of them are under the SIL Open Font License 1.1. Prints each file's size and the rest's unicode-range.
"""

import string
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.woff2 import WOFF2FlavorData
from fontTools.varLib import instancer

root = Path(__file__).resolve().parent.parent
packages = root / "node_modules"
bricolage = packages / "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2"
instrument = packages / "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
fraunces = packages / "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2"
rammetto = packages / "@fontsource/rammetto-one/files/rammetto-one-latin-400-normal.woff2"

ascii = "".join(map(chr, range(0x20, 0x7F)))
english = ascii + "\u00a0©°·£€–—‘’“”…éù"
letters = "".join(chr(code) for code in range(0xC0, 0x100)) + "ıŒœŠšŸŽž"
western = english + letters + "¡¿§«»‹›‚„™"
names = string.ascii_letters + string.digits + " &'’“”.,!?:–-éù"


def write(target, source, text, axes=None):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "calt", "rvrn", "tnum"]
    options.hinting = False
    options.name_IDs = [0, 13, 14]
    options.drop_tables += ["DSIG", "meta"]
    cut = subset.Subsetter(options)
    cut.populate(text=text)
    cut.subset(font)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.flavorData = WOFF2FlavorData(transformedTables=("glyf", "loca", "hmtx"))
    font.save(root / target)
    print(target, (root / target).stat().st_size)


def ranges(codes):
    runs = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in runs)


signs = "¨¯¶´¸Ăˆ˚˜↑↓"
had = {code for code in TTFont(instrument).getBestCmap() if code > 0x7F and not 0x300 <= code < 0x310}
rest = had - set(map(ord, english + signs))

write("app/fonts/text.woff2", instrument, english)
write("app/fonts/text-rest.woff2", instrument, "".join(map(chr, rest)))
write("app/fonts/display.woff2", bricolage, western, {"wght": 640})
restaurants = "components/storefront/themes"
write(f"{restaurants}/baobab-sign.woff2", rammetto, ascii + "‘’“”–")
write(f"{restaurants}/baobab-dishes.woff2", bricolage, names, {"wght": 700, "opsz": 20})
write(f"{restaurants}/lina.woff2", fraunces, names, {"opsz": 17, "wght": (560, 700)})
write(f"{restaurants}/lina-board.woff2", fraunces, "Trattoria Lina", {"opsz": 144, "wght": 560})
print(ranges(rest))
