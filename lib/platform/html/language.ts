/** What a page is written in where nobody says otherwise. */
export const DEFAULT_LANGUAGE = "en-US";

const rightToLeftScripts = new Set([
  "Adlm",
  "Arab",
  "Aran",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

/** The direction in which a language is read: `ar`, `he`, `fa`, `ur`, `az-Arab` … from the right. */
export function textDirection(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeftScripts.has(script) ? "rtl" : "ltr";
}

/** The language's name as BCP 47 writes it; null where it is none. */
export function canonicalLanguage(tag: string): string | null {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;
  } catch {
    return null;
  }
}
