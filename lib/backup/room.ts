import { statfs } from "node:fs/promises";

/** What is left of the disk, in bytes: the database may be on the same one, and ends where that is full. */
const RESERVE = 256 * 1024 * 1024;
/** After how many bytes it is looked again whether there is room. */
const CHECKED_EVERY = 16 * 1024 * 1024;

/** How much may still be written to a folder that exists, in bytes. @throws the system's error */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - RESERVE);
}

/** Passes bytes on for as long as `requireRoom` does not throw, which is called before the first and now and then. */
export async function* whileThereIsRoom(
  source: AsyncIterable<Uint8Array>,
  requireRoom: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  await requireRoom();
  let unchecked = 0;
  for await (const piece of source) {
    unchecked += piece.length;
    if (unchecked >= CHECKED_EVERY) {
      await requireRoom();
      unchecked = 0;
    }
    yield piece;
  }
}
