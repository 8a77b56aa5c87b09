import type { GuestRestaurant, Phone } from "@/components/storefront/guest-frame";
import { shownProfile } from "@/lib/business-profile/server";
import { isSample } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import "./theme-styles";

export const guestRestaurant = ({
  restaurantId,
  restaurantName,
  path,
  theme,
}: Restaurant): GuestRestaurant => ({
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
