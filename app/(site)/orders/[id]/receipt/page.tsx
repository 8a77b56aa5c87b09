import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Receipt } from "@/components/orders/receipt/receipt";
import { placeTime } from "@/components/ui/time";
import { issuerOf } from "@/lib/business-profile/issuer";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { findOrder } from "../find-order";

type Visit = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const order = await findOrder((await params).id);
  const title = order ? `Receipt of order ${order.number}, ${order.restaurantName}` : "Order not found";
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** The receipt of an order, for everyone with its unguessable address. */
export default async function Page({ params }: Visit) {
  const order = await findOrder((await params).id);
  if (!order) notFound();
  const [{ timeZone }, { contact, profile }] = await Promise.all([configurationState(), shownProfile()]);
  return (
    <Receipt
      order={order}
      issuer={issuerOf(contact, profile, order.restaurantName)}
      placedAt={placeTime(new Date(order.createdAt), timeZone)}
    />
  );
}
