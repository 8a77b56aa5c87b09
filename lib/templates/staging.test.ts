import { mkdir, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { environment } from "@/lib/platform/runtime/env";
import { makeStagingFolder } from "./staging.server";
import { storeFiles } from "./store.server";

const store = path.resolve(environment().TEMPLATES_DIR);
const MINUTE = 60_000;

beforeEach(() => rm(store, { recursive: true, force: true }));

/** A folder with a file in it that was last written to some minutes ago. */
async function folder(name: string, minutes: number) {
  const place = path.join(store, name);
  await mkdir(path.join(place, "css"), { recursive: true });
  await writeFile(path.join(place, "css/style.css"), "p {}");
  const at = new Date(Date.now() - minutes * MINUTE);
  await utimes(place, at, at);
}

test("only abandoned folders are removed, after an hour", async () => {
  await folder("new-0000000000000001", 61);
  await folder("new-0000000000000002", 100_000);
  const kept = ["a".repeat(64), "new-0000000000000003", "new-age", "old-0000000000000004"];
  for (const name of kept) await folder(name, name === "new-0000000000000003" ? 59 : 100_000);
  await writeFile(path.join(store, "new-0000000000000005"), "");
  await utimes(path.join(store, "new-0000000000000005"), 0, 0);
  await symlink(path.join(store, "new-age"), path.join(store, "new-0000000000000006"));

  const draft = path.basename(await makeStagingFolder());
  expect(draft).toMatch(/^new-[0-9a-f]{16}$/);
  expect((await readdir(store)).sort()).toEqual(
    [...kept, "new-0000000000000005", "new-0000000000000006", draft].sort(),
  );
  expect(await readdir(path.join(store, "new-age"))).toEqual(["css"]);
});

test("several instances that clean up at once do not hinder each other", async () => {
  for (let index = 10; index < 30; index++) await folder(`new-00000000000000${index}`, 90);
  const drafts = await Promise.all(Array.from({ length: 8 }, makeStagingFolder));
  expect((await readdir(store)).sort()).toEqual(drafts.map((draft) => path.basename(draft)).sort());
});

test("an incomplete write leaves nothing behind", async () => {
  const bytes = Buffer.from("p {}");
  const files = [
    { path: "style.css", bytes, type: "text/css" },
    { path: "style.css/more.css", bytes, type: "text/css" },
  ];
  await expect(storeFiles("a".repeat(64), files)).rejects.toThrow();
  expect(await readdir(store)).toEqual([]);
});
