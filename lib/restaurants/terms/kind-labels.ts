import { type Translatable, translatable } from "@/lib/platform/language/translate";
import type { OrderKind } from "./terms";

export const kindLabels: Record<OrderKind, Translatable> = {
  pickup: translatable("Pickup"),
  delivery: translatable("Delivery"),
  table: translatable("At the table"),
};
