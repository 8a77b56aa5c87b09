import { archiveLimits } from "./limits";
import { invalid, quote } from "./refuse";

const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const faults: [(path: string) => boolean, string][] = [
  [(path) => path === "", "has no name"],
  [(path) => control.test(path), "has a control character in its name"],
  [(path) => path.includes("\\"), "has a backslash in its name"],
  [(path) => /^[a-z]:/i.test(path), "names a drive"],
  [(path) => path.startsWith("/"), "has an absolute path"],
  [(path) => path.split("/").includes(".."), "leads out of its folder (“..”)"],
  [(path) => path.includes(":"), "has a colon in its name"],
  [(path) => path.split("/").includes(""), "has an empty part in its path"],
  [(path) => /[. ](\/|$)/.test(path), "has a name that ends in a dot or a space"],
  [(path) => path.length > archiveLimits.name, "has a path of more than 255 characters"],
  [
    (path) => path.split("/").some((segment) => Buffer.byteLength(segment) > archiveLimits.name),
    "has a name of more than 255 bytes",
  ],
];

/**
 * An entry's name as a path relative to the template's root: without a leading “./” and a trailing slash, in Unicode
 * form NFC; null for “./” itself.
 * @throws AppError `invalid` for a name that a template's file may not have
 */
export function safePath(name: string): string | null {
  const bare = bareName(name);
  if (bare === "" && name !== "") return null;
  const path = bare.normalize("NFC");
  const fault = faults.find(([hasFault]) => hasFault(path));
  if (fault) throw invalid(`The entry ${quote(name)} ${fault[1]}.`);
  return path;
}

/** The name without “./” before it and the slash of a folder. */
const bareName = (name: string) => name.replace(/^(\.\/)+/, "").replace(/(?<=[^/])\/$/, "");

/** Returns the same text for names that some file system treats as equal. */
const fold = (path: string) =>
  /^[ -~]*$/.test(path)
    ? path.toLowerCase()
    : path.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");

type Part = { name: string; isFolder: boolean; isEntry: boolean };

/**
 * Checks that all entries can exist side by side on every file system, also a case-insensitive one.
 * @throws AppError `invalid`, naming the entry that clashes with an earlier one
 */
export function checkDistinct(entries: readonly { name: string; isFolder: boolean }[]): void {
  const seen = new Map<string, Part>();
  for (const entry of entries) {
    const segments = bareName(entry.name).split("/");
    for (let depth = 1; depth <= segments.length; depth += 1) {
      const isEntry = depth === segments.length;
      const name = segments.slice(0, depth).join("/");
      const part = { name, isFolder: entry.isFolder || !isEntry, isEntry };
      const folded = fold(name);
      const other = seen.get(folded);
      if (other) checkPair(part, other);
      seen.set(folded, { ...part, isEntry: isEntry || other?.isEntry === true });
    }
  }
}

function checkPair(part: Part, other: Part): void {
  if (part.name !== other.name) {
    throw invalid(
      `The names ${quote(other.name)} and ${quote(part.name)} differ only by case or by how letters are written.`,
    );
  }
  if (part.isFolder !== other.isFolder) {
    throw invalid(`The name ${quote(part.name)} belongs to a file and to a folder.`);
  }
  if (part.isEntry && other.isEntry) throw invalid(`The entry ${quote(part.name)} is there twice.`);
}
