import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { environment } from "@/lib/platform/runtime/env";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { uploadSite } from "@/tests/support/templates/templates";
import { removeLeftFolders } from "./left-folders.server";

setUpTestDatabase();

const store = path.resolve(environment().TEMPLATES_DIR);
const { signal } = new AbortController();

beforeEach(() => rm(store, { recursive: true, force: true }));

/** Makes a folder that was last written to some minutes ago. */
async function age(name: string, minutes: number) {
  const folder = path.join(store, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.html"), "<p>");
  const at = new Date(Date.now() - minutes * 60_000);
  await utimes(folder, at, at);
}

test("files without a version are removed after an hour, and those of a version stay", async () => {
  const token = await configuredInstance();
  await uploadSite(token);
  const { hash } = await db.templateVersion.findFirstOrThrow();
  await age(hash, 100_000);
  await age("a".repeat(64), 61);
  await age("b".repeat(64), 59);
  await age("by-hand", 100_000);
  await removeLeftFolders(signal);
  expect((await readdir(store)).sort()).toEqual([hash, "b".repeat(64), "by-hand"].sort());
});

test("without a folder of templates nothing is removed", async () => {
  await expect(removeLeftFolders(signal)).resolves.toBeUndefined();
});
