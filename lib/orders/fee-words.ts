import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

const labels: Record<OrderKind, Translatable> = {
  pickup: translatable("Pickup fee"),
  delivery: translatable("Delivery fee"),
  table: translatable("Service charge"),
};

/** The names within a list of what was given back. */
const parts: Record<OrderKind, Translatable> = {
  pickup: translatable("pickup fee"),
  delivery: translatable("delivery"),
  table: translatable("service charge"),
};

/** Orders from before there were kinds are deliveries. */
type OfKind = { kind?: OrderKind | undefined };

/** Names the fee of a kind of order. */
export const feeLabel = ({ kind = "delivery" }: OfKind, t: Translate = english): string => t(labels[kind]);

export const feePart = ({ kind = "delivery" }: OfKind, t: Translate = english): string => t(parts[kind]);

/** Names the fee in a list of sums, where that of a delivery is called after what it pays. */
export const feeTerm = ({ kind = "delivery" }: OfKind, t: Translate = english): string =>
  kind === "delivery" ? t("Delivery") : t(labels[kind]);
