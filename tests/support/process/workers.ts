import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

type WorkerProcess = { pid: number; number: number };

async function describeChild(pid: number): Promise<WorkerProcess[]> {
  const variables = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
  const [, settings] = /(?:^|\0)PLATFORM_WORKER=([^\0]+)/.exec(variables) ?? [];
  return settings ? [{ pid, number: JSON.parse(settings).number }] : [];
}

/** Lists the worker processes of an application, by number (Linux). */
export async function workersOf({ pid }: ChildProcess): Promise<WorkerProcess[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const found = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(describeChild));
  return found.flat().sort((one, other) => one.number - other.number);
}

/** Returns the number of the worker that answered a request, from the application's log. */
export function workerOf(output: string, requestId: string): number | null {
  const line = output.split("\n").find((text) => text.includes(requestId) && text.includes('"worker":'));
  return line ? JSON.parse(line).worker : null;
}
