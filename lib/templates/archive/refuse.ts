import { AppError } from "@/lib/platform/http/errors";

const unreadable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A name for use in a message: quoted, shortened, without invisible characters. */
export function quote(name: string): string {
  const visible = name.replace(unreadable, "\u{fffd}");
  return `“${visible.length > 80 ? `${visible.slice(0, 80)}…` : visible}”`;
}

/** The error for an archive with wrong contents. */
export const invalid = (message: string) => new AppError("invalid", message);

/** The error for an archive that exceeds a limit. */
export const tooLarge = (message: string) => new AppError("too-large", message);

/** The error for an archive that can't be read. */
export const broken = () => invalid("This ZIP file is damaged or incomplete.");

/** The error for an entry whose data or local header contradicts the central directory. */
export const liesAboutSize = (name: string) =>
  invalid(`The entry ${quote(name)} is not what the archive says: its size or checksum differs.`);
