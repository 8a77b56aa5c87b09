import { type ImageKind, kindOf } from "@/lib/platform/images/image-kind";

export type PictureKind = ImageKind | "webp" | "avif";

/** Brands of ISO/IEC 23008-12 with HEVC pixels. */
const heicBrands = /^.{4}ftyp.*(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s;

/** Detects the format from the first bytes; null if it is not supported. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  if (/^.{4}ftyp.*(avif|avis)/s.test(start)) return "avif";
  return kindOf(bytes);
}

/** Returns whether it is HEIC, which not every build of sharp can decode. */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.test(Buffer.from(bytes.subarray(0, 64)).toString("latin1"));

/** Returns whether it is SVG, which may contain scripts. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*<(\?xml|!|svg)/i.test(start) && /<svg[\s/>]/i.test(start);
}
