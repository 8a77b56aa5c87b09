import "server-only";
import sharp, { type Metadata } from "sharp";
import { AppError } from "@/lib/platform/http/errors";
import { memoryToSpare, readingCost, readingMemory } from "@/lib/platform/images/image-memory";
import { readingLimits } from "./limits";
import { isHeic, isSvg, type PictureKind, pictureKind } from "./picture-kind";

// Every picture is read once: a cache would only keep its memory.
sharp.cache(false);

/** Timeout of processing one picture. */
const TIMEOUT_SECONDS = 20;

/** Opens a checked picture with sharp: upright, with a timeout. */
export const readPicture = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: readingLimits.pixels, failOn: "error", autoOrient: true }).timeout({
    seconds: TIMEOUT_SECONDS,
  });

/** `width` and `height` of the picture when it is upright. */
export type CheckedPicture = { width: number; height: number; kind: PictureKind | "heic" };

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });
const unreadable = () => refuse("This picture can’t be read: the file is damaged or not a picture at all.");
const unknownHeic = () =>
  refuse("HEIC pictures can’t be read on this server: save it as JPEG, or send it from the phone itself.");

/** The reason why a picture takes more memory than its pixels suggest. */
const detailOf = ({ depth, hasAlpha }: Metadata) =>
  depth === "uchar" && hasAlpha ? "with transparency" : "with more than 8 bits a colour";

/**
 * Checks a picture by its header alone.
 * @param svg the error message for SVG
 * @param spare available memory in bytes
 * @throws AppError `invalid` with the field `file`
 */
export async function checkPicture(
  bytes: Uint8Array,
  svg: string,
  spare = memoryToSpare(),
): Promise<CheckedPicture> {
  if (bytes.length === 0) throw refuse("Choose a picture.");
  if (isSvg(bytes)) throw refuse(svg);
  const kind = pictureKind(bytes) ?? (isHeic(bytes) ? "heic" : null);
  if (!kind) throw refuse("Upload a PNG, JPEG, WebP, GIF or AVIF picture.");
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw kind === "heic" ? unknownHeic() : unreadable();
    });
  const { autoOrient, pages } = metadata;
  const { width, height } = autoOrient;
  if (!width || !height || (pages ?? 1) < 1) throw unreadable();
  if (Math.max(width, height) > readingLimits.side) {
    const most = readingLimits.side.toLocaleString("en");
    throw refuse(`The picture is ${width} × ${height} pixels: a side may have at most ${most}.`);
  }
  if (width * height > readingLimits.pixels) {
    throw refuse(`The picture is ${width} × ${height} pixels: at most 50 megapixels can be worked on.`);
  }
  if (readingCost(metadata) > readingLimits.cost) {
    throw refuse(
      `The picture is ${width} × ${height} pixels ${detailOf(metadata)}, which takes too long to read: make it smaller, or save it as JPEG.`,
    );
  }
  if (readingMemory(metadata) > spare) {
    throw refuse(
      `The picture is ${width} × ${height} pixels, which takes more memory to read than there is to spare: make it smaller, or save it as JPEG.`,
    );
  }
  return { width, height, kind };
}

/** The error if the pixels of a checked picture can't be read. */
export function readingFailure(error: unknown, kind: CheckedPicture["kind"]): AppError {
  if (/timeout/i.test(String(error))) return refuse("This picture takes too long to read.");
  return kind === "heic" ? unknownHeic() : unreadable();
}
