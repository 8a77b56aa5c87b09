const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * How well an entry of the palette answers a search, from 0 to 1: by its name before other names for it, and by how
 * words begin before what is in them. Letters in any place would rank "Show the history" above "SEO Settings" for "seo".
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
