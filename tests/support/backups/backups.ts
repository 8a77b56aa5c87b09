import { randomBytes } from "node:crypto";
import { Readable, Writable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { leftOut, writeBackup } from "@/lib/backups/write";
import { type DatabaseTarget, toConnectionString } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { writeSecrets } from "@/lib/secrets/server";
import { runStatement } from "@/tests/support/database/database";
import { storeBlob } from "@/tests/support/storage/blobs";
import { tableDigests } from "./table-digests";

export const PASSPHRASE = "a passphrase of the tests";

/** Makes a backup of a database, in memory. */
export async function backUp(
  target: DatabaseTarget,
  passphrase: string | undefined = PASSPHRASE,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const destination = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      done();
    },
  });
  await writeBackup(destination, { target, ...(passphrase !== "" && { passphrase }) });
  return Buffer.concat(pieces);
}

/** Changes the uncompressed bytes of an archive. */
export const rewritten = (backup: Buffer, change: (archive: Buffer) => Buffer): Buffer =>
  gzipSync(change(gunzipSync(backup)));

/** Returns a stream of a backup's bytes, in chunks of an odd length. */
export function streamOf(backup: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let from = 0; from < backup.length; from += 60_001) yield backup.subarray(from, from + 60_001);
    })(),
  );
}

/**
 * Inserts rows of every kind: special characters, JSON of every type, bytes beyond one piece, arrays, dates, sequences.
 */
export async function fillForBackup() {
  const { target } = currentDatabase();
  await runStatement(
    `INSERT INTO "User" SELECT 'u' || n, n || '@example.com', E'hash \\\\ " '' \\n\\t é 😀 {"a":null} ' || n, 'owner',
       timestamptz '2024-02-29 23:59:59.123+00' + n * interval '1 second', now() FROM generate_series(1, 300) n;
     INSERT INTO "Session" SELECT 's' || n, 'u' || n, now(), now(), 'infinity' FROM generate_series(1, 300) n;
     INSERT INTO "LandingVersion"
       SELECT n, content::jsonb, 'owner@example.com', now(), nullif(n, 3) FROM unnest(
         ARRAY['null', '"null"', '"text"', '1e400', '[]', '{}', '{"a":{"b":[null]}}', 'true']
       ) WITH ORDINALITY given (content, n);
     INSERT INTO "Translation" SELECT 'menu', 'order1', language, 1, draft::jsonb, nullif(draft, '{}')::jsonb, now(), '', now(), now()
       FROM (VALUES ('de', '{"dishes.jollof.name": {"text": "Reis", "source": "Jollof"}}'), ('fr', '{}')) given (language, draft);
     INSERT INTO "SoldOutDish" VALUES ('order1', 'jollof');
     INSERT INTO "PageVisits" SELECT date '2026-01-01' + n, '/', n FROM generate_series(1, 50) n;
     INSERT INTO "Order" ("id", "restaurantId", "name", "email", "payment", "subtotalCents", "taxCents", "deliveryCents",
         "totalCents", "idempotencyKey", "requestHash", "updatedAt")
       SELECT 'o' || n, 'order1', 'Ada ' || n, 'ada@example.com', 'demo', n, 1, 2, 3, 'k' || n, 'h', now()
       FROM generate_series(1, 200) n;
     INSERT INTO "OrderLine" SELECT 'o' || n, 0, 'jollof', 'Jollof', '🍛', 1, n FROM generate_series(1, 200) n`,
    target,
  );
  const hash = await storeBlob(randomBytes(4_500_000));
  await db.picture.create({
    data: { id: "large", type: "image/png", hash, width: 1, height: 1 },
    select: { id: true },
  });
  await writeSecrets({ "test secret": "sk_live_backup" });
}

/** Returns digests of all rows that a restore leaves unchanged; it encrypts secrets again, and records that. */
export const keptRows = (target: DatabaseTarget) =>
  tableDigests(toConnectionString(target), [
    ...leftOut,
    "Secret",
    "Authenticator",
    "AuditEntry",
    "_prisma_migrations",
  ]);
