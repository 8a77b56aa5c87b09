export const DEFAULT_LANGUAGE = "en-US";

/** Returns the name of a language in another one; the default one, which nobody chose, is named without its region. */
export function languageName(language: string, inLanguage: string): string {
  const named = language === DEFAULT_LANGUAGE ? "en" : language;
  return new Intl.DisplayNames([inLanguage], { type: "language" }).of(named) ?? language;
}

const rightToLeftScripts = /^(Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Returns the writing direction of a language. */
export function textDirection(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return rightToLeftScripts.test(script ?? "") ? "rtl" : "ltr";
}

/** Returns a language tag in its canonical form (BCP 47); null if it is invalid. */
export function canonicalLanguage(tag: string): string | null {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;
  } catch {
    return null;
  }
}
