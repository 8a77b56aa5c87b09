import "server-only";
import sharp from "sharp";
import type { IconSize } from "./addresses";
import { lanes, pictureQueue } from "./picture-queue";

/** From here on a picture is cut, as it would be too small as a whole; the longer side by the shorter one. */
const WIDE = 1.8;

type Picture = { bytes: Uint8Array; width: number; height: number; focus: { x: number; y: number } };

const startOf = (length: number, side: number, at: number) =>
  Math.round(Math.min(length - side, Math.max(0, at * length - side / 2)));

/** A square icon of a picture: of one that is about square all, else the part around its focus. */
export function makeIcon({ bytes, width, height, focus }: Picture, size: IconSize): Promise<Uint8Array> {
  const side = Math.min(width, height);
  const whole = sharp(bytes);
  const part =
    Math.max(width, height) / side < WIDE
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
  // Home screens of iOS show black where one could see through.
  const shown = size === 180 ? icon.flatten({ background: "white" }) : icon;
  return pictureQueue.run(() => shown.png({ palette: true, effort: 4 }).toBuffer(), { lane: lanes.upload });
}
