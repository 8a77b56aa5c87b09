import "server-only";
import { shownProfile } from "@/lib/business-profile/server";
import { cardCurrencyProblem } from "./card-currency";
import { demoTerms, type Terms } from "./terms";
import { FIRST_LABEL } from "./usual-rates";

/** Countries whose printed prices don't contain the tax. */
const taxOnTop = ["US", "CA"];

/**
 * Returns the terms of a new restaurant: pickup, paid by card or on handover, in the business's currency, without tax
 * until the owner enters the rates.
 * @param copied the currency of the prices that it begins with, if the business has none
 */
export async function firstTerms(copied?: string): Promise<Terms> {
  const { profile } = await shownProfile();
  const chosen = profile.currency || copied || demoTerms.currency;
  return {
    ...demoTerms,
    currency: chosen,
    pricesIncludeTax: !taxOnTop.includes(profile.places[0]?.country ?? (chosen === "USD" ? "US" : "")),
    taxClasses: [{ id: "standard", label: FIRST_LABEL, pickup: 0, delivery: 0, table: 0, categories: [] }],
    orderKinds: ["pickup"],
    deliveryFee: 0,
    asksContact: true,
    paysByCard: cardCurrencyProblem(chosen) === null,
    paysOnHandover: true,
  };
}
