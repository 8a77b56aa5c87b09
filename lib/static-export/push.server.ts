import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { refOf, sourceOf } from "@/lib/platform/blobs/bytes";
import { JobRefused } from "@/lib/platform/jobs/define-job";
import { log } from "@/lib/platform/log/log";
import type { Bucket } from "@/lib/platform/s3/bucket";
import { deleteObject, objectSize, putObject, readObject } from "@/lib/platform/s3/objects";
import { ExportRefused } from "./failure";
import { type ExportedFile, exportedFiles } from "./files.server";
import { formatManifest, MANIFEST, type Manifest, parseManifest } from "./manifest";
import { publicOrigin, recordFailure, recordOutcome, siteBucket } from "./outcome.server";

/** A rendered file that the bucket doesn't have, on disk. */
type Staged = { name: string; file: string; length: number; sha256: string; headers: Record<string, string> };

/** The maximum size of the list, in bytes. */
const MAX_MANIFEST_BYTES = 32 * 1024 * 1024;

/** The name in the bucket: files for the operator are in a folder of their own. */
const keyOf = ({ name, isServed }: ExportedFile) => (isServed ? name : `server/${name}`);

const headersOf = ({ type, caching }: ExportedFile) => ({
  "content-type": type,
  ...(caching && { "cache-control": caching }),
});

async function readManifest(bucket: Bucket): Promise<Manifest> {
  const size = await objectSize(bucket, MANIFEST);
  if (!size || size > MAX_MANIFEST_BYTES) return {};
  return parseManifest((await buffer(readObject(bucket, MANIFEST, { start: 0, end: size - 1 }))).toString());
}

async function writeManifest(bucket: Bucket, files: Manifest, signal: AbortSignal) {
  const bytes = Buffer.from(formatManifest(files));
  const { hash, size } = refOf(bytes);
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  await putObject(bucket, MANIFEST, { source: sourceOf(bytes), length: size, sha256: hash, headers }, signal);
}

/** Renders the whole site before anything is stored. @returns the hashes of all files, and those that changed */
async function stage(folder: string, origin: string, before: Manifest, signal: AbortSignal) {
  const after: Manifest = {};
  const staged: Staged[] = [];
  for await (const exported of exportedFiles(origin, signal)) {
    const headers = headersOf(exported);
    const { hash: sha256, size: length } = refOf(exported.body);
    const name = keyOf(exported);
    const hash = createHash("sha256").update(sha256).update(JSON.stringify(headers)).digest("hex");
    after[name] = hash;
    if (before[name] === hash) continue;
    const file = path.join(folder, String(staged.length));
    await writeFile(file, exported.body, { signal });
    staged.push({ name, file, length, sha256, headers });
  }
  return { after, staged };
}

const isPage = ({ name }: Staged) => name.endsWith(".html");

/**
 * Stores the changed files: what pages name before the pages, and deletions last. The list of files never claims that the
 * bucket has something else than it has, so that an interrupted export is completed by the next one.
 */
async function store(
  bucket: Bucket,
  before: Manifest,
  { after, staged }: Awaited<ReturnType<typeof stage>>,
  signal: AbortSignal,
) {
  const gone = Object.keys(before).filter((name) => after[name] === undefined);
  if (staged.length === 0 && gone.length === 0) return;
  const changed = new Set(staged.map(({ name }) => name));
  const unchanged = Object.entries(before).filter(([name]) => !changed.has(name));
  await writeManifest(bucket, Object.fromEntries(unchanged), signal);
  for (const { name, file, length, sha256, headers } of [
    ...staged.filter((one) => !isPage(one)),
    ...staged.filter(isPage),
  ])
    await putObject(bucket, name, { source: () => createReadStream(file), length, sha256, headers }, signal);
  const leftovers = Object.fromEntries(gone.map((name) => [name, ""]));
  await writeManifest(bucket, { ...after, ...leftovers }, signal);
  for (const name of gone) {
    signal.throwIfAborted();
    await deleteObject(bucket, name);
  }
  if (gone.length > 0) await writeManifest(bucket, after, signal);
}

async function push(signal: AbortSignal): Promise<number> {
  const [bucket, origin] = [siteBucket(), await publicOrigin()];
  if (!bucket) throw new ExportRefused("There is no bucket for the files. Set SITE_BUCKET on the server.");
  if (origin === null) throw new ExportRefused("The site’s address is missing in the settings.");
  const before = await readManifest(bucket);
  const folder = await mkdtemp(path.join(tmpdir(), "static-export-"));
  try {
    const rendered = await stage(folder, origin, before, signal);
    await store(bucket, before, rendered, signal);
    return Object.keys(rendered.after).length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Stores the site's plain files in the bucket; nothing if one of its pages fails.
 * @throws JobRefused if another attempt is useless; ExportFailed, BucketError
 */
export async function pushSite(signal: AbortSignal): Promise<void> {
  try {
    const files = await push(signal);
    await recordOutcome({ failure: null, failedAt: null, pushedAt: new Date(), files });
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error }, "The site's plain files could not be stored in the bucket");
    await recordFailure(error);
    throw error instanceof ExportRefused ? new JobRefused(error.message) : error;
  }
}
