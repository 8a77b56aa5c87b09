import type { OrderKind } from "@/lib/restaurants/terms/terms";

export const kindLabels: Record<OrderKind, string> = {
  pickup: "Pickup",
  delivery: "Delivery",
  table: "At the table",
};
