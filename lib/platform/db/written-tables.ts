import {
  deletedWith,
  isTracked,
  shownColumns,
  type TrackedTable,
  trackedTables,
} from "@/lib/platform/tracking/tracked-tables";

/** Tables are always quoted, since PostgreSQL folds other names to lower case. */
const write = /\b(INSERT\s+INTO|UPDATE(?:\s+ONLY)?|DELETE\s+FROM(?:\s+ONLY)?)\s+(?:"\w+"\.)?"(\w+)"/gi;
/** May write any table. */
const other = /^\s*(?:TRUNCATE|MERGE|COPY|DO|CALL)\b/i;

/** Returns whether an update sets one of the columns; `rest` is its text after the table's name. */
const sets = (rest: string, columns: readonly string[]) =>
  columns.some((column) => rest.split(/\b(?:WHERE|RETURNING)\b/i, 1)[0]?.includes(`"${column}"`));

/**
 * Lists the tracked tables that a statement may change, by its text. Updates of columns that no page shows change none.
 */
export function writtenTables(sql: string): readonly TrackedTable[] {
  if (other.test(sql)) return trackedTables;
  const tables: TrackedTable[] = [];
  for (const { 0: found, 1: kind = "", 2: table = "", index } of sql.matchAll(write)) {
    if (!isTracked(table)) continue;
    const columns = /^update/i.test(kind) ? shownColumns[table] : undefined;
    if (columns && !sets(sql.slice(index + found.length), columns)) continue;
    tables.push(table, ...((/^delete/i.test(kind) && deletedWith[table]) || []));
  }
  return tables;
}
