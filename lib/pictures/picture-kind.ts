import { type ImageKind, kindOf } from "@/lib/platform/images/image-kind";

export type PictureKind = ImageKind | "webp" | "avif";

/** The brands of ISO/IEC 23008-12 whose pixels are HEVC. */
const heicBrands = /^.{4}ftyp.*(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s;

/** What a file's first bytes say it is; null where it is no picture that can be taken. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  if (/^.{4}ftyp.*(avif|avis)/s.test(start)) return "avif";
  return kindOf(bytes);
}

/** Whether it is HEIC, whose pixels not every build of sharp can read. */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.test(Buffer.from(bytes.subarray(0, 64)).toString("latin1"));

/** Whether it is SVG, which is text and may hold scripts. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*<(\?xml|!|svg)/i.test(start) && /<svg[\s/>]/i.test(start);
}
