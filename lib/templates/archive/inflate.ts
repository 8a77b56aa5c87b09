import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { type Entry, localLength } from "./directory";
import { liesAboutSize } from "./refuse";

const inflateBytes = promisify(inflateRaw);

/**
 * Decompresses one entry into a buffer of its declared size, and stops at the first byte beyond it.
 * @throws AppError `invalid` if size or checksum differ from the declared ones
 */
export async function inflate(zip: Buffer, entry: Entry): Promise<Uint8Array> {
  const bytes = await unpack(dataOf(zip, entry), entry);
  if (bytes.length !== entry.unpacked || crc32(bytes) !== entry.crc) throw liesAboutSize(entry.name);
  return bytes;
}

/** Below this number of bytes Node.js allocates buffers from a shared pool. */
const POOL_LIMIT_BYTES = 8192;

async function unpack(data: Buffer, { name, method, unpacked }: Entry): Promise<Uint8Array> {
  if (method === 0) return Uint8Array.from(data);
  // One chunk of the declared size, and a byte more to detect longer data, so that nothing is joined and copied.
  const most = unpacked + 1;
  const options = { maxOutputLength: most, chunkSize: Math.max(64, most) };
  const bytes = await inflateBytes(data, options).catch(() => {
    throw liesAboutSize(name);
  });
  return unpacked < POOL_LIMIT_BYTES ? Uint8Array.from(bytes) : bytes;
}

/** The compressed bytes of an entry. */
function dataOf(zip: Buffer, { offset, packed }: Entry): Buffer {
  const start = offset + localLength + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  return zip.subarray(start, start + packed);
}
