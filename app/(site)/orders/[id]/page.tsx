import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { placeTime } from "@/components/ui/time";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { findRestaurantIn } from "@/lib/languages/shown.server";
import type { OrderView } from "@/lib/orders/answers";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { deletedRestaurant } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { renderIsland } from "../../../island";
import { knownSettings } from "../../../known-settings";
import { pageTranslate } from "../../../page-translation";
import { renderAnnouncement } from "../../announcement";
import { guestRestaurant } from "../../guest-restaurant";
import { renderSiteBar, renderSiteFooter } from "../../site-links";
import { findOrder } from "./find-order";

type Visit = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const order = await findOrder((await params).id);
  const t = await pageTranslate("orders");
  const title = order
    ? `${t("Order {number}", { number: order.number })}, ${order.restaurantName}`
    : t("Order not found");
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}

function orderedFrom(restaurant: Restaurant, { lines }: OrderView) {
  const ordered = new Set(lines.map(({ id }) => id));
  const places = restaurant.dishes.flatMap(({ id }, place) =>
    ordered.has(id) ? [[id, place] as const] : [],
  );
  return { ...guestRestaurant(restaurant), places: Object.fromEntries(places) };
}

/** An order, for everyone with its unguessable address. */
export default async function Page({ params }: Visit) {
  const order = await findOrder((await params).id);
  if (!order) notFound();
  const [{ timeZone }, t, { apiUrl }, { contact }] = await Promise.all([
    configurationState(),
    pageTranslate("orders"),
    knownSettings(),
    shownProfile(),
  ]);
  const { restaurantId, restaurantName } = order;
  const restaurant =
    (await findRestaurantIn(restaurantId, furtherLanguage(t))) ??
    deletedRestaurant({ restaurantId, restaurantName });
  return (
    <>
      {await renderAnnouncement(restaurantId)}
      {await renderSiteBar(restaurantId, t)}
      <BrandStyles colour={restaurant.colour} />
      {
        await renderIsland("order", {
          page: "orders",
          apiUrl,
          props: {
            initial: order,
            restaurant: orderedFrom(restaurant, order),
            placedAt: placeTime(new Date(order.createdAt), timeZone, t.language),
            timeZone,
            pickupPlaces: contact.places.map(({ lines }) => lines),
            phone: contact.phones[0] ?? null,
          },
        })
      }
      {await renderSiteFooter(restaurantId, t)}
    </>
  );
}
