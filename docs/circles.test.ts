import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const files = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|e2e))\.(?:tsx?|mjs)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name)),
);
const known = new Set(files);

/** Finds static, dynamic and type imports, and re-exports. */
const importing =
  /^(?:import|export)\b[^;'"]*?\bfrom\s*"([^"]+)"|^import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Returns the file that an import of `file` names; undefined for a package. */
function resolve(file: string, name: string): string | undefined {
  const target = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
  return ["", ".ts", ".tsx", ".mjs"].map((ending) => target + ending).find((one) => known.has(one));
}

const imports = files.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(importing)].flatMap(([, first, second, third]) => {
    const to = resolve(from, first ?? second ?? third ?? "");
    return to === undefined || to === from ? [] : [{ from, to }];
  }),
);

/** Returns the nodes that can be reached from themselves. */
function inCircles(edges: readonly { from: string; to: string }[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const isInCircle = (start: string) => {
    const reached = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (reached.has(node)) continue;
      reached.add(node);
      waiting.push(...(next.get(node) ?? []));
    }
    return reached.has(start);
  };
  return [...next.keys()].filter(isInCircle).sort();
}

/** Returns the feature of a file, such as `components/seo` and `lib/platform/db`. */
const featureOf = (file: string) => /^(?:lib\/platform|lib|components)\/[^/]+(?=\/)/.exec(file)?.[0];

/** Returns the room of a file in its feature: a folder, or a file beside the folders. */
const roomOf = (file: string, feature: string) =>
  path.join(feature, file.slice(feature.length + 1).split("/")[0] ?? "");

test("files import each other in one direction, types included", () => {
  expect(inCircles(imports)).toEqual([]);
});

test("rooms of a feature import each other in one direction", () => {
  const edges = imports.flatMap(({ from, to }) => {
    const feature = featureOf(from);
    if (feature === undefined || featureOf(to) !== feature) return [];
    const rooms = { from: roomOf(from, feature), to: roomOf(to, feature) };
    return rooms.from === rooms.to ? [] : [rooms];
  });
  expect(inCircles(edges)).toEqual([]);
});
