type Stored = { id: string; hash: string };

/** Which content of a picture an address means: enough of its hash that two never share it. */
const contentOf = (hash: string) => hash.slice(0, 12);

/** The folder of a picture's files. What is below it never changes: another content has another folder. */
const folderOf = ({ id, hash }: Stored) => `/api/pictures/files/${id}/${contentOf(hash)}`;

/** The picture itself, as large as it is kept. */
export const wholeAddress = (picture: Stored) => `${folderOf(picture)}/whole.webp`;

export const renditionAddress = (picture: Stored, { format, width }: { format: string; width: number }) =>
  `${folderOf(picture)}/${width}.${format}`;

/** Whether an address means the content that the picture has now. */
export const isCurrent = ({ hash }: Stored, content: string) => contentOf(hash) === content;

type Focus = { x: number; y: number };

/** The sizes of icons in pixels: in tabs, on home screens of iOS and of Android, and when an application starts. */
export const iconSizes = [32, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

const percent = (part: number) => Math.round(part * 100);

/** An icon's file. What is cut of a wide picture depends on its focus, so that is in the name. */
export const iconFile = (size: IconSize, { x, y }: Focus) => `icon-${size}-${percent(x)}-${percent(y)}.png`;

/** The icon that is made of a picture. */
export const iconAddress = ({ src, focus }: { src: string; focus: Focus }, size: IconSize) =>
  src.replace(/[^/]*$/, iconFile(size, focus));
