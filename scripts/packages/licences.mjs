import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Licences allowed in a product under the MIT licence (SPDX identifiers). */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages with other permitted licences, and the reasons. */
const exceptions = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: "LGPL-3.0-or-later",
    why: "a library of its own, which sharp loads",
  },
  { name: /^@img\/sharp-(win32|wasm32)/, licence: "Apache-2.0 AND LGPL-3.0-or-later", why: "the same" },
  { name: /^elkjs$/, licence: "EPL-2.0", why: "a part of Prisma's studio, which is not shipped" },
];

/** Returns whether an SPDX expression allows a choice in which every licence (`AND`) is allowed. */
export function isAllowed(expression) {
  const text = expression.trim();
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1] ?? text;
  if (/[()]/.test(inner)) return false;
  return inner
    .split(/ or /i)
    .some((one) => one.split(/ and /i).every((licence) => allowed.has(licence.trim())));
}

function licenceOf({ license, licenses }) {
  const all = [license ?? licenses ?? []].flat().map((one) => (typeof one === "string" ? one : one?.type));
  return all.filter(Boolean).join(" OR ") || "none";
}

/** Yields every package below a `node_modules` folder, including nested ones. */
function* packagesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
    const place = path.join(folder, entry.name);
    if (entry.name.startsWith("@")) yield* packagesIn(place);
    else {
      const file = path.join(place, "package.json");
      if (existsSync(file)) yield JSON.parse(readFileSync(file, "utf8"));
      const inner = path.join(place, "node_modules");
      if (existsSync(inner)) yield* packagesIn(inner);
    }
  }
}

/** Returns the packages whose licence is not allowed, each as `name version: licence`. */
export function refusedLicences(folder) {
  const refused = new Set();
  for (const one of packagesIn(folder)) {
    const licence = licenceOf(one);
    const isException = exceptions.some((known) => known.name.test(one.name) && known.licence === licence);
    if (!isAllowed(licence) && !isException) refused.add(`${one.name} ${one.version}: ${licence}`);
  }
  return [...refused].sort();
}
