/** Measures the width of a line at a font size, in pixels. */
export type Measure = (line: string, size: number) => number;

export type FittedText = { lines: string[]; size: number };

type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number };

/** Cuts a word into pieces that fit a line. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const parts = [""];
  for (const character of word) {
    const longer = (parts.at(-1) ?? "") + character;
    if (parts.at(-1) === "" || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** Breaks a text into lines between words, inside words only where a word is wider than a line. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => (fits(one) ? [one] : pieces(one, fits)))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances the widths of the lines without adding one. */
function balance(text: string, size: number, width: number, measure: Measure): string[] {
  const linesAt = (max: number) => wrap(text, (line) => measure(line, size) <= max);
  const count = linesAt(width).length;
  let [low, high] = [width / count / 2, width];
  while (high - low > 8) {
    const middle = (low + high) / 2;
    if (linesAt(middle).length > count) low = middle;
    else high = middle;
  }
  return linesAt(high);
}

/** Sets the text in the largest size that fits; a text too long for the smallest size is cut. */
export function fitText(
  text: string,
  { width, height, sizes, lineHeight }: Box,
  measure: Measure,
): FittedText {
  const roomAt = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  const linesAt = (size: number) => wrap(text, (line) => measure(line, size) <= width);
  const hasRoom = (size: number) => linesAt(size).length <= roomAt(size);
  const isWhole = (size: number) => text.split(" ").every((word) => measure(word, size) <= width);
  const size = sizes.find((one) => isWhole(one) && hasRoom(one)) ?? sizes.find(hasRoom);
  if (size !== undefined) return { size, lines: balance(text, size, width, measure) };
  const smallest = sizes.at(-1) ?? 1;
  const kept = linesAt(smallest).slice(0, roomAt(smallest));
  let last = kept.pop() ?? "";
  while (last && measure(`${last}…`, smallest) > width) last = [...last].slice(0, -1).join("");
  return { size: smallest, lines: [...kept, `${last.trimEnd()}…`] };
}
