import "server-only";
import sharp, { type Sharp } from "sharp";
import { memoryToSpare } from "@/lib/platform/images/image-memory";
import { checkPicture, readingFailure, readPicture } from "./check.server";
import { BRIGHTNESS_PARTS, luminance } from "./contrast";
import { libraryLimits } from "./limits";
import { lanes, pictureQueue } from "./picture-queue";

/** Measured pixels along each side of a part. */
const PART_SIDE_PX = 8;

/**
 * The highest relative luminance in each of the picture's parts, row by row, from 0 to 255; transparent pixels count
 * as white.
 */
async function brightnessOf(picture: Sharp): Promise<number[]> {
  const side = BRIGHTNESS_PARTS * PART_SIDE_PX;
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
    const row = Math.floor(pixel / side / PART_SIDE_PX);
    const part = row * BRIGHTNESS_PARTS + Math.floor((pixel % side) / PART_SIDE_PX);
    highest[part] = Math.max(highest[part] ?? 0, Math.ceil(luminance(colour) * 255));
  }
  return highest;
}

/** Drawings and lettering up to this number of pixels are encoded losslessly. */
const losslessUpTo = 1_000_000;
/** The longer side of the placeholder, in pixels. */
const PLACEHOLDER_PX = 16;

const noSvg = "SVG pictures can’t be used, as they may hold scripts: save it as PNG or JPEG.";

async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .clone()
    .resize({ width: PLACEHOLDER_PX, height: PLACEHOLDER_PX, fit: "inside" })
    .webp({ quality: 40, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

async function prepare(bytes: Uint8Array, spare: number) {
  const { kind } = await checkPicture(bytes, noSvg, spare);
  const { side } = libraryLimits;
  const { data, info } = await readPicture(bytes)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw readingFailure(error, kind);
    });
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  const { isOpaque } = await picture.clone().stats();
  const isExact = kind !== "jpeg" && width * height <= losslessUpTo;
  const encoded = await picture
    .clone()
    .webp(isExact ? { lossless: true, effort: 2 } : { quality: 86, effort: 3 })
    .toBuffer();
  return {
    type: "image/webp",
    bytes: Uint8Array.from(encoded),
    width,
    height,
    placeholder: isOpaque ? await placeholderOf(picture) : "",
    brightness: await brightnessOf(picture),
  };
}

/** A picture as it is stored: upright, without metadata, at most as large as it is ever shown. */
export type PreparedPicture = Awaited<ReturnType<typeof prepare>>;

/**
 * Reads an uploaded picture and measures it; of an animation the first frame.
 * @param signal aborts the waiting in the queue
 * @throws AppError `invalid` with the field `file`; `unavailable` if too many wait, or the signal aborts
 */
export const preparePicture = (bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPicture> =>
  pictureQueue.run(() => prepare(bytes, memoryToSpare()), { lane: lanes.upload, signal });
