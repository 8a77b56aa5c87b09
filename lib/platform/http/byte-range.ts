/** The first and the last byte of a range, both included, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header (RFC 9110, section 14). Returns null where the whole resource is to be sent: no header,
 * several ranges, or a header that is not understood.
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
