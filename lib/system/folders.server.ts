import "server-only";
import { randomUUID } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { backupFolder } from "@/lib/backups/folder";
import { whyUnwritable } from "@/lib/platform/files/unwritable";
import { environment } from "@/lib/platform/runtime/env";
import type { SystemFolder } from "./answers";

/** A disk with less free space counts as full, in bytes. */
const MIN_FREE_BYTES = 1024 ** 3;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The folder or its nearest existing parent: a check run by root must not create folders that belong to root. */
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

async function readFolder(about: string, folder: string): Promise<SystemFolder> {
  try {
    const existing = await nearestExisting(folder);
    const trial = path.join(existing, `.check-${randomUUID()}`);
    await writeFile(trial, "");
    await rm(trial);
    const { bavail, blocks, bsize } = await statfs(existing);
    const free = bavail * bsize;
    return { about, folder, failure: null, free, total: blocks * bsize, isFull: free < MIN_FREE_BYTES };
  } catch (error) {
    const failure = `nothing can be written: ${whyUnwritable(error)}`;
    return { about, folder, failure, free: 0, total: 0, isFull: false };
  }
}

/** The folders that an instance needs, with free space or the reason why they can't be written to. */
export function readFolders(): Promise<SystemFolder[]> {
  const { DATA_DIR, TEMPLATES_DIR } = environment();
  return Promise.all([
    readFolder("Data folder", path.resolve(DATA_DIR)),
    readFolder("Templates", path.resolve(TEMPLATES_DIR)),
    readFolder("Backup folder", backupFolder()),
  ]);
}
