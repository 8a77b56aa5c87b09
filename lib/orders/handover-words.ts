import type { OrderView, RestaurantOrder } from "@/lib/orders/answers";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";

/** Says how the guest gets an order; null for one from before there were kinds. */
export function handoverWords({ kind, tableName }: Pick<OrderView, "kind" | "tableName">): string | null {
  if (!kind) return null;
  return kind === "table" && tableName ? `Table ${tableName}` : kindLabels[kind];
}

/** The lines of the address that an order is delivered to. */
export const addressLines = ({
  street,
  postalCode,
  locality,
}: Pick<RestaurantOrder, "street" | "postalCode" | "locality">): string[] =>
  [street, `${postalCode} ${locality}`.trim()].filter(Boolean);
