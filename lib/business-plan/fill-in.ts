import type { Pattern } from "./kind";

/** What is known of the business; unknown is empty. */
export type Facts = { name: string; place: string; kind: string };

const article = (noun: string) => (/^(?!uni|eu|one)[aeiou]/i.test(noun) ? "an" : "a");

const readings: Record<string, (facts: Facts) => string> = {
  name: ({ name }) => name,
  place: ({ place }) => place,
  kind: ({ kind }) => kind,
  Kind: ({ kind }) => kind.charAt(0).toUpperCase() + kind.slice(1),
  "a kind": ({ kind }) => `${article(kind)} ${kind}`,
};

const placeholder = /\{(name|place|kind|Kind|a kind)\}/g;

/** The text of a pattern, without the bracketed parts for which something is not known. */
export function fillIn(pattern: Pattern, facts: Facts): string {
  const known = pattern.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    part.includes("{place}") && !facts.place ? "" : part,
  );
  return known.replace(placeholder, (_, key: string) => readings[key]?.(facts) ?? "");
}
