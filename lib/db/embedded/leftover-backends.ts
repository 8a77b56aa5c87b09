import { readdir, readlink, realpath } from "node:fs/promises";
import { clusterFolder } from "./home";
import { commandOf } from "./process";

/**
 * Ends the processes of a cluster whose main process was killed: a long query would keep the shared memory, and so
 * the next start, waiting. Linux only, where /proc tells a process's folder; elsewhere they end with their query.
 */
export async function endLeftoverBackends(home: string): Promise<void> {
  if (process.platform !== "linux") return;
  const folder = await realpath(clusterFolder(home));
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const cwd = await readlink(`/proc/${name}/cwd`).catch(() => undefined);
    if (cwd !== folder || !(await commandOf(Number(name)))?.startsWith("postgres:")) continue;
    try {
      process.kill(Number(name), "SIGQUIT");
    } catch {
      // It has ended meanwhile.
    }
  }
}
