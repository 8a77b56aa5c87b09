import { type Client, escapeLiteral } from "pg";

/** The rows of tables as JSON, by the table's name. */
export type Rows = ReadonlyMap<string, string>;

/** Reads the rows of the tables that a query selects by name. */
export async function readRows(client: Client, tables: string): Promise<Rows> {
  const { rows: found } = await client.query({ name: "filled", text: tables });
  const rows = found.map(
    ({ name }) => `SELECT ${escapeLiteral(name)} AS name, (SELECT json_agg(t)::text FROM ${name} t) AS value`,
  );
  if (rows.length === 0) return new Map();
  const read = await client.query(rows.join(" UNION ALL "));
  return new Map(read.rows.map(({ name, value }) => [name, value]));
}

/** Returns the statements that add rows to empty tables. */
export const insertRows = (rows: Rows) =>
  [...rows]
    .map(
      ([table, json]) =>
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${escapeLiteral(json)});`,
    )
    .join(" ");
