/** Joins allergens in the words of the menu, each once, as "Egg, milk"; empty without any. */
export function joinAllergens(texts: readonly (string | undefined)[]): string {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const part of (text ?? "").split(/[,;]/)) {
      const name = part.trim();
      const key = name.toLowerCase();
      if (name && !found.has(key)) found.set(key, name);
    }
  return [...found.values()].join(", ");
}
