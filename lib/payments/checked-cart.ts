import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { PaymentInput } from "./schema";

/** A cart whose dishes and prices equal those of the menu. */
export type CheckedCart = {
  restaurantId: string;
  lines: (Pick<PaymentInput["items"][number], "quantity" | "chosen" | "note"> & {
    dishId: string;
    name: string;
  })[];
  /** The dishes of the lines, with those of combos. */
  ordered: { dishId: string; name: string; quantity: number; options: readonly OptionPart[] }[];
};
