import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { log } from "@/lib/platform/log/log";
import { createQueue } from "@/lib/platform/queue/queue";
import { trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { type Entry, makeEntry } from "./entry";
import type { Resource } from "./resource";

/** The maximum size on disk, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Entries are written together after this delay, in milliseconds. */
const WRITE_DELAY_MS = 2000;

/** The first line of a file; the body follows it. */
const headSchema = z.object({
  key: z.string(),
  madeAt: z.number(),
  headers: z.array(z.string()),
  resource: z.object({
    path: z.string(),
    kind: z.enum(["page", "data", "file"]),
    page: z.string().optional(),
  }),
});

type Kept = { key: string; entry: Entry };

const nameOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 32);
const isOurs = (name: string) => /^[0-9a-f]{32}$/.test(name);

function toFile(key: string, { resource, madeAt, whole, bodies }: Entry): Buffer {
  const { path: address, kind, page } = resource;
  const head = { key, madeAt, headers: whole.identity, resource: { path: address, kind, page } };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bodies.identity ?? Buffer.alloc(0)]);
}

/** Converts alternating names and values to an object; a repeated name has several values. */
function headersOf(list: string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index + 1 < list.length; index += 2) {
    const [name = "", value = ""] = list.slice(index, index + 2);
    headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value];
  }
  return headers;
}

/** @throws Error if `toFile` did not write it */
async function fromFile(file: Buffer): Promise<Kept> {
  const end = file.indexOf("\n");
  const { key, madeAt, headers, resource } = headSchema.parse(JSON.parse(file.subarray(0, end).toString()));
  const { page, ...rest } = resource;
  const kept: Resource = { ...rest, ...(page !== undefined && { page }) };
  const rendered = { status: 200, headers: headersOf(headers), body: file.subarray(end + 1) };
  return { key, entry: await makeEntry(kept, rendered, { tables: trackedTables, version: -1, madeAt }) };
}

/**
 * Copies the page cache to a folder, for later processes while the database is unreachable. The copy is expendable; the
 * oldest entries are evicted.
 */
export function createPageStore(folder: string) {
  const waiting = new Map<string, Entry | null>();
  /** Sizes of the files on disk in bytes, by name, those kept longest ago first. */
  const sizes = new Map<string, { bytes: number; tag: string }>();
  const writes = createQueue({ concurrency: 1 });
  let timer: NodeJS.Timeout | null = null;
  let indexed: Promise<void> | undefined;

  async function remove(name: string) {
    sizes.delete(name);
    await rm(path.join(folder, name), { force: true, recursive: true });
  }

  /** Indexes the files of an earlier process, the oldest first. */
  async function index() {
    await mkdir(folder, { recursive: true });
    const found: { name: string; bytes: number; at: number }[] = [];
    for (const name of await readdir(folder)) {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      if (isOurs(name)) found.push({ name, bytes: size, at: mtimeMs });
      else await remove(name);
    }
    found.sort((one, other) => one.at - other.at);
    for (const { name, bytes } of found) sizes.set(name, { bytes, tag: "" });
  }

  function ready(): Promise<void> {
    indexed ??= index();
    return indexed;
  }

  async function put(name: string, key: string, entry: Entry) {
    const tag = entry.tags.identity ?? "";
    const known = sizes.get(name);
    if (known?.tag === tag) {
      sizes.delete(name);
      sizes.set(name, known);
      return;
    }
    const file = toFile(key, entry);
    const temporary = path.join(folder, `${name}.new`);
    await writeFile(temporary, file);
    await rename(temporary, path.join(folder, name));
    sizes.delete(name);
    sizes.set(name, { bytes: file.length, tag });
    let sum = 0;
    for (const { bytes } of sizes.values()) sum += bytes;
    for (const [oldest, { bytes }] of sizes) {
      if (sum <= MAX_BYTES) break;
      sum -= bytes;
      await remove(oldest);
    }
  }

  async function writeWaiting() {
    const batch = [...waiting];
    waiting.clear();
    await ready();
    for (const [key, entry] of batch) {
      if (entry) await put(nameOf(key), key, entry);
      else if (sizes.has(nameOf(key))) await remove(nameOf(key));
    }
  }

  async function write() {
    if (timer) clearTimeout(timer);
    timer = null;
    await writes.run(writeWaiting).catch((error: unknown) => {
      indexed = undefined;
      log.warn({ err: error, folder }, "The page cache could not be written to disk");
    });
  }

  function later(key: string, entry: Entry | null) {
    waiting.set(key, entry);
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS).unref();
  }

  /** Reads the entries, and removes unreadable files. */
  async function read(): Promise<Kept[]> {
    await ready();
    const found: Kept[] = [];
    for (const name of sizes.keys()) {
      try {
        found.push(await fromFile(await readFile(path.join(folder, name))));
      } catch {
        await remove(name);
      }
    }
    return found;
  }

  /** Reads one entry; null if there is none. */
  const find = (key: string): Promise<Entry | null> =>
    readFile(path.join(folder, nameOf(key)))
      .then(fromFile)
      .then(
        ({ entry }) => entry,
        () => null,
      );

  /** Removes all copies. */
  function dropAll() {
    waiting.clear();
    void writes
      .run(async () => {
        await ready();
        for (const name of [...sizes.keys()]) await remove(name);
      })
      .catch((error: unknown) => log.warn({ err: error, folder }, "Copies of pages could not be removed"));
  }

  return { keep: later, dropAll, drop: (key: string) => later(key, null), write, read, find };
}
