function shownCurrency(currency: string, currencyDisplay: "name" | "narrowSymbol"): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
}

/** Returns the plural name of a currency: `US dollars`, `euros`; its code if it has no name. */
export const currencyName = (currency: string): string => shownCurrency(currency, "name");

/** Returns the short symbol of a currency: `$`, `€`; its code if it has no symbol. */
export const currencySymbol = (currency: string): string => shownCurrency(currency, "narrowSymbol");
