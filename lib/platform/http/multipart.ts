import { AppError } from "./errors";

/** A field of a form; `fileName` is null unless it is a file. `bytes` is a view into the body, not a copy. */
export type FormPart = { name: string; fileName: string | null; bytes: Uint8Array<ArrayBuffer> };

const malformed = () => new AppError("malformed", "The form could not be read.");

/**
 * Parses a `multipart/form-data` body of a browser (RFC 7578) without copying: other parsers hold a body of 20 MB in
 * memory five times.
 * @throws AppError `malformed`
 */
export function readParts(body: Buffer<ArrayBuffer>, contentType: string): FormPart[] {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? token;
  if (!boundary) throw malformed();
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) throw malformed();
  const parts: FormPart[] = [];
  for (let at = delimiter.length - 2; !startsWith(body, at, "--"); ) {
    const headersEnd = body.indexOf("\r\n\r\n", at);
    const end = headersEnd < 0 ? -1 : body.indexOf(delimiter, headersEnd + 4);
    if (!startsWith(body, at, "\r\n") || end < 0) throw malformed();
    const bytes = body.subarray(headersEnd + 4, end);
    parts.push({ ...readDisposition(body.toString("utf8", at, headersEnd)), bytes });
    at = end + delimiter.length;
  }
  return parts;
}

const startsWith = (body: Buffer, at: number, text: string) =>
  body.toString("latin1", at, at + text.length) === text;

/** `headers` begin with a line break. */
function readDisposition(headers: string): Omit<FormPart, "bytes"> {
  const disposition = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(headers)?.[1] ?? "";
  const name = parameter(disposition, "name");
  if (name === null) throw malformed();
  return { name, fileName: extended(disposition) ?? parameter(disposition, "filename") };
}

/** Browsers percent-encode only quotes and line breaks. */
function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`;[ \\t]*${name}=(?:"([^"]*)"|([^\\s;"]+))`, "i").exec(disposition);
  const value = found?.[1] ?? found?.[2];
  return value?.replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code)) ?? null;
}

/** The file name in RFC 8187 encoding, which programs send. */
function extended(disposition: string): string | null {
  const encoded = /;[ \t]*filename\*=utf-8''([^\s;]+)/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : null;
  } catch {
    throw malformed();
  }
}
