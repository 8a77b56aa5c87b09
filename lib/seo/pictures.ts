import * as z from "zod";
import { hrefOf, prefixOf } from "@/lib/platform/http/call-path";

/** The shape of a preview: a wide card, a card on X, or a square. */
export type PictureShape = "wide" | "twitter" | "square";

/** Sizes in pixels that networks ask for. */
export const pictureSizes: Record<PictureShape, { label: string; width: number; height: number }> = {
  wide: { label: "Wide", width: 1200, height: 630 },
  twitter: { label: "Card on X", width: 1200, height: 675 },
  square: { label: "Square", width: 1200, height: 1200 },
};

const coordinate = z.coerce
  .number({ error: "Must be a number from 0 to 1" })
  .min(0, "Must be a number from 0 to 1")
  .max(1, "Must be a number from 0 to 1")
  .default(0.5);
/** The fields beside the file; `x` and `y` are the focal point. */
export const pictureFields = z.strictObject({
  shape: z.enum(["wide", "twitter", "square"], { error: "Choose one of: wide, twitter, square" }),
  x: coordinate,
  y: coordinate,
});

export type Size = { width: number; height: number };
/** A point of a picture, from 0 to 1 along each side. */
export type FocalPoint = { x: number; y: number };
/** A part of a picture, in its pixels. */
export type Crop = Size & { left: number; top: number };

export const pictureAddress = (id: string) => hrefOf("GET /seo/images/{id}", { params: { id } });
const folder = prefixOf("GET /seo/images/{id}");

/** The id of a stored picture; null for other addresses. */
export function storedPictureId(address: string, siteRoot: string): string | null {
  const path = address.startsWith(`${siteRoot}/`) ? address.slice(siteRoot.length) : address;
  if (!path.startsWith(folder)) return null;
  return /^([\w-]{22})(?:[?#]|$)/.exec(path.slice(folder.length))?.[1] ?? null;
}

/** The largest part of a picture in the given shape, with the focus as close to its middle as possible. */
export function cropOf({ width, height }: Size, shape: PictureShape, { x, y }: FocalPoint): Crop {
  const wanted = pictureSizes[shape];
  const scale = Math.min(width / wanted.width, height / wanted.height);
  const crop = {
    width: Math.max(1, Math.min(width, Math.round(wanted.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(wanted.height * scale))),
  };
  const place = (length: number, part: number, at: number) =>
    Math.round(Math.min(length - part, Math.max(0, at * length - part / 2)));
  return { ...crop, left: place(width, crop.width, x), top: place(height, crop.height, y) };
}

/** The size of the result in pixels; never enlarged, as that blurs. */
export function sizeOfResult(crop: Size, shape: PictureShape): Size {
  const { width, height } = pictureSizes[shape];
  return crop.width < width || crop.height < height
    ? { width: crop.width, height: crop.height }
    : { width, height };
}

export const formatSize = ({ width, height }: Size) => `${width} × ${height}`;

/** A warning if a picture has fewer pixels than networks require. */
export function smallPictureWarning(result: Size, shape: PictureShape): string | undefined {
  const { width, height } = pictureSizes[shape];
  if (result.width >= width && result.height >= height) return undefined;
  return `The picture has only ${formatSize(result)} pixels there; networks ask for ${formatSize({ width, height })} and may show it small or not at all.`;
}
