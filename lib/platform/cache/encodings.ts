import { promisify } from "node:util";
import zlib from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "identity" | "gzip" | "br" | "zstd";
export type Encoded = { [encoding in Encoding]?: Buffer };

/** The order of equally accepted encodings: the smallest first. */
const preferred: Encoding[] = ["br", "zstd", "gzip", "identity"];
/** In bytes; smaller answers fit into one packet. */
const MIN_BYTES = 1000;
const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|xhtml\+xml)|image\/svg|font\/(ttf|otf))/;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
/** Since Node.js 22.15. */
const zstd = "zstdCompress" in zlib ? promisify(zlib.zstdCompress as typeof zlib.deflate) : null;

/** Copies the part: zlib returns a slice of a buffer of 16 kB, which would stay in memory. */
const trimmed = (part: Buffer): Buffer =>
  part.buffer.byteLength > part.length ? Buffer.from(new Uint8Array(part).buffer) : part;

/**
 * Compresses a body in the thread pool, in all encodings that save bytes.
 * @param lasting compresses harder, for entries that are sent often
 */
export async function encode(body: Buffer, type: string, lasting: boolean): Promise<Encoded> {
  if (body.length < MIN_BYTES || !compressible.test(type)) return { identity: body };
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: lasting ? 9 : 5,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz, zst] = await Promise.all([
    brotli(body, { params }),
    gzip(body, { level: lasting ? 9 : 6 }),
    zstd?.(body),
  ]);
  return { identity: body, br: trimmed(br), gzip: trimmed(gz), ...(zst && { zstd: trimmed(zst) }) };
}

/** Compresses the body of one answer, by gzip or not at all: the other encodings are worthwhile for kept answers. */
export async function encodeOnce(body: Buffer, type: string, header: string | undefined) {
  const isSmall = body.length < MIN_BYTES || !compressible.test(type);
  const encoding = isSmall ? "identity" : chooseEncoding(header, { identity: body, gzip: body });
  return { encoding, bytes: encoding === "gzip" ? await gzip(body, {}) : body };
}

/** Missing in the package's types. */
type WithPreference = { encodings(available: string[], options: { preferred: string[] }): Encoding[] };

const chosen = new LRUCache<string, Encoding[]>({ max: 200 });

/** Returns the encodings that a client accepts (RFC 9110, section 12.5.3), best first. */
function accepted(header: string): Encoding[] {
  const found = chosen.get(header);
  if (found) return found;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } }) as unknown as WithPreference;
  const list = negotiator.encodings(preferred, { preferred });
  if (header.length <= 200) chosen.set(header, list);
  return list;
}

/** Returns the encoding to send; identity if the client accepts no other available one. */
export function chooseEncoding(header: string | undefined, there: Encoded): Encoding {
  if (header === undefined) return "identity";
  return accepted(header).find((encoding) => there[encoding]) ?? "identity";
}
