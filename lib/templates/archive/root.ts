import { invalid, quote } from "./refuse";

/** Output folders of build tools. */
const outputFolders = ["dist", "public", "docs", "build"];

/**
 * The folder that contains the site, "" for the top level: it descends into a single folder around everything, and
 * into a build output folder that is the only one with an index.html.
 * @throws AppError `invalid` if there is no index.html
 */
export function findRoot(paths: readonly string[]): string {
  const present = new Set(paths);
  let root = "";
  for (;;) {
    const prefix = root && `${root}/`;
    if (present.has(`${prefix}index.html`)) return root;
    const inner = new Set(
      paths.filter((path) => path.startsWith(prefix)).map((path) => firstPart(path, prefix)),
    );
    const [only] = inner;
    const outputs = outputFolders.filter((folder) => present.has(`${prefix}${folder}/index.html`));
    const next = inner.size === 1 ? only : outputs.length === 1 ? outputs[0] : undefined;
    if (next === undefined || present.has(prefix + next)) throw withoutIndex(paths);
    root = prefix + next;
  }
}

function firstPart(path: string, prefix: string): string {
  return path.slice(prefix.length).split("/", 1)[0] ?? "";
}

function withoutIndex(paths: readonly string[]) {
  const similar = paths.find((path) => /(^|\/)index\.html?$/i.test(path));
  const hint = similar ? `\nThis was found instead: ${quote(similar)}.` : "";
  return invalid(`index.html is required${hint}`);
}
