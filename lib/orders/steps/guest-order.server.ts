import "server-only";
import { siteLanguages, siteTranslate } from "@/lib/business-profile/language.server";
import type { GuestOrder, OrderView } from "@/lib/orders/answers";
import { languageOfOrder } from "@/lib/orders/guest-language.server";
import { isOpen } from "@/lib/orders/order-status";
import { requireOrder } from "@/lib/orders/server";
import { withTranslatedLines } from "@/lib/orders/translated-lines.server";
import { reasonForGuest } from "@/lib/restaurants/guest-reasons";
import { readKitchenPresence } from "./kitchen-presence.server";

async function inGuestsLanguage(order: OrderView): Promise<OrderView> {
  const { others } = await siteLanguages();
  const language = others.length === 0 ? null : await languageOfOrder(order.id);
  const translated = await withTranslatedLines(order, language);
  if (!order.cancelReason) return translated;
  return { ...translated, cancelReason: reasonForGuest(order.cancelReason, await siteTranslate(language)) };
}

/**
 * Reads an order for its guest's page.
 * @throws AppError `not-found`
 */
export async function requireGuestOrder(id: string): Promise<GuestOrder> {
  const order = await inGuestsLanguage(await requireOrder(id));
  if (!isOpen(order.status)) return order;
  const { seenAt, isLongAway } = await readKitchenPresence();
  if (seenAt === undefined) return order;
  return { ...order, kitchenSeenAt: order.status === "new" || isLongAway ? seenAt : null };
}
