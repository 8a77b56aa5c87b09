import "server-only";
import { siteLanguages } from "@/lib/business-profile/language.server";
import type { GuestOrder, OrderView } from "@/lib/orders/answers";
import { languageOfOrder } from "@/lib/orders/guest-language.server";
import { isOpen } from "@/lib/orders/order-status";
import { requireOrder } from "@/lib/orders/server";
import { withTranslatedLines } from "@/lib/orders/translated-lines.server";
import { readKitchenPresence } from "./kitchen-presence.server";

async function inGuestsLanguage(order: OrderView): Promise<OrderView> {
  const { others } = await siteLanguages();
  return others.length === 0 ? order : withTranslatedLines(order, await languageOfOrder(order.id));
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
