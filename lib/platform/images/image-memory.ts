import { freemem } from "node:os";
import type { Metadata } from "sharp";

type Picture = Pick<
  Metadata,
  "width" | "height" | "channels" | "depth" | "format" | "hasAlpha" | "isProgressive" | "orientation"
>;

/** The maximum memory for one picture, in bytes, and as a share of the machine's free memory. */
const mostForOne = 500_000_000;
const partOfFree = 0.5;

/** Returns the available memory for one picture, in bytes, considering a container's limit. */
export const memoryToSpare = () =>
  Math.min(mostForOne, partOfFree * Math.min(freemem(), process.availableMemory()));

/** The cost of a sample deeper than 8 bits; measured with sharp 0.35. */
const DEEP_SAMPLE_COST = 3;

/**
 * Returns the cost of reading a picture, in samples of 8 bits: 49 megapixels with four channels of 16 bits take five
 * times as long as with three of 8 bits, and both may be files of half a megabyte.
 */
export const readingCost = ({ width, height, channels, depth }: Picture): number =>
  width * height * channels * (depth === "uchar" ? 1 : DEEP_SAMPLE_COST);

/** Returns the bytes per pixel held while a picture is read that can't be read by lines. */
function heldWhileRead({ channels, depth, format, isProgressive }: Picture): number {
  const isDeep = depth === "ushort";
  if (format === "heif") return isDeep ? 27 : 20;
  if (format === "webp") return 8;
  const sample = format === "jpeg" || isDeep ? 2 : 1;
  return isProgressive ? channels * sample : 0;
}

/**
 * Estimates the bytes that sharp holds while it reads a picture. Measured with sharp 0.35 on pictures of 10 to 50
 * megapixels; AVIF takes by far the most.
 */
export function readingMemory(picture: Picture): number {
  const { width, height, channels, orientation = 1 } = picture;
  const turned = orientation > 1 ? channels : 0;
  return width * height * (heldWhileRead(picture) + turned);
}

/**
 * Estimates the bytes that sharp holds while it writes a WebP rendition.
 * @param isExact whether it is lossless
 */
export function renditionMemory(picture: Picture, isExact: boolean): number {
  const encoder = isExact ? 40 : picture.hasAlpha ? 13 : 5;
  return picture.width * picture.height * encoder + readingMemory(picture);
}
