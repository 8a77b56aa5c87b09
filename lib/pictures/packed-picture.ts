import { fileAddress, renditionAddress } from "./addresses";
import type { PictureView } from "./answers";

/** A picture as a page carries it: the addresses of its renditions follow from the rest. */
export type PackedPicture = readonly [
  id: string,
  alt: string,
  width: number,
  height: number,
  focusX: number,
  focusY: number,
  darkening: number,
  placeholder: string,
  /** The part of its addresses that identifies its content, and its default file. */
  content: string,
  file: string,
  /** The renditions' widths, by format. */
  widths: Readonly<Record<string, readonly number[]>>,
];

const nameOf = (type: string) => type.slice("image/".length);

/** Returns the short form that a page carries; without the name, which only the library shows. */
export function packPicture(picture: PictureView): PackedPicture {
  const { id, alt, width, height, focus, darkening, placeholder, src, sources } = picture;
  const [content = "", file = ""] = src.split("/").slice(-2);
  const widths = Object.fromEntries(sources.map((source) => [nameOf(source.type), source.widths]));
  return [id, alt, width, height, focus.x, focus.y, darkening, placeholder, content, file, widths];
}

/** Restores the picture data of pages that `packPicture` packed. */
export function unpackPicture(packed: PackedPicture): PictureView {
  const [id, alt, width, height, x, y, darkening, placeholder, content, file, formats] = packed;
  const stored = { id, hash: content };
  const sources = Object.entries(formats).map(([format, widths]) => ({
    type: `image/${format}`,
    widths: [...widths],
    srcset: widths.map((one) => `${renditionAddress(stored, { format, width: one })} ${one}w`).join(", "),
  }));
  return {
    id,
    name: "",
    alt,
    decorative: alt === "",
    width,
    height,
    focus: { x, y },
    darkening,
    placeholder,
    src: fileAddress(stored, file),
    sources,
    isReady: sources.length > 0,
  };
}
