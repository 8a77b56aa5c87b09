import "server-only";
import { auditAction } from "@/lib/audit/actions";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { wordsOfKind } from "@/lib/mail/kinds";
import { optionText } from "@/lib/orders/option-text";
import { db } from "@/lib/platform/db/client";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import { parsePoint } from "@/lib/restaurants/terms/point-schema";
import { printPoint } from "@/lib/restaurants/terms/read-point";
import { Prisma } from "@/prisma/client";
import type { GuestExport } from "./export";
import type { Identifier } from "./identifier";
import { type Match, matchOf } from "./match.server";

/** Replaces the id that opens an order or a reservation, such as in the links of mails. */
const conceal = (text: string, id: string | null) => (id ? text.replaceAll(id, "…") : text);

const exportedOrder = {
  id: true,
  number: true,
  restaurantName: true,
  createdAt: true,
  status: true,
  payment: true,
  kind: true,
  name: true,
  email: true,
  phone: true,
  street: true,
  postalCode: true,
  locality: true,
  point: true,
  tableName: true,
  note: true,
  cancelReason: true,
  currency: true,
  totalCents: true,
  taxCents: true,
  deliveryCents: true,
  discountCents: true,
  voucherCode: true,
  tipCents: true,
  lines: {
    select: { name: true, quantity: true, priceCents: true, options: true, note: true },
    orderBy: { position: "asc" },
  },
  refunds: {
    select: { createdAt: true, amountCents: true, status: true, reason: true },
    orderBy: { createdAt: "asc" },
  },
} satisfies Prisma.OrderSelect;

function locationText(stored: unknown): string {
  const point = parsePoint(stored);
  return point ? printPoint(point) : "";
}

/** The number of orders that are read at once. */
const BATCH = 1000;

async function readOrders(ids: readonly string[]): Promise<GuestExport["orders"]> {
  const all: GuestExport["orders"] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db.order.findMany({
      where: { id: { in: ids.slice(start, start + BATCH) } },
      select: exportedOrder,
      orderBy: { number: "asc" },
    });
    for (const { id: _, restaurantName, createdAt, tableName, kind, point, lines, refunds, ...row } of rows)
      all.push({
        ...row,
        restaurant: restaurantName,
        placedAt: createdAt.toISOString(),
        kind: kind ?? "",
        location: locationText(point),
        table: tableName,
        lines: lines.map(({ options, ...line }) => ({
          ...line,
          options: (options as OptionPart[]).map((option) => optionText(option)),
        })),
        refunds: refunds.map(({ createdAt: at, ...refund }) => ({ at: at.toISOString(), ...refund })),
      });
  }
  return all;
}

async function readReservations(ids: string[]): Promise<GuestExport["reservations"]> {
  const rows = await db.reservation.findMany({
    where: { id: { in: ids } },
    select: {
      number: true,
      restaurantName: true,
      startsAt: true,
      people: true,
      status: true,
      name: true,
      email: true,
      phone: true,
      note: true,
      reason: true,
      createdAt: true,
    },
    orderBy: { number: "asc" },
  });
  return rows.map(({ restaurantName, startsAt, createdAt, ...row }) => ({
    ...row,
    restaurant: restaurantName,
    startsAt: startsAt.toISOString(),
    placedAt: createdAt.toISOString(),
  }));
}

type MessageRow = Omit<GuestExport["messages"][number], "at"> & { createdAt: Date };

async function readMessages(match: Match): Promise<GuestExport["messages"]> {
  const rows = await db.$queryRaw<MessageRow[]>`
    SELECT g."createdAt", g."name", g."email", g."phone", g."text", g."answers", g."consent", g."note"
    FROM "Message" g WHERE ${match.messages} ORDER BY g."id"`;
  return rows.map(({ createdAt, ...message }) => ({ at: createdAt.toISOString(), ...message }));
}

type MailRow = {
  openingId: string | null;
  kind: string;
  createdAt: Date;
  state: string;
  recipient: string;
  subject: string;
  text: string;
  isInternal: boolean;
};

async function readMails(match: Match): Promise<GuestExport["mails"]> {
  const rows = await db.$queryRaw<MailRow[]>`
    SELECT m."kind", m."createdAt", m."state"::text, m."recipient", m."subject", m."text",
      coalesce(m."about"->>'orderId', m."about"->>'reservationId') AS "openingId",
      m."kind" = ANY(${["newOrder", "newReservation", "newMessage"]}) AS "isInternal"
    FROM "Mail" m WHERE ${match.mails} ORDER BY m."id"`;
  return rows.map(({ kind, createdAt, openingId, isInternal, recipient, subject, text, state }) => ({
    kind: wordsOfKind(kind),
    at: createdAt.toISOString(),
    state,
    recipient: isInternal ? "" : recipient,
    subject,
    text: conceal(text, openingId),
  }));
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : "");

type Pushed = { createdAt: Date; endpoint: string; userAgent: string };
type Delivered = { openingId: string | null; createdAt: Date; type: string; url: string; body: string };
type Audited = { at: Date; action: string; address: string };

async function readOthers(match: Match) {
  const [pushed, delivered, audited] = await Promise.all([
    db.$queryRaw<Pushed[]>`SELECT p."createdAt", p."endpoint", p."userAgent" FROM "PushSubscription" p
      WHERE ${match.push} ORDER BY p."createdAt"`,
    db.$queryRaw<
      Delivered[]
    >`SELECT d."about"->>'orderId' AS "openingId", d."createdAt", d."type", e."url", d."body" FROM "WebhookDelivery" d
      JOIN "WebhookEndpoint" e ON e."id" = d."endpointId" WHERE ${match.webhooks} ORDER BY d."id"`,
    // The network address of a user is the employee's.
    db.$queryRaw<Audited[]>`SELECT a."at", a."action",
        CASE WHEN a."actor" = 'visitor' THEN a."address" ELSE '' END AS "address"
      FROM "AuditEntry" a WHERE ${match.audit} ORDER BY a."id"`,
  ]);
  return {
    push: pushed.map(({ createdAt, endpoint, userAgent }) => ({
      at: createdAt.toISOString(),
      service: hostOf(endpoint),
      browser: userAgent,
    })),
    webhooks: delivered.map(({ openingId, createdAt, type, url, body }) => ({
      at: createdAt.toISOString(),
      event: type,
      receiver: hostOf(url),
      data: conceal(body, openingId),
    })),
    audit: audited.map(({ at, action, address }) => ({
      at: at.toISOString(),
      action: auditAction(action)?.words ?? action,
      networkAddress: address,
    })),
  };
}

const idsWhere = async (from: Prisma.Sql) =>
  (await db.$queryRaw<{ id: string }[]>`SELECT "id" FROM ${from} ORDER BY "number"`).map(({ id }) => id);

/** Reads all stored data of a guest, and adds an audit entry with the numbers of exported rows, without the guest. */
export async function exportGuest(identifier: Identifier): Promise<GuestExport> {
  const match = await matchOf(identifier);
  const [orderIds, reservationIds] = await Promise.all([
    idsWhere(Prisma.sql`"Order" o WHERE ${match.orders}`),
    idsWhere(Prisma.sql`"Reservation" r WHERE ${match.reservations}`),
  ]);
  const [orders, reservations, messages, mails, others] = await Promise.all([
    readOrders(orderIds),
    readReservations(reservationIds),
    readMessages(match),
    readMails(match),
    readOthers(match),
  ]);
  const counts = {
    orders: orders.length,
    reservations: reservations.length,
    messages: messages.length,
    mails: mails.length,
  };
  await recordChange(db, { action: "guest-data:export", after: counts });
  const { projectName } = await configurationState();
  return {
    madeAt: new Date().toISOString(),
    site: projectName,
    orders,
    reservations,
    messages,
    mails,
    ...others,
  };
}
