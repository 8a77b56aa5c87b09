import type { LandingContent } from "@/lib/landing/schema";
import type { BusinessKind } from "./kind";
import { readPrices } from "./read/read-prices";
import type { Text } from "./read/words";
import type { Ask } from "./schema";

type PricePlans = { plans: LandingContent["pricing"]["plans"]; asks: Ask[]; suggested: string[] };

/** The prices that the text states; where it states none, plans to be priced by the owner. */
export function makePricePlans(text: Text, kind: BusinessKind): PricePlans {
  const stated = readPrices(text).map((price) => ({ ...price, features: [], highlighted: false }));
  if (stated.length > 0) return { plans: stated, asks: [], suggested: [] };
  return {
    plans: kind.plans.map(({ name, period, features }) => ({
      name,
      price: "",
      period,
      features: [...features],
      highlighted: false,
    })),
    asks: kind.plans.map(({ hint }, index) => ({ path: `plans.${index}.price`, hint })),
    suggested: kind.plans.map((_, index) => `plans.${index}`),
  };
}
