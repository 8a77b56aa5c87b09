import type { OutgoingHttpHeaders } from "node:http";
import type { FileHeaders } from "./header-rules";
import { sentHeaders } from "./site-rules";

/**
 * The policy of pages as a header, besides the stricter one in the page itself: a header can forbid frames. Inline styles
 * are allowed here, as the page allows its own by their hashes.
 */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Servers of plain files notify no cache of a new export. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** Returns whether a document is sandboxed, as the pages of uploaded templates are. */
export const isSandboxed = (headers: OutgoingHttpHeaders) =>
  String(headers["content-security-policy"] ?? "").startsWith("sandbox");

/** Returns the headers with which a server has to send a file, from those of the application. */
export function headersOf(headers: OutgoingHttpHeaders, isDocument: boolean): FileHeaders {
  const kept: Record<string, string> = {};
  for (const name of sentHeaders) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) kept[name] = [value].flat().join(", ");
  }
  const isImmutable = kept["Cache-Control"]?.includes("immutable") === true;
  if (!isImmutable) kept["Cache-Control"] = REVALIDATED;
  if (isDocument && !isSandboxed(headers)) {
    kept["Content-Security-Policy"] = pagePolicy;
    kept["Cross-Origin-Opener-Policy"] = "same-origin";
  }
  return kept;
}
