import "server-only";
import { declareCounts } from "@/lib/platform/metrics/registry";

/** Counts the orders that this process has stored, by payment status. */
export const placedOrders = declareCounts(
  "platform_orders_placed_total",
  "Orders that were stored.",
  "payment",
  ["demo", "pending"],
);
