import "server-only";
import { actionsOf } from "@/lib/audit/actions";
import { chosenMailKinds, chosenMails } from "@/lib/mail/kinds";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { type Identifier, isSamePhone, phoneKeys } from "./identifier";

/** Conditions on the rows of a guest, by the aliases of the tables: o, r, g, m, p, d and a. */
export type Match = {
  orders: Prisma.Sql;
  reservations: Prisma.Sql;
  /** Messages of the contact form. */
  messages: Prisma.Sql;
  mails: Prisma.Sql;
  push: Prisma.Sql;
  webhooks: Prisma.Sql;
  audit: Prisma.Sql;
  /** The mails to the guest's address. */
  received: Prisma.Sql;
};

const guestMailKinds = chosenMailKinds.filter((kind) => chosenMails[kind].to === "guest");
const auditedActions = actionsOf(["orders", "reservations"]);

const NONE = Prisma.sql`false`;
const reservationKey = Prisma.sql`right(regexp_replace(r."phone", '[^0-9]', '', 'g'), 8)`;
const messageKey = Prisma.sql`right(regexp_replace(g."phone", '[^0-9]', '', 'g'), 8)`;

/** Finds the notations of a phone number in a table, so that further queries compare texts. */
async function byPhone(phone: string): Promise<Pick<Match, "orders" | "reservations" | "messages">> {
  const keys = phoneKeys(phone);
  const [orders, reservations, messages] = await Promise.all([
    db.$queryRaw<{ phone: string }[]>`
      SELECT DISTINCT o."phone" FROM "Order" o WHERE o."phoneKey" = ANY(${keys})`,
    db.$queryRaw<{ phone: string }[]>`
      SELECT DISTINCT r."phone" FROM "Reservation" r WHERE ${reservationKey} = ANY(${keys})`,
    db.$queryRaw<{ phone: string }[]>`
      SELECT DISTINCT g."phone" FROM "Message" g WHERE ${messageKey} = ANY(${keys})`,
  ]);
  const same = (rows: { phone: string }[]) =>
    rows.map((row) => row.phone).filter((one) => isSamePhone(one, phone));
  const [inOrders, inReservations, inMessages] = [same(orders), same(reservations), same(messages)];
  return {
    orders:
      inOrders.length > 0 ? Prisma.sql`o."phoneKey" = ANY(${keys}) AND o."phone" = ANY(${inOrders})` : NONE,
    reservations: inReservations.length > 0 ? Prisma.sql`r."phone" = ANY(${inReservations})` : NONE,
    messages: inMessages.length > 0 ? Prisma.sql`g."phone" = ANY(${inMessages})` : NONE,
  };
}

const byEmail = (email: string): Pick<Match, "orders" | "reservations" | "messages"> => ({
  orders: Prisma.sql`o."email" <> '' AND lower(o."email") = ${email}`,
  reservations: Prisma.sql`lower(r."email") = ${email}`,
  messages: Prisma.sql`g."email" = ${email}`,
});

/** Returns the conditions on all rows of a guest. */
export async function matchOf(identifier: Identifier): Promise<Match> {
  const own = identifier.kind === "email" ? byEmail(identifier.email) : await byPhone(identifier.phone);
  const orderIds = Prisma.sql`SELECT o."id" FROM "Order" o WHERE ${own.orders}`;
  const reservationIds = Prisma.sql`SELECT r."id" FROM "Reservation" r WHERE ${own.reservations}`;
  const received =
    identifier.kind === "email"
      ? Prisma.sql`lower(m."recipient") = ${identifier.email} AND m."kind" = ANY(${guestMailKinds})`
      : NONE;
  return {
    ...own,
    received,
    mails: Prisma.sql`(m."recipient" <> '' OR m."text" <> '') AND (m."about"->>'orderId' IN (${orderIds})
      OR m."about"->>'reservationId' IN (${reservationIds})
      OR m."about"->>'messageId' IN (SELECT g."id"::text FROM "Message" g WHERE ${own.messages}) OR ${received})`,
    push: Prisma.sql`p."orderId" IN (${orderIds})`,
    webhooks: Prisma.sql`d."body" <> '' AND d."about"->>'orderId' IN (${orderIds})`,
    audit: Prisma.sql`a."action" = ANY(${auditedActions})
      AND (a."targetId" IN (${orderIds}) OR a."targetId" IN (${reservationIds}))`,
  };
}

const DAYS = Prisma.sql`interval '7 days'`;

/**
 * Why an order's data has to stay, null if it may be removed. Money that is owed, or that a bank asks for, needs the guest's
 * contact. An order by card that was not paid within a week is none any more, as the kitchen never saw it.
 */
export const keptBecause = Prisma.sql`CASE
  WHEN o."disputedAt" IS NOT NULL THEN 'dispute'
  WHEN o."refund" IN ('due', 'sent', 'failed') OR EXISTS (
    SELECT FROM "Refund" f WHERE f."orderId" = o."id" AND f."status" IN ('due', 'sent', 'failed')) THEN 'refund'
  WHEN o."payment" = 'processing' OR o."payment" = 'pending' AND o."paymentIntentId" IS NOT NULL
    AND greatest(o."updatedAt", o."paymentToldAt") > now() - ${DAYS} THEN 'payment'
  WHEN o."status" IN ('preparing', 'ready') OR o."status" = 'new'
    AND (o."payment" NOT IN ('pending', 'failed') OR o."createdAt" > now() - ${DAYS}) THEN 'open'
  END`;

/** The reservations whose guests are still expected, or there. */
export const isUpcoming = Prisma.sql`r."status" IN ('requested', 'accepted', 'seated') AND r."endsAt" > now()`;
