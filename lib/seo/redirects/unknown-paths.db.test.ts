import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { runShutdownHooks } from "@/lib/platform/server/shutdown-hooks";
import { breakTable, setUpTestDatabase } from "@/tests/support/database/database";
import { redirectLimits } from "./schema";
import { countUnknownPath, createPathLog, listUnknownPaths } from "./unknown-paths.server";

setUpTestDatabase();

const at = (second: number) => new Date(Date.UTC(2026, 0, 31, 12, 0, second));
const counts = async () =>
  Object.fromEntries((await db.unknownPath.findMany()).map(({ path, count }) => [path, count]));

test("the counts of two instances add up", async () => {
  const [one, other] = [createPathLog(), createPathLog()];
  for (let visit = 0; visit < 30; visit++) {
    one.count("/wp-login.php", at(visit));
    one.count("/old.html", at(visit));
    other.count("/old.html", at(30 + visit));
  }
  await Promise.all([one.write(), other.write()]);
  one.count("/old.html", at(10));
  await one.write();
  expect(await counts()).toEqual({ "/wp-login.php": 30, "/old.html": 61 });
  const old = await db.unknownPath.findUniqueOrThrow({ where: { path: "/old.html" } });
  expect(old.lastAskedAt).toEqual(at(59));
});

test("writes are delayed, and contain nothing personal", async () => {
  const log = createPathLog();
  log.count("/reset/9f86d081884c7d659a2feaa0c55ad015");
  log.count("/reset/60303ae22b998861bce3b28f33eec1be");
  expect(await counts()).toEqual({});
  await log.write();
  expect(await counts()).toEqual({ "/reset/:id": 2 });
});

test("a flood grows neither the memory nor the table, and repeatedly requested paths stay", async () => {
  const log = createPathLog();
  for (let batch = 0; batch <= 6; batch++) {
    log.count("/old.html", at(batch));
    for (let path = 0; path < 1000; path++) log.count(`/flood-${batch}-${path}`, at(batch));
    await log.write();
  }
  expect(await db.unknownPath.count()).toBe(redirectLimits.unknownPaths);
  expect(await counts()).toMatchObject({ "/old.html": 7, "/flood-6-98": 1 });
  expect(await counts()).not.toHaveProperty("/flood-0-0");
});

test("a path with a redirect is not unknown", async () => {
  const log = createPathLog();
  log.count("/old.html");
  await db.pathRedirect.create({ data: { path: "/old.html", target: "/" } });
  await log.write();
  expect(await counts()).toEqual({});
});

test("a failed write is retried", async () => {
  const log = createPathLog();
  const repair = await breakTable("UnknownPath", currentDatabase().target);
  log.count("/old.html");
  await expect(log.write()).rejects.toThrow();
  await repair();
  log.count("/old.html");
  await log.write();
  expect(await counts()).toEqual({ "/old.html": 2 });
});

test("pending counts are written when the list is read and when the process stops", async () => {
  countUnknownPath("/old.html");
  expect(await listUnknownPaths()).toMatchObject([{ path: "/old.html", count: 1 }]);
  countUnknownPath("/old.html");
  await runShutdownHooks();
  expect(await counts()).toEqual({ "/old.html": 2 });
});
