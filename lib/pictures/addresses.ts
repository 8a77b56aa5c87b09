type Stored = { id: string; hash: string };

/** Which content of a picture an address means: enough of its hash that two never share it. */
const contentOf = (hash: string) => hash.slice(0, 12);

/** The folder of a picture's files. Its files never change: another content has another folder. */
const folderOf = ({ id, hash }: Stored) => `/api/pictures/files/${id}/${contentOf(hash)}`;

/** One of a picture's files. */
export const fileAddress = (picture: Stored, file: string) => `${folderOf(picture)}/${file}`;

/** The picture itself, in its stored size. */
export const wholeAddress = (picture: Stored) => fileAddress(picture, "whole.webp");

export const renditionAddress = (picture: Stored, { format, width }: { format: string; width: number }) =>
  fileAddress(picture, `${width}.${format}`);

type Shown = { src: string; sources: readonly { type: string; widths: readonly number[] }[] };

/** The file that is shown at a width where only one address can be named: one that is known everywhere. */
export function addressAt({ src, sources }: Shown, width: number): string {
  const widths = sources.find(({ type }) => type === "image/webp")?.widths ?? [];
  const fitting = widths.find((one) => one >= width) ?? widths.at(-1);
  return fitting ? src.replace(/[^/]*$/, `${fitting}.webp`) : src;
}

/** Whether an address means the content that the picture has now. */
export const isCurrent = ({ hash }: Stored, content: string) => contentOf(hash) === content;

type Focus = { x: number; y: number };

/** The sizes of icons in pixels: in tabs, on home screens of iOS and of Android, and when an application starts. */
export const iconSizes = [32, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

const percent = (part: number) => Math.round(part * 100);

/** An icon's file. Its name has the focus, which decides how a wide picture is cropped. */
export const iconFile = (size: IconSize, { x, y }: Focus) => `icon-${size}-${percent(x)}-${percent(y)}.png`;

/** The icon that is made of a picture. */
export const iconAddress = ({ src, focus }: { src: string; focus: Focus }, size: IconSize) =>
  src.replace(/[^/]*$/, iconFile(size, focus));
