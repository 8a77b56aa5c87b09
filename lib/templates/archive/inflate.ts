import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import type { Entry } from "./directory";
import { dataOf } from "./directory";
import { liesAboutSize } from "./refuse";

const inflateBytes = promisify(inflateRaw);

/**
 * Inflates one entry into memory of exactly its declared size, and stops at the first byte beyond it.
 * @throws AppError `invalid` where size or checksum are not the declared ones
 */
export async function inflate(zip: Buffer, entry: Entry): Promise<Uint8Array> {
  const bytes = await unpack(dataOf(zip, entry), entry);
  if (bytes.length !== entry.unpacked || crc32(bytes) !== entry.crc) throw liesAboutSize(entry.name);
  return bytes;
}

async function unpack(data: Buffer, { name, method, unpacked }: Entry): Promise<Uint8Array> {
  if (method === 0) return Uint8Array.from(data);
  const options = {
    maxOutputLength: unpacked + 1,
    chunkSize: Math.max(64, Math.min(unpacked + 1, 1_000_000)),
  };
  const bytes = await inflateBytes(data, options).catch(() => {
    throw liesAboutSize(name);
  });
  return Uint8Array.from(bytes);
}
