import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import type * as z from "zod";
import {
  BackupError,
  FORMAT,
  formatSchema,
  HEADER,
  type Header,
  headerSchema,
  isSystemError,
  MAC,
  MANIFEST,
  MAX_ENTRY_BYTES,
  type Manifest,
  manifestSchema,
  PIECE_BYTES,
} from "./format";
import { type BackupKeys, isMacOf } from "./protection";

type Entry = { name: string; content: Buffer };

export const damaged = (cause?: unknown) =>
  new BackupError("This file is not a whole backup: it is damaged, or was cut off on its way.", { cause });

const changed = () => new BackupError("This backup was changed after it was made.");

/** The SHA-256 of each entry of a backup, in order. */
type Digests = readonly string[];

const sha256Of = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** Yields the entries of an archive, respecting backpressure. */
async function* entriesOf(source: Readable): AsyncGenerator<Entry, undefined> {
  const archive = extract();
  const left = new AbortController();
  const reading = pipeline(source, createGunzip(), archive, { signal: left.signal });
  reading.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header;
      if (type !== "file" || size > MAX_ENTRY_BYTES) throw damaged();
      const pieces: Uint8Array[] = [];
      for await (const piece of entry as AsyncIterable<Uint8Array>) pieces.push(piece);
      yield { name, content: Buffer.concat(pieces) };
    }
    await reading;
  } catch (error) {
    throw isSystemError(error) || error instanceof BackupError ? error : damaged(error);
  } finally {
    left.abort();
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw damaged(error);
  }
  const { data, error } = schema.safeParse(value);
  if (error) throw damaged(error);
  return data;
}

function parseHeader(text: string): Header {
  const { format } = parse(formatSchema, text);
  if (format > FORMAT) {
    throw new BackupError(
      "This backup was made by a newer version of the program. Install that version first.",
    );
  }
  return parse(headerSchema, text);
}

/** A backup that is being read: first the header, then each table in the header's order, then `finish`. */
export type BackupReader = {
  header: Header;
  /** The rows of the next table, in PostgreSQL's binary COPY format. */
  table(name: string): AsyncGenerator<Buffer>;
  /**
   * Compares all that was read with the manifest, and the manifest with its MAC.
   * @param rows the number of rows of each table, if they were counted
   * @throws BackupError if anything differs
   */
  finish(keys: BackupKeys, rows?: ReadonlyMap<string, number>): Promise<Manifest>;
  /** Hashes of the bytes read so far. */
  digests: Digests;
  close(): Promise<unknown>;
};

/**
 * Opens a backup.
 * @param known the expected digests of its entries; an entry that differs is never returned
 * @throws BackupError if the file is no backup, or of a newer version
 */
export async function openBackup(source: Readable, known?: Digests): Promise<BackupReader> {
  const entries = entriesOf(source);
  const digests: string[] = [];
  let next: Entry | undefined;
  const advance = async () => {
    next = (await entries.next()).value;
    if (!next) return;
    const digest = sha256Of(next.content);
    if (known && digest !== known[digests.length]) throw changed();
    digests.push(digest);
  };
  const take = async (name: string) => {
    if (next?.name !== name) throw damaged();
    const { content } = next;
    await advance();
    return content.toString("utf8");
  };
  const text = await advance()
    .then(() => take(HEADER))
    .catch((error: unknown) => {
      void entries.return(undefined);
      throw error;
    });
  const header = parseHeader(text);
  const read = new Map<string, { bytes: number; sha256: string }>();

  async function* table(name: string) {
    const hash = createHash("sha256");
    let bytes = 0;
    for (let number = 1; next?.name === `tables/${name}/${String(number).padStart(7, "0")}`; number++) {
      // All pieces except the last have the same size, which bounds their number by the size of the file.
      if (bytes % PIECE_BYTES !== 0) throw damaged();
      hash.update(next.content);
      bytes += next.content.length;
      yield next.content;
      await advance();
    }
    if (bytes === 0) throw damaged();
    read.set(name, { bytes, sha256: hash.digest("hex") });
  }

  async function finish(keys: BackupKeys, rows?: ReadonlyMap<string, number>) {
    const manifestText = await take(MANIFEST);
    const mac = await take(MAC);
    if (next) throw damaged();
    if (!isMacOf(mac, manifestText, keys)) throw changed();
    const manifest = parse(manifestSchema, manifestText);
    const isSame =
      manifest.header === sha256Of(text) &&
      manifest.tables.length === header.tables.length &&
      manifest.tables.every((part, index) => {
        const name = header.tables[index]?.name ?? "";
        const found = read.get(name);
        const hasRows = !rows || part.rows === rows.get(name);
        return part.name === name && part.bytes === found?.bytes && part.sha256 === found.sha256 && hasRows;
      });
    if (!isSame) throw changed();
    return manifest;
  }

  return { header, table, finish, digests, close: () => entries.return(undefined) };
}

/**
 * Opens a backup during `use`.
 * @param open returns its bytes, from the beginning
 * @throws BackupError
 */
export async function withBackup<Result>(
  open: () => Readable | Promise<Readable>,
  use: (backup: BackupReader) => Promise<Result>,
  known?: Digests,
): Promise<Result> {
  const source = await open();
  try {
    const backup = await openBackup(source, known);
    return await use(backup).finally(() => backup.close());
  } finally {
    source.destroy();
  }
}

/**
 * Reads a backup to its end and compares it with its manifest and its MAC; nothing in its tables is parsed.
 * @returns the digests, with which a second reading is compared
 * @throws BackupError if anything differs; the signal's reason
 */
export async function verifyBackup(
  backup: BackupReader,
  keys: BackupKeys,
  signal: AbortSignal | undefined,
): Promise<Digests> {
  for (const { name } of backup.header.tables) {
    for await (const _ of backup.table(name)) signal?.throwIfAborted();
  }
  await backup.finish(keys);
  return backup.digests;
}
