/** Languages that have symbols of their own: `$US` in French, `د.ك` in Arabic, `元` in Japanese. */
const languages = ["en-US", "en-AU", "ar-EG", "bg-BG", "fa-IR", "fr-FR", "ja-JP", "nl-NL", "sv-SE"];

/** Names on menus that no language's data has. */
const otherNames: Readonly<Record<string, readonly string[]>> = { CHF: ["Fr", "SFr"], INR: ["Rs"] };

/** Returns a symbol without the point of an abbreviation and in capitals, for comparison. */
const plain = (symbol: string) =>
  symbol
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/(\p{L})\.$/u, "$1")
    .toUpperCase();

function symbolIn(language: string, currency: string, currencyDisplay: "symbol" | "narrowSymbol"): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
  return plain(format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "");
}

const known = new Map<string, ReadonlySet<string>>();

function symbolsOf(currency: string): ReadonlySet<string> {
  let symbols = known.get(currency);
  if (!symbols) {
    const narrow = symbolIn("en-US", currency, "narrowSymbol");
    symbols = new Set([
      currency,
      narrow,
      `${currency.slice(0, 2)}${narrow}`,
      `${currency}${narrow}`,
      ...languages.map((language) => symbolIn(language, currency, "symbol")),
      ...(otherNames[currency] ?? []).map(plain),
    ]);
    known.set(currency, symbols);
  }
  return symbols;
}

/** Says whether a text is the currency's code or one of its symbols; `$` is of every dollar and peso. */
export const isSymbolOf = (text: string, currency: string) => symbolsOf(currency).has(plain(text));

let anyCurrency: ReadonlySet<string> | undefined;

/** Says whether a text is the code or a usual symbol of any currency. */
export function isSymbol(text: string): boolean {
  anyCurrency ??= new Set(
    Intl.supportedValuesOf("currency").flatMap((code) => [code, symbolIn("en-US", code, "narrowSymbol")]),
  );
  return /^\p{L}*\p{Sc}\p{L}*$/u.test(text) || anyCurrency.has(plain(text));
}
