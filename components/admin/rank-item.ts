const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the relevance of a palette entry for a search, from 0 to 1: its name ranks before its other names, and
 * prefixes of words before matches inside them. Fuzzy letters would rank "Show the history" above "SEO Settings" for
 * "seo".
 */
export function rankItem(name: string, search: string, otherNames: readonly string[] = []): number {
  const lower = name.toLowerCase();
  const wanted = wordsOf(search);
  const phrase = wanted.join(" ");
  if (lower.startsWith(phrase)) return 1;
  if (lower.includes(phrase)) return 0.9;
  const begins = (words: readonly string[]) => (word: string) => words.some((one) => one.startsWith(word));
  const own = wordsOf(name);
  const all = [...own, ...otherNames.flatMap(wordsOf)];
  if (wanted.every(begins(own))) return 0.8;
  if (wanted.every(begins(all))) return 0.6;
  return wanted.every((word) => lower.includes(word)) ? 0.4 : 0;
}
