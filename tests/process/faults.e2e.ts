import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { administratorApi, setUp } from "@/tests/support/browser/browser";
import { type RunningApp, spawnApp, startApp } from "@/tests/support/process/app";
import { addDatabase } from "@/tests/support/process/prepared-data-dir";

/** Runs a program that changes mounts. @returns whether it succeeded */
const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** A disk of its own, of so many megabytes; null where this user may not mount one. */
async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "platform-disk-"));
  if (!succeeds("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=711`, "tmpfs", folder)) return null;
  const filler = path.join(folder, "filler");
  return {
    folder,
    /** Leaves so many kilobytes free; tries again if the application took some of them meanwhile. */
    async fill(left: number) {
      await expect(async () => {
        await rm(filler, { force: true });
        const { bavail, bsize } = await statfs(folder);
        await writeFile(filler, Buffer.alloc(bavail * bsize - left * 1024));
      }).toPass();
    },
    free: () => rm(filler),
    mount: (how: "ro" | "rw") => succeeds("mount", "-o", `remount,${how}`, folder),
    async remove() {
      succeeds("umount", "-l", folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Disk = NonNullable<Awaited<ReturnType<typeof smallDisk>>>;
let disk: Disk;
let app: RunningApp;

test.beforeEach(async ({ request }) => {
  const made = await smallDisk(400);
  test.skip(!made, "Mounting a file system of 400 MB needs root (CAP_SYS_ADMIN)");
  if (!made) return;
  disk = made;
  const dataDir = path.join(disk.folder, "data");
  await mkdir(dataDir);
  await chmod(dataDir, 0o711);
  await addDatabase(dataDir);
  app = await startApp({ DATA_DIR: dataDir });
  await setUp(request, app);
});

test.afterEach(async () => {
  await app?.stop();
  await disk?.remove();
});

let count = 0;

/** Orders as a guest of another address does. */
function placeOrder(request: APIRequestContext) {
  count += 1;
  return request.post(`${app.origin}/api/orders`, {
    headers: { "x-forwarded-for": `10.1.${count >> 8}.${count & 255}` },
    data: {
      restaurantId: "order1",
      name: "Gil Guest",
      email: `guest${count}@example.com`,
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: `in-hard-times-${count}`,
    },
  });
}

test("with a full disk, writes are refused, reads are served, and nothing is lost", async ({ request }) => {
  const api = await administratorApi(request, app.origin);
  const numbers: number[] = [];
  const place = async () => {
    const answer = await placeOrder(request);
    const body = await answer.json();
    if (answer.status() === 200) numbers.push(body.order.number);
    return { status: answer.status(), error: body.error };
  };
  expect((await place()).status).toBe(200);
  await disk.fill(64);
  let refused: Awaited<ReturnType<typeof place>> | undefined;
  for (let tries = 0; tries < 4000 && !refused; tries++) {
    const one = await place();
    if (one.status !== 200) refused = one;
  }
  expect(refused).toEqual({
    status: 503,
    error: expect.stringMatching(/disk is full|database can’t be reached/),
  });
  expect((await request.get(`${app.origin}/welcome`)).status()).toBe(200);
  expect((await request.get(`${app.origin}/order1`)).status()).toBe(200);

  await disk.free();
  await expect.poll(async () => (await place()).status, { timeout: 60_000 }).toBe(200);
  const stored = new Set<number>();
  for (let before = 1_000_000; before > 1; ) {
    const { orders } = await api("GET", `/orders?limit=200&before=${before}`);
    for (const { number } of orders) stored.add(number);
    before = orders.at(-1)?.number ?? 0;
  }
  expect(numbers.filter((number) => !stored.has(number))).toEqual([]);
});

test("an unwritable data folder is reported at the start, and used again once it is writable", async ({
  request,
}) => {
  const { number } = (await (await placeOrder(request)).json()).order;
  await app.stop();
  expect(disk.mount("ro")).toBe(true);
  const { ended, output } = spawnApp({ PORT: "0", DATA_DIR: app.dataDir });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Nothing can be written to ${app.dataDir}: the disk is mounted read-only.`);
  expect(output()).toContain("DATA_DIR");
  expect(output()).not.toContain("    at ");
  expect(disk.mount("rw")).toBe(true);
  app = await startApp({ DATA_DIR: app.dataDir });
  expect((await (await placeOrder(request)).json()).order.number).toBe(number + 1);
});

test("a backup without room on the disk is reported, and leaves no partial file", async ({ request }) => {
  const api = await administratorApi(request, app.origin);
  const folder = path.join(app.dataDir, "backups");
  await disk.fill(16);
  const files = async () => (existsSync(folder) ? await readdir(folder) : []);
  // One is made by itself, where there is room.
  const made = async () => (await files()).filter((name) => !name.startsWith("scheduled-"));
  const before = await made();
  const answer = await request.post(`${app.origin}/api/backups`, {
    data: { passphrase: "long enough to be one" },
  });
  expect(answer.status()).not.toBe(200);
  await disk.free();
  expect(await made()).toEqual(before);
  await expect.poll(async () => (await files()).filter((name) => name.endsWith(".part"))).toEqual([]);
  const { backups } = await api("GET", "/backups");
  expect(backups.filter(({ kind }: { kind: string }) => kind !== "scheduled")).toEqual([]);
  expect(await readFile(path.join(app.dataDir, "postgres.json"), "utf8")).toContain("password");
});
