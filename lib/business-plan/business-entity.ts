import type { StructuredData } from "@/lib/seo/structured-data";
import type { Facts } from "./fill-in";
import { fitText } from "./fit-text";
import type { BusinessKind } from "./kind";
import { areaOf } from "./read/gazetteer";

type Entity = {
  kind: BusinessKind;
  qualifiers: readonly string[];
  facts: Facts;
  root: string;
  description: string;
};

/** A place without what it belongs to: “Portland” of “Portland, Oregon”. */
export function localityOf(place: string): string {
  const [first = "", second] = place.split(/, ?/);
  if (second === undefined || areaOf(second.replace(/\.$/, ""))) return first.replace(/^the /, "");
  return second;
}

function addressOf(place: string): StructuredData {
  const area = place.split(/, ?/)[1]?.replace(/\.$/, "");
  const kind = area === undefined ? null : areaOf(area);
  return {
    "@type": "PostalAddress",
    addressLocality: localityOf(place),
    ...(kind === "region" && { addressRegion: area }),
    ...(kind === "country" && { addressCountry: area }),
  };
}

/** The business for search engines, as far as it is known (https://schema.org/LocalBusiness). */
export function businessEntity({ kind, qualifiers, facts, root, description }: Entity): StructuredData {
  const { qualifierProperty: property, looseQualifiers = [] } = kind;
  const values = qualifiers
    .filter((one) => !looseQualifiers.includes(one))
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  return {
    "@context": "https://schema.org",
    "@type": kind.schemaType,
    "@id": `${root}/#business`,
    name: facts.name,
    url: `${root}/`,
    description: fitText(description, 300),
    ...(kind.isLocal && facts.place && { address: addressOf(facts.place) }),
    ...(kind.comesToCustomers && facts.place && { areaServed: localityOf(facts.place) }),
    ...(property && values.length > 0 && { [property]: values.length === 1 ? values[0] : values }),
  };
}
