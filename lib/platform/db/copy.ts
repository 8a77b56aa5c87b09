import "server-only";
import { Prisma, type PrismaClient } from "@/prisma/client";
import { columnsOf, queryByPrisma, quotedName, sequenceValues, setSequences, tablesInOrder } from "./catalog";
import type { Transaction } from "./client";

const BATCH_ROWS = 500;
/** Limits rows sent as text: a template has several megabytes. */
const BATCH_CHARACTERS = 10_000_000;

const quoted = (name: string) => Prisma.raw(quotedName(name));

type Columns = { all: Prisma.Sql; packed: Prisma.Sql; unpacked: Prisma.Sql };

/**
 * Returns the writable columns of a table. JSON is sent as text within the row's JSON, because its null would arrive
 * as NULL.
 */
async function describeColumns(name: string, source: Transaction): Promise<Columns> {
  const columns = await columnsOf(name, queryByPrisma(source));
  const pick = (write: (column: Prisma.Sql, type: Prisma.Sql) => Prisma.Sql) =>
    Prisma.join(
      columns.map(({ name, type }) =>
        /^jsonb?$/.test(type) ? write(quoted(name), Prisma.raw(type)) : quoted(name),
      ),
    );
  return {
    all: pick((column) => column),
    packed: pick((column) => Prisma.sql`${column}::text AS ${column}`),
    unpacked: pick((column, type) => Prisma.sql`(${column} #>> '{}')::${type}`),
  };
}

async function rowsAtOnce(name: string, source: Transaction): Promise<number> {
  const [row] = await source.$queryRaw<{ longest: number | null }[]>`
    SELECT max(length(to_json(t)::text)) AS longest FROM ${quoted(name)} t`;
  return Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_CHARACTERS / (row?.longest ?? 1))));
}

async function copyTable(name: string, source: Transaction, target: Transaction) {
  const table = quoted(name);
  const limit = await rowsAtOnce(name, source);
  const { all, packed, unpacked } = await describeColumns(name, source);
  for (let offset = 0; ; offset += limit) {
    const [batch] = await source.$queryRaw<{ rows: string | null; count: number }[]>`
      SELECT json_agg(to_json(page))::text AS rows, count(*)::int AS count
      FROM (SELECT ${packed} FROM ${table} ORDER BY ctid LIMIT ${limit} OFFSET ${offset}) page`;
    if (!batch?.rows) return;
    await target.$executeRaw`
      INSERT INTO ${table} (${all}) OVERRIDING SYSTEM VALUE
      SELECT ${unpacked} FROM json_populate_recordset(NULL::${table}, ${batch.rows}::json)`;
    if (batch.count < limit) return;
  }
}

/** Lists the tables with rows, except the given ones. */
export async function filledTables(database: Transaction, except: string[]): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await tablesInOrder(queryByPrisma(database))) {
    if (except.includes(name)) continue;
    const rows = await database.$queryRaw<unknown[]>`SELECT 1 FROM ${quoted(name)} LIMIT 1`;
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

export async function mayChangeEveryTable(database: Transaction): Promise<boolean> {
  const [answer] = await database.$queryRaw<{ allowed: boolean }[]>`
    SELECT current_setting('transaction_read_only') = 'off'
      AND coalesce(bool_and(has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
        AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE')), false) AS allowed
    FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      AND c.relname = ANY(${Object.values(Prisma.ModelName)})`;
  return answer?.allowed === true;
}

/**
 * Replaces the rows of the target by a snapshot of the source. `pg_dump` is missing in the embedded server, and its
 * output can't join the target's transaction.
 * @param target a transaction, so that a failed copy is rolled back
 */
export async function copyAllRows(source: PrismaClient, target: Transaction) {
  await source.$transaction(
    async (snapshot) => {
      const tables = await tablesInOrder(queryByPrisma(snapshot));
      await target.$executeRaw`SET CONSTRAINTS ALL DEFERRED`;
      for (const name of tables.toReversed()) await target.$executeRaw`DELETE FROM ${quoted(name)}`;
      for (const name of tables) await copyTable(name, snapshot, target);
      await setSequences(await sequenceValues(queryByPrisma(snapshot)), queryByPrisma(target));
    },
    { isolationLevel: "RepeatableRead", timeout: 600_000 },
  );
}
