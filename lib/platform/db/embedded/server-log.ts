import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { clusterFolder } from "./home";

const sixDaysMs = 6 * 24 * 60 * 60 * 1000;

/** The log until the server's own log collector starts; emptied at each start. */
export const startLog = (home: string) => join(home, "start.log");

/** Notes the sizes of the log files. The returned function reads the errors written since. */
export async function followLog(home: string): Promise<() => Promise<string>> {
  const before = await logSizes(home);
  return async () => {
    let text = await readFile(startLog(home), "utf8").catch(() => "");
    for (const [file, size] of await logSizes(home)) {
      const known = before.get(file) ?? 0;
      const content = size === known ? "" : await readFile(file, "utf8").catch(() => "");
      text += content.slice(size > known ? known : 0);
    }
    return errorLines(text);
  };
}

/** Removes logs of the previous week: the server empties a weekday's file only if it runs at midnight. */
export async function removeOldLogs(home: string): Promise<void> {
  const folder = join(clusterFolder(home), "log");
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > sixDaysMs) await rm(file);
  }
}

async function logSizes(home: string): Promise<Map<string, number>> {
  const folder = join(clusterFolder(home), "log");
  const sizes = new Map<string, number>();
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    sizes.set(file, (await stat(file)).size);
  }
  return sizes;
}

function errorLines(text: string): string {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/^.*?\b(?=(?:FATAL|PANIC|ERROR|WARNING|HINT|DETAIL): )/, "").trim())
    .filter(Boolean);
  const serious = lines.filter((line) => /^(FATAL|PANIC|ERROR|WARNING|HINT|DETAIL): /.test(line));
  return (serious.length > 0 ? serious : lines).slice(-6).join(" ");
}
