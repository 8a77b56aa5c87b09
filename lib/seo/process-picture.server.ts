import "server-only";
import sharp, { type Sharp } from "sharp";
import { checkPicture, readingFailure, readPicture } from "@/lib/pictures/check.server";
import { lanes, pictureQueue } from "@/lib/pictures/picture-queue";
import { memoryToSpare } from "@/lib/platform/images/image-memory";
import {
  cropOf,
  type FocalPoint,
  type PictureShape,
  type Size,
  sizeOfResult,
  smallPictureWarning,
} from "./pictures";

export type ProcessedPicture = Size & { type: string; bytes: Uint8Array<ArrayBuffer>; warning?: string };

const noSvg = "SVG pictures can’t be used, as networks don’t show them: save it as PNG or JPEG.";

/** Chooses the smaller of PNG, as usual for drawings and text, and JPEG. */
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
  isPhotograph: boolean,
): Promise<ProcessedPicture> {
  const { kind, ...source } = await checkPicture(bytes, noSvg, spare);
  const crop = cropOf(source, shape, focus);
  const size = sizeOfResult(crop, shape);
  // Some networks fill transparency with black, others with white.
  const picture = readPicture(bytes)
    .extract(crop)
    .resize({ ...size, fit: "fill" })
    .flatten({ background: "white" });
  const pixels = await picture
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw readingFailure(error, kind);
    });
  const { data, info } = pixels;
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const encoded = await encode(raw, isPhotograph || kind === "jpeg");
  const warning = smallPictureWarning(size, shape);
  return { ...size, type: encoded.type, bytes: Uint8Array.from(encoded.bytes), ...(warning && { warning }) };
}

/**
 * Crops a picture to a shape: upright, without transparency and metadata, never enlarged.
 * @param spare the memory that the work may use, in bytes
 * @param isPhotograph always encodes as JPEG
 * @throws AppError `invalid` with the field `file`; `unavailable` if too many wait
 */
export function processPicture(
  bytes: Uint8Array,
  shape: PictureShape,
  focus: FocalPoint,
  spare = memoryToSpare(),
  isPhotograph = false,
): Promise<ProcessedPicture> {
  return pictureQueue.run(() => render(bytes, shape, focus, spare, isPhotograph), { lane: lanes.upload });
}
