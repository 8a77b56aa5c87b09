import "server-only";
import sharp from "sharp";
import { remember } from "@/lib/platform/runtime/remember";

const FONT = "sans 24";
const DPI = 72;
/** The most characters whose fonts are remembered. */
const MAX_KNOWN = 5000;

/** Characters of private use, which no common font has: instead of them a box with their digits is drawn. */
const unknown = { four: "\ue5a3", five: "\u{f0012}" };

/** The shape of a character: its size, and its outermost pixels. */
async function shapeOf(character: string): Promise<string> {
  const text = character.replace(/[&<>]/g, (one) => `&#${one.codePointAt(0)};`);
  const { data, info } = await sharp({ text: { text, font: FONT, dpi: DPI } })
    .extractChannel(0)
    .threshold(96)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isEdge = (index: number) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  };
  return `${width} ${height} ${data.filter((_, index) => isEdge(index)).join("")}`;
}

const known = remember("fonts of characters", () => new Map<string, Promise<boolean>>());

/** A character without a font is drawn as a box with its code: the same box as of an unassigned one of as many digits. */
async function looksDrawn(character: string): Promise<boolean> {
  const box = (character.codePointAt(0) ?? 0) > 0xffff ? unknown.five : unknown.four;
  const [shape, missing] = await Promise.all([shapeOf(character), shapeOf(box)]);
  return shape !== missing;
}

/** Returns whether this server has a font with a character. Found out once for each process. */
function hasFont(character: string): Promise<boolean> {
  const looked = known.get(character) ?? looksDrawn(character).catch(() => false);
  if (!known.has(character) && known.size >= MAX_KNOWN) known.clear();
  known.set(character, looked);
  return looked;
}

/** Letters, digits and signs; marks are drawn with the letter before them. */
const drawn = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Returns the characters of a text that this server has no font for, each once. */
export async function withoutFont(text: string): Promise<string[]> {
  const characters = [...new Set(text)].filter((one) => drawn.test(one));
  const found = await Promise.all(characters.map(async (one) => ((await hasFont(one)) ? [] : [one])));
  return found.flat();
}

/** A letter of each script of the settings. */
const samples = {
  Latin: "A",
  Greek: "Ω",
  Cyrillic: "Ж",
  Arabic: "ع",
  Hebrew: "ש",
  Devanagari: "अ",
  Bengali: "অ",
  Tamil: "அ",
  Thai: "ก",
  Georgian: "ა",
  Armenian: "Ա",
  Ethiopic: "አ",
  "Chinese and Japanese": "漢",
  Japanese: "ひ",
  Korean: "한",
} as const;

/** Returns which scripts this server has fonts for, and which not. */
export async function scriptsWithFonts(): Promise<{ with: string[]; without: string[] }> {
  const missing = await withoutFont(Object.values(samples).join(""));
  const names = Object.entries(samples);
  return {
    with: names.filter(([, letter]) => !missing.includes(letter)).map(([name]) => name),
    without: names.filter(([, letter]) => missing.includes(letter)).map(([name]) => name),
  };
}
