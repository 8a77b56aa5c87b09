import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { whyUnwritable } from "@/lib/platform/files/unwritable";
import { BackupError, isSystemError } from "./format";
import { type BackupOptions, writeBackup } from "./write";

async function flushToDisk(name: string) {
  const handle = await open(name);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explained(error: unknown, file: string): unknown {
  if (!isSystemError(error)) return error;
  return new BackupError(`The backup could not be written to ${file}: ${whyUnwritable(error)}.`, {
    cause: error,
  });
}

/**
 * Writes a file that only its owner may read. It gets its name when it is complete and flushed to disk; a failed write
 * leaves nothing.
 */
export async function writeWhole<Result>(
  file: string,
  write: (stream: Writable) => Promise<Result>,
): Promise<Result> {
  const part = `${file}.part`;
  // A stream that opens the file itself could create it after it was removed.
  const handle = await open(part, "w", 0o600);
  try {
    const result = await write(handle.createWriteStream());
    await flushToDisk(part);
    await rename(part, file);
    await flushToDisk(path.dirname(file));
    return result;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes a backup into a file.
 * @throws BackupError if the file exists, or the folder can't be written to
 */
export async function backUpToFile(file: string, options: BackupOptions) {
  if (await stat(file).catch(() => null))
    throw new BackupError(`${file} is there already. Choose another name.`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const summary = await writeWhole(file, (stream) => writeBackup(stream, options));
    return { ...summary, fileBytes: (await stat(file)).size };
  } catch (error) {
    throw explained(error, file);
  }
}

/** Opens a backup's file. @throws BackupError if it can't be read */
export async function openBackupFile(file: string) {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(`${file} can’t be read: ${error instanceof Error ? error.message : error}.`);
  });
  if (!(await handle.stat()).isFile()) {
    await handle.close();
    throw new BackupError(`${file} is no file.`);
  }
  return handle.createReadStream();
}
