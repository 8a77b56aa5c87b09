import { expect, jest, test } from "@jest/globals";
import { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { log } from "@/lib/platform/log/log";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { startSilentServer } from "@/tests/support/database/silent-server";
import { storedJob } from "@/tests/support/jobs/rows";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { db } from "./client";
import { currentDatabase, setCurrentDatabase } from "./current";
import { onSweep, startSweeping, sweepExpired } from "./sweep";

setUpTestDatabase();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

async function fill() {
  await configuredInstance();
  const user = await db.user.findUniqueOrThrow({ where: { email: administrator.email } });
  await db.session.deleteMany();
  await db.session.createMany({
    data: [-1, 1].map((days) => ({ id: `session ${days}`, userId: user.id, expiresAt: inDays(days) })),
  });
  await db.rateLimit.createMany({
    data: [-1, 1].map((days) => ({ key: `key ${days}`, count: 1, resetsAt: inDays(days) })),
  });
  await storedJob({ id: "failed long ago", updatedAt: inDays(-91) });
  await storedJob({ id: "failed", updatedAt: inDays(-80) });
  await storedJob({ id: "done long ago", state: "done", updatedAt: inDays(-8) });
  await storedJob({ id: "waits", state: "queued", updatedAt: inDays(-100) });
  await db.paymentEvent.createMany({
    data: [-91, -80].map((days) => ({ id: `event ${days}`, receivedAt: inDays(days) })),
  });
}

async function left() {
  const [sessions, limits, events, jobs] = await Promise.all([
    db.session.findMany({ select: { id: true } }),
    db.rateLimit.findMany({ where: { key: { startsWith: "key" } }, select: { key: true } }),
    db.paymentEvent.findMany({ select: { id: true } }),
    db.job.findMany({ select: { id: true }, orderBy: { id: "asc" } }),
  ]);
  const ids = [...events, ...jobs].map(({ id }) => id);
  return [...sessions.map(({ id }) => id), ...limits.map(({ key }) => key), ...ids];
}

test("only expired rows are deleted", async () => {
  await fill();
  expect(await sweepExpired()).toBe(true);
  expect(await left()).toEqual(["session 1", "key 1", "event -80", "failed", "waits"]);
});

test("while one instance sweeps, another leaves it to that one", async () => {
  await fill();
  const other = new Client(toClientConfig(currentDatabase().target));
  await other.connect();
  await other.query("SELECT pg_advisory_lock(7265001)");
  expect(await sweepExpired()).toBe(false);
  expect(await left()).toHaveLength(10);
  await other.end();
});

test("a process sweeps when it starts and every ten minutes, one sweep at a time, until it is stopped", async () => {
  jest.useFakeTimers();
  try {
    const finish: (() => void)[] = [];
    const sweep = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    const stop = startSweeping(sweep);
    await jest.advanceTimersByTimeAsync(25 * 60_000);
    expect(sweep).toHaveBeenCalledTimes(1);
    finish[0]?.();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(sweep).toHaveBeenCalledTimes(2);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect([sweep.mock.calls.length, stopped]).toEqual([2, false]);
    finish[1]?.();
    await stopping;
  } finally {
    jest.useRealTimers();
  }
});

test("a sweep that fails is tried again the next time", async () => {
  jest.useFakeTimers();
  try {
    const sweep = jest.fn(() => Promise.reject(new Error("The database is away")));
    const stop = startSweeping(sweep);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(sweep).toHaveBeenCalledTimes(2);
    await stop();
  } finally {
    jest.useRealTimers();
  }
});

test("stopping does not wait for a database that does not respond", async () => {
  const silent = await startSilentServer();
  const ours = currentDatabase();
  const connected = silent.connected();
  setCurrentDatabase({ ...ours, target: silent.target });
  const stop = startSweeping();
  setCurrentDatabase(ours);
  await connected;
  await stop();
  await silent.stop();
});

test("registered tasks of features run with the sweep, independently, and on one instance at a time", async () => {
  const done: (boolean | string)[] = [];
  onSweep("one that fails", () => Promise.reject(new Error("The provider is away")));
  onSweep("the next", async () => done.push("the next", await sweepExpired()));
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  expect(await sweepExpired()).toBe(true);
  expect(done).toEqual(["the next", false]);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ name: "one that fails" }), expect.any(String));
});

test("a clean-up without deleted pages invalidates no kept page", async () => {
  await configuredInstance();
  const client = new Client(toClientConfig(currentDatabase().target));
  await client.connect();
  const notified: (string | undefined)[] = [];
  client.on("notification", ({ payload }) => notified.push(payload));
  await client.query("LISTEN changes");
  await sweepExpired();
  await client.query("SELECT 1");
  expect(notified.filter((payload = "") => /Page|Translation|Restaurant|Landing/.test(payload))).toEqual([]);
  await db.page.create({ data: { id: "gone", deletedAt: inDays(-31) }, select: { id: true } });
  await sweepExpired();
  await client.query("SELECT 1");
  expect(notified).toContain("Page");
  expect(await db.page.count()).toBe(0);
  await client.end();
});
