import type { LandingContent } from "@/lib/landing/schema";
import type { Ask } from "./answers";
import { isOfKind, namesAndPlaces, readOffers } from "./read/read-offers";
import { readPrices } from "./read/read-prices";
import { fold } from "./read/words";
import type { Reading } from "./read-description";

type PricePlans = { plans: LandingContent["pricing"]["plans"]; asks: Ask[]; suggested: string[] };

/**
 * Returns the prices in the text, or else plans without prices for the owner to fill in.
 * A price with an uncertain name is a suggestion.
 */
export function makePricePlans({ text, kind, place }: Reading, name: string): PricePlans {
  const stated = readPrices(text, namesAndPlaces(text, name, place));
  const listed = readOffers(text, kind, name, place).listed.map(fold);
  const isSure = (title: string) => isOfKind(title, kind) || listed.some((one) => fold(title).includes(one));
  if (stated.length > 0) {
    return {
      plans: stated.map(({ isNamed: _, ...price }) => ({ ...price, features: [], highlighted: false })),
      asks: [],
      suggested: stated.flatMap((one, index) => (one.isNamed && isSure(one.name) ? [] : `plans.${index}`)),
    };
  }
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
