import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { migrateSchema } from "@/lib/platform/db/migrations";
import { createTestDatabase, setUpTestDatabase } from "@/tests/support/database/database";
import { CHUNK_BYTES } from "./store";

setUpTestDatabase();

const MIGRATION = "20261122200113_blobs";
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("archives and pictures of earlier versions are kept, byte by byte, each content once", async () => {
  const client = new Client(toClientConfig(await createTestDatabase({ migrated: false })));
  await client.connect();
  await migrateSchema(client, (name) => name < MIGRATION);
  const archives = [randomBytes(3 * CHUNK_BYTES + 7), randomBytes(CHUNK_BYTES), randomBytes(5)] as const;
  await client.query(`INSERT INTO "Template" ("id", "name", "version") VALUES ('t', 'T', 4)`);
  const upload = (number: number, hash: string, archive: Buffer) =>
    client.query(
      `INSERT INTO "TemplateVersion" ("templateId", "number", "hash", "archive", "fileName", "files", "skipped", "report")
       VALUES ('t', $1, $2, $3, 'a.zip', '[]', '[]', '[]')`,
      [number, hash, archive],
    );
  await upload(1, sha256(archives[0]), archives[0]);
  await upload(2, sha256(archives[1]), archives[1]);
  await upload(3, sha256(archives[0]), archives[0]);
  await upload(4, "of something else", archives[2]);
  const pictures = [randomBytes(CHUNK_BYTES + 1), archives[1], Buffer.alloc(0)] as const;
  for (const [index, bytes] of [...pictures, pictures[0]].entries()) {
    await client.query(
      `INSERT INTO "Media" ("id", "type", "bytes", "width", "height") VALUES ($1, 'image/png', $2, 1, 1)`,
      [`p${index}`, bytes],
    );
  }
  await migrateSchema(client, () => true);
  const { rows } = await client.query<{ bytes: Buffer; size: number; longest: number | null }>(
    `SELECT coalesce(string_agg(c."bytes", ''::bytea ORDER BY c."number"), '') AS bytes, b."size",
       max(octet_length(c."bytes")) AS longest, bool_and(b."isWhole") AS whole
     FROM (SELECT 'v' || "number" AS id, "hash" FROM "TemplateVersion" UNION ALL SELECT "id", "hash" FROM "Picture") r
     JOIN "Blob" b ON b."hash" = r."hash" LEFT JOIN "BlobChunk" c ON c."hash" = r."hash"
     GROUP BY r.id, b."hash" ORDER BY r.id`,
  );
  const [large, middle, small] = archives;
  const [picture, , empty] = pictures;
  const expected = [picture, middle, empty, picture, large, middle, large, small];
  expect(rows.map(({ bytes }) => sha256(bytes))).toEqual(expected.map(sha256));
  expect(rows.map(({ size }) => size)).toEqual(expected.map(({ length }) => length));
  for (const { longest } of rows) expect(longest ?? 0).toBeLessThanOrEqual(CHUNK_BYTES);
  const { rows: counted } = await client.query(
    `SELECT count(*)::int AS blobs FROM "Blob" WHERE "place" = 'postgres'`,
  );
  expect(counted).toEqual([{ blobs: 5 }]);
  await client.end();
});
