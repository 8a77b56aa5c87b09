import { AppError } from "@/lib/http/errors";

const unreadable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A name as it may stand in a sentence: quoted, short, and without characters that are not seen. */
export function quote(name: string): string {
  const visible = name.replace(unreadable, "\u{fffd}");
  return `“${visible.length > 80 ? `${visible.slice(0, 80)}…` : visible}”`;
}

/** The refusal of an archive for what it is. */
export const invalid = (message: string) => new AppError("invalid", message);

/** The refusal of an archive for how much it is. */
export const tooLarge = (message: string) => new AppError("too-large", message);

/** The refusal of what no reader could make sense of. */
export const broken = () => invalid("This ZIP file is damaged or incomplete.");

/** The refusal of an entry whose data, or whose own header, contradicts the central directory. */
export const liesAboutSize = (name: string) =>
  invalid(`The entry ${quote(name)} is not what the archive says: its size or checksum differs.`);
