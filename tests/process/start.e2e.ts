import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { makeDataDir, removeDataDir, spawnApp } from "@/tests/support/process/app";

const folders: string[] = [];

test.afterAll(async () => {
  for (const folder of folders) await removeDataDir(folder);
});

test("every part of the bundled process loads, including those that few starts need", async () => {
  const parts = (await readdir(".next")).filter((name) => /^server-process-.*\.mjs$/.test(name));
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    const load = `await import("./.next/${part}"); process.exit(7)`;
    const { ended, output } = spawnApp({}, [process.execPath, "--input-type=module", "-e", load]);
    expect([part, await ended, output()]).toEqual([part, 7, ""]);
  }
});

test("SIGTERM to npm alone ends the server and its database", async () => {
  const dataDir = await makeDataDir();
  folders.push(dataDir);
  const { child, output } = spawnApp({ PORT: "0", DATA_DIR: dataDir }, ["npm", "start"]);
  child.stdout.on("data", () => {
    if (output().includes("Ready: ")) child.kill("SIGTERM");
  });
  // Its output is closed once every process that shares it has ended.
  await once(child, "close");
  expect(output()).toContain("Stopping");
  await expect(readFile(path.join(dataDir, "postgres", "data", "postmaster.pid"))).rejects.toThrow("ENOENT");
});

test("npm start works with a data folder whose path has a space", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "platform start "));
  folders.push(folder);
  const { child, ended, output } = spawnApp({ PORT: "0", DATA_DIR: path.join(folder, "my data") }, [
    process.execPath,
    "scripts/start.mjs",
  ]);
  child.stdout.on("data", () => {
    if (output().includes("Ready: ")) child.kill("SIGTERM");
  });
  expect(await ended).toBe(0);
  expect(output()).toContain("Ready: http://127.0.0.1:");
});
