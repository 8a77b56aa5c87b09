/** The first and last byte, inclusive, from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header (RFC 9110, section 14). Returns null to send everything: no header, several ranges, or an
 * invalid header.
 * @param length the size of the resource, in bytes
 */
export function byteRange(header: string | null, length: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const size = Math.min(Number(last), length);
    return size === 0 ? "unsatisfiable" : { start: length - size, end: length - 1 };
  }
  const start = Number(first);
  const end = last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= length ? "unsatisfiable" : { start, end };
}
