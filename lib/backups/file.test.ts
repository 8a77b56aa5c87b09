import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { writeWhole } from "./file";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "platform-file-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a file has its name once it is complete, and only its owner may read it", async () => {
  const file = path.join(folder, "backup");
  const written = await writeWhole(file, async (stream) => {
    await pipeline(["all of ", "it"], stream);
    expect(readdirSync(folder)).toEqual(["backup.part"]);
    return 9;
  });
  expect([written, readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual([9, "all of it", 0o600]);
  expect(readdirSync(folder)).toEqual(["backup"]);
});

test("a write that fails at once, or on the way, leaves nothing", async () => {
  const file = path.join(folder, "backup");
  for (let round = 0; round < 20; round += 1)
    await expect(writeWhole(file, () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  async function* cutOff() {
    yield "a part";
    throw new Error("cut off");
  }
  await expect(writeWhole(file, (stream) => pipeline(cutOff, stream))).rejects.toThrow("cut off");
  expect(readdirSync(folder)).toEqual([]);
});
