import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { AppError } from "@/lib/platform/http/errors";
import { type Seat, seatOf } from "@/lib/tables/seat";
import { type SeatState, viewSeat } from "@/lib/tables/seat.server";
import { renderIsland } from "../../island";
import { knownSettings } from "../../known-settings";
import { pageTranslate } from "../../page-translation";
import { renderAnnouncement } from "../announcement";
import { guestPhone, guestRestaurant } from "../guest-restaurant";
import { renderSiteBar, renderSiteFooter } from "../site-links";

/**
 * Renders the table of a guest; the page of status 404 without a valid code.
 * @param find returns the seat, given the one of the request
 */
export async function tablePage(
  code: string | null,
  find: (own: Seat | null) => Promise<SeatState>,
): Promise<ReactNode> {
  const own = seatOf(await headers());
  const state = await find(own).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  });
  const { restaurant } = state.table;
  const t = await pageTranslate("table");
  const [seat, phone, { apiUrl }] = await Promise.all([
    viewSeat(state, t),
    guestPhone(restaurant),
    knownSettings(),
  ]);
  return (
    <>
      <BrandStyles colour={restaurant.colour} />
      {await renderAnnouncement(restaurant.restaurantId)}
      {await renderSiteBar(restaurant.restaurantId, t)}
      {
        await renderIsland("table", {
          page: "table",
          apiUrl,
          props: { code, seat, restaurant: guestRestaurant(restaurant), phone },
        })
      }
      {await renderSiteFooter(restaurant.restaurantId, t)}
    </>
  );
}

export const tableMetadata = async (): Promise<Metadata> => ({
  title: (await pageTranslate("table"))("Your table"),
  robots: { index: false, follow: false },
  referrer: "same-origin",
});
