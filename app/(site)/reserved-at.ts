import type { Phone, ReservedAt } from "@/components/reservations/guest/guest-frame";
import { shownProfile } from "@/lib/business-profile/server";
import { isSample } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import "@/components/storefront/themes/baobab-kitchen.css";
import "@/components/storefront/themes/plain-table.css";
import "@/components/storefront/themes/restaurants.css";
import "@/components/storefront/themes/trattoria-lina.css";

export const reservedAt = ({ restaurantId, restaurantName, path, theme }: Restaurant): ReservedAt => ({
  restaurantId,
  restaurantName,
  path,
  theme,
});

/** Returns the business's number to call; null without one, and for a sample. */
export async function guestPhone({ restaurantId }: Pick<Restaurant, "restaurantId">): Promise<Phone | null> {
  if (await isSample(restaurantId)) return null;
  const [first] = (await shownProfile()).contact.phones;
  return first ? { number: first.number, href: first.href } : null;
}
