import "server-only";
import { issuerOf } from "@/lib/business-profile/issuer";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { minuteIn } from "@/lib/platform/time-zone/days";
import type { CodePage } from "./code-pages";
import type { Delivery } from "./queue.server";
import { kitchenTicket } from "./ticket/kitchen-ticket";
import { receiptTicket } from "./ticket/receipt-ticket";
import { testTicket } from "./ticket/test-ticket";
import type { TicketLine } from "./ticket/ticket-line";
import { type CommandSet, toBytes } from "./ticket/to-bytes";

export type Paper = { name: string; width: number; codePage: string };

/** Lays a ticket out as its order is now. @throws AppError `not-found` if the order was deleted */
async function linesOf(
  { kind, orderId, isReprint }: Delivery,
  { name, width, codePage }: Paper,
): Promise<TicketLine[]> {
  const { timeZone } = await configurationState();
  const now = minuteIn(new Date(), timeZone);
  if (orderId === null) return testTicket({ name, width, codePage: codePage as CodePage, now });
  const order = await requireRestaurantOrder(orderId);
  const placedAt = minuteIn(new Date(order.createdAt), timeZone);
  if (kind === "kitchen") {
    const promisedFor = order.promisedAt ? minuteIn(new Date(order.promisedAt), timeZone) : null;
    return kitchenTicket({ order, placedAt, promisedFor, isReprint });
  }
  const { contact, profile } = await shownProfile();
  return receiptTicket({
    order,
    issuer: issuerOf(contact, profile, order.restaurantName),
    placedAt,
    isReprint,
  });
}

/** Returns a ticket in the commands of its printer. */
export async function renderTicket(
  delivery: Delivery,
  paper: Paper,
  commandSet: CommandSet,
): Promise<Buffer> {
  const { width } = paper;
  return toBytes(await linesOf(delivery, paper), { width, codePage: paper.codePage as CodePage }, commandSet);
}
