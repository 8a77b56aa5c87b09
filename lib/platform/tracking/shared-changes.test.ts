import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createSharedChanges, followSharedChanges } from "./shared-changes";
import { areUnchanged, invalidate, invalidateHere, latestVersion, shareVersions } from "./table-versions";
import { type TrackedTable, trackedTables } from "./tracked-tables";

const folder = mkdtempSync(path.join(tmpdir(), "shared-changes-"));
const file = path.join(folder, "changes");
const rowBytes = trackedTables.length * 4;
const offsetOf = (table: TrackedTable) => trackedTables.indexOf(table) * 4;

beforeAll(() => {
  createSharedChanges(file, 2);
  followSharedChanges(file, 1);
});

afterAll(() => {
  shareVersions(null);
  rmSync(folder, { recursive: true });
});

test("a change announced by another worker invalidates values read from its table", () => {
  const version = latestVersion();
  const changed = Buffer.alloc(4);
  changed.writeUInt32LE(1);
  writeSync(openSync(file, "r+"), changed, 0, 4, rowBytes + offsetOf("Dish"));
  expect(areUnchanged(["Category"], version)).toBe(true);
  expect(areUnchanged(["Category", "Dish"], version)).toBe(false);
  expect(areUnchanged(["Dish"], latestVersion())).toBe(true);
});

test("this worker announces its changes in its own row, and none that all are notified of", () => {
  const version = latestVersion();
  invalidate(["User", "Secret"]);
  invalidate(["User"]);
  invalidateHere(["Template"]);
  expect(areUnchanged(["User"], version)).toBe(false);
  const counters = readFileSync(file);
  expect(counters.readUInt32LE(offsetOf("User"))).toBe(2);
  expect(counters.readUInt32LE(offsetOf("Secret"))).toBe(1);
  expect(counters.readUInt32LE(offsetOf("Template"))).toBe(0);
  expect(counters.readUInt32LE(rowBytes + offsetOf("User"))).toBe(0);
  const after = latestVersion();
  expect(latestVersion()).toBe(after);
});

test("a counter at its limit begins again", () => {
  const full = Buffer.alloc(4, 0xff);
  writeSync(openSync(file, "r+"), full, 0, 4, offsetOf("Picture"));
  latestVersion();
  invalidate(["Picture"]);
  expect(readFileSync(file).readUInt32LE(offsetOf("Picture"))).toBe(0);
});
