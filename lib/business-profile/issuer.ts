import type { Contact } from "./contact";
import type { BusinessProfile } from "./schema";

/** The business as it is named on a receipt. */
export type Issuer = { name: string; address: readonly string[]; taxNumber: string };

/** Returns the business with the address that is labelled with the restaurant's name, else with its first one. */
export function issuerOf(
  { name, places }: Pick<Contact, "name" | "places">,
  { taxNumber }: Pick<BusinessProfile, "taxNumber">,
  restaurantName: string,
): Issuer {
  const place = places.find(({ label }) => label !== "" && label === restaurantName) ?? places[0];
  return { name, address: place?.lines ?? [], taxNumber };
}
