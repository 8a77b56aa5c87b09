import type { OrderView, RestaurantOrder } from "@/lib/orders/answers";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";

/** Returns the words for a table: “Table 7”, and the names of tables that say so themselves as they are. */
export const tableWords = (tableName: string): string =>
  /\btable\b/i.test(tableName) ? tableName : `Table ${tableName}`;

/** Says how the guest gets an order; null for one from before there were kinds. */
export function handoverWords({ kind, tableName }: Pick<OrderView, "kind" | "tableName">): string | null {
  if (!kind) return null;
  return kind === "table" && tableName ? tableWords(tableName) : kindLabels[kind];
}

/** The lines of the address that an order is delivered to. */
export const addressLines = ({
  street,
  postalCode,
  locality,
}: Pick<RestaurantOrder, "street" | "postalCode" | "locality">): string[] =>
  [street, `${postalCode} ${locality}`.trim()].filter(Boolean);
