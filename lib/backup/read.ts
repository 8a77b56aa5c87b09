import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import type { z } from "zod";
import {
  BackupError,
  FORMAT,
  formatSchema,
  HEADER,
  type Header,
  headerSchema,
  isSystemError,
  LONGEST_ENTRY,
  MAC,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from "./format";
import { type BackupKeys, isMacOf } from "./protection";

type Entry = { name: string; content: Buffer };

export const damaged = (cause?: unknown) =>
  new BackupError("This file is not a whole backup: it is damaged, or was cut off on its way.", { cause });

/** The entries of an archive, one after the other, read no faster than they are asked for. */
async function* entriesOf(source: Readable): AsyncGenerator<Entry, undefined> {
  const archive = extract();
  const left = new AbortController();
  const reading = pipeline(source, createGunzip(), archive, { signal: left.signal });
  reading.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header;
      if (type !== "file" || size > LONGEST_ENTRY) throw damaged();
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
   * @param rows how many rows each table brought
   * @throws BackupError where anything differs
   */
  finish(keys: BackupKeys, rows: ReadonlyMap<string, number>): Promise<Manifest>;
  close(): Promise<unknown>;
};

/**
 * Opens a backup.
 * @throws BackupError where the file is none, or one of a newer version
 */
export async function openBackup(source: Readable): Promise<BackupReader> {
  const entries = entriesOf(source);
  let next: Entry | undefined;
  const advance = async () => {
    next = (await entries.next()).value;
  };
  const take = async (name: string) => {
    if (next?.name !== name) throw damaged();
    const { content } = next;
    await advance();
    return content.toString("utf8");
  };
  await advance();
  const text = await take(HEADER).catch((error: unknown) => {
    void entries.return(undefined);
    throw error;
  });
  const header = parseHeader(text);
  const read = new Map<string, { bytes: number; sha256: string }>();

  async function* table(name: string) {
    const hash = createHash("sha256");
    let bytes = 0;
    for (let number = 1; next?.name === `tables/${name}/${String(number).padStart(7, "0")}`; number++) {
      hash.update(next.content);
      bytes += next.content.length;
      yield next.content;
      await advance();
    }
    if (bytes === 0) throw damaged();
    read.set(name, { bytes, sha256: hash.digest("hex") });
  }

  async function finish(keys: BackupKeys, rows: ReadonlyMap<string, number>) {
    const told = await take(MANIFEST);
    const mac = await take(MAC);
    if (next) throw damaged();
    if (!isMacOf(mac, told, keys)) throw new BackupError("This backup was changed after it was made.");
    const manifest = parse(manifestSchema, told);
    const found = header.tables.map(({ name }) => ({ name, rows: rows.get(name), ...read.get(name) }));
    const isSame =
      manifest.header === createHash("sha256").update(text).digest("hex") &&
      manifest.tables.length === found.length &&
      manifest.tables.every((part, index) => {
        const other = found[index];
        return (
          part.name === other?.name &&
          part.rows === other.rows &&
          part.bytes === other.bytes &&
          part.sha256 === other.sha256
        );
      });
    if (!isSame) throw new BackupError("This backup was changed after it was made.");
    return manifest;
  }

  return { header, table, finish, close: () => entries.return(undefined) };
}
