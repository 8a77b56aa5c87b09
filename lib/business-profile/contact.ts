import { mapSearchUrl } from "@/lib/platform/http/map-search-url";
import type { Translate } from "@/lib/platform/language/translate";
import { profileOf } from "@/lib/platform/social/networks";
import type { BusinessProfile, Place } from "./schema";

/** The business profile as visitors see it. */
export type Contact = {
  name: string;
  /** The lines of each address, and the URL of its map. */
  places: { label: string; lines: string[]; mapUrl: string }[];
  /** `number` in international format, `href` with `tel:`. */
  phones: { label: string; number: string; href: string }[];
  email: string;
  /** A line for each rule, in words. */
  openingHours: string[];
  /** Such as `Open until 22:00`; missing without the opening hours of a restaurant. */
  openNow?: string;
  /** The later values of `openNow`, each from a moment on, in milliseconds since 1970. */
  openLater?: readonly (readonly [from: number, text: string])[];
  socialProfiles: { label: string; url: string }[];
};

/** Countries that put the postal code after the town and the region. */
const codeLast = new Set(["AU", "CA", "GB", "GH", "IE", "IN", "KE", "NG", "NZ", "US", "ZA"]);

const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator);

/** Returns the lines of an address in the order of its country, without the country's name. */
export function addressLines({ street, postalCode, locality, region, country }: Place): string[] {
  const town = codeLast.has(country)
    ? joined([locality, joined([region, postalCode], " ")], ", ")
    : joined([joined([postalCode, locality], " "), region], ", ");
  return [street, town].filter(Boolean);
}

/** Returns the URL of a place on a map: the owner's, else a search for the address. */
function mapUrlOf(place: Place): string {
  if (place.mapUrl) return place.mapUrl;
  const query = joined([...addressLines(place), place.country], ", ");
  return mapSearchUrl(query);
}

/** @param profile with phone numbers in international format */
export function contactOf(profile: BusinessProfile): Omit<Contact, "name"> {
  return {
    places: profile.places.map((place) => ({
      label: place.label,
      lines: addressLines(place),
      mapUrl: mapUrlOf(place),
    })),
    phones: profile.phones.map((phone) => ({ ...phone, href: `tel:${phone.number.replace(/[^+\d]/g, "")}` })),
    email: profile.email,
    openingHours: lines(profile.openingHours),
    socialProfiles: profile.socialProfiles.flatMap(({ url }) => {
      const known = profileOf(url);
      return known ? [{ label: known.label, url: known.url }] : [];
    }),
  };
}

const lines = (text: string) => text.split("\n").filter(Boolean);

/** Returns a contact with the words of the owner in the language of `t`. */
export const contactIn = <Given extends Omit<Contact, "name">>(
  contact: Given,
  { openingHours }: Pick<BusinessProfile, "openingHours">,
  t: Translate,
): Given => ({
  ...contact,
  places: contact.places.map((place) => ({ ...place, label: t.shortText(place.label) })),
  phones: contact.phones.map((phone) => ({ ...phone, label: t.shortText(phone.label) })),
  openingHours: lines(t.shortText(openingHours)),
});

/** Returns whether there is more to show than the name and social profiles. */
export const hasContact = ({ places, phones, email, openingHours }: Contact) =>
  places.length > 0 || phones.length > 0 || email !== "" || openingHours.length > 0;
