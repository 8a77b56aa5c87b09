import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { RunningApp } from "./app";

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

/** Matches the output once a worker of two has been ready `times` times. */
export const readyText = (number: number, times = 1) =>
  new RegExp(`(Worker ${number} of 2 is ready[^]*){${times}}`);

/** Waits for both workers of an application that has two. */
export async function bothReady({ output }: Pick<RunningApp, "output">) {
  for (const number of [1, 2]) await expect.poll(output, { timeout: 60_000 }).toMatch(readyText(number));
}
