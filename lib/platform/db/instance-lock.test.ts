import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { startTimeOf } from "./embedded/process";
import { DataDirInUseError, lockDataDir } from "./instance-lock";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lock-"));
  await chmod(dataDir, 0o711);
});

afterEach(() => rm(dataDir, { recursive: true }));

function writeLock(holder: object): Promise<void> {
  return writeFile(join(dataDir, "instance.lock"), JSON.stringify(holder));
}

test("a second start fails with the process that uses the folder", async () => {
  await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `Another instance (process ${process.pid}) is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
});

test("after a release the folder is free and empty", async () => {
  const lock = await lockDataDir(dataDir);
  await lock.release();
  expect(await readdir(dataDir)).toEqual([]);
  await (await lockDataDir(dataDir)).release();
});

test("the lock of another running process counts", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  await once(other, "spawn");
  const pid = other.pid ?? 0;
  await writeLock({ pid, startTime: await startTimeOf(pid) });
  await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${pid}`);
  other.kill("SIGKILL");
  await once(other, "exit");
  await lockDataDir(dataDir);
  expect(JSON.parse(await readFile(join(dataDir, "instance.lock"), "utf8"))).toMatchObject({
    pid: process.pid,
  });
});

test("a stale lock whose process id was reused does not count", async () => {
  await writeLock({ pid: process.pid, startTime: "an earlier boot/1" });
  await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
});

test("a damaged lock does not count", async () => {
  await writeFile(join(dataDir, "instance.lock"), "{");
  await lockDataDir(dataDir);
});

test.each(["", "stale lock"])("exactly one of many concurrent starts succeeds (%s)", async (left) => {
  const stale = JSON.stringify({ pid: process.pid, startTime: "an earlier boot/1" });
  if (left) await writeFile(join(dataDir, "instance.lock"), stale);
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dataDir)));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readdir(dataDir)).toEqual(["instance.lock"]);
});

test("a release leaves a lock that is another's by now", async () => {
  const lock = await lockDataDir(dataDir);
  await writeLock({ pid: 1, startTime: "another" });
  await lock.release();
  expect(await readdir(dataDir)).toEqual(["instance.lock"]);
});
