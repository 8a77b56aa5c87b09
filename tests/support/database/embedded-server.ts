import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { localHome } from "@/lib/platform/db/embedded/home";
import { findPostmaster } from "@/lib/platform/db/embedded/postmaster";
import { isRunning } from "@/lib/platform/db/embedded/process";
import { readSettings } from "@/lib/platform/db/embedded/settings";
import { withSession } from "@/lib/platform/db/probe-session";
import { removeDataDir } from "@/tests/support/process/app";

const folders: string[] = [];

/** Creates a data folder for a test; every user may enter its parent unless it is private. */
export async function makeTestFolder({ isPrivate = false, name = "data" } = {}): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), "embedded-")));
  await chmod(parent, isPrivate ? 0o700 : 0o711);
  const folder = join(parent, name);
  await mkdir(folder, { mode: 0o711 });
  folders.push(folder);
  return folder;
}

/** Ends the servers of all test folders and removes the folders. */
export async function removeTestFolders(): Promise<void> {
  for (const folder of folders.splice(0)) {
    const distant = (await readSettings(folder).catch(() => undefined))?.home;
    for (const home of [localHome(folder), ...(distant ? [distant] : [])]) {
      const left = await findPostmaster(home);
      if (left) await killProcess(left.pid);
    }
    await removeDataDir(folder);
    await rm(dirname(folder), { recursive: true, force: true });
  }
}

/** Waits until a condition is true, for at most 20 seconds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("What the test waits for did not happen.");
    await delay(20);
  }
}

/** Kills a process, as a crash would, and waits for its end. */
export async function killProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await until(async () => !(await isRunning(pid)));
}

/** Runs one statement and returns its rows. */
export async function ask(target: DatabaseTarget, statement: string): Promise<Record<string, unknown>[]> {
  const query = (client: Client) => client.query<Record<string, unknown>>(statement);
  return (await withSession(target, Date.now() + 10_000, query)).rows;
}

/** Returns the process id of a cluster's server. */
export async function postmasterPid(home: string): Promise<number> {
  return Number((await readFile(join(home, "data", "postmaster.pid"), "utf8")).split("\n")[0]);
}

/** Starts the embedded server in another process, which stays until it is killed. */
export async function startInAnotherProcess(
  dataDir: string,
): Promise<{ app: ChildProcess; target: DatabaseTarget }> {
  const script = join(process.cwd(), "tests/support/database/embedded-server-process.ts");
  const app = spawn(process.execPath, ["--import", "tsx", script, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: app.stdout }), "line");
  return { app, target: JSON.parse(String(line)) as DatabaseTarget };
}
