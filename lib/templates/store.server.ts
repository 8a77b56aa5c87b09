import "server-only";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { readWholeBlob } from "@/lib/platform/blobs/server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { createQueue } from "@/lib/platform/queue/queue";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { readArchive, type TemplateFile } from "./archive/read-archive";
import { typeOf } from "./file-types";
import { type Examination, examinePictures, findingsOf, imageLimits, makeRenditions } from "./images.server";
import type { Finding } from "./schema";
import "./left-folders.server";
import { makeStagingFolder } from "./staging.server";
import type { UploadFollower } from "./upload-step";

/** Folder of the renditions; archives have no files in folders whose name begins with a dot. */
const RENDITIONS = ".webp";

/**
 * The folder of a version's files. Checks the hash: a restored backup may contain any, and folders are deleted here.
 */
function folderOf(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error("This names no version of a template.");
  return path.resolve(environment().TEMPLATES_DIR, hash);
}

async function writeFiles(folder: string, files: Iterable<{ path: string; bytes: Uint8Array }>) {
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
}

/** Another process was first, or the folder was deleted meanwhile. */
const passable = new Set(["ENOTEMPTY", "EEXIST", "EPERM", "ENOENT"]);

async function unlessPassable(step: Promise<unknown>) {
  try {
    await step;
  } catch (error) {
    if (!passable.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Fills a staging folder, then renames it, so that an interruption leaves no incomplete folder. */
async function place(relative: string, files: Iterable<{ path: string; bytes: Uint8Array }>) {
  const target = path.resolve(environment().TEMPLATES_DIR, relative);
  const draft = await makeStagingFolder();
  try {
    await writeFiles(draft, files);
    await unlessPassable(rename(draft, target));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Writes a version's files to the disk, and smaller copies of its images. If that would take long, the copies are
 * left to `renderLater`, and `isLater` is true.
 */
export async function storeFiles(hash: string, files: readonly TemplateFile[], follower?: UploadFollower) {
  await place(hash, files);
  const byPath = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const examination = await examinePictures(files, (path) => byPath.get(path) ?? new Uint8Array(0));
  if (examination.pixels <= imageLimits.pixelsAtOnce)
    return { ...(await storeRenditions(hash, examination, follower)), isLater: false };
  const pictures = examination.works.length;
  const advice: Finding = {
    severity: "advice",
    message: `Smaller copies of ${pictures === 1 ? "the large image" : `the ${pictures} images`} are being made; browsers that can show them get them by themselves.`,
  };
  return { findings: [...findingsOf(examination), advice], bytesBefore: 0, bytesAfter: 0, isLater: true };
}

async function storeRenditions(
  hash: string,
  examination: Examination,
  follower?: UploadFollower & { concurrency?: number },
) {
  const { renditions, ...made } = await makeRenditions(examination, follower);
  const stored = renditions.map(({ path, bytes }) => ({ path: `${path}.webp`, bytes }));
  if (stored.length > 0) await place(path.join(hash, RENDITIONS), stored);
  // An empty folder means that nothing is left to do.
  else await unlessPassable(mkdir(path.join(folderOf(hash), RENDITIONS)));
  return made;
}

const laterRenditions = remember("template renditions", () => ({
  queue: createQueue({ concurrency: 1 }),
  made: new Map<string, Promise<void>>(),
}));

/**
 * Makes the smaller copies of a version's images in the background, one by one. If the process stops, they are made
 * when one of the images is requested again.
 */
export function renderLater(hash: string): Promise<void> {
  const { queue, made } = laterRenditions;
  const making =
    made.get(hash) ??
    queue
      .run(() => renderStored(hash))
      .catch((error: unknown) => {
        made.delete(hash);
        log.warn({ err: error, hash }, "The smaller copies of a template's images could not be made");
      });
  made.set(hash, making);
  return making;
}

async function renderStored(hash: string) {
  const folder = folderOf(hash);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      path: path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"),
      type: typeOf(name) ?? "",
    }));
  const examination = await examinePictures(files, (name) => readFile(path.join(folder, name)));
  await storeRenditions(hash, examination, { concurrency: 1 });
  // Invalidates only this process: other instances don't have these renditions.
  invalidate(["TemplateVersion"]);
}

export async function clearFileCache(hash: string) {
  laterRenditions.made.delete(hash);
  await rm(folderOf(hash), { recursive: true, force: true });
}

const fills = remember("template fills", () => new Map<string, Promise<void>>());

async function fill(hash: string) {
  const folder = folderOf(hash);
  const select = { archive: { select: { hash: true, size: true } } };
  const row = await db.templateVersion.findFirst({ where: { hash }, select });
  if (!row) throw new AppError("not-found", "This template has no such file.");
  log.info({ hash }, "Unpacking a template again: templates-store does not have it");
  const { files } = await readArchive(await readWholeBlob(row.archive));
  await rm(folder, { recursive: true, force: true });
  await place(hash, files);
  laterRenditions.made.delete(hash);
  void renderLater(hash);
}

/** Unpacks a version from the database again. Concurrent calls share the work; it doesn't wait for image copies. */
export function refillFiles(hash: string): Promise<void> {
  const filling = fills.get(hash) ?? fill(hash).finally(() => fills.delete(hash));
  fills.set(hash, filling);
  return filling;
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

/**
 * The path of a version's file on disk; unpacks the version again if the file is missing or truncated.
 * @param bytes the size of the file
 */
export async function locateFile(hash: string, file: string, bytes: number): Promise<string> {
  const location = path.join(folderOf(hash), file);
  if ((await sizeOf(location)) !== bytes) {
    await refillFiles(hash);
    if ((await sizeOf(location)) !== bytes) throw new Error(`${file} can't be unpacked.`);
  }
  return location;
}

/** The path and size, in bytes, of an image's WebP copy; null where there is none. */
export async function locateRendition(hash: string, file: string) {
  const renditions = path.join(folderOf(hash), RENDITIONS);
  const location = path.join(renditions, `${file}.webp`);
  const bytes = await sizeOf(location);
  if (bytes) return { location, bytes };
  if (!laterRenditions.made.has(hash) && !(await stat(renditions).catch(() => null))) void renderLater(hash);
  return null;
}
