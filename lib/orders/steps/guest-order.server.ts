import "server-only";
import { siteLanguages } from "@/lib/business-profile/language.server";
import type { GuestOrder, OrderView } from "@/lib/orders/answers";
import { languageOfOrder } from "@/lib/orders/guest-language.server";
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
  if (order.status !== "new") return order;
  const { seenAt } = await readKitchenPresence();
  return { ...order, ...(seenAt !== undefined && { kitchenSeenAt: seenAt }) };
}
