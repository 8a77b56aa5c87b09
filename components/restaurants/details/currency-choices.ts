/** The currencies of most restaurants, listed first. */
const common = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "JPY", "NGN", "GHS", "KES", "ZAR", "INR", "BRL"];

type CurrencyChoice = { code: string; name: string };

const names = new Intl.DisplayNames("en", { type: "currency" });

/** Returns the name of a currency with its code: `Euro (EUR)`. */
export const currencyLabel = (code: string) => `${names.of(code) ?? code} (${code})`;

const toChoice = (code: string): CurrencyChoice => ({ code, name: currencyLabel(code) });

/** Lists the currencies by name, the common ones first. The chosen one is there even if the browser doesn't know it. */
export function currencyChoices(chosen: string): { title: string; choices: CurrencyChoice[] }[] {
  const known = new Set([...Intl.supportedValuesOf("currency"), chosen]);
  const others = [...known].filter((code) => !common.includes(code));
  return [
    { title: "Common", choices: common.map(toChoice) },
    {
      title: "All others",
      choices: others.map(toChoice).sort((a, b) => a.name.localeCompare(b.name, "en")),
    },
  ];
}
