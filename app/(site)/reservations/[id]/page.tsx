import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { findRestaurantIn } from "@/lib/languages/shown.server";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { deletedRestaurant } from "@/lib/restaurants/published/server";
import { renderIsland } from "../../../island";
import { knownSettings } from "../../../known-settings";
import { pageTranslate } from "../../../page-translation";
import { renderAnnouncement } from "../../announcement";
import { guestPhone, guestRestaurant } from "../../guest-restaurant";
import { renderSiteBar, renderSiteFooter } from "../../site-links";
import { findReservation } from "./find-reservation";

type Visit = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const reservation = await findReservation((await params).id);
  const t = await pageTranslate("reservations");
  const title = reservation
    ? `${t("Reservation {number}", { number: reservation.number })}, ${reservation.restaurantName}`
    : t("Reservation not found");
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** A reservation, for everyone with its unguessable address. */
export default async function Page({ params }: Visit) {
  const reservation = await findReservation((await params).id);
  if (!reservation) notFound();
  const { restaurantId, restaurantName } = reservation;
  const t = await pageTranslate("reservations");
  const restaurant =
    (await findRestaurantIn(restaurantId, furtherLanguage(t))) ??
    deletedRestaurant({ restaurantId, restaurantName });
  const [phone, { apiUrl }] = await Promise.all([guestPhone(restaurant), knownSettings()]);
  return (
    <>
      <BrandStyles colour={restaurant.colour} />
      {await renderAnnouncement(restaurant.restaurantId)}
      {await renderSiteBar(restaurant.restaurantId, t)}
      {
        await renderIsland("reservation", {
          page: "reservations",
          apiUrl,
          props: { reservation, restaurant: guestRestaurant(restaurant), phone },
        })
      }
      {await renderSiteFooter(restaurant.restaurantId, t)}
    </>
  );
}
