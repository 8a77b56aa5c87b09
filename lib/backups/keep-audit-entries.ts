import type { Client } from "pg";
import { quotedName } from "@/lib/platform/db/catalog";

/**
 * Adds the audit log of the schema `live` to the one restored into `scratch`, so that a restore deletes no entries.
 * Equal entries are kept once; an entry whose id is taken gets a new one.
 */
export async function keepAuditEntries(scratch: string, live: string, client: Client) {
  const [restored, present] = [scratch, live].map((schema) => `${quotedName(schema)}."AuditEntry"`) as [
    string,
    string,
  ];
  const { rows } = await client.query("SELECT to_regclass($1) AS found", [present]);
  if (rows[0]?.found === null) return;
  await client.query(`LOCK TABLE ${present} IN ACCESS EXCLUSIVE MODE`);
  const sequence = "pg_get_serial_sequence($1, 'id')";
  await client.query(
    `SELECT setval(${sequence}, greatest((SELECT max("id") FROM ${restored}), (SELECT max("id") FROM ${present}), 1))`,
    [restored],
  );
  await client.query(
    `INSERT INTO ${restored}
     SELECT entry.* FROM (SELECT * FROM ${present} ORDER BY "id") AS kept
     CROSS JOIN LATERAL json_populate_record(NULL::${restored}, (to_jsonb(kept) || jsonb_build_object('id',
       CASE WHEN EXISTS (SELECT FROM ${restored} AS other WHERE other."id" = kept."id")
         THEN nextval(${sequence}) ELSE kept."id" END))::json) AS entry
     WHERE NOT EXISTS (SELECT FROM ${restored} AS same WHERE same."id" = kept."id" AND to_jsonb(same) = to_jsonb(kept))`,
    [restored],
  );
}
