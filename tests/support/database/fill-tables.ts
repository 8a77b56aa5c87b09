import type { Client } from "pg";
import { queryByClient, quotedName, tablesInOrder } from "@/lib/platform/db/catalog";

/** The number of rows for each table. */
export const ROWS = 6;

type Column = {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  /** True if no two rows may have the same value. */
  isUnique: boolean;
  /** The labels of an enum; none for other types. */
  labels: string[];
  /** The table and column that a foreign key refers to. */
  parent: string | null;
  parentColumn: string | null;
};
type FilledColumn = Column & {
  /** True if it is null in every row. */
  isNull: boolean;
  isNotNegative: boolean;
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isRequired",
    EXISTS (SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisunique AND i.indpred IS NULL
      AND a.attnum = ANY (i.indkey)) AS "isUnique",
    ARRAY(SELECT e.enumlabel::text FROM pg_enum e WHERE e.enumtypid = a.atttypid ORDER BY e.enumsortorder) AS labels,
    k.confrelid::regclass::text AS parent, p.attname AS "parentColumn"
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid
  LEFT JOIN pg_constraint k ON k.contype = 'f' AND k.conrelid = a.attrelid AND k.conkey = ARRAY[a.attnum]
  LEFT JOIN pg_attribute p ON p.attrelid = k.confrelid AND p.attnum = k.confkey[1]
  WHERE c.relname = ANY($1) AND c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY c.relname, a.attnum`;

const AWKWARD = 'O\'Neil \\ "Ünïcode"\t– 👩‍🍳🇨🇭 \u202eright\u202c\r\n%s {{name}} $1 ';
const texts = [
  "",
  AWKWARD,
  AWKWARD.repeat(200),
  "null",
  " leading and trailing ",
  "e\u0301 is not \u00e9, nor is \ufeff nothing",
];
const json = [
  "null",
  "{}",
  `{"b": 1, "a": [null, true, "", ${JSON.stringify(AWKWARD)}], "": {"\\u2028": 1e-7}}`,
  "[]",
  '"a text"',
  `{"long": ${JSON.stringify(AWKWARD.repeat(100))}, "number": 12345678901234567890.125}`,
];
const times = [
  "1970-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00Z",
  "2026-03-29T00:59:59.999Z",
  "2024-02-29T23:59:59.001Z",
  "1883-11-18T12:03:58Z",
];

/** Boundary values of each type, in PostgreSQL's text format. */
const values: Record<string, readonly string[]> = {
  text: texts,
  integer: ["0", "2147483647", "-2147483648", "1", "-1", "42"],
  bigint: ["0", "9223372036854775807", "-9223372036854775808", "1", "-1", "42"],
  "double precision": ["0", "1.7976931348623157e308", "-0.1", "5e-324", "1", "-1"],
  // A partial index allows only one active row.
  boolean: ["false", "true", "false", "false", "false", "false"],
  json,
  jsonb: json,
  bytea: ["", "\\x00ff00", `\\x${"c0ffee00".repeat(140_000)}`, "\\x00", "\\x5c27", "\\xff"],
  "integer[]": ["{}", "{0,2147483647}", "{-1,NULL}", "{}", "{}", "{}"],
  "text[]": ["{}", `{"", "a\\"b", NULL, "👩‍🍳"}`, "{x}", "{}", "{}", "{}"],
  '"Role"[]': ["{}", "{owner,manager}", "{viewer}", "{}", "{}", "{}"],
  '"OrderKind"[]': ["{}", "{pickup,delivery}", "{table}", "{}", "{}", "{}"],
  date: ["1970-01-01", "9999-12-31", "0001-01-01", "2024-02-29", "2026-03-29", "2026-11-22"],
  "timestamp(3) with time zone": times,
  "timestamp with time zone": times,
};

/** Nullable columns that a constraint requires beside other values. */
const requiredByCheck = new Set(["User.email", "PushSubscription.sessionId"]);
/** Nullable columns that a constraint forbids beside other values. */
const nullByCheck = new Set(["PushSubscription.orderId", "PushSubscription.deviceId"]);
/** Columns that a constraint keeps from being negative. */
const notNegative = new Set([
  "Hold.units",
  "SlotUse.units",
  "SlotUse.orders",
  "Stock.amount",
  "StockUse.quantity",
  "StockUse.amount",
]);

/** Returns a value for a row, from 0 to `ROWS` - 1. Every third row has null in nullable columns. */
function valueFor(column: FilledColumn, row: number, parents: readonly unknown[]): unknown {
  if (column.isNull || (!column.isRequired && row % 3 === 0)) return null;
  if (column.parent) return parents[row % parents.length];
  const { labels } = column;
  if (labels.length > 0) return labels[row % labels.length];
  const value = values[column.type]?.[row % ROWS];
  if (value === undefined) throw new Error(`Tell what a column of the type ${column.type} may hold.`);
  if (column.isNotNegative) return value.replace("-", "").replace("2147483648", "7");
  return column.isUnique && column.type === "text" ? `${value.slice(0, 200)}${row}` : value;
}

async function fillTable(table: string, described: readonly Column[], client: Client) {
  const name = quotedName(table);
  const columns = described.map((column) => ({
    ...column,
    isRequired: column.isRequired || requiredByCheck.has(`${table}.${column.name}`),
    isNull: nullByCheck.has(`${table}.${column.name}`),
    isNotNegative: notNegative.has(`${table}.${column.name}`),
  }));
  const parents = new Map<string, unknown[]>();
  for (const { name: column, parent, parentColumn } of columns) {
    if (!parent || !parentColumn) continue;
    const { rows } = await client.query(
      `SELECT ${quotedName(parentColumn)} AS key FROM ${parent} ORDER BY 1`,
    );
    parents.set(
      column,
      rows.map(({ key }) => key),
    );
  }
  const list = columns.map((column) => quotedName(column.name)).join(", ");
  const rows = Array.from({ length: ROWS }, (_, row) =>
    columns.map((column) => valueFor(column, row, parents.get(column.name) ?? [])),
  );
  const holders = rows.map(
    (_, row) => `(${columns.map((_, index) => `$${row * columns.length + index + 1}`).join(", ")})`,
  );
  await client.query(
    `INSERT INTO ${name} (${list}) VALUES ${holders.join(", ")} ON CONFLICT DO NOTHING`,
    rows.flat(),
  );
}

/**
 * Inserts rows into every table, with any columns: empty and very long texts, special characters, boundary dates and
 * numbers, each label of an enum, and nulls.
 */
export async function fillTables(client: Client): Promise<void> {
  const tables = await tablesInOrder(queryByClient(client));
  const { rows } = await client.query<Column>(COLUMNS, [tables]);
  for (const table of tables)
    await fillTable(
      table,
      rows.filter((column) => column.table === table),
      client,
    );
}
