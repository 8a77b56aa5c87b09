import type { StructuredData } from "@/lib/platform/html/structured-data";
import type { Contact } from "./contact";
import type { BusinessProfile, Place } from "./schema";

const postalAddress = ({ street, postalCode, locality, region, country }: Place) => ({
  "@type": "PostalAddress",
  ...(street && { streetAddress: street }),
  ...(locality && { addressLocality: locality }),
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  ...(country && { addressCountry: country }),
});

/**
 * Returns the properties of the business that are known (https://schema.org/LocalBusiness).
 * Opening hours in words have no place there.
 */
export function profileProperties(
  profile: BusinessProfile,
  { phones, socialProfiles }: Contact,
): StructuredData {
  const addresses = profile.places.filter((one) => one.street || one.locality).map(postalAddress);
  const [first] = profile.places;
  return {
    ...(addresses.length > 0 && { address: addresses.length === 1 ? addresses[0] : addresses }),
    ...(first?.mapUrl && { hasMap: first.mapUrl }),
    ...(phones[0] && { telephone: phones[0].href.slice("tel:".length) }),
    ...(profile.email && { email: profile.email }),
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles.map(({ url }) => url) }),
    ...(profile.currency && { currenciesAccepted: profile.currency }),
  };
}
