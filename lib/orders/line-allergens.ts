import { joinAllergens } from "@/lib/restaurants/allergens";
import type { OrderLine } from "./answers";

/** Returns the allergens of a line’s dish, then those of its options, each once, as "Egg, milk"; empty without any. */
export const lineAllergens = ({
  allergens,
  options = [],
}: Pick<OrderLine, "allergens" | "options">): string =>
  joinAllergens([allergens, ...options.map((option) => option.allergens)]);
