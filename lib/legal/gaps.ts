/** A place that the owner has to fill in. */
export const gap = (words: string) => `[… ${words}]`;

/** Returns what the gaps in a content ask for, each once. */
export function gapsIn(content: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  const found = texts.flatMap((text) => [...text.matchAll(/\[… ([^\]]+)\]/g)].map(([, words = ""]) => words));
  return [...new Set(found)];
}
