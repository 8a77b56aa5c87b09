import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Pack, pack } from "tar-stream";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { inPieces } from "@/lib/platform/blobs/bytes";
import { KEEP_LOCK } from "@/lib/platform/blobs/with-lock.server";
import { columnsOf, queryByClient, sequenceValues, tablesInOrder } from "@/lib/platform/db/catalog";
import { readHistory } from "@/lib/platform/db/migration-history";
import { withClient } from "@/lib/platform/db/with-client";
import { blobsInBucket, copied, withBucketRows } from "./blob-tables";
import {
  BackupError,
  FORMAT,
  HEADER,
  type Header,
  MAC,
  MANIFEST,
  type Manifest,
  PIECE_BYTES,
} from "./format";
import { type BackupKeys, protect } from "./protection";
import { whileThereIsRoom } from "./room";

/** Not backed up: a restore ends sessions and password links, and instances register themselves again. */
export const leftOut: readonly string[] = [
  "Instance",
  "KitchenPresence",
  "PasswordLink",
  "PushSubscription",
  "RateLimit",
  "Session",
];

type Summary = { createdAt: string; rows: number };
type Table = Header["tables"][number];

function addEntry(archive: Pack, name: string, content: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

/** The rows of a table in PostgreSQL's binary COPY format; `count` returns their number once all were read. */
async function rowsOf(table: Table, client: Client, leavesBucket: boolean) {
  const blobs = table.name === "BlobChunk" && !leavesBucket ? await blobsInBucket(client) : [];
  const reading = client.query(copyTo(`COPY ${copied(table, leavesBucket)} TO STDOUT (FORMAT binary)`));
  let added = 0;
  const count = () => {
    added += 1;
  };
  const rows = blobs.length > 0 ? withBucketRows(reading, blobs, table, count) : reading;
  return { rows: rows as AsyncIterable<Buffer>, count: () => reading.rowCount + added };
}

/** Adds a table's rows in pieces, respecting backpressure. */
async function addTable(archive: Pack, table: Table, client: Client, leavesBucket: boolean) {
  const { name } = table;
  const { rows, count } = await rowsOf(table, client, leavesBucket);
  const hash = createHash("sha256");
  let bytes = 0;
  let number = 0;
  for await (const piece of inPieces(rows, PIECE_BYTES)) {
    number += 1;
    hash.update(piece);
    bytes += piece.length;
    await addEntry(archive, `tables/${name}/${String(number).padStart(7, "0")}`, piece);
  }
  return { name, rows: count(), bytes, sha256: hash.digest("hex") };
}

async function headerOf(client: Client, keys: BackupKeys): Promise<Header> {
  const query = queryByClient(client);
  const history = await readHistory(client);
  if (!history) throw new BackupError("There is nothing to back up yet: the database has no tables.");
  const names = (await tablesInOrder(query)).filter((name) => !leftOut.includes(name));
  const tables: Header["tables"] = [];
  for (const name of names) {
    tables.push({ name, columns: (await columnsOf(name, query)).map((column) => column.name) });
  }
  return {
    product: "business-platform",
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations: [...history.applied.keys()].sort(),
    tables,
    protection: keys.protection,
  };
}

async function fill(
  archive: Pack,
  client: Client,
  keys: BackupKeys,
  leavesBucket: boolean,
): Promise<Summary> {
  await client.query("SELECT pg_advisory_lock_shared($1)", [KEEP_LOCK]);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
  const header = await headerOf(client, keys);
  const text = JSON.stringify(header);
  await addEntry(archive, HEADER, text);
  const tables: Manifest["tables"] = [];
  for (const table of header.tables) tables.push(await addTable(archive, table, client, leavesBucket));
  const sequences = await sequenceValues(queryByClient(client));
  await client.query("COMMIT");
  const manifest = JSON.stringify({
    header: createHash("sha256").update(text).digest("hex"),
    tables,
    sequences,
  } satisfies Manifest);
  await addEntry(archive, MANIFEST, manifest);
  await addEntry(archive, MAC, keys.mac(manifest));
  archive.finalize();
  return { createdAt: header.createdAt, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
}

export type BackupOptions = {
  target: DatabaseTarget;
  passphrase?: string | undefined;
  signal?: AbortSignal;
  /** Only stores references to files in the bucket, so that it need not be reachable. */
  leavesBucket?: boolean;
  /** Throws if there is no room; called before the first byte, and every few megabytes. */
  requireRoom?: () => Promise<void>;
};

/**
 * Writes a backup of a consistent snapshot of a database, which stays in use. Memory use is independent of its size.
 * @returns the time and the number of rows
 * @throws BackupError; the destination's own error; the signal's reason
 */
export async function writeBackup(
  destination: Writable,
  { target, passphrase, signal, leavesBucket = false, requireRoom = async () => undefined }: BackupOptions,
): Promise<Summary> {
  const keys = await protect(passphrase);
  const archive = pack();
  const stop = new AbortController();
  const signals = AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]);
  const bounded = (source: AsyncIterable<Uint8Array>) => whileThereIsRoom(source, requireRoom);
  const sending = pipeline(archive, createGzip({ level: 1 }), bounded, destination, { signal: signals });
  const reading = withClient(toClientConfig(target), (client) => fill(archive, client, keys, leavesBucket), {
    query: 0,
    signal: signals,
  });
  // If one of the two fails, the other is aborted.
  const failed = (error: unknown) => {
    stop.abort(error);
    throw error;
  };
  const [summary] = await Promise.all([reading.catch(failed), sending.catch(failed)]);
  return summary;
}
