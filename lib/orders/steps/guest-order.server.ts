import "server-only";
import type { GuestOrder } from "@/lib/orders/answers";
import { requireOrder } from "@/lib/orders/server";
import { readKitchenPresence } from "./kitchen-presence.server";

/**
 * Reads an order for its guest's page.
 * @throws AppError `not-found`
 */
export async function requireGuestOrder(id: string): Promise<GuestOrder> {
  const order = await requireOrder(id);
  if (order.status !== "new") return order;
  const { seenAt } = await readKitchenPresence();
  return { ...order, ...(seenAt !== undefined && { kitchenSeenAt: seenAt }) };
}
