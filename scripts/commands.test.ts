import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Returns the packages that a file imports statically, directly or through other files. */
async function packagesOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    packages: "external",
    // Files that the build writes.
    external: ["./.next/*"],
    platform: "node",
    format: "esm",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { kind, path, external } of metafile.inputs[name]?.imports ?? []) {
      if (kind !== "import-statement") continue;
      if (!external) follow(path);
      else if (!path.startsWith("node:") && !builtinModules.includes(path)) found.add(path);
    }
  };
  follow(file);
  return [...found];
}

test.each(Object.entries(scripts))("npm run %s installs before it needs a package", async (_, command) => {
  const [, file = ""] = /^node (?:--\S+ )*(scripts\/\S+\.mjs)/.exec(command) ?? [];
  expect(file).not.toBe("");
  expect(await packagesOf(file)).toEqual([]);
});
