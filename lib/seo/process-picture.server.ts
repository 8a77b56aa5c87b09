import "server-only";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/http/errors";
import { memoryToSpare, readingMemory } from "@/lib/images/image-memory";
import { createQueue } from "@/lib/queue";
import { remember } from "@/lib/remember";
import { isSvg, pictureKind } from "./picture-kind";
import {
  cropOf,
  type FocalPoint,
  type PictureShape,
  pictureLimits,
  type Size,
  sizeOfResult,
  smallPictureWarning,
} from "./pictures";

// Every picture is read once: a cache would only keep its memory.
sharp.cache(false);

/** How long the work on one picture may take. */
const SECONDS = 20;

export type ProcessedPicture = Size & { type: string; bytes: Uint8Array<ArrayBuffer>; warning?: string };

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });
const unreadable = () => refuse("This picture can't be read: the file is damaged or not a picture at all.");

/** The size of a picture after its EXIF rotation, read from its header alone. @throws AppError `invalid` */
async function measure(bytes: Uint8Array, spare: number): Promise<Size> {
  if (bytes.length === 0) throw refuse("Choose a picture.");
  if (isSvg(bytes))
    throw refuse("SVG pictures can't be used, as networks don't show them: save it as PNG or JPEG.");
  if (!pictureKind(bytes)) throw refuse("Upload a PNG, JPEG, WebP, GIF or AVIF picture.");
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const { autoOrient, pages } = metadata;
  const { width, height } = autoOrient;
  if (!width || !height || (pages ?? 1) < 1) throw unreadable();
  if (Math.max(width, height) > pictureLimits.side) {
    const most = pictureLimits.side.toLocaleString("en");
    throw refuse(`The picture is ${width} × ${height} pixels: a side may have at most ${most}.`);
  }
  if (width * height > pictureLimits.pixels) {
    throw refuse(`The picture is ${width} × ${height} pixels: at most 50 megapixels can be worked on.`);
  }
  if (readingMemory(metadata) > spare) {
    throw refuse(
      `The picture is ${width} × ${height} pixels, which takes more memory to read than there is to spare: make it smaller, or save it as JPEG.`,
    );
  }
  return { width, height };
}

/** PNG where that is the smaller file, as it is for drawings and lettering; else JPEG. */
async function encode(picture: Sharp, isPhotograph: boolean) {
  const jpeg = await picture.clone().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  if (isPhotograph) return { type: "image/jpeg", bytes: jpeg };
  const png = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
  return png.length <= jpeg.length ? { type: "image/png", bytes: png } : { type: "image/jpeg", bytes: jpeg };
}

async function render(
  bytes: Uint8Array,
  shape: PictureShape,
  focus: FocalPoint,
  spare: number,
): Promise<ProcessedPicture> {
  const source = await measure(bytes, spare);
  const crop = cropOf(source, shape, focus);
  const size = sizeOfResult(crop, shape);
  // Networks fill transparency with black or white at their own choice; white here makes it the same everywhere.
  const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: "error", autoOrient: true })
    .timeout({ seconds: SECONDS })
    .extract(crop)
    .resize({ ...size, fit: "fill" })
    .flatten({ background: "white" });
  const pixels = await picture
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw /timeout/i.test(String(error)) ? refuse("This picture takes too long to read.") : unreadable();
    });
  const { data, info } = pixels;
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const encoded = await encode(raw, pictureKind(bytes) === "jpeg");
  const warning = smallPictureWarning(size, shape);
  return { ...size, type: encoded.type, bytes: Uint8Array.from(encoded.bytes), ...(warning && { warning }) };
}

const queue = remember("picture work", () =>
  createQueue({
    name: "pictures",
    atOnce: 1,
    waiting: 10,
    patience: 60_000,
    complaint: "Other pictures are being worked on just now. Please try again in a moment.",
  }),
);

/**
 * The part of a picture that networks show, in its shape: upright, without transparency and metadata, never enlarged.
 * Pictures are worked on one after another: one of 50 megapixels needs 40 MB as PNG.
 * @param spare how much memory the work may take, in bytes
 * @throws AppError `invalid` with the field `file`; `unavailable` where too many wait
 */
export function processPicture(
  bytes: Uint8Array,
  shape: PictureShape,
  focus: FocalPoint,
  spare = memoryToSpare(),
): Promise<ProcessedPicture> {
  return queue.run(() => render(bytes, shape, focus, spare));
}
