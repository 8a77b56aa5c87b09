import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const onLinux = process.platform === "linux";

/** Returns whether a process runs; a zombie doesn't. */
export async function isRunning(pid: number): Promise<boolean> {
  if (onLinux) {
    const stat = await linuxStat(pid);
    return stat !== undefined && stat.state !== "Z" && stat.state !== "X";
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Returns the start time of a process, to distinguish it from a later one with the same id; undefined if unknown. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  if (!onLinux) return ps(pid, "lstart=");
  const stat = await linuxStat(pid);
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
  return stat && `${boot.trim()}/${stat.startTicks}`;
}

/** Returns the command line of a process; undefined if unknown. */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (!onLinux) return ps(pid, "command=");
  const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  return line?.replaceAll("\0", " ").trim();
}

async function linuxStat(pid: number): Promise<{ state: string; startTicks: string } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (stat === undefined) return undefined;
  // proc(5): fields 3 (state) and 22 (starttime), after the name, which may contain ") ".
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", startTicks: fields[19] ?? "" };
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  if (process.platform === "win32") return undefined;
  const result = await run("ps", ["-ww", "-o", column, "-p", String(pid)]).catch(() => undefined);
  return result?.stdout.trim() || undefined;
}
