import "server-only";
import { randomUUID } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { backupFolder } from "@/lib/backups/folder";
import { whyUnwritable } from "@/lib/platform/files/unwritable";
import { environment } from "@/lib/platform/runtime/env";

/** Less than this is little, in bytes. */
const LITTLE_ROOM = 1024 ** 3;

/** A folder that the instance writes to; `failure` says why it can't, `free` and `total` are those of its disk, in bytes. */
export type FolderFacts = { about: string; folder: string } & (
  | { failure: string }
  | { failure: null; free: number; total: number; isFull: boolean }
);

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The folder, or the nearest one above it that exists: a check as root must not leave folders of root behind. */
async function nearestExisting(folder: string): Promise<string> {
  const above = path.dirname(folder);
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if (!isMissing(error) || above === folder) throw error;
    return nearestExisting(above);
  }
}

async function readFolder(about: string, folder: string): Promise<FolderFacts> {
  try {
    const existing = await nearestExisting(folder);
    const trial = path.join(existing, `.check-${randomUUID()}`);
    await writeFile(trial, "");
    await rm(trial);
    const { bavail, blocks, bsize } = await statfs(existing);
    const free = bavail * bsize;
    return { about, folder, failure: null, free, total: blocks * bsize, isFull: free < LITTLE_ROOM };
  } catch (error) {
    return { about, folder, failure: `nothing can be written: ${whyUnwritable(error)}` };
  }
}

/** The folders that an instance needs: whether it can write there, and how much room there is. */
export function readFolders(): Promise<FolderFacts[]> {
  const { DATA_DIR, TEMPLATES_DIR } = environment();
  return Promise.all([
    readFolder("Data folder", path.resolve(DATA_DIR)),
    readFolder("Templates", path.resolve(TEMPLATES_DIR)),
    readFolder("Backup folder", backupFolder()),
  ]);
}
