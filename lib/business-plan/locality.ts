import { areaOf, gazetteer } from "./read/gazetteer";
import { phraseWords } from "./read/phrases";

/** The parts of a place in an address; missing parts are empty. */
export type Locality = { locality: string; region: string; country: string };

const isCity = (name: string) =>
  gazetteer.get(phraseWords(name)[0] ?? "")?.some(({ value }) => value === name) === true;
const several = /\s(?:and|or|&|\+)\s|[/;]|\d/i;

/** Splits “Austin TX” and “Soho, London, UK” into parts; null for several places or a text with a digit. */
export function readLocality(place: string): Locality | null {
  if (several.test(place)) return null;
  const parts = place
    .split(/, ?/)
    .map((part) => part.trim().replace(/\.$/, ""))
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  const [, city, state = ""] = /^(.+) ([A-Z]{2,3})$/.exec(last) ?? [];
  if (city && areaOf(state)) parts.splice(-1, 1, city, state);
  const take = (area: "region" | "country") => {
    const one = parts.at(-1) ?? "";
    if (areaOf(one) !== area || (parts.length === 1 && isCity(one))) return "";
    parts.pop();
    return one;
  };
  const country = take("country");
  const region = take("region");
  return { locality: (parts.at(-1) ?? "").replace(/^the /i, ""), region, country };
}

/** Returns the narrowest name of a place for a search: “Portland” for “Portland, Oregon”. */
export function localityOf(place: string): string {
  const read = readLocality(place);
  return read ? read.locality || read.region || read.country : place.replace(/^the /i, "");
}
