import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { OrderedFrom } from "@/components/orders/status/order-receipt";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { GuestFrame } from "@/components/storefront/guest-frame";
import { placeTime } from "@/components/ui/time";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import type { OrderView } from "@/lib/orders/answers";
import { deletedRestaurant, findRestaurant } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { renderIsland } from "../../../island";
import { knownSettings } from "../../../known-settings";
import { renderAnnouncement } from "../../announcement";
import "../../theme-styles";
import { findOrder } from "./find-order";

type Visit = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const order = await findOrder((await params).id);
  const title = order ? `Order ${order.number}, ${order.restaurantName}` : "Order not found";
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}

function orderedFrom({ restaurantId, path, theme, dishes }: Restaurant, { lines }: OrderView): OrderedFrom {
  const ordered = new Set(lines.map(({ id }) => id));
  const places = dishes.flatMap(({ id }, place) => (ordered.has(id) ? [[id, place] as const] : []));
  return { restaurantId, path, theme, places: Object.fromEntries(places) };
}

/** An order, for everyone with its unguessable address. */
export default async function Page({ params }: Visit) {
  const order = await findOrder((await params).id);
  if (!order) notFound();
  const { timeZone } = await configurationState();
  const { restaurantId, restaurantName } = order;
  const restaurant =
    (await findRestaurant(restaurantId)) ?? deletedRestaurant({ restaurantId, restaurantName });
  const { phones, places } = (await shownProfile()).contact;
  return (
    <>
      {await renderAnnouncement(restaurantId)}
      <BrandStyles colour={restaurant.colour} />
      <GuestFrame
        restaurant={restaurant}
        phone={phones[0] ?? null}
        question="Questions about your order?"
        wide
      >
        {
          await renderIsland("order", {
            page: "orders",
            apiUrl: (await knownSettings()).apiUrl,
            props: {
              initial: order,
              restaurant: orderedFrom(restaurant, order),
              placedAt: placeTime(new Date(order.createdAt), timeZone),
              timeZone,
              pickupPlaces: places.map(({ lines }) => lines),
              phone: phones[0],
            },
          })
        }
      </GuestFrame>
    </>
  );
}
