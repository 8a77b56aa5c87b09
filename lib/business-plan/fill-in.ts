import type { Pattern } from "@/lib/business-kinds/kind";
import { localityOf } from "./locality";
import { capitalize, fold } from "./read/words";

/** Facts of the business; unknown ones are empty. `where` is the preposition before the place, by default “in”. */
export type Facts = { name: string; place: string; kind: string; where?: string | undefined };

const article = (noun: string) => (/^(?!uni|eu|one)[aeiou]/i.test(noun) ? "an" : "a");

const readings: Record<string, (facts: Facts) => string> = {
  name: ({ name }) => name,
  place: ({ place }) => place,
  kind: ({ kind }) => kind,
  Kind: ({ kind }) => capitalize(kind),
  "a kind": ({ kind }) => kind && `${article(kind)} ${kind}`,
};

const placeholder = /\{(name|place|kind|Kind|a kind)\}/g;
const read = (key: string, facts: Facts) => readings[key]?.(facts) ?? "";

const wordsIn = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
const namesPlace = ({ name, place }: Facts) =>
  place !== "" && wordsIn(name).includes(wordsIn(localityOf(place)));

/** A person is not called a practice: “Dr. Amara Okafor: medical practice”. */
const isPerson = (name: string) =>
  /^(?:Dr|Prof|Mr|Mrs|Ms)\b\.?/.test(name) || /, (?:MD|DDS|DMD|PhD)$/.test(name);
const ofPerson = (pattern: Pattern) =>
  pattern.replace(/\{name\}(?: is|,) (?:\{a kind\}|your \{kind\})/, "{name}: {kind}");

/** “From” fits the business, as in “a bakery from Bern”, and not “your stay from Bern”. */
const ofBusiness = /\{(?:name|kind|Kind|a kind)\}|from \{place\}/;

function placed(pattern: Pattern, facts: Facts): { pattern: Pattern; facts: Facts } {
  const { where } = facts;
  const isHidden =
    (pattern.includes("{name}") && namesPlace(facts)) || (where === "from" && !ofBusiness.test(pattern));
  return {
    pattern: where ? pattern.replace(/\b(?:in|from) \{place\}/g, `${where} {place}`) : pattern,
    facts: isHidden ? { ...facts, place: "" } : facts,
  };
}

/** Fills in a pattern. Drops bracketed parts with a fact that is unknown or already in the name. */
export function fillIn(pattern: Pattern, known: Facts): string {
  const { pattern: chosen, facts } = placed(isPerson(known.name) ? ofPerson(pattern) : pattern, known);
  return chosen
    .replace(/\[([^\]]*)\]/g, (_, part: string) => {
      const keys = [...part.matchAll(placeholder)].map(([, key = ""]) => key);
      return keys.every((key) => read(key, facts) !== "") ? part : "";
    })
    .replace(placeholder, (_, key: string) => read(key, facts));
}
