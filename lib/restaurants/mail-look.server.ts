import "server-only";
import { issuerOf } from "@/lib/business-profile/issuer";
import { shownProfile } from "@/lib/business-profile/server";
import type { MailLook } from "@/lib/mail/body";
import { db } from "@/lib/platform/db/client";

type Named = { restaurantId: string; restaurantName: string };

/** Returns the look of mails of a restaurant: its name, colour, address and phone. */
export async function restaurantMailLook({
  restaurantId,
  restaurantName,
}: Named): Promise<Partial<MailLook>> {
  const restaurant = await db.restaurant.findUnique({
    where: { id: restaurantId },
    select: { colour: true },
  });
  const { contact, profile } = await shownProfile();
  const { address } = issuerOf(contact, profile, restaurantName);
  const phone = contact.phones.slice(0, 1).map(({ number }) => number);
  return {
    name: restaurantName,
    footer: [...address, ...phone],
    ...(restaurant?.colour && { colour: restaurant.colour }),
  };
}
