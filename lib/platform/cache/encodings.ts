import { promisify } from "node:util";
import zlib from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "identity" | "gzip" | "br" | "zstd";
export type Encoded = { readonly [encoding in Encoding]?: Buffer };

/** Encodings by preference where a client accepts several equally: the smallest first. */
const preferred: Encoding[] = ["br", "zstd", "gzip", "identity"];
/** Below it an answer fits into one packet anyway; in bytes. */
const WORTH_IT = 1000;
const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|xhtml\+xml)|image\/svg|font\/(ttf|otf))/;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
/** From Node.js 22.15 on. */
const zstd = "zstdCompress" in zlib ? promisify(zlib.zstdCompress as typeof zlib.deflate) : null;

/** A copy of its own size: what zlib returns is a part of a buffer of 16 kB, which would stay in memory. */
const trimmed = (part: Buffer): Buffer =>
  part.buffer.byteLength > part.length ? Buffer.from(new Uint8Array(part).buffer) : part;

/**
 * A body in all the encodings that are worth it, made in the thread pool.
 * @param lasting compresses harder, for entries that are sent often
 */
export async function encode(body: Buffer, type: string, lasting: boolean): Promise<Encoded> {
  if (body.length < WORTH_IT || !compressible.test(type)) return { identity: body };
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

/** What the package's types don't know yet. */
type WithPreference = { encodings(available: string[], options: { preferred: string[] }): Encoding[] };

const chosen = new LRUCache<string, Encoding[]>({ max: 200 });

/** Which encodings a client takes (RFC 9110, section 12.5.3), the best first. */
function accepted(header: string): Encoding[] {
  const found = chosen.get(header);
  if (found) return found;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } }) as unknown as WithPreference;
  const list = negotiator.encodings(preferred, { preferred });
  if (header.length <= 200) chosen.set(header, list);
  return list;
}

/** The encoding to send to a client; plain where it takes none that there is. */
export function chooseEncoding(header: string | undefined, there: Encoded): Encoding {
  if (header === undefined) return "identity";
  return accepted(header).find((encoding) => there[encoding]) ?? "identity";
}
