import "server-only";
import { languageOfOrder } from "@/lib/orders/guest-language.server";
import { languageOfReservation } from "@/lib/reservations/view.server";

const guestPage = /^\/(orders|reservations)\/([\w-]{1,100})(?:\/receipt)?$/;

/** Returns the language of the page of an order or a reservation: that in which its guest placed it; null for the default one. */
export async function languageOfGuestPage(pathname: string): Promise<string | null> {
  const [, folder, id] = guestPage.exec(pathname) ?? [];
  if (id === undefined) return null;
  return folder === "orders" ? languageOfOrder(id) : languageOfReservation(id);
}
