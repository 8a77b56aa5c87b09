import "server-only";
import sharp from "sharp";
import type { IconSize } from "./addresses";
import { lanes, pictureQueue } from "./picture-queue";

/** The aspect ratio from which a picture is cropped, as it would be too small as a whole. */
const CROP_RATIO = 1.8;

type Picture = { bytes: Uint8Array; width: number; height: number; focus: { x: number; y: number } };

const startOf = (length: number, side: number, at: number) =>
  Math.round(Math.min(length - side, Math.max(0, at * length - side / 2)));

/** Makes a square icon: of the whole picture if it is about square, else of the part around its focus. */
export function makeIcon({ bytes, width, height, focus }: Picture, size: IconSize): Promise<Uint8Array> {
  const side = Math.min(width, height);
  const whole = sharp(bytes);
  const part =
    Math.max(width, height) / side < CROP_RATIO
      ? whole
      : whole.extract({
          left: startOf(width, side, focus.x),
          top: startOf(height, side, focus.y),
          width: side,
          height: side,
        });
  const icon = part.resize({
    width: size,
    height: size,
    fit: "contain",
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  // iOS shows transparent pixels of home screen icons in black.
  const shown = size === 180 ? icon.flatten({ background: "white" }) : icon;
  return pictureQueue.run(() => shown.png({ palette: true, effort: 4 }).toBuffer(), { lane: lanes.upload });
}
