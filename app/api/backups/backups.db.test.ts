import { existsSync } from "node:fs";
import files, { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { Backups } from "@/lib/backups/answers";
import { backupFolder } from "@/lib/backups/folder";
import { backupJob } from "@/lib/backups/jobs";
import { queueScheduledBackup } from "@/lib/backups/queue-scheduled.server";
import { backUpOnSchedule } from "@/lib/backups/schedule.server";
import { clearCachedReads } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, setUpRunners, until } from "@/tests/support/jobs/runners";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { GET as ready } from "../health/ready/route";
import { POST as restore } from "./[name]/restore/route";
import { GET as download, HEAD as head, DELETE as remove } from "./[name]/route";
import { GET as list, POST as make, PUT as upload } from "./route";
import { POST as schedule } from "./schedule/route";

setUpTestDatabase();
const run = setUpRunners();

const passphrase = "a passphrase of the tests";
let token = "";

beforeEach(async () => {
  token = await configuredInstance();
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(backupFolder(), { recursive: true, force: true });
});

const backups = async (): Promise<Backups> => (await get(list, { token })).body;
const made = async (): Promise<string> =>
  (await post(make, { token, body: { passphrase } })).body.backups[0].name;
const never = new AbortController().signal;

test("a backup is made, listed, downloaded whole and in part, and deleted", async () => {
  const name = await made();
  const [backup] = (await backups()).backups;
  expect(backup).toMatchObject({ name, kind: "manual" });
  const content = await readFile(path.join(backupFolder(), name));
  const whole = await send(download, "GET", { token, params: { name } });
  expect(whole.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(whole.headers.get("content-length")).toBe(String(content.length));
  const recorded = () => db.auditEntry.count({ where: { action: "backups:download" } });
  expect(await recorded()).toBe(1);
  const part = await send(download, "GET", { token, params: { name }, headers: { range: "bytes=2-5" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 2-5/${content.length}`]);
  expect(await recorded()).toBe(2);
  const beyond = await send(download, "GET", {
    token,
    params: { name },
    headers: { range: "bytes=99999999-" },
  });
  expect(beyond.status).toBe(416);
  await send(head, "HEAD", { token, params: { name } });
  expect(await recorded()).toBe(2);
  const after = await send(remove, "DELETE", { token, params: { name } });
  expect(after.body.backups).toEqual([]);
  expect((await send(download, "GET", { token, params: { name } })).status).toBe(404);
});

test("a restore removes no entries of the audit log", async () => {
  const name = await made();
  await db.configuration.updateMany({ data: { auditDays: 90 } });
  const since = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect((await post(restore, { token, params: { name }, body: { passphrase, dryRun: false } })).status).toBe(
    200,
  );
  const after = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect(after.slice(0, -1)).toEqual(since);
  expect(after.at(-1)?.action).toBe("backups:restore");
});

test("an upload of unknown length is aborted when the disk is nearly full", async () => {
  let looks = 0;
  const statfs = jest.spyOn(files, "statfs").mockImplementation((async () => {
    looks += 1;
    return { bavail: looks > 1 ? 1 : 2 ** 40, bsize: 1 };
  }) as never);
  const answer = await send(upload, "PUT", { token, body: Buffer.alloc(17 * 1024 * 1024) });
  statfs.mockRestore();
  expect(answer.status).toBe(413);
  expect(await readdir(backupFolder())).toEqual([]);
});

test.each(["../auth-secret", "manual-2026-01-01T00-00-00-000Z.tar.gz/../../auth-secret", "auth-secret", ""])(
  "%j names no backup",
  async (name) => {
    expect((await send(download, "GET", { token, params: { name } })).status).toBe(404);
    expect((await send(remove, "DELETE", { token, params: { name } })).status).toBe(404);
  },
);

test("a dry run reports a backup's contents; a restore applies them and signs everybody out", async () => {
  const name = await made();
  await db.configuration.updateMany({ data: { projectName: "Changed since" } });
  const sent = (dryRun: boolean, given = passphrase) => ({
    token,
    params: { name },
    body: { passphrase: given, dryRun },
  });
  const checked = await post(restore, sent(true));
  expect(checked.body.rows).toBeGreaterThan(1);
  expect((await db.configuration.findFirstOrThrow()).projectName).toBe("Changed since");
  const wrong = await post(restore, sent(false, "another passphrase"));
  expect([wrong.status, wrong.body.error]).toEqual([422, expect.stringMatching(/not the one/)]);
  expect((await post(restore, sent(false))).status).toBe(200);
  expect((await db.configuration.findFirstOrThrow()).projectName).not.toBe("Changed since");
  expect((await get(list, { token })).status).toBe(401);
  const entry = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(entry).toMatchObject({ action: "backups:restore", account: administrator.email, role: "owner" });
});

test("an uploaded backup is restored; another file is refused and can be deleted", async () => {
  const name = await made();
  const content = await readFile(path.join(backupFolder(), name));
  await send(upload, "PUT", { token, body: content });
  const uploaded = (await backups()).backups.find(({ kind }) => kind === "uploaded")?.name ?? "";
  const answer = await post(restore, {
    token,
    params: { name: uploaded },
    body: { passphrase, dryRun: true },
  });
  expect(answer.status).toBe(200);
  await send(upload, "PUT", { token, body: Buffer.from("not a backup") });
  const [other] = (await backups()).backups.filter(({ kind }) => kind === "uploaded");
  const refused = await post(restore, {
    token,
    params: { name: other?.name ?? "" },
    body: { passphrase, dryRun: false },
  });
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringMatching(/not a whole backup/)]);
  const left = await send(remove, "DELETE", { token, params: { name: other?.name ?? "" } });
  expect(left.body.backups.map((one: { name: string }) => one.name).sort()).toEqual([name, uploaded].sort());
});

test("a restore that the database refuses reports the database's message", async () => {
  const name = await made();
  await db.$executeRaw`CREATE VIEW "Guests" AS SELECT "email" FROM "Order"`;
  const refused = await post(restore, { token, params: { name }, body: { passphrase, dryRun: false } });
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringMatching(/"Guests" depends on/)]);
});

/** Makes an attempt of the scheduled backup; one that fails is reported with the schedule. */
const attempt = () => backUpOnSchedule(never).catch(() => undefined);

/** Runs the schedule at a given time. @returns the times of the scheduled backups */
const pass = async (now: string) => {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "queueMicrotask", "performance"],
  });
  await attempt();
  jest.useRealTimers();
  return (await backups()).backups
    .filter(({ kind }) => kind === "scheduled")
    .map(({ createdAt }) => createdAt);
};

test("a scheduled backup is made daily after its hour, and the latest are kept", async () => {
  await post(schedule, { token, body: { hour: 3, kept: 2, passphrase } });
  expect(await pass("2027-03-01T02:59:00Z")).toEqual([]);
  expect(await pass("2027-03-01T03:00:00Z")).toEqual(["2027-03-01T03:00:00.000Z"]);
  expect(await pass("2027-03-01T23:59:00Z")).toHaveLength(1);
  expect(await pass("2027-03-02T02:00:00Z")).toHaveLength(1);
  expect(await pass("2027-03-02T09:00:00Z")).toHaveLength(2);
  expect(await pass("2027-03-03T03:10:00Z")).toEqual([
    "2027-03-03T03:10:00.000Z",
    "2027-03-02T09:00:00.000Z",
  ]);
  // Another instance has another folder.
  await rm(backupFolder(), { recursive: true });
  expect(await pass("2027-03-03T03:20:00Z")).toEqual([]);
  expect(await pass("2027-03-04T03:20:00Z")).toHaveLength(1);
});

test("a daily backup is the default, which an owner can switch off", async () => {
  expect((await backups()).schedule).toMatchObject({ hour: 3, kept: 7, hasPassphrase: false });
  expect(await pass("2027-03-01T02:59:00Z")).toEqual([]);
  expect(await pass("2027-03-01T03:00:00Z")).toHaveLength(1);
  expect((await backups()).schedule).toMatchObject({ hour: 3, kept: 7, failure: null });
  await post(schedule, { token, body: { hour: null, kept: 7, passphrase: "" } });
  expect(await pass("2027-03-02T03:00:00Z")).toHaveLength(1);
  expect((await backups()).schedule.hour).toBeNull();
});

test("an instance makes no scheduled backups before set-up", async () => {
  await db.configuration.updateMany({ data: { isConfigured: false } });
  await attempt();
  expect(existsSync(backupFolder())).toBe(false);
});

test("a backup larger than the free disk space is refused, and earlier backups stay", async () => {
  await post(schedule, { token, body: { hour: 0, kept: 1, passphrase: "" } });
  const [first] = await pass("2027-03-01T03:00:00Z");
  const before = await readdir(backupFolder());
  let room = 257 * 1024 * 1024;
  const statfs = jest
    .spyOn(files, "statfs")
    .mockImplementation((async () => ({ bavail: room, bsize: 1 })) as never);
  expect(await pass("2027-03-02T03:00:00Z")).toHaveLength(1);
  expect((await backups()).schedule.failure).toBeNull();
  const after = await readdir(backupFolder());
  expect(after).not.toEqual(before);
  room = 256 * 1024 * 1024 + 10;
  expect(await pass("2027-03-03T03:00:00Z")).toEqual(["2027-03-02T03:00:00.000Z"]);
  statfs.mockRestore();
  expect(await readdir(backupFolder())).toEqual(after);
  expect((await backups()).schedule.failure?.message).toMatch(
    /has 10 Bytes to spare, and the latest backup took [\d.]+ KB\. Make room there, or name another disk by BACKUP_DIR\. The backups that are there are kept\.$/,
  );
  expect(first).toBe("2027-03-01T03:00:00.000Z");
});

test("the passphrase of scheduled backups encrypts the secrets in them, and is never sent", async () => {
  const { body } = await post(schedule, { token, body: { hour: 0, kept: 2, passphrase } });
  expect(body.schedule.hasPassphrase).toBe(true);
  expect(JSON.stringify(body)).not.toContain(passphrase);
  await attempt();
  const [scheduled] = (await backups()).backups;
  const content = await readFile(path.join(backupFolder(), scheduled?.name ?? ""));
  expect(gunzipSync(content).toString("latin1")).toContain(`"kind":"passphrase"`);
  const kept = await post(schedule, { token, body: { hour: null, kept: 2, passphrase: "" } });
  expect(kept.body.schedule).toMatchObject({ hour: null, hasPassphrase: true });
});

test("a scheduled backup that fails is reported until one succeeds", async () => {
  await post(schedule, { token, body: { hour: 0, kept: 2, passphrase: "" } });
  await writeFile(backupFolder(), "a file where the folder should be");
  await attempt();
  await rm(backupFolder());
  expect((await backups()).schedule.failure).toMatchObject({
    message: expect.stringMatching(/could not be/),
  });
  clearCachedReads();
  const watched = await get(ready);
  expect([watched.status, watched.body.warnings]).toEqual([200, [expect.stringMatching(/scheduled backup/)]]);
  await attempt();
  expect((await backups()).schedule.failure).toBeNull();
  clearCachedReads();
  expect((await get(ready)).body).toEqual({ success: true, status: "ready" });
});

test("a scheduled backup is queued once, made once by several processes, and tried again after a failure", async () => {
  await post(schedule, { token, body: { hour: 0, kept: 2, passphrase: "" } });
  await writeFile(backupFolder(), "a file where the folder should be");
  await queueScheduledBackup();
  await queueScheduledBackup();
  run(backupJob);
  run(backupJob);
  const job = () => db.job.findFirstOrThrow({ where: { kind: backupJob.kind } });
  await until(async () => (await job()).lastError !== null);
  await rm(backupFolder());
  expect(await job()).toMatchObject({
    state: "queued",
    tries: 1,
    lastError: expect.stringMatching(/could not be/),
  });
  await callRoute("POST /system/jobs/{id}/retry", { token, params: { id: (await job()).id } });
  await allSettled();
  expect((await backups()).backups.filter(({ kind }) => kind === "scheduled")).toHaveLength(1);
  expect((await backups()).schedule.failure).toBeNull();
  await queueScheduledBackup();
  expect(await db.job.count()).toBe(1);
});
