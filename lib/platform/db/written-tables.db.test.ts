import { expect, test } from "@jest/globals";
import { isTracked, trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { currentDatabase } from "./current";
import { writtenTables } from "./written-tables";

setUpTestDatabase();

/** Foreign keys whose action changes the referring rows: cascade, set null, set default. */
const changing = `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS "of", confdeltype = 'c' AS "deletes"
  FROM pg_constraint WHERE contype = 'f' AND (confdeltype IN ('c', 'n', 'd'))`;

type Reference = { table: string; of: string; deletes: boolean };
const unquoted = (name: string) => name.replaceAll('"', "");

test("deleting rows invalidates each tracked table whose rows the database changes with them", async () => {
  const references: Reference[] = await runStatement(changing, currentDatabase().target);
  function changedBy(table: string): string[] {
    return references
      .filter(({ of }) => unquoted(of) === table)
      .flatMap(({ table, deletes }) => [unquoted(table), ...(deletes ? changedBy(unquoted(table)) : [])]);
  }
  for (const table of trackedTables) {
    const others = changedBy(table).filter(isTracked);
    expect(writtenTables(`DELETE FROM "${table}"`)).toEqual(expect.arrayContaining([table, ...others]));
  }
  expect(changedBy("Restaurant")).toContain("Dish");
});
