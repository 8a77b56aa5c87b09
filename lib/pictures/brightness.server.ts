import "server-only";
import type { Sharp } from "sharp";
import { BRIGHTNESS_PARTS, luminance } from "./contrast";

/** How many pixels of each part are looked at along a side. */
const PIXELS = 8;

/**
 * The highest relative luminance in each of the picture's parts, row by row, from 0 to 255; what can be seen through
 * counts as white.
 */
export async function brightnessOf(picture: Sharp): Promise<number[]> {
  const side = BRIGHTNESS_PARTS * PIXELS;
  const { data, info } = await picture
    .clone()
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize({ width: side, height: side, fit: "fill" })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const highest = new Array<number>(BRIGHTNESS_PARTS * BRIGHTNESS_PARTS).fill(0);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const at = pixel * info.channels;
    const colour = [0, 1, 2].map((channel) => (data[at + Math.min(channel, info.channels - 1)] ?? 0) / 255);
    const row = Math.floor(pixel / side / PIXELS);
    const part = row * BRIGHTNESS_PARTS + Math.floor((pixel % side) / PIXELS);
    highest[part] = Math.max(highest[part] ?? 0, Math.ceil(luminance(colour) * 255));
  }
  return highest;
}
