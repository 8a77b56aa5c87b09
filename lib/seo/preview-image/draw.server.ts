import "server-only";
import sharp from "sharp";
import type { DrawnText } from "./drawn-text";
import { familyFor } from "./family.server";
import { fitText } from "./fit-text";
import { drawLine, lineMeasure } from "./lettering";
import { previewSize } from "./page-preview";
import { awning, type Board, mark, paint, sign, wall } from "./shopfront";

const MARGIN = 84;
const titleBox = {
  width: 790,
  height: 300,
  sizes: [144, 128, 112, 100, 90, 80, 72, 64, 56, 50, 44, 38],
  lineHeight: 1.06,
};
const nameBox = { width: 940, height: 36, sizes: [36, 32, 28, 24], lineHeight: 1 };
/** The baselines of the title's last line, and of the name. */
const [titleBase, nameBase] = [478, 566];
const cornerBoard: Board = { x: 1024, y: 262, radius: 100 };
const middleBoard: Board = { x: 600, y: 364, radius: 160 };

/** Draws the title in the largest size that fits, aligned to its last line; empty if no font has its characters. */
async function drawTitle(title: string): Promise<string> {
  const family = await familyFor(title);
  if (!family) return "";
  const { lines, size } = fitText(title, titleBox, lineMeasure(family));
  const x = MARGIN - size * 0.05;
  const baseOf = (index: number) => titleBase - (lines.length - 1 - index) * size * titleBox.lineHeight;
  return lines
    .map((line, index) => drawLine(family, line, { x, y: baseOf(index), size, fill: paint.text }))
    .join("");
}

async function drawName(name: string): Promise<string> {
  const family = await familyFor(name);
  if (!family) return "";
  const { lines, size } = fitText(name, nameBox, lineMeasure(family));
  const y = nameBase - 35;
  const badge = `<rect x="${MARGIN}" y="${y}" width="46" height="46" rx="13" fill="${paint.shade}"/>`;
  const symbol = mark({ x: MARGIN, y, scale: 46 / 32 }, paint.brass);
  const x = MARGIN + 62;
  return badge + symbol + drawLine(family, lines[0] ?? "", { x, y: nameBase, size, fill: paint.softText });
}

/** Draws the first letter of the name, or the product's mark if no font has it. */
async function drawBoard(name: string, board: Board): Promise<string> {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";
  const family = await familyFor(initial);
  const { x, y, radius } = board;
  const scale = radius * 0.04;
  if (!family) return sign(board) + mark({ x: x - 16 * scale, y: y - 16.5 * scale, scale }, paint.ink);
  const size = radius * (initial.length > 1 ? 0.84 : 1.24);
  return (
    sign(board) + drawLine(family, initial, { x, y: y + size * 0.35, size, fill: paint.ink, centred: true })
  );
}

/** Draws a preview image as PNG. Its letters are paths, so it needs no installed font and no network. */
export async function drawPreview({ title, name }: DrawnText): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = previewSize;
  const heading = await drawTitle(title);
  const text = heading && title !== name ? heading + (await drawName(name)) : await drawTitle(name);
  const hanging = await drawBoard(name, text ? cornerBoard : middleBoard);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wall}${hanging}${awning}${text}</svg>`;
  return Buffer.from(await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer());
}
