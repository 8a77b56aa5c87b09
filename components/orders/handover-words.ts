import type { OrderView, RestaurantOrder } from "@/lib/orders/answers";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

const kinds: Record<OrderKind, string> = { pickup: "Pickup", delivery: "Delivery", table: "At the table" };

/** Says how the guest gets an order; null for one from before there were kinds. */
export function handoverWords({ kind, tableName }: Pick<OrderView, "kind" | "tableName">): string | null {
  if (!kind) return null;
  return kind === "table" && tableName ? `Table ${tableName}` : kinds[kind];
}

/** The lines of the address that an order is delivered to. */
export const addressLines = ({ street, postalCode, locality }: RestaurantOrder): string[] =>
  [street, `${postalCode} ${locality}`.trim()].filter(Boolean);
