/** Headers by name, in the case in which they are sent. */
export type FileHeaders = Readonly<Record<string, string>>;

/** The kind of the files whose paths match the regular expression, which both PCRE and RE2 understand. */
export type HeaderRule = { pattern: string; kind: number };

/** Escapes a text for a regular expression, without a backslash that a configuration file could take for its own. */
export const literal = (text: string) =>
  text.replace(
    /[^\w/\u0080-\u{10ffff}-]/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`,
  );

/** Returns the folder that a path's rule is about: its first two segments at most. */
const folderOf = (path: string) => /^(?:\/[^/]+){0,2}\//.exec(path)?.[0] ?? "/";

/** Servers look a page up by its path or by that of its file. */
function patternOf(path: string): string {
  if (path === "/") return "/(?:index\\x2Ehtml)?";
  return path.includes(".") ? literal(path) : `${literal(path)}(?:/index\\x2Ehtml)?`;
}

/**
 * Collects the headers of files, and summarises them in few rules: what most files of a folder have is the rule of the
 * folder.
 */
export function createHeaderRules() {
  /** The paths with the same headers, by folder and headers. */
  const folders = new Map<string, Map<string, string[]>>();

  function add(path: string, headers: FileHeaders) {
    const folder = folderOf(path);
    const groups = folders.get(folder) ?? new Map<string, string[]>();
    folders.set(folder, groups);
    const key = JSON.stringify(headers);
    const paths = groups.get(key) ?? [];
    groups.set(key, paths);
    paths.push(path);
  }

  /** The headers of each kind of file, and the rules in the order in which they decide; all other files are of kind 0. */
  function list(): { kinds: FileHeaders[]; rules: HeaderRule[] } {
    const kinds: string[] = [];
    const kindOf = (key: string) => {
      if (!kinds.includes(key)) kinds.push(key);
      return kinds.indexOf(key);
    };
    const sorted = [...folders].sort(([one], [other]) => one.length - other.length);
    const exact: HeaderRule[] = [];
    const byFolder: HeaderRule[] = [];
    for (const [folder, groups] of sorted) {
      const [[most] = ["{}"], ...rest] = [...groups].sort(([, one], [, other]) => other.length - one.length);
      const kind = kindOf(most);
      if (folder !== "/") byFolder.unshift({ pattern: `^${literal(folder)}`, kind });
      for (const [key, paths] of rest)
        exact.push({ pattern: `^(?:${paths.map(patternOf).join("|")})$`, kind: kindOf(key) });
    }
    return { kinds: kinds.map((key) => JSON.parse(key)), rules: [...exact, ...byFolder] };
  }

  return { add, list };
}
