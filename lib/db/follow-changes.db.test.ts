import { afterEach, expect, jest, test } from "@jest/globals";
import {
  changeCount,
  following,
  followingSettled,
  noteChange,
  setFollowing,
  shownTables,
} from "@/lib/changes";
import { log } from "@/lib/log";
import { runStatement, setUpTestDatabase } from "@/lib/testing/database";
import { currentDatabase } from "./current";
import { followChanges } from "./follow-changes";
import { listening, stopListening } from "./notifications";

setUpTestDatabase();
jest.spyOn(log, "warn").mockImplementation(() => undefined);

/** Resolves once `holds` does, as notifications arrive by themselves. */
async function until(holds: () => boolean) {
  while (!holds()) await new Promise(setImmediate);
}

afterEach(async () => {
  await stopListening();
  setFollowing("off");
});

const inDatabase = (sql: string) => runStatement(sql, currentDatabase().target);

test("each table that visitors see tells of its changes, whichever way they are made", async () => {
  followChanges();
  await listening();
  expect(following()).toBe("live");
  for (const table of shownTables) {
    for (const sql of [`DELETE FROM "${table}" WHERE false`, `TRUNCATE "${table}" CASCADE`]) {
      const before = changeCount([table]);
      await inDatabase(sql);
      await until(() => changeCount([table]) > before);
    }
  }
});

test("a change of one table says nothing of the others", async () => {
  followChanges();
  await listening();
  const [landing, seo] = [changeCount(["LandingContent"]), changeCount(["PageSeo"])];
  await inDatabase(`DELETE FROM "LandingContent"`);
  await until(() => changeCount(["LandingContent"]) > landing);
  expect(changeCount(["PageSeo"])).toBe(seo);
});

test("after a lost connection everything counts as changed, and listening goes on", async () => {
  followChanges();
  await listening();
  const before = changeCount(["PageSeo"]);
  const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await inDatabase(others);
  await until(() => following() !== "live");
  await until(() => following() === "live");
  expect(changeCount(["PageSeo"])).toBeGreaterThan(before);
  const again = changeCount(["PageSeo"]);
  await inDatabase(`DELETE FROM "PageSeo"`);
  await until(() => changeCount(["PageSeo"]) > again);
});

test("who waits is told once it is known whether the database is there", async () => {
  setFollowing("connecting");
  let told = false;
  const waiting = followingSettled().then(() => {
    told = true;
  });
  noteChange();
  await new Promise(setImmediate);
  expect(told).toBe(false);
  setFollowing("away");
  await waiting;
});
