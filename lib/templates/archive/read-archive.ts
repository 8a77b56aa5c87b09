import { typeOf } from "../file-types";
import { checkEntries } from "./check-entries";
import { type Entry, readDirectory } from "./directory";
import { inflate } from "./inflate";
import { archiveLimits } from "./limits";
import { checkDistinct, safePath } from "./paths";
import { tooLarge } from "./refuse";
import { findRoot } from "./root";
import { whySkipped } from "./skip";

/** A file of a template; its path is relative to the template's root, in Unicode's form C. */
export type TemplateFile = { path: string; bytes: Uint8Array; type: string };

/** The files of an archive. Paths of omitted files are those in the archive. */
export type Archive = {
  files: TemplateFile[];
  skipped: { path: string; reason: string }[];
  /** The folder that was unwrapped, "" for none. */
  root: string;
};

type Named = { entry: Entry; name: string; path: string; isFolder: boolean };

/**
 * Reads a template's ZIP file into memory. All headers are checked before anything is decompressed, and each file
 * again while it is.
 * @throws AppError `too-large` or `invalid`, naming the refused entry
 */
export async function readArchive(zip: Uint8Array): Promise<Archive> {
  if (zip.length > archiveLimits.packed) throw tooLarge("A template’s ZIP file may have at most 20 MB.");
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = checkArchive(bytes);
  const { kept, skipped, root } = selectFiles(entries);
  const files: TemplateFile[] = [];
  for (const { entry, path, type } of kept) {
    files.push({ path, bytes: await inflate(bytes, entry), type });
  }
  return { files, skipped, root };
}

/** Checks all entries, and returns them with their paths. */
function checkArchive(zip: Buffer): Named[] {
  const directory = readDirectory(zip);
  const entries = directory.entries.flatMap((entry) => {
    const path = safePath(entry.name);
    return path === null ? [] : { entry, name: entry.name, path, isFolder: entry.isFolder };
  });
  checkDistinct(entries);
  checkEntries(zip, directory);
  return entries;
}

type Selection = Omit<Archive, "files"> & { kept: { entry: Entry; path: string; type: string }[] };

/** Separates the template's files from the skipped ones. */
function selectFiles(entries: readonly Named[]): Selection {
  const files = entries.filter(({ isFolder }) => !isFolder);
  const reasons = new Map(files.map(({ path }) => [path, whySkipped(path)]));
  const root = findRoot(files.map(({ path }) => path).filter((path) => reasons.get(path) === null));
  const prefix = root && `${root}/`;
  const selection: Selection = { kept: [], skipped: [], root };
  for (const { entry, path } of files) {
    const type = typeOf(path);
    const reason = reasons.get(path) ?? (path.startsWith(prefix) ? null : `Outside the folder ${root}`);
    if (reason === null && type) selection.kept.push({ entry, path: path.slice(prefix.length), type });
    else selection.skipped.push({ path, reason: reason ?? "" });
  }
  return selection;
}
