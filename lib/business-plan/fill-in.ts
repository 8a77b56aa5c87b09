import type { Pattern } from "./kind";

/** What is known of the business; unknown is empty. */
export type Facts = { name: string; place: string; kind: string };

const fill = (text: string, facts: Facts) =>
  text.replace(/\{(name|place|kind)\}/g, (_, key: keyof Facts) => facts[key]);

/** The text of a pattern, without the bracketed parts for which something is not known. */
export function fillIn(pattern: Pattern, facts: Facts): string {
  const known = pattern.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(name|place|kind)\}/g)].every(([, key]) => facts[key as keyof Facts]) ? part : "",
  );
  return fill(known, facts);
}
