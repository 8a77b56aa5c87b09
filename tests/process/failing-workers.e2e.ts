import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { removeDataDir, spawnApp, startApp } from "@/tests/support/process/app";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { bothReady, workersOf } from "@/tests/support/process/workers";

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await makeStartedDataDir();
});

test.afterEach(() => removeDataDir(dataDir));

/** Waits for a worker that has just been started. */
async function startingWorker(child: Parameters<typeof workersOf>[0], number: number, except = 0) {
  let pid = 0;
  const find = async () => {
    pid = (await workersOf(child)).find((one) => one.number === number && one.pid !== except)?.pid ?? 0;
    return pid;
  };
  await expect.poll(find, { intervals: [5], timeout: 60_000 }).toBeGreaterThan(0);
  return pid;
}

test("the start completes beside a worker that ends and one that hangs, and stops with them", async () => {
  const { child, ended, output } = spawnApp({ PORT: "0", DATA_DIR: dataDir, WORKERS: "3" });
  const hanging = await startingWorker(child, 2);
  process.kill(hanging, "SIGSTOP");
  const first = await startingWorker(child, 1);
  process.kill(first, "SIGKILL");
  process.kill(await startingWorker(child, 1, first), "SIGKILL");
  await expect.poll(output, { timeout: 60_000 }).toContain("Ready: ");
  await expect.poll(output, { timeout: 60_000 }).toContain("Worker 1 of 3 is ready");
  expect(output()).toContain("Worker 1 ended (by SIGKILL); starting it again in 0.5 seconds\n");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a start that no worker can complete fails with the reason", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { ended, output } = spawnApp({ PORT: String(port), DATA_DIR: dataDir, WORKERS: "2" });
  expect(await ended).toBe(1);
  expect(output().split(`Port ${port} is already in use.`)).toHaveLength(2);
  other.close();
});

test("workers end with a killed primary", async () => {
  const killed = await startApp({ DATA_DIR: dataDir, WORKERS: "2" });
  await bothReady(killed);
  const pids = (await workersOf(killed.process)).map(({ pid }) => pid);
  killed.process.kill("SIGKILL");
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  const again = await startApp({ DATA_DIR: killed.dataDir, WORKERS: "2" });
  expect(again.output()).toContain("Took over the running database server");
  expect(await again.stop()).toBe(0);
});
