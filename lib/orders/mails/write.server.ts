import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { WrittenMail } from "@/lib/mail/define-mail";
import { guestText } from "@/lib/mail/guest-text";
import type { OrderMailKind } from "@/lib/mail/kinds";
import { mayReceive } from "@/lib/mail/recipient-limit.server";
import { dueTime } from "@/lib/orders/due-words";
import { UNNAMED } from "@/lib/orders/guest.server";
import { addressLines } from "@/lib/orders/handover-words";
import { orderFields, toOrderView } from "@/lib/orders/order-fields.server";
import { withTranslatedLines } from "@/lib/orders/translated-lines.server";
import type { OrderStatus } from "@/lib/orders/types";
import { db } from "@/lib/platform/db/client";
import { knownOrigin } from "@/lib/platform/http/origin";
import { english, furtherLanguage, type Translate } from "@/lib/platform/language/translate";
import { reasonForGuest } from "@/lib/restaurants/guest-reasons";
import { restaurantMailLook } from "@/lib/restaurants/mail-look.server";
import { parsePoint } from "@/lib/restaurants/terms/point-schema";
import type { AboutOrder } from "./about";
import { type MailedOrder, orderWords } from "./words";

const mailedFields = {
  ...orderFields,
  name: true,
  email: true,
  phone: true,
  street: true,
  postalCode: true,
  locality: true,
  point: true,
  language: true,
} as const;

async function readOrder(
  id: string,
  translate: (language: string) => Promise<Translate>,
): Promise<{ order: MailedOrder; email: string; t: Translate } | null> {
  const row = await db.order.findUnique({ where: { id }, select: mailedFields });
  if (!row) return null;
  const t = await translate(row.language);
  const { name, email, phone, street, postalCode, locality, point, language: _, ...viewed } = row;
  const { timeZone } = await configurationState();
  const origin = knownOrigin();
  const { promisedAt, cancelledBy, cancelReason } = row;
  const order: MailedOrder = {
    ...(await withTranslatedLines(toOrderView(viewed), furtherLanguage(t))),
    name,
    phone,
    address: addressLines({ street, postalCode, locality, point: parsePoint(point) }).join(", "),
    promisedTime: promisedAt && dueTime(promisedAt, new Date(), timeZone, t.language),
    wantedTime: row.dueAt && dueTime(row.dueAt, row.createdAt, timeZone, t.language),
    reason:
      cancelledBy === "timeout"
        ? t("Nobody could confirm it in time. We are sorry.")
        : reasonForGuest(cancelReason, t),
    url: origin && `${origin}/orders/${id}`,
  };
  return { order, email, t };
}

/** The statuses in which a mail is true; missing for all but cancelled. */
const statuses: Partial<Record<OrderMailKind, readonly OrderStatus[]>> = {
  orderAccepted: ["preparing"],
  orderDelayed: ["preparing"],
  orderReady: ["ready"],
  orderCancelled: ["cancelled"],
  orderRejected: ["cancelled"],
  orderRefunded: ["new", "preparing", "ready", "done", "cancelled"],
};

/** Returns why a mail is not true any more; null if it is. */
function outdated(
  kind: OrderMailKind,
  { refundId, promisedAt }: AboutOrder,
  { status, refunds, ...order }: MailedOrder,
): string | null {
  const allowed = statuses[kind] ?? ["new", "preparing", "ready", "done"];
  if (!allowed.includes(status)) return `The order is ${status} now.`;
  if (promisedAt !== undefined && promisedAt !== order.promisedAt) return "Another time was promised since.";
  const hasFailed = refunds.some((refund) => refund.id === refundId && refund.status === "failed");
  return hasFailed ? "The money could not be given back." : null;
}

/** Returns an order as mails to its guest name it. */
const toGuestsOrder = (order: MailedOrder, t: Translate): MailedOrder => ({
  ...order,
  name: t.message(guestText(order.name) || UNNAMED),
  note: guestText(order.note),
  address: guestText(order.address),
  tableName: guestText(order.tableName),
  lines: order.lines.map((line) => ({ ...line, ...(line.note && { note: guestText(line.note) }) })),
});

/** Writes a mail about an order, as it is now: to its guest in the language of the order, to the owner in English. */
export async function writeOrderMail(
  kind: OrderMailKind,
  about: AboutOrder,
): Promise<WrittenMail | { notNeeded: string }> {
  const isOwners = kind === "newOrder";
  const translate = async (language: string) => (isOwners ? english : siteTranslate(language || null));
  const found = await readOrder(about.orderId, translate);
  if (!found) return { notNeeded: "The order was deleted." };
  const { order, email, t } = found;
  const reason = outdated(kind, about, order);
  if (reason) return { notNeeded: reason };
  const to = isOwners ? (await getMailChoices()).ownersAddress : email;
  if (to === "") return { notNeeded: "There is no address to send it to." };
  if (kind === "orderReceived" && !(await mayReceive(to, ["orderReceived"])))
    return { notNeeded: "This address was sent many emails about new orders within an hour." };
  const {
    subject,
    title = subject,
    blocks,
  } = orderWords(kind, isOwners ? order : toGuestsOrder(order, t), { t, refundId: about.refundId });
  return {
    to,
    subject,
    body: { title, blocks },
    look: { ...(await restaurantMailLook(order)), language: t.language },
  };
}
