import type { Metadata } from "next";
import { notFound } from "next/navigation";
import "@/components/orders/receipt/receipt.css";
import { placeTime } from "@/components/ui/time";
import { issuerOf } from "@/lib/business-profile/issuer";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { findRestaurantIn } from "@/lib/languages/shown.server";
import { deletedRestaurant } from "@/lib/restaurants/published/server";
import { renderIsland } from "../../../../island";
import { knownSettings } from "../../../../known-settings";
import { pageTranslate, requestedLanguage } from "../../../../page-translation";
import { findOrder } from "../find-order";

type Visit = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const order = await findOrder((await params).id);
  const t = await pageTranslate("orders");
  const title = order
    ? `${t("Receipt of order {number}", { number: order.number })}, ${order.restaurantName}`
    : t("Order not found");
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** The receipt of an order, for everyone with its unguessable address. */
export default async function Page({ params }: Visit) {
  const order = await findOrder((await params).id);
  if (!order) notFound();
  const [{ timeZone }, { contact, profile }, { apiUrl }, { language }, restaurant] = await Promise.all([
    configurationState(),
    shownProfile(),
    knownSettings(),
    pageTranslate("orders"),
    requestedLanguage().then((language) => findRestaurantIn(order.restaurantId, language)),
  ]);
  return renderIsland("receipt", {
    page: "orders",
    apiUrl,
    props: {
      order: { ...order, note: "" },
      restaurantPath: (restaurant ?? deletedRestaurant(order)).path,
      issuer: issuerOf(contact, profile, order.restaurantName),
      placedAt: placeTime(new Date(order.createdAt), timeZone, language),
    },
  });
}
