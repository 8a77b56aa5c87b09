import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { createPageStore } from "./disk";
import { makeEntry } from "./entry";
import type { Resource } from "./resource";

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "pages-")), "pages");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const resource: Resource = { path: "/welcome", kind: "page", page: "welcome" };
const entryOf = (body: string, bytes = 0) =>
  makeEntry(
    bytes > 0 ? { ...resource, kind: "file" } : resource,
    {
      status: 200,
      headers: { "content-type": "text/html", "x-frame-options": "SAMEORIGIN", link: ["<a>", "<b>"] },
      body: Buffer.concat([Buffer.from(body), Buffer.alloc(bytes)]),
    },
    { tables: ["PageSeo"], version: 7, madeAt: 1234 },
  );

test("stored pages are available to the next process, marked as old", async () => {
  const store = createPageStore(folder);
  const entry = await entryOf("<p>line\none</p>");
  store.keep(" /welcome", entry);
  await store.write();
  const [found] = await createPageStore(folder).read();
  expect(found?.key).toBe(" /welcome");
  expect(found?.entry).toMatchObject({
    version: -1,
    tables: trackedTables,
    madeAt: 1234,
    resource: { path: "/welcome", page: "welcome" },
  });
  expect(found?.entry.bodies).toEqual(entry.bodies);
  const lower = (list: string[] = []) =>
    list.map((text, index) => (index % 2 === 0 ? text.toLowerCase() : text)).sort();
  expect(lower(found?.entry.whole.identity)).toEqual(lower(entry.whole.identity));
});

test("one stored page is found by its key, and a removed one is not", async () => {
  const store = createPageStore(folder);
  store.keep(" /welcome", await entryOf("one"));
  store.keep(" /other", await entryOf("other"));
  await store.write();
  const later = createPageStore(folder);
  expect((await later.find(" /welcome"))?.bodies.identity?.toString()).toBe("one");
  later.drop(" /welcome");
  later.drop(" /unknown");
  await later.write();
  expect(await later.find(" /welcome")).toBeNull();
  expect(await later.find(" /other")).not.toBeNull();
});

test("removed entries are deleted, and the newest wins", async () => {
  const store = createPageStore(folder);
  store.keep("a", await entryOf("one"));
  store.keep("a", await entryOf("two"));
  store.keep("b", await entryOf("other"));
  await store.write();
  store.drop("b");
  await store.write();
  const found = await createPageStore(folder).read();
  expect(found.map(({ key, entry }) => [key, entry.bodies.identity?.toString()])).toEqual([["a", "two"]]);
});

test("files that can't be read are removed, and the others are there", async () => {
  const store = createPageStore(folder);
  store.keep("a", await entryOf("one"));
  await store.write();
  const name = "0".repeat(32);
  await writeFile(path.join(folder, name), '{"key":1}\nbroken');
  await writeFile(path.join(folder, "half.new"), "half");
  await mkdir(path.join(folder, "folder"));
  expect((await createPageStore(folder).read()).map(({ key }) => key)).toEqual(["a"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("the oldest entries are evicted, including those of an earlier process", async () => {
  const keep = async (key: string) => {
    const store = createPageStore(folder);
    store.keep(key, await entryOf(key, 12 * 1024 * 1024));
    await store.write();
  };
  for (const key of ["a", "b", "c"]) await keep(key);
  const found = await createPageStore(folder).read();
  expect(found.map(({ key }) => key).sort()).toEqual(["b", "c"]);
});

test("an unwritable folder does not affect the site", async () => {
  await writeFile(folder, "a file");
  const store = createPageStore(folder);
  store.keep("a", await entryOf("one"));
  await expect(store.write()).resolves.toBeUndefined();
});

test("an unchanged page that is kept again is evicted later", async () => {
  const store = createPageStore(folder);
  const page = await entryOf("page");
  store.keep("page", page);
  await store.write();
  store.keep("picture", await entryOf("picture", 3 * 1024 * 1024));
  store.keep("page", page);
  await store.write();
  for (let index = 0; index < 10; index++)
    store.keep(`large ${index}`, await entryOf(String(index), 3 * 1024 * 1024));
  await store.write();
  const keys = (await createPageStore(folder).read()).map(({ key }) => key);
  expect(keys).toContain("page");
  expect(keys).not.toContain("picture");
});
