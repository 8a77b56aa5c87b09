import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderPage } from "@/components/orders/status/order-page";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { deletedRestaurant, findRestaurant } from "@/lib/restaurants/published/server";
import { findOrder } from "./find-order";

type Visit = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const order = await findOrder((await params).id);
  const title = order ? `Order ${order.number}, ${order.restaurantName}` : "Order not found";
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** An order, for everyone with its unguessable address. */
export default async function Page({ params }: Visit) {
  const order = await findOrder((await params).id);
  if (!order) notFound();
  const { timeZone } = await configurationState();
  const { restaurantId, restaurantName } = order;
  const restaurant =
    (await findRestaurant(restaurantId)) ?? deletedRestaurant({ restaurantId, restaurantName });
  return (
    <OrderPage
      order={order}
      restaurant={restaurant}
      timeZone={timeZone}
      contact={(await shownProfile()).contact}
    />
  );
}
