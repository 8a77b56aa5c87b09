import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Terms } from "@/lib/restaurants/terms/terms";
import { hasTableTerms } from "@/lib/restaurants/terms/terms-at-table";
import { admitToTable } from "@/lib/tables/admit.server";
import type { Seat } from "@/lib/tables/seat";
import { hasSittingOrders } from "@/lib/tables/sitting-orders.server";
import type { OrderInput } from "./schema";

type Paid = Pick<OrderInput, "restaurantId" | "kind" | "tableName"> & {
  terms: Terms;
  /** Returns the idempotency key that the order has if it was sent before; null without one. */
  findKey: () => Promise<string | null>;
  orderId?: string | undefined;
};

/**
 * Returns whether a payment is of a later order of a sitting: as its order was stored, else by the seat of the phone. A
 * phone that may not order at the table is refused when its order is placed.
 */
export async function isLaterOrder(
  { restaurantId, kind, tableName, terms, findKey, orderId }: Paid,
  seat: Seat | null,
): Promise<boolean> {
  if (kind !== "table" || !hasTableTerms(terms)) return false;
  const where = orderId === undefined ? { idempotencyKey: (await findKey()) ?? "" } : { id: orderId };
  const stored = await db.order.findUnique({ where, select: { isLaterAtTable: true } });
  if (stored) return stored.isLaterAtTable;
  const table = await admitToTable(restaurantId, seat, tableName).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return table !== null && hasSittingOrders(table.sittingId, table.seatId);
}
