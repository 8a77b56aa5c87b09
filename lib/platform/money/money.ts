/**
 * The decimals of the currencies that do not have two, by ISO 4217. Engines differ here: ICU gives none for COP, HUF,
 * IDR, PKR and others, and by its version. Stripe counts MGA without decimals, and ISK and UGX with two.
 */
const digitsOfOthers: readonly [digits: number, codes: string][] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
];

/** Returns the decimals of a currency; a minor unit is 10 to the power of minus that. */
export function currencyDigits(currency: string): number {
  return digitsOfOthers.find(([, codes]) => codes.split(" ").includes(currency))?.[0] ?? 2;
}

const DEFAULT_LANGUAGE = "en-US";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const digits = currencyDigits(currency);
    format = new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Dollars in American English have no thousands separators: `$1234.56`, as the specification shows prices.
      useGrouping: currency === "USD" && language === DEFAULT_LANGUAGE ? false : "auto",
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats minor units in a language: `$12.30`, `12,30 €`; a negative amount has `−` (U+2212) in front.
 * Exact up to 15 digits: that many survive the division into a double and back.
 * @throws RangeError if the currency is no code of three letters
 */
export function formatMoney(minor: number, currency: string, language = DEFAULT_LANGUAGE): string {
  const text = formatOf(currency, language).format(Math.abs(minor) / 10 ** currencyDigits(currency));
  return minor < 0 ? `−${text}` : text;
}
