import "server-only";
import sharp, { type OverlayOptions } from "sharp";
import { printedText } from "@/lib/printers/ticket/printable";
import type { TicketLine } from "@/lib/printers/ticket/ticket-line";

/** Width of the paper in millimetres, and the dots that are printed across it, at 8 for each millimetre. */
const dotsOfPaper: Readonly<Record<number, number>> = { 58: 384, 80: 576 };
/** Heights of letters in dots. */
const sizes = { normal: 26, large: 40, huge: 88 };
const INDENT_DOTS = 12;
const GAP = 10;
const RULE = 3;
/** Dots that are darker are printed. */
const THRESHOLD = 128;

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const escaped = (text: string) => text.replace(/[&<>]/g, (one) => `&#${one.codePointAt(0)};`);

type Block = { height: number; layers: OverlayOptions[] };
type Word = { size: number; isBold: boolean; isInverted: boolean; width: number };

/** Draws a text as black on white, or white on black. */
async function drawText(text: string, { size, isBold, isInverted, width }: Word) {
  const markup = `<span font="sans ${isBold ? "bold " : ""}${size}">${escaped(text)}</span>`;
  // Pango gives the letters in white on black.
  const { data, info } = await sharp({ text: { text: markup, dpi: 72, width, wrap: "word-char" } })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 as const };
  // Letters reach a few dots beyond the width that their line was wrapped at.
  const drawn = sharp(data, { raw }).resize({
    width: Math.min(info.width, width),
    height: info.height,
    fit: "fill",
  });
  const framed = isInverted
    ? drawn.extend({ top: 6, bottom: 6, left: 8, right: 8, background: "#000" })
    : drawn.negate();
  const { data: input, info: size_ } = await framed.png().toBuffer({ resolveWithObject: true });
  return { input, width: size_.width, height: size_.height };
}

async function drawLine(line: TicketLine, width: number): Promise<Block> {
  if (!line) {
    const input = await sharp({ create: { width, height: RULE, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    return { height: RULE + 2 * GAP, layers: [{ input, left: 0, top: GAP }] };
  }
  const { isBold = false, isInverted = false, indent = 0 } = line;
  const size = sizes[line.size ?? "normal"];
  const word = { size, isBold, isInverted };
  const [text, side] = [printedText(line.text), printedText(line.right ?? "")];
  const right = side ? await drawText(side, { ...word, width: Math.floor(width / 2) }) : null;
  const edge = Math.min(indent * INDENT_DOTS, Math.floor(width / 3));
  const room = width - edge - (right ? right.width + GAP : 0) - (isInverted ? 16 : 0);
  const left = text ? await drawText(text, { ...word, width: room }) : null;
  const start = left && rightToLeft.test(text) && !right ? width - edge - left.width : edge;
  const place = (x: number) => Math.max(0, x);
  return {
    height: Math.max(left?.height ?? 0, right?.height ?? 0, size) + GAP,
    layers: [
      ...(left ? [{ input: left.input, left: place(start), top: 0 }] : []),
      ...(right ? [{ input: right.input, left: place(width - right.width), top: 0 }] : []),
    ],
  };
}

/** Draws a ticket in grey, for a roll of a width in millimetres. Its letters need fonts on this server. */
async function drawTicket(lines: readonly TicketLine[], paperWidth: number) {
  const width = dotsOfPaper[paperWidth] ?? 576;
  let height = GAP;
  const layers: OverlayOptions[] = [];
  for (const line of lines) {
    const block = await drawLine(line, width);
    layers.push(...block.layers.map((layer) => ({ ...layer, top: height + (layer.top ?? 0) })));
    height += block.height;
  }
  return sharp({ create: { width, height: height + GAP, channels: 3, background: "#fff" } }).composite(
    layers,
  );
}

/** Returns a ticket as a PNG of black and white. */
export async function drawPng(lines: readonly TicketLine[], paperWidth: number): Promise<Buffer> {
  const drawn = await (await drawTicket(lines, paperWidth)).png().toBuffer();
  return sharp(drawn).greyscale().threshold(THRESHOLD).png({ palette: true, colours: 2 }).toBuffer();
}

export type Raster = { width: number; height: number; bits: Buffer };

/** Returns a ticket as rows of dots, eight in a byte, the first in its highest bit; 1 is black. */
export async function drawRaster(lines: readonly TicketLine[], paperWidth: number): Promise<Raster> {
  const drawn = await (await drawTicket(lines, paperWidth)).png().toBuffer();
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const bits = Buffer.alloc((width / 8) * height);
  for (let dot = 0; dot < width * height; dot++)
    if ((data[dot * channels] ?? 255) < THRESHOLD)
      bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (0x80 >> (dot & 7));
  return { width, height, bits };
}
