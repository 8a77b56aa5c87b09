import { readdir, readlink, realpath } from "node:fs/promises";
import { clusterFolder } from "./home";
import { commandOf } from "./process";

/**
 * Ends the backends of a cluster whose postmaster was killed: a long query would hold the shared memory and block the
 * next start. Linux only, where /proc has working directories; elsewhere a backend ends with its query.
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
      // The process has already ended.
    }
  }
}
