import type { OrderKind } from "./terms";

export const kindLabels: Record<OrderKind, string> = {
  pickup: "Pickup",
  delivery: "Delivery",
  table: "At the table",
};
