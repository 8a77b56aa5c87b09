import type { Contact } from "@/lib/business-profile/contact";
import type { ListEntries, Variables } from "./vocabulary";

const placeFields = ({ label, lines, mapUrl }: Contact["places"][number]) => ({
  label,
  // A place may be known by its map alone.
  address: lines.join(", ") || label || "Map",
  mapUrl,
});

const phoneFields = ({ label, number, href }: Contact["phones"][number]) => ({
  label,
  phone: number,
  phoneUrl: href,
});

/** The variables that the business profile has values for. */
export function profileVariables({ places, phones, email, openingHours }: Omit<Contact, "name">) {
  const [phone] = phones.map(phoneFields);
  const [place] = places.map(placeFields);
  return {
    phone: phone?.phone ?? "",
    phoneUrl: phone?.phoneUrl ?? "",
    email,
    emailUrl: email && `mailto:${email}`,
    address: place?.address ?? "",
    mapUrl: place?.mapUrl ?? "",
    openingHours: openingHours.join("\n"),
  } satisfies Variables;
}

/**
 * The lists that the business profile has entries for.
 * @param onPage the social profiles of the landing page, which come first
 */
export function profileLists(
  { places, phones, openingHours, socialProfiles }: Omit<Contact, "name">,
  onPage: readonly { name: string; url: string }[],
) {
  const shown = new Set(onPage.map(({ url }) => url));
  const others = socialProfiles.filter(({ url }) => !shown.has(url));
  return {
    places: places.map(placeFields),
    phones: phones.map(phoneFields),
    openingHours: openingHours.map((line) => ({ line })),
    socialProfiles: [...onPage, ...others.map(({ label: name, url }) => ({ name, url }))],
  } satisfies ListEntries;
}
