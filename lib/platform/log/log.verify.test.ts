import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";

/** More than is kept for a reader that rests; and fewer, so that a busy machine loses none. */
const LINES = 20_000;
const LINE_COUNT = 3000;

function startWriting(ending: "stop" | "crash" | "tell", lines = LINES): ChildProcess {
  const script = join(process.cwd(), "tests/support/process/log-process.ts");
  return spawn(process.execPath, ["--import", "tsx", script, ending, String(lines)], {
    env: { ...process.env, LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "ignore", "ipc"],
  });
}

type Line = { msg: string; line?: number; dropped?: number };

async function readLines({ stdout }: ChildProcess): Promise<Line[]> {
  if (!stdout) throw new Error("The process has no output");
  return (await text(stdout))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const numbers = Array.from({ length: LINE_COUNT }, (_, line) => line);

test("a clean stop loses no line", async () => {
  const lines = await readLines(startWriting("stop", LINE_COUNT));
  expect(lines.map(({ line }) => line)).toEqual(numbers);
});

test("a crash does not cut off lines either", async () => {
  const writing = startWriting("crash", LINE_COUNT);
  const [lines, [code]] = await Promise.all([readLines(writing), once(writing, "exit")]);
  expect(lines.map(({ line }) => line)).toEqual(numbers);
  expect(code).not.toBe(0);
});

test("a slow reader does not block; dropped lines are counted", async () => {
  const writing = startWriting("tell");
  await once(writing, "message");
  const lines = await readLines(writing);
  const dropped = lines.find((line) => line.dropped)?.dropped ?? 0;
  expect(dropped).toBeGreaterThan(LINES / 2);
  expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(LINES - dropped);
});

test("a reader that has gone does not block", async () => {
  const writing = startWriting("tell");
  const ended = once(writing, "exit");
  writing.stdout?.destroy();
  await once(writing, "message");
  expect(await ended).toEqual([0, null]);
});

test("a reader that never reads doesn't keep the process from its end", async () => {
  const writing = startWriting("tell");
  expect(await once(writing, "exit")).toEqual([0, null]);
});
