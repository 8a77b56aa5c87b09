import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { readStoredConnection, storeConnection } from "./stored-connection";

const target = { host: "db.example", port: 5432, name: "shop", username: "app", password: 'p"w\\ ü' };
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "platform-stored-"));
  file = path.join(folder, "database.json");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a stored connection is read back, and only its owner may read it", async () => {
  await storeConnection(folder, target);
  expect(await readStoredConnection(folder)).toEqual(target);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["database.json"]);
});

test("storing again replaces the file, even one that others could read", async () => {
  await writeFile(file, "{}");
  await chmod(file, 0o644);
  await storeConnection(folder, { ...target, name: "other" });
  expect(await readStoredConnection(folder)).toMatchObject({ name: "other" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("without a stored connection", async () => {
  expect(await readStoredConnection(folder)).toBeNull();
  expect(await readStoredConnection(path.join(folder, "missing"))).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  JSON.stringify({ ...target, port: "5432" }),
  '{"password":"hunter22"}',
])("the error for a damaged file (%j) has its name, not its content", async (text) => {
  await writeFile(file, text);
  const reading = readStoredConnection(folder);
  await expect(reading).rejects.toThrow(
    `${file} is not a valid database connection. Correct it, or delete it to use the built-in database.`,
  );
});
