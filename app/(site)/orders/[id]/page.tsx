import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { OrderPage } from "@/components/orders/status/order-page";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import type { OrderView } from "@/lib/orders/answers";
import { orderParams } from "@/lib/orders/schema";
import { requireOrder } from "@/lib/orders/server";
import { AppError } from "@/lib/platform/http/errors";
import { deletedRestaurant, findRestaurant } from "@/lib/restaurants/published/server";

type Visit = { params: Promise<{ id: string }> };

const findOrder = cache(async (id: string): Promise<OrderView | null> => {
  if (!orderParams.safeParse({ id }).success) return null;
  try {
    return await requireOrder(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
});

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
      phones={(await shownProfile()).contact.phones}
    />
  );
}
