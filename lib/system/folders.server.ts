import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { backupFolder } from "@/lib/backup/folder";
import { environment } from "@/lib/env";

/** Less than this is little, in bytes. */
const LITTLE_ROOM = 1024 ** 3;

/** A folder that the instance writes to; `failure` says why it can't, `free` and `total` are those of its disk, in bytes. */
export type FolderFacts = { about: string; folder: string } & (
  | { failure: string }
  | { failure: null; free: number; total: number; isFull: boolean }
);

async function readFolder(about: string, folder: string): Promise<FolderFacts> {
  const trial = path.join(folder, `.check-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, "");
    await rm(trial);
    const { bavail, blocks, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return { about, folder, failure: null, free, total: blocks * bsize, isFull: free < LITTLE_ROOM };
  } catch (error) {
    return { about, folder, failure: error instanceof Error ? error.message : String(error) };
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
