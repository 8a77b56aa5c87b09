import { statfs } from "node:fs/promises";

/** Bytes of the disk that stay free: the database may be on the same disk, and stops when that is full. */
const RESERVE_BYTES = 256 * 1024 * 1024;
/** Bytes between two checks. */
const CHECK_INTERVAL_BYTES = 16 * 1024 * 1024;

/** Returns how many bytes may still be written to an existing folder. @throws the system's error */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - RESERVE_BYTES);
}

/**
 * Passes bytes on, and calls `requireRoom` before the first and after every 16 MB. @throws the errors of `requireRoom`
 */
export async function* whileThereIsRoom(
  source: AsyncIterable<Uint8Array>,
  requireRoom: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  await requireRoom();
  let unchecked = 0;
  for await (const piece of source) {
    unchecked += piece.length;
    if (unchecked >= CHECK_INTERVAL_BYTES) {
      await requireRoom();
      unchecked = 0;
    }
    yield piece;
  }
}
