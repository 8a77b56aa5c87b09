import type { OrderLine } from "./answers";

/** Returns the allergens of a line’s options, each once, as "Egg, milk"; empty for lines from before they were stored. */
export function lineAllergens({ options = [] }: Pick<OrderLine, "options">): string {
  const found = new Map<string, string>();
  for (const { allergens = "" } of options)
    for (const part of allergens.split(/[,;]/)) {
      const name = part.trim();
      const key = name.toLowerCase();
      if (name && !found.has(key)) found.set(key, name);
    }
  return [...found.values()].join(", ");
}
