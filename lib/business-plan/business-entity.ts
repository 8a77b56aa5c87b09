import type { BusinessKind } from "@/lib/business-kinds/kind";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import type { Facts } from "./fill-in";
import { fitText } from "./fit-text";
import { localityOf, readLocality } from "./locality";
import type { Contact } from "./read/read-contact";
import { capitalize } from "./read/words";

type Entity = {
  contact: Contact;
  kind: BusinessKind;
  qualifiers: readonly string[];
  facts: Facts;
  root: string;
  description: string;
};

/** Returns the known parts of the address; null for a business near a place, on a lake, or in several places. */
function addressOf({ place, where }: Facts): StructuredData | null {
  const read = where && where !== "from" ? null : readLocality(place);
  if (!read) return null;
  return {
    "@type": "PostalAddress",
    ...(read.locality && { addressLocality: read.locality }),
    ...(read.region && { addressRegion: read.region }),
    ...(read.country && { addressCountry: read.country }),
  };
}

/** Returns the schema.org type for the label: “campsite” also for “family campsite”. */
function typeOf({ schemaType, schemaTypes = {} }: BusinessKind, described: string): string {
  const label = Object.keys(schemaTypes).find((one) => described === one || described.endsWith(` ${one}`));
  return (label && schemaTypes[label]) || schemaType;
}

/** Returns the business as structured data, with the known properties (https://schema.org/LocalBusiness). */
export function businessEntity({
  kind,
  qualifiers,
  contact,
  facts,
  root,
  description,
}: Entity): StructuredData {
  const { qualifierProperty: property, looseQualifiers = [] } = kind;
  const values = qualifiers.filter((one) => !looseQualifiers.includes(one)).map(capitalize);
  const address = kind.isLocal && facts.place ? addressOf(facts) : null;
  return {
    "@context": "https://schema.org",
    "@type": typeOf(kind, facts.kind),
    "@id": `${root}/#business`,
    name: facts.name,
    url: `${root}/`,
    description: fitText(description, 300),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(address && { address }),
    ...(kind.comesToCustomers && facts.place && { areaServed: localityOf(facts.place) }),
    ...(property && values.length > 0 && { [property]: values.length === 1 ? values[0] : values }),
  };
}
