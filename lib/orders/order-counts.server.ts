import "server-only";
import { declareCounts } from "@/lib/platform/metrics/registry";

/** Orders that this process has stored, by how they are paid. */
export const placedOrders = declareCounts(
  "platform_orders_placed_total",
  "Orders that were stored.",
  "payment",
  ["demo", "pending"],
);
