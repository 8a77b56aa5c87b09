import { freemem } from "node:os";
import type { Metadata } from "sharp";

type Picture = Pick<
  Metadata,
  "width" | "height" | "channels" | "depth" | "format" | "hasAlpha" | "isProgressive" | "orientation"
>;

/** How many bytes the work on one picture may take at most, and which part of what the machine has free. */
const mostForOne = 500_000_000;
const partOfFree = 0.5;

/** How many bytes the machine can spare for one picture; a container's limit counts. */
export const memoryToSpare = () =>
  Math.min(mostForOne, partOfFree * Math.min(freemem(), process.availableMemory()));

/** How many times as long as a sample of 8 bits one of another depth takes to read; measured with sharp 0.35. */
const DEEP = 3;

/**
 * How many samples of 8 bits take as long to read as a picture does: 49 megapixels of 16 bits and four channels take five
 * times as long as of 8 bits and three, and both may be files of half a megabyte.
 */
export const readingCost = ({ width, height, channels, depth }: Picture): number =>
  width * height * channels * (depth === "uchar" ? 1 : DEEP);

/** What reading holds of each pixel where the picture can't be read line by line, in bytes. */
function heldWhileRead({ channels, depth, format, isProgressive }: Picture): number {
  const isDeep = depth === "ushort";
  if (format === "heif") return isDeep ? 27 : 20;
  if (format === "webp") return 8;
  const sample = format === "jpeg" || isDeep ? 2 : 1;
  return isProgressive ? channels * sample : 0;
}

/**
 * About how many bytes sharp holds while it reads a picture. Measured with sharp 0.35 on pictures of 10 to 50
 * megapixels; AVIF takes by far the most.
 */
export function readingMemory(picture: Picture): number {
  const { width, height, channels, orientation = 1 } = picture;
  const turned = orientation > 1 ? channels : 0;
  return width * height * (heldWhileRead(picture) + turned);
}

/**
 * About how many bytes sharp holds while it makes a WebP rendition: what reading takes, and what the encoder keeps of
 * each pixel.
 * @param isExact whether each pixel keeps its colour
 */
export function renditionMemory(picture: Picture, isExact: boolean): number {
  const encoder = isExact ? 40 : picture.hasAlpha ? 13 : 5;
  return picture.width * picture.height * encoder + readingMemory(picture);
}
