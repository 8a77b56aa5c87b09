import { hrefOf } from "@/lib/platform/http/call-path";

type Stored = { id: string; hash: string };

/** Identifies a picture's content in an address: a prefix of its hash that is long enough to be unique. */
const contentOf = (hash: string) => hash.slice(0, 12);

/** One of a picture's files. The files at an address never change: another content has another one. */
export const fileAddress = ({ id, hash }: Stored, file: string) =>
  hrefOf("GET /pictures/files/{id}/{content}/{file}", { params: { id, content: contentOf(hash), file } });

/** The picture itself, in its stored size. */
export const wholeAddress = (picture: Stored) => fileAddress(picture, "whole.webp");

export const renditionAddress = (picture: Stored, { format, width }: { format: string; width: number }) =>
  fileAddress(picture, `${width}.${format}`);

type Shown = { src: string; sources: readonly { type: string; widths: readonly number[] }[] };

/** The address for a width if only one can be given: of a WebP file, which all clients support. */
export function addressAt({ src, sources }: Shown, width: number): string {
  const widths = sources.find(({ type }) => type === "image/webp")?.widths ?? [];
  const fitting = widths.find((one) => one >= width) ?? widths.at(-1);
  return fitting ? src.replace(/[^/]*$/, `${fitting}.webp`) : src;
}

/** Returns whether an address refers to the picture's current content. */
export const isCurrent = ({ hash }: Stored, content: string) => contentOf(hash) === content;

type Focus = { x: number; y: number };

/** The sizes of icons in pixels: in tabs, on home screens of iOS and of Android, and when an application starts. */
export const iconSizes = [32, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

const percent = (part: number) => Math.round(part * 100);

/** An icon's file name; it contains the focus, by which a wide picture is cropped. */
export const iconFile = (size: IconSize, { x, y }: Focus) => `icon-${size}-${percent(x)}-${percent(y)}.png`;

/** The address of a picture's icon. */
export const iconAddress = ({ src, focus }: { src: string; focus: Focus }, size: IconSize) =>
  src.replace(/[^/]*$/, iconFile(size, focus));
