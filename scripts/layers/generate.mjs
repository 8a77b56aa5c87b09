import { readFileSync } from "node:fs";

/**
 * The folders of `lib`, `components` and `lib/platform` in layers, the lowest first, and the folders of `lib` in which
 * every file may query the database.
 */
export const layers = JSON.parse(readFileSync("scripts/layers/layers.json", "utf8"));

const database = ["@/prisma/**", "@/lib/platform/db/**"];
const serverFiles = ["server.ts", "*.server.ts"];

/** Returns patterns of the folders of `root` that a folder may not import: those of its layer and of higher ones. */
function closedTo(root, folder) {
  const own = layers[root].findIndex((layer) => layer.includes(folder));
  const closed = layers[root]
    .slice(own)
    .flat()
    .filter((other) => other !== folder);
  if (closed.length === 0) return [];
  return [closed.length === 1 ? `@/${root}/${closed[0]}/**` : `@/${root}/{${closed.join(",")}}/**`];
}

const override = (includes, group, message) => ({
  includes,
  linter: {
    rules: {
      style: { noRestrictedImports: { level: "error", options: { patterns: [{ group, message }] } } },
    },
  },
});

const closedToLib = (folder) => ["@/app/**", "@/components/**", ...closedTo("lib", folder)];

function overridesOfLib(folder) {
  const closed = closedToLib(folder);
  const message = `lib/${folder} may import lower layers only (scripts/layers/layers.json).`;
  const all = `lib/${folder}/**`;
  if (layers.usesDatabase.includes(folder)) return [override([all], closed, message)];
  const served = serverFiles.map((name) => `lib/${folder}/**/${name}`);
  return [
    override([all], [...closed, ...database], `${message} Only server.ts and *.server.ts use the database.`),
    override(served, closed, message),
  ];
}

const overrideOfPlatform = (folder) =>
  override(
    [`lib/platform/${folder}/**`],
    [...closedToLib("platform"), ...closedTo("lib/platform", folder)],
    `lib/platform/${folder} may import lower layers only (scripts/layers/layers.json).`,
  );

function overrideOfComponents(folder) {
  const closed = ["@/app/**", ...database, "**/server", "**/*.server", ...closedTo("components", folder)];
  return override(
    [`components/${folder}/**`],
    closed,
    `components/${folder} may import lower layers only (scripts/layers/layers.json), and of lib what runs in browsers.`,
  );
}

/** Returns the linter's import rules, one override per folder. */
function biomeRules() {
  const overrides = [
    ...layers.lib.flat().flatMap(overridesOfLib),
    ...layers["lib/platform"].flat().map(overrideOfPlatform),
    ...layers.components.flat().map(overrideOfComponents),
  ];
  return `{ "overrides": [\n${overrides.map((each) => JSON.stringify(each)).join(",\n")}\n] }\n`;
}

function table(root) {
  const rows = layers[root].map((folders, index) => [
    String(index + 1),
    folders.map((folder) => `\`${folder}\``).join(", "),
  ]);
  const cells = [["layer", `folders of \`${root}\``], ...rows.toReversed()];
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column].length)));
  const [head, ...body] = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column])));
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const BEGIN = "<!-- npm run layers -->";
const END = "<!-- end -->";

/** @throws Error if the text lacks the two marks */
function withTables(text) {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`ARCHITECTURE.md lacks ${BEGIN} or ${END}.`);
  const tables = ["lib", "components", "lib/platform"].map(table).join("\n\n");
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`;
}

/** Returns the texts generated from the layers, by file. */
export const generated = () => ({
  "biome.layers.json": biomeRules(),
  "ARCHITECTURE.md": withTables(readFileSync("ARCHITECTURE.md", "utf8")),
});
