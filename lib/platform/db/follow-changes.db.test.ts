import { afterEach, expect, jest, test } from "@jest/globals";
import { following, followingSettled, setFollowing } from "@/lib/platform/cache/following";
import { log } from "@/lib/platform/log/log";
import { areUnchanged, invalidate, latestVersion } from "@/lib/platform/tracking/table-versions";
import { trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { cuttableProxy } from "@/tests/support/database/cuttable-proxy";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { currentDatabase, setCurrentDatabase } from "./current";
import { followChanges } from "./follow-changes";
import { listen, listening, stopListening } from "./notifications";

setUpTestDatabase();
jest.spyOn(log, "warn").mockImplementation(() => undefined);

/** Resolves when `holds` returns true: notifications arrive asynchronously. */
async function until(holds: () => boolean) {
  const endsAt = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > endsAt) throw new Error("What the test waits for did not happen.");
    await new Promise(setImmediate);
  }
}

afterEach(async () => {
  jest.useRealTimers();
  await stopListening();
  setFollowing("off");
});

const inDatabase = (sql: string) => runStatement(sql, currentDatabase().target);

test("each tracked table notifies its changes, whichever way they are made", async () => {
  followChanges();
  await listening();
  expect(following()).toBe("live");
  for (const table of trackedTables) {
    for (const sql of [`DELETE FROM "${table}" WHERE false`, `TRUNCATE "${table}" CASCADE`]) {
      const before = latestVersion();
      await inDatabase(sql);
      await until(() => !areUnchanged([table], before));
    }
  }
});

test("changes are followed on a connection that another listener has already made", async () => {
  const stop = listen("jobs", () => undefined);
  await listening();
  followChanges();
  await followingSettled();
  expect(following()).toBe("live");
  stop();
  const before = latestVersion();
  await inDatabase(`DELETE FROM "PageSeo"`);
  await until(() => !areUnchanged(["PageSeo"], before));
});

test("a change of one table does not invalidate the others", async () => {
  followChanges();
  await listening();
  const before = latestVersion();
  await inDatabase(`DELETE FROM "LandingContent"`);
  await until(() => !areUnchanged(["LandingContent"], before));
  expect(areUnchanged(["PageSeo"], before)).toBe(true);
});

test("after a lost connection everything counts as changed, and listening continues", async () => {
  followChanges();
  await listening();
  const before = latestVersion();
  const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;
  await inDatabase(others);
  await until(() => !areUnchanged(["PageSeo"], before) && following() === "live");
  const again = latestVersion();
  await inDatabase(`DELETE FROM "PageSeo"`);
  await until(() => !areUnchanged(["PageSeo"], again));
});

/** Fakes timers, while connections work as usual. */
function holdTimers() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
}

test("a connection that is cut without a word is noticed, and made again", async () => {
  const database = currentDatabase();
  const way = await cuttableProxy(database.target.port);
  setCurrentDatabase({ ...database, target: { ...database.target, host: "127.0.0.1", port: way.port } });
  holdTimers();
  followChanges();
  await until(() => following() === "live");
  way.swallow();
  jest.advanceTimersByTime(2000);
  jest.advanceTimersByTime(4000);
  await until(() => following() !== "live");
  await until(() => following() === "live");
  await stopListening();
  await way.cut();
  setCurrentDatabase(database);
});

test("without notifications, no table counts as followed", async () => {
  await inDatabase(`CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS ''`);
  const { target } = currentDatabase();
  await inDatabase(`ALTER DATABASE ${target.name} SET search_path = public, pg_catalog`);
  holdTimers();
  followChanges();
  const waiting = listening();
  await until(() => {
    jest.advanceTimersByTime(1);
    return following() === "off";
  });
  await waiting;
});

test("waiters resume once the state of the database is known", async () => {
  setFollowing("connecting");
  let told = false;
  const waiting = followingSettled().then(() => {
    told = true;
  });
  invalidate();
  await new Promise(setImmediate);
  expect(told).toBe(false);
  setFollowing("away");
  await waiting;
});
