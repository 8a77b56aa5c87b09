import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { whyUnwritable } from "@/lib/platform/files/unwritable";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { isRunning, startTimeOf } from "./embedded/process";
import { makeDataFolder } from "./embedded/settings";
import { readPrivateFile } from "./private-file";

const holderSchema = z.object({ pid: z.number().int().positive(), startTime: z.string().optional() });
type Holder = z.infer<typeof holderSchema>;

export class DataDirInUseError extends errorAcrossBundles("DataDirInUseError") {
  constructor(pid: number, dataDir: string) {
    super(
      `Another instance (process ${pid}) is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = "DataDirInUseError";
  }
}

function explained(error: unknown, folder: string): unknown {
  if (error instanceof DataDirInUseError) return error;
  const reason = whyUnwritable(error);
  return new Error(
    `Nothing can be written to ${folder}: ${reason}. Mend that, or set DATA_DIR to another folder.`,
  );
}

/**
 * Locks a data folder for this process. Replaces the lock of a process that has ended.
 * @throws DataDirInUseError if a running process holds the lock; Error if the folder is not writable
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const folder = resolve(dataDir);
  return lock(folder).catch((error: unknown) => {
    throw explained(error, folder);
  });
}

async function lock(folder: string): Promise<{ release(): Promise<void> }> {
  await makeDataFolder(folder);
  const place = join(folder, "instance.lock");
  const mine = `${place}.${randomBytes(6).toString("hex")}`;
  const content = JSON.stringify({ pid: process.pid, startTime: await startTimeOf(process.pid) });
  await writeFile(mine, content, { mode: 0o600, flag: "wx" });
  try {
    if (!(await placeFile(mine, place))) await replaceStale(mine, place, folder);
  } finally {
    await rm(mine, { force: true });
  }
  return {
    async release() {
      if ((await readFile(place, "utf8").catch(() => "")) === content) await rm(place, { force: true });
    },
  };
}

/** Replaces a stale lock while holding a claim, so that of two starts one fails. */
async function replaceStale(mine: string, lock: string, folder: string): Promise<void> {
  const claim = await claimFolder(folder);
  try {
    while (!(await placeFile(mine, lock))) {
      const state = await stateOf(lock);
      if (state === "stale") {
        const replacement = `${mine}.replacement`;
        await link(mine, replacement);
        return await rename(replacement, lock);
      }
      if (state !== "missing") throw new DataDirInUseError(state.pid, folder);
    }
  } finally {
    claim?.close();
  }
}

/**
 * Claims a folder with a socket whose name the system gives to one process at a time. macOS has no such sockets: there,
 * two simultaneous starts may both succeed.
 */
async function claimFolder(folder: string): Promise<Server | undefined> {
  const name = `business-platform-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  const address = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform as string];
  if (!address) return undefined;
  for (;;) {
    const server = createServer().listen(address);
    const isClaimed = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (isClaimed) return server;
    await delay(10);
  }
}

/** Returns the process that holds a lock file. */
async function stateOf(file: string): Promise<Holder | "stale" | "missing"> {
  // A damaged file is stale; one that can't be read may belong to a running process of another user.
  const holder = await readPrivateFile(file, holderSchema, "is damaged").catch((error) => {
    if (error.code) throw error;
    return undefined;
  });
  if (holder === null) return "missing";
  if (!holder || !(await isRunning(holder.pid))) return "stale";
  const startTime = await startTimeOf(holder.pid);
  const reused = startTime !== undefined && holder.startTime !== undefined && startTime !== holder.startTime;
  return reused ? "stale" : holder;
}

/** Gives a complete file a second name; returns false if the name is taken. */
async function placeFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
