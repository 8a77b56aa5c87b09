import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { mailJob } from "@/lib/mail/jobs";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { listKept } from "./find.server";
import type { Identifier } from "./identifier";
import { isUpcoming, keptBecause, type Match, matchOf } from "./match.server";
import type { ErasedGuest, RemovedCounts } from "./schema";

/** The number of orders, and of reservations, of a transaction. */
export const BATCH = 1000;
export const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };
const REMOVED = "The guest’s data was removed.";

type Ids = { id: string }[];
const idsOf = (rows: Ids) => rows.map(({ id }) => id);

/** Empties mails by a condition on `m`, and what the mail server said about their recipients. */
async function emptyMails(transaction: Transaction, condition: Prisma.Sql): Promise<number> {
  const rows = await transaction.$queryRaw<{ id: number }[]>`
    UPDATE "Mail" m SET "recipient" = '', "subject" = '', "text" = '', "html" = '', "lastError" = ${REMOVED},
      "state" = CASE WHEN m."state" = 'queued' THEN 'notSent' ELSE m."state" END, "updatedAt" = now()
    WHERE (m."recipient" <> '' OR m."text" <> '') AND (${condition}) RETURNING m."id"`;
  const keys = rows.map(({ id }) => String(id));
  if (keys.length > 0)
    await transaction.$executeRaw`UPDATE "Job" SET "lastError" = NULL
      WHERE "kind" = ${mailJob.kind} AND "key" = ANY(${keys}) AND "state" IN ('done', 'failed')`;
  return rows.length;
}

/**
 * Removes the personal data of ended orders and of what was made from them, but not their amounts. The hashes of the request
 * and of changes go too, as an address or a note could be guessed by them.
 */
export async function eraseOrders(transaction: Transaction, ids: string[]) {
  if (ids.length === 0) return { mails: 0, push: 0, webhooks: 0 };
  await transaction.$executeRaw`
    UPDATE "Order" SET "name" = '', "email" = '', "phone" = '', "phoneKey" = '', "street" = '', "postalCode" = '',
      "locality" = '', "point" = NULL, "note" = '', "cancelReason" = '', "seatId" = NULL, "requestHash" = '', "dataRemovedAt" = now(),
      "changes" = (SELECT COALESCE(jsonb_agg(one.value - 'requestHash' ORDER BY one.ordinality), '[]')
        FROM jsonb_array_elements("changes") WITH ORDINALITY one)
    WHERE "id" = ANY(${ids})`;
  await transaction.$executeRaw`
    UPDATE "OrderLine" SET "note" = '' WHERE "orderId" = ANY(${ids}) AND "note" <> ''`;
  const push = await transaction.$executeRaw`DELETE FROM "PushSubscription" WHERE "orderId" = ANY(${ids})`;
  const webhooks = await transaction.$executeRaw`
    UPDATE "WebhookDelivery" SET "body" = '' WHERE "about"->>'orderId' = ANY(${ids}) AND "body" <> ''`;
  const mails = await emptyMails(transaction, Prisma.sql`m."about"->>'orderId' = ANY(${ids})`);
  return { mails, push, webhooks };
}

async function eraseReservations(transaction: Transaction, match: Match) {
  const rows = await transaction.$queryRaw<Ids>`
    DELETE FROM "Reservation" WHERE "id" IN (
      SELECT r."id" FROM "Reservation" r WHERE ${match.reservations} AND NOT (${isUpcoming})
      ORDER BY r."number" LIMIT ${BATCH} FOR UPDATE
    ) RETURNING "id"`;
  if (rows.length === 0) return { reservations: 0, mails: 0 };
  const mails = await emptyMails(transaction, Prisma.sql`m."about"->>'reservationId' = ANY(${idsOf(rows)})`);
  return { reservations: rows.length, mails };
}

/** Deletes messages of the contact form, with the mails about them. */
async function eraseMessages(transaction: Transaction, match: Match) {
  const rows = await transaction.$queryRaw<Ids>`
    DELETE FROM "Message" WHERE "id" IN (
      SELECT g."id" FROM "Message" g WHERE ${match.messages} ORDER BY g."id" LIMIT ${BATCH} FOR UPDATE
    ) RETURNING "id"::text AS "id"`;
  if (rows.length === 0) return { messages: 0, mails: 0 };
  const mails = await emptyMails(transaction, Prisma.sql`m."about"->>'messageId' = ANY(${idsOf(rows)})`);
  return { messages: rows.length, mails };
}

/** Locks orders by a condition on `o` that may lose their data, the oldest first. */
export const lockEnded = (transaction: Transaction, condition: Prisma.Sql) => transaction.$queryRaw<
  { id: string; number: number }[]
>`
  SELECT o."id", o."number" FROM "Order" o
  WHERE ${condition} AND o."dataRemovedAt" IS NULL AND (${keptBecause}) IS NULL
  ORDER BY o."number" LIMIT ${BATCH} FOR UPDATE`;

async function eraseBatch(match: Match): Promise<RemovedCounts> {
  return db.$transaction(async (transaction) => {
    const ids = idsOf(await lockEnded(transaction, match.orders));
    const ofOrders = await eraseOrders(transaction, ids);
    const ofReservations = await eraseReservations(transaction, match);
    const ofMessages = await eraseMessages(transaction, match);
    // Those of orders and reservations that stay are theirs; the others are all that is left of deleted ones.
    const received = await emptyMails(
      transaction,
      Prisma.sql`${match.received}
        AND coalesce(m."about"->>'orderId', '') NOT IN (SELECT o."id" FROM "Order" o WHERE ${match.orders})
        AND coalesce(m."about"->>'reservationId', '') NOT IN (SELECT r."id" FROM "Reservation" r WHERE ${match.reservations})`,
    );
    const removed = {
      orders: ids.length,
      reservations: ofReservations.reservations,
      messages: ofMessages.messages,
      mails: ofOrders.mails + ofReservations.mails + ofMessages.mails + received,
      push: ofOrders.push,
      webhooks: ofOrders.webhooks,
    };
    if (Object.values(removed).some((count) => count > 0))
      await recordChange(transaction, { action: "guest-data:erase", after: removed });
    return removed;
  }, TRANSACTION);
}

const sum = (one: RemovedCounts, other: RemovedCounts): RemovedCounts => ({
  orders: one.orders + other.orders,
  reservations: one.reservations + other.reservations,
  messages: one.messages + other.messages,
  mails: one.mails + other.mails,
  push: one.push + other.push,
  webhooks: one.webhooks + other.webhooks,
});

/**
 * Removes the personal data of a guest, in transactions of a batch: repeated, it goes on where it ended. Open orders and
 * reservations to come stay as they are, with their mails.
 */
export async function eraseGuest(identifier: Identifier): Promise<ErasedGuest> {
  const match = await matchOf(identifier);
  let removed: RemovedCounts = {
    orders: 0,
    reservations: 0,
    messages: 0,
    mails: 0,
    push: 0,
    webhooks: 0,
  };
  for (let isLeft = true; isLeft; ) {
    const batch = await eraseBatch(match);
    removed = sum(removed, batch);
    isLeft = [batch.orders, batch.reservations, batch.messages].includes(BATCH);
  }
  return { removed, kept: await listKept(match) };
}
