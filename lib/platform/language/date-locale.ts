/** Returns the locale of dates in texts of a language. Without a region, and for the default language, English dates are British: `24 December`. */
export const dateLocale = (language: string): string => (/^en(-US)?$/.test(language) ? "en-GB" : language);
