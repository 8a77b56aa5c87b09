import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const importOf = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/** Returns the file of the project that an import names; null for a package. */
function resolve(from: string, name: string): string | null {
  const base = name.startsWith("@/")
    ? name.slice(2)
    : name.startsWith(".") && path.join(path.dirname(from), name);
  if (!base) return null;
  return [`${base}.ts`, `${base}.tsx`, base].find((file) => path.extname(file) && existsSync(file)) ?? null;
}

/** Lists the screens of all islands, of which a page shows one. */
const SCREENS = "components/islands/screens.ts";

/** Returns the files, and all that they import directly or indirectly. */
function reachable(entries: string[]): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || file === SCREENS) continue;
    found.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(importOf)) {
      const imported = resolve(file, name);
      if (imported) waiting.push(imported);
    }
  }
  return [...found];
}

const escaped = (text: string) => text.replace(/[.()[\]]/g, "\\$&");

/** Converts a glob of a style sheet's `@source`, which may contain `{a,b}`, `*` and `**`. */
function toPattern(glob: string): RegExp {
  const pattern = escaped(glob)
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`)
    .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`^${pattern}$`);
}

function sourcesOf(sheet: string): RegExp[] {
  const sources = readFileSync(sheet, "utf8").matchAll(/@source "([^"]+)"/g);
  return [...sources].map(([, source = ""]) => toPattern(path.join(path.dirname(sheet), source)));
}

const site = "app/(site)";
const island = (name: string) => `../../components/islands/${name}.ts`;

test.each([
  [
    "landing.css",
    ["(home)/page.tsx", "(home)/error.tsx", "order/(list)/page.tsx", "welcome/page.tsx", "welcome/error.tsx"],
  ],
  [
    "ordering.css",
    [island("storefront"), "order1/page.tsx", "order1/error.tsx", "order2/page.tsx", "order2/error.tsx"],
  ],
  ["reservations.css", [island("reserve"), "reserve/[slug]/page.tsx", "reserve/error.tsx"]],
  [
    "reservations.css",
    [island("reservation"), "reservations/[id]/page.tsx", "reservations/[id]/not-found.tsx"],
  ],
  [
    "orders/orders.css",
    [
      island("order"),
      island("receipt"),
      "orders/[id]/page.tsx",
      "orders/[id]/not-found.tsx",
      "orders/error.tsx",
    ],
  ],
  [
    "../(access)/access.css",
    [
      ...["login", "pin-login", "second-factor", "setup", "setup-code", "password", "pair"].map(island),
      "../(access)/error.tsx",
    ],
  ],
])("%s has the classes of all that its pages show", (sheet, pages) => {
  const patterns = sourcesOf(`${site}/${sheet}`);
  const shown = reachable(pages.map((page) => `${site}/${page}`)).filter(
    (file) => file.endsWith(".tsx") && /\bclassName=|buttonStyle\(/.test(readFileSync(file, "utf8")),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});
