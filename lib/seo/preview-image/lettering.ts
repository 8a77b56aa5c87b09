import type { Font } from "fontkit";

/** A typeface whose characters are spread over several files. */
export type Family = { fonts: Font[] };

/** The font of a family that has the character. */
export const fontFor = ({ fonts }: Family, character: string): Font | undefined =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Between letters, in ems. */
const TRACKING = -0.018;

type Placed = { path: string; x: number; y: number; scale: number };
type Lettering = { width: number; glyphs: Placed[] };

/** Runs of characters that one font has. */
function* runsOf(family: Family, text: string): Generator<{ font: Font; run: string }> {
  let [font, run] = [undefined as Font | undefined, ""];
  for (const character of text) {
    const next = fontFor(family, character);
    if (!next) continue;
    if (font && next !== font) {
      yield { font, run };
      run = "";
    }
    [font, run] = [next, run + character];
  }
  if (font) yield { font, run };
}

/** Lays out a line of text, `size` pixels high, from (0, 0) on its baseline. */
function letter(family: Family, text: string, size: number): Lettering {
  const glyphs: Placed[] = [];
  let x = 0;
  for (const { font, run } of runsOf(family, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs: shapes, positions } = font.layout(run);
    for (const [index, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const path = shapes[index]?.path.toSVG();
      if (path) glyphs.push({ path, x: x + xOffset * scale, y: -yOffset * scale, scale });
      x += xAdvance * scale + TRACKING * size;
    }
  }
  return { width: x, glyphs };
}

/** The width of a line of text in pixels, at most: kerning is not subtracted. */
export function lineMeasure(family: Family): (line: string, size: number) => number {
  const widths = new Map<string, number>();
  const widthOf = (character: string) => {
    const width = widths.get(character) ?? letter(family, character, 1).width;
    widths.set(character, width);
    return width;
  };
  return (line, size) => [...line].reduce((width, character) => width + widthOf(character), 0) * size;
}

const rounded = (value: number) => Number(value.toFixed(4));

/** A line of text as paths of an SVG, so that no installed font is needed; `x` is its left edge or its middle. */
export function drawLine(
  family: Family,
  text: string,
  {
    x,
    y,
    size,
    fill,
    centred = false,
  }: { x: number; y: number; size: number; fill: string; centred?: boolean },
): string {
  const { width, glyphs } = letter(family, text, size);
  const left = centred ? x - width / 2 : x;
  const paths = glyphs.map(
    (glyph) =>
      `<path transform="translate(${rounded(left + glyph.x)} ${rounded(y + glyph.y)}) scale(${rounded(glyph.scale)} ${rounded(-glyph.scale)})" d="${glyph.path}"/>`,
  );
  return `<g fill="${fill}">${paths.join("")}</g>`;
}
