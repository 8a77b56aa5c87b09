import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import {
  completedLockfile,
  lockedFolders,
  missingBinaries,
  missingEntries,
  readLockfile,
} from "./lockfile.mjs";

const linux = {
  version: "1.2.3",
  integrity: "sha512-x",
  os: ["linux"],
  cpu: ["x64"],
  license: "ISC",
  dev: true,
};
const lockfile = {
  lockfileVersion: 3,
  packages: {
    "": { optionalDependencies: { "db-windows-x64": "2.0.0" } },
    "node_modules/db-windows-x64": { version: "2.0.0", os: ["win32"], cpu: ["x64"] },
    "node_modules/tool": {
      version: "1.2.3",
      dev: true,
      license: "MIT",
      optionalDependencies: { "tool-darwin-arm64": "1.2.3", "tool-linux-x64": "1.2.3" },
    },
    "node_modules/tool-linux-x64": linux,
    "node_modules/tool/node_modules/inner": {
      version: "1.0.0",
      optionalDependencies: { "inner-linux-x64-gnu": "1.0.0", "inner-linux-x64-musl": "1.0.0" },
    },
    "node_modules/tool/node_modules/inner-linux-x64-gnu": { version: "1.0.0", os: ["linux"], cpu: ["x64"] },
  },
};
const unknown = async () => ({});

test("the lockfiles of the product and of the tools have an entry for each platform", () => {
  for (const folder of lockedFolders) expect(missingEntries(readLockfile(folder))).toEqual([]);
  const complete = readLockfile(".");
  const { "node_modules/@next/swc-darwin-arm64": _, ...packages } = complete.packages;
  expect(missingEntries({ ...complete, packages })).toMatchObject([{ name: "@next/swc-darwin-arm64" }]);
});

test("an optional dependency without an entry is found, nested ones too", () => {
  expect(missingEntries(lockfile).map(({ name }) => name)).toEqual([
    "tool-darwin-arm64",
    "inner-linux-x64-musl",
  ]);
});

test("entries are added for the platform in the name, with the fields of their siblings", async () => {
  const { packages } = await completedLockfile(lockfile, unknown);
  expect(packages["node_modules/tool-darwin-arm64"]).toEqual({
    version: "1.2.3",
    cpu: ["arm64"],
    dev: true,
    license: "ISC",
    optional: true,
    os: ["darwin"],
  });
  expect(packages["node_modules/inner-linux-x64-musl"]).toMatchObject({ libc: ["musl"], os: ["linux"] });
  expect(missingEntries({ packages })).toEqual([]);
  expect(packages["node_modules/tool-linux-x64"]).toEqual(linux);
});

test("values of the registry take precedence", async () => {
  const look = async (wanted: string) =>
    wanted === "tool-darwin-arm64@1.2.3"
      ? { integrity: "sha512-y", os: ["darwin"], cpu: ["arm64", "x64"] }
      : {};
  const { packages } = await completedLockfile(lockfile, look);
  expect(packages["node_modules/tool-darwin-arm64"]).toMatchObject({
    integrity: "sha512-y",
    cpu: ["arm64", "x64"],
  });
});

test.each([
  ["a name without a platform", { "tool-fast": "1.2.3" }],
  ["a range", { "tool-darwin-arm64": "^1.2.3" }],
])("%s has to be added by hand", async (_, optionalDependencies) => {
  const packages = { "": {}, "node_modules/tool": { version: "1.2.3", optionalDependencies } };
  await expect(completedLockfile({ packages }, unknown)).rejects.toThrow(/by hand/);
});

test("binaries of this platform that are not installed are named", () => {
  const root = mkdtempSync(path.join(tmpdir(), "binaries-"));
  const add = (place: string, version: string) => {
    mkdirSync(path.join(root, place), { recursive: true });
    writeFileSync(path.join(root, place, "package.json"), JSON.stringify({ version }));
  };
  const missingOn = (os: string, cpu: string, libc?: string) =>
    missingBinaries(lockfile, { os, cpu, libc }, root);
  expect(missingOn("linux", "x64", "glibc")).toEqual([]);
  expect(missingOn("win32", "x64")).toEqual(["db-windows-x64@2.0.0"]);
  add("node_modules/tool", "1.2.3");
  add("node_modules/tool/node_modules/inner", "1.0.0");
  expect(missingOn("darwin", "arm64")).toEqual(["tool-darwin-arm64@1.2.3"]);
  expect(missingOn("linux", "x64", "musl")).toEqual([
    "tool-linux-x64@1.2.3",
    "inner-linux-x64-gnu@1.0.0",
    "inner-linux-x64-musl@1.0.0",
  ]);
  add("node_modules/tool-linux-x64", "1.2.2");
  add("node_modules/inner-linux-x64-gnu", "1.0.0");
  expect(missingOn("linux", "x64", "glibc")).toEqual(["tool-linux-x64@1.2.3"]);
  add("node_modules/tool-linux-x64", "1.2.3");
  expect(missingOn("linux", "x64", "glibc")).toEqual([]);
  rmSync(root, { recursive: true });
});
