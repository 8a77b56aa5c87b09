import { browserStorage } from "@/components/ui/browser-storage";

/** The table whose code this tab came from. The server decides by the cookie of the seat; this is shown. */
export type StoredTable = { restaurantId: string; tableName: string };

const stored = () => browserStorage("sessionStorage", "table");

export const keepTable = (table: StoredTable | null) => stored().write(table && JSON.stringify(table));

/** Returns the name of the table at a restaurant; null without one. */
export function tableAt(restaurantId: string): string | null {
  try {
    const table = JSON.parse(stored().read() ?? "null") as Partial<StoredTable> | null;
    return table?.restaurantId === restaurantId && typeof table.tableName === "string"
      ? table.tableName
      : null;
  } catch {
    return null;
  }
}
