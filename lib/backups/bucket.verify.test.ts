import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { POST as restore } from "@/app/api/backups/[name]/restore/route";
import { GET as download, DELETE as remove } from "@/app/api/backups/[name]/route";
import { GET as list, POST as make } from "@/app/api/backups/route";
import { POST as schedule } from "@/app/api/backups/schedule/route";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import type { Backups, StoredBackup } from "./answers";
import { backUpIntoBucket, backupBucket } from "./bucket";
import { backUpIntoFolder, backupFolder } from "./folder";
import { keepLatestStored } from "./places";
import { backUpOnSchedule } from "./schedule.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();

const passphrase = "a passphrase of the tests";
const never = new AbortController().signal;
let token = "";

beforeEach(async () => {
  token = await configuredInstance();
  use({ BACKUP_BUCKET: bucket.name });
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(backupFolder(), { recursive: true, force: true });
});

const survey = async (): Promise<Backups> => (await get(list, { token })).body;
const stored = () => [...bucket.objects.keys()].sort();
const stamped = (day: string) => `backups/scheduled-2027-03-${day}T03-00-00-000Z.tar.gz`;

async function passOn(day: string) {
  jest.useFakeTimers({
    now: new Date(`2027-03-${day}T03:00:00Z`),
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "queueMicrotask", "performance"],
  });
  // One that fails is reported with the schedule.
  await backUpOnSchedule(never).catch(() => undefined);
  jest.useRealTimers();
}

test("a backup by hand is made into the bucket, listed, downloaded in part, restored from there and deleted", async () => {
  const { backups, bucket: told } = (await post(make, { token, body: { passphrase } })).body as Backups;
  const [{ name, size, place } = {} as StoredBackup] = backups;
  expect([told, place, stored()]).toEqual([
    { name: bucket.name, problem: null },
    "bucket",
    [`backups/${name}`],
  ]);
  const content = bucket.objects.get(`backups/${name}`) ?? Buffer.alloc(0);
  expect(size).toBe(content.length);
  const params = { name };
  const request = new Request("http://localhost/", {
    headers: { authorization: `Bearer ${token}`, range: "bytes=2-900" },
  });
  const part = await download(request, { params: Promise.resolve(params) });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 2-900/${size}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(2, 901))).toBe(true);
  await db.configuration.updateMany({ data: { projectName: "Changed since" } });
  const body = { passphrase, dryRun: true };
  expect((await post(restore, { token, params, body })).body.rows).toBeGreaterThan(1);
  expect((await send(remove, "DELETE", { token, params })).body.backups).toEqual([]);
  expect((await send(remove, "DELETE", { token, params })).status).toBe(404);
  expect(stored()).toEqual([]);
});

test("scheduled backups keep the latest in the bucket, and other objects stay", async () => {
  await post(schedule, { token, body: { hour: 3, kept: 2, passphrase } });
  await backUpIntoFolder("scheduled", { target: currentDatabase().target });
  bucket.objects.set("backups/mine.tar.gz", Buffer.from("x"));
  for (const day of ["01", "02", "03"]) await passOn(day);
  expect(stored()).toEqual(["backups/mine.tar.gz", stamped("02"), stamped("03")]);
  expect(await readdir(backupFolder())).toHaveLength(1);
});

test("a file in the folder with the name of a backup in the bucket stays", async () => {
  const names = ["01", "02"].map((day) => stamped(day));
  await mkdir(backupFolder(), { recursive: true });
  for (const name of names) {
    bucket.objects.set(name, Buffer.from("x"));
    await writeFile(path.join(backupFolder(), path.basename(name)), "x");
  }
  await keepLatestStored("scheduled", 1);
  expect(stored()).toEqual(names.slice(1));
  expect(await readdir(backupFolder())).toHaveLength(2);
});

test("an empty file is no whole backup, and is not restored", async () => {
  await mkdir(backupFolder(), { recursive: true });
  const name = "uploaded-2027-03-01T03-00-00-000Z.tar.gz";
  await writeFile(path.join(backupFolder(), name), "");
  const answer = await post(restore, { token, params: { name }, body: { passphrase, dryRun: true } });
  expect([answer.status, answer.body.error]).toEqual([
    expect.any(Number),
    expect.stringContaining("is not a whole backup"),
  ]);
  expect(answer.status).toBeLessThan(500);
});

test("an unavailable bucket, or a refused part, is reported and leaves nothing; a later backup succeeds", async () => {
  await post(schedule, { token, body: { hour: 3, kept: 2, passphrase } });
  for (const method of ["GET", "PUT"]) {
    bucket.failing = (asked) => (asked === method ? { status: 403, code: "AccessDenied" } : null);
    await passOn("01");
    bucket.failing = () => null;
    expect((await survey()).schedule.failure?.message).toMatch(
      /\(BACKUP_BUCKET\) answered with AccessDenied/,
    );
    expect([stored(), bucket.uploads.size]).toEqual([[], 0]);
  }
  bucket.failing = () => "hang up";
  const { backups, bucket: told } = await survey();
  expect([backups, told?.problem]).toEqual([[], expect.stringMatching(/\(BACKUP_BUCKET\) can’t be reached/)]);
  expect(await post(make, { token, body: { passphrase } })).toMatchObject({
    status: 503,
    body: { error: expect.stringMatching(/\(BACKUP_BUCKET\) can’t be reached/) },
  });
  bucket.failing = () => null;
  await passOn("01");
  expect([(await survey()).schedule.failure, stored()]).toEqual([null, [stamped("01")]]);
});

test("an aborted backup leaves no parts at any time", async () => {
  const target = backupBucket();
  if (!target) throw new Error("There is no bucket.");
  for (const when of ["POST", "PUT"]) {
    const leaving = new AbortController();
    bucket.failing = (method) => {
      if (method === when) leaving.abort(new Error("given up"));
      return null;
    };
    const options = { target: currentDatabase().target, passphrase, signal: leaving.signal };
    await expect(backUpIntoBucket(target, "x", options)).rejects.toThrow(/given up|aborted/);
    expect([stored(), bucket.uploads.size]).toEqual([[], 0]);
  }
  const short = { target: currentDatabase().target, passphrase: "short" };
  await expect(backUpIntoBucket(target, "x", short)).rejects.toThrow("The passphrase needs");
  expect(bucket.uploads.size).toBe(0);
});

test("only parts left by a killed process are discarded, a day later", async () => {
  const upload = (key: string, hours: number) =>
    bucket.uploads.set(`${key}-${hours}`, {
      key,
      parts: new Map(),
      begunAt: new Date(Date.now() - hours * 3_600_000),
    });
  upload("backups/a", 25);
  upload("backups/b", 23);
  upload("others/c", 25);
  await post(make, { token, body: { passphrase } });
  expect([...bucket.uploads.keys()]).toEqual(["backups/b-23", "others/c-25"]);
});
