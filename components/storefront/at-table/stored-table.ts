/** The table whose code this tab came from. The server decides by the cookie of the seat; this is shown. */
type StoredTable = { restaurantId: string; tableName: string };

const KEY = "table";

/** Keeps the table in this tab, if its storage isn't blocked. */
export function keepTable(table: StoredTable | null): void {
  try {
    if (table) window.sessionStorage.setItem(KEY, JSON.stringify(table));
    else window.sessionStorage.removeItem(KEY);
  } catch {}
}

/** Returns the name of the table at a restaurant; null without one. */
export function tableAt(restaurantId: string): string | null {
  try {
    const table = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as Partial<StoredTable> | null;
    return table?.restaurantId === restaurantId && typeof table.tableName === "string"
      ? table.tableName
      : null;
  } catch {
    return null;
  }
}
