import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { makeMemoryFolder } from "./memory-folder.mjs";

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "platform-memory-"));
});

afterEach(() => rmSync(parent, { recursive: true }));

test("a folder is made that the database's user may enter", () => {
  const folder = makeMemoryFolder(parent);
  expect(folder).toMatch(/platform-tests-\w{6}$/);
  expect(statSync(folder ?? "").mode & 0o777).toBe(0o711);
});

test("without a file system in memory there is none", () => {
  const missing = path.join(parent, "missing");
  expect(makeMemoryFolder(missing)).toBeUndefined();
  expect([existsSync(missing), readdirSync(parent)]).toEqual([false, []]);
});
