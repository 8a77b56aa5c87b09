import "server-only";
import { type Change, insertEntries } from "@/lib/audit/record.server";
import { insertMails, type QueuedMail } from "@/lib/mail/outbox.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type CountedAttempts, countAttempt } from "@/lib/platform/db/rate-limit";
import { HOLD_MINUTES } from "@/lib/restaurants/hours/slot-rules";
import type { GoneOption } from "@/lib/restaurants/options/sold-out-options";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { VOUCHER_REFUSED } from "@/lib/vouchers/voucher";
import { insertEvents, type QueuedEvent } from "@/lib/webhooks/outbox.server";
import { Prisma } from "@/prisma/client";
import type { NewOrder } from "./new-order";
import type { OrderRow } from "./order-fields.server";
import { ORDER_RULE } from "./order-limit.server";
import { ORDERS_CHANNEL } from "./publish.server";
import { insertStaffPush } from "./push/queue.server";
import { STOCK_TAKEN } from "./slots/order-stock";

export type Outcome = {
  /** Null if the order was not placed. */
  placed: { number: number; createdAt: Date } | null;
  /** The same order, if it was stored before. */
  stored: OrderRow | null;
  attempts: CountedAttempts;
  /** The dishes of the order that are sold out. */
  soldOut: string[];
  /** The options of the order that are sold out. */
  soldOutOptions: GoneOption[];
  /** True if the slot of the order has no room for it any more. */
  isSlotFull: boolean;
  /** True if fewer are left of a counted dish or option than the order has. */
  isStockShort: boolean;
  /** True if the sitting of the order was closed, or has had other orders since this one was priced as its first. */
  isSittingChanged: boolean;
  /** The dishes whose price has changed or that are no longer on the menu; all of a closed restaurant. */
  changed: string[];
};

/** A row as JSON, where moments are texts. */
type AsJson<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Date extends Row[Key] ? string | null : Row[Key];
};
type StoredJson = AsJson<Omit<OrderRow, "refunds">> & { refunds: AsJson<OrderRow["refunds"][number]>[] };
const momentOf = (text: string | null) => (text === null ? null : new Date(text));

type Row = {
  number: number | null;
  createdAt: Date | null;
  stored: StoredJson | null;
  count: number | null;
  seconds: number | null;
  soldOut: string[];
  soldOutOptions: GoneOption[];
  isSlotFull: boolean;
  isStockShort: boolean;
  isSittingChanged: boolean;
  changed: string[];
};

/** The key in the error of an order that was stored by another request in the meantime. */
const STORED_MEANWHILE = "stored meanwhile";

/** Returns whether an order failed to be stored as another request with its key was faster. */
export const isStoredMeanwhile = ({ message }: Error): boolean => message.includes(STORED_MEANWHILE);

/** Rows to store with an order: entries of the audit log, mails, and events for webhooks. */
export type Beside = {
  audited?: readonly Change[];
  mails?: readonly QueuedMail[];
  events?: readonly QueuedEvent[];
};

/**
 * Stores an order, counts it for the client's rate limit and notifies the kitchen, in one statement (one round trip,
 * one transaction). Counts the use of its voucher, or fails with `VOUCHER_REFUSED`. Doesn't count an order that was
 * stored before, or of a changed sitting. Doesn't store an order with a sold-out dish or option, too few portions in stock,
 * a repriced dish, of a closed restaurant, with other terms or options, of a changed sitting, over the rate limit, or with a key in use.
 */
export async function storeOrder(
  order: NewOrder,
  attemptKey: string,
  { audited = [], mails = [], events = [] }: Beside = {},
  client: Pick<Transaction, "$queryRaw"> = db,
): Promise<Outcome> {
  const { time, stock, ...values } = order;
  const { dueAt, slotAt, units, maxUnits, maxOrders } = time;
  const given = JSON.stringify({ ...values, dueAt, slotAt, units, ...stock });
  const entries =
    audited.length > 0
      ? Prisma.sql`entries AS (${insertEntries(audited, Prisma.sql`WHERE EXISTS (SELECT FROM placed)`)}), `
      : Prisma.empty;
  // Locks the sitting before the attempts, as `lockRows` does.
  const isUnchanged = Prisma.sql`(${order.sittingId}::text IS NULL OR EXISTS (SELECT FROM sitting))`;
  const counts = Prisma.sql`WHERE NOT EXISTS (SELECT FROM stored) AND ${isUnchanged}`;
  const counted = countAttempt(attemptKey, ORDER_RULE, counts);
  const name = audited.length > 0 ? "place-order-by-staff" : "place-order";
  const [row] = await client.$queryRaw<Row[]>`${Prisma.raw(`/* prepared: ${name} */`)}
    WITH given AS (
      SELECT * FROM jsonb_to_record(${given}::jsonb) AS given(
        "id" text, "restaurantId" text, "restaurantName" text, "name" text, "email" text, "language" text, "payment" "PaymentStatus", "currency" text,
        "kind" "OrderKind", "phone" text, "street" text, "postalCode" text, "locality" text, "point" jsonb, "tableName" text, "note" text,
        "subtotalCents" int, "taxIncluded" bool, "taxCents" int, "taxes" jsonb, "terms" jsonb, "menuVersion" int, "deliveryCents" int, "tipCents" int, "discountCents" int, "voucherCode" text, "voucher" jsonb, "totalCents" int, "idempotencyKey" text, "requestHash" text, "lines" jsonb,
        "phoneKey" text, "placedBy" text, "isPaidAtCounter" bool, "additionToId" text, "dueAt" timestamptz, "slotAt" timestamptz, "units" int, "day" date, "portions" jsonb,
        "sittingId" text, "seatId" text, "isLaterAtTable" bool)
    ), line AS (
      SELECT line.* FROM given, jsonb_to_recordset(given."lines") AS line(
        "position" int, "dishId" text, "name" text, "emoji" text, "picture" text, "quantity" int, "dishCents" int,
        "priceCents" int, "options" jsonb, "allergens" text, "note" text, "taxBasisPoints" int, "taxCents" int, "discountCents" int, "taxParts" jsonb)
    ), stored AS (
      SELECT "id", "number", "restaurantId", "restaurantName", "status", "payment", "refund", "currency", "kind", "tableName", "note",
        "subtotalCents", "taxIncluded", "taxCents", "taxes", "deliveryCents", "tipCents", "discountCents", "voucherCode", "totalCents", "isPaidAtCounter", "changes", "createdAt",
        "acceptedAt", "promisedAt", "readyAt", "dueAt", "cancelledBy", "cancelReason", "dataRemovedAt",
        (SELECT jsonb_agg(to_jsonb(l) ORDER BY "position") FROM "OrderLine" l WHERE "orderId" = "Order"."id") AS "lines",
        ARRAY(SELECT to_jsonb(r) FROM "Refund" r WHERE "orderId" = "Order"."id" ORDER BY "createdAt", "id") AS "refunds"
      FROM "Order" WHERE "idempotencyKey" = ${order.idempotencyKey} AND "requestHash" = ${order.requestHash}
    ), sitting AS (
      -- Its other orders and its closing wait until this one is stored.
      SELECT s."id" FROM "Sitting" s WHERE s."id" = ${order.sittingId} AND s."closedAt" IS NULL
        AND s."orderCount" = COALESCE(${order.ordersBefore}::int, s."orderCount") FOR NO KEY UPDATE
    ), counted AS (${counted}
    ), gone AS (
      SELECT "dishId" FROM "SoldOutDish" JOIN (
        SELECT "dishId" FROM line
        UNION SELECT part."dishId" FROM line, jsonb_to_recordset(line."options") AS part("dishId" text)
      ) AS dish USING ("dishId") WHERE "restaurantId" = ${order.restaurantId}
    ), "goneOption" AS (
      SELECT DISTINCT "groupId", "optionId" FROM line, jsonb_to_recordset(line."options") AS part("groupId" text, "optionId" text)
      JOIN "SoldOutOption" s USING ("groupId", "optionId") WHERE s."restaurantId" = ${order.restaurantId}
    ), changed AS (
      SELECT line."dishId" FROM line LEFT JOIN "Dish" d
        ON d."restaurantId" = ${order.restaurantId} AND d."id" = line."dishId" AND d."priceCents" = line."dishCents" AND NOT d."hidden"
        AND EXISTS (
          SELECT FROM "Restaurant" r, given WHERE r."id" = d."restaurantId" AND r."isOpen"
            AND ${JSON.stringify(demoTerms)}::jsonb || r."terms" = given."terms"
            AND r."version" = COALESCE(given."menuVersion", r."version"))
      WHERE d."id" IS NULL
    ), wanted AS (
      SELECT s."groupId", s."itemId", CASE WHEN s."isDaily" THEN given."day" ELSE DATE 'epoch' END AS "day",
        part."quantity", s."amount"
      FROM given, jsonb_to_recordset(given."portions") AS part("groupId" text, "itemId" text, "quantity" int)
      JOIN "Stock" s ON s."restaurantId" = ${order.restaurantId} AND s."groupId" = part."groupId" AND s."itemId" = part."itemId"
    ), lacking AS (
      SELECT FROM wanted LEFT JOIN "StockUse" u ON u."restaurantId" = ${order.restaurantId}
        AND u."groupId" = wanted."groupId" AND u."itemId" = wanted."itemId" AND u."day" = wanted."day"
      WHERE COALESCE(u."quantity", 0) + wanted."quantity" > COALESCE(u."amount", wanted."amount")
    ), accepted AS (
      SELECT FROM counted WHERE "count" <= ${ORDER_RULE.attempts} AND NOT EXISTS (SELECT FROM gone)
        AND NOT EXISTS (SELECT FROM "Order" WHERE "idempotencyKey" = ${order.idempotencyKey})
        AND NOT EXISTS (SELECT FROM "goneOption") AND NOT EXISTS (SELECT FROM changed)
    ), allowed AS (
      SELECT FROM accepted WHERE NOT EXISTS (SELECT FROM lacking)
    ), slot AS (
      INSERT INTO "SlotUse" AS used ("restaurantId", "slotAt", "units", "orders")
      SELECT given."restaurantId", given."slotAt", given."units", 1 FROM given, allowed
      WHERE given."slotAt" IS NOT NULL
      ON CONFLICT ("restaurantId", "slotAt") DO UPDATE
        SET "units" = used."units" + excluded."units", "orders" = used."orders" + 1
        WHERE used."units" + excluded."units" <= COALESCE(${maxUnits}::int, 2147483647)
          AND used."orders" < COALESCE(${maxOrders}::int, 2147483647)
      RETURNING used."slotAt"
    ), taken AS (
      INSERT INTO "StockUse" AS used ("restaurantId", "groupId", "itemId", "day", "quantity")
      SELECT given."restaurantId", wanted."groupId", wanted."itemId", wanted."day", wanted."quantity" FROM given, allowed, wanted
      WHERE given."slotAt" IS NULL OR EXISTS (SELECT FROM slot)
      ORDER BY wanted."groupId", wanted."itemId", wanted."day"
      ON CONFLICT ("restaurantId", "groupId", "itemId", "day") DO UPDATE SET "quantity" = used."quantity" + excluded."quantity"
        WHERE used."quantity" + excluded."quantity" <= COALESCE(used."amount", (SELECT s."amount" FROM "Stock" s
          WHERE s."restaurantId" = used."restaurantId" AND s."groupId" = used."groupId" AND s."itemId" = used."itemId"))
      RETURNING used."itemId"
    ), missing AS (
      SELECT FROM allowed WHERE (SELECT count(*) FROM taken) < (SELECT count(*) FROM wanted)
        AND EXISTS (SELECT FROM given WHERE given."slotAt" IS NULL OR EXISTS (SELECT FROM slot))
    ), placed AS (
      INSERT INTO "Order" ("id", "restaurantId", "restaurantName", "name", "email", "language", "payment", "currency", "kind", "phone", "street",
        "postalCode", "locality", "point", "tableName", "note", "subtotalCents", "taxIncluded", "taxCents", "taxes", "deliveryCents",
        "tipCents", "discountCents", "voucherCode", "totalCents", "idempotencyKey", "requestHash",
        "phoneKey", "placedBy", "isPaidAtCounter", "additionToId", "dueAt", "sittingId", "seatId", "isLaterAtTable", "updatedAt")
      SELECT "id", "restaurantId", "restaurantName", "name", "email", "language", "payment", "currency", "kind", "phone", "street",
        "postalCode", "locality", "point", "tableName", "note", "subtotalCents", "taxIncluded", "taxCents", "taxes", "deliveryCents",
        COALESCE("tipCents", 0), COALESCE("discountCents", 0), "voucherCode", "totalCents", "idempotencyKey", "requestHash",
        "phoneKey", "placedBy", "isPaidAtCounter", "additionToId", "dueAt", "sittingId", "seatId", "isLaterAtTable", now()
      FROM given, allowed WHERE (given."slotAt" IS NULL OR EXISTS (SELECT FROM slot))
        -- Takes the stock before the voucher, as a cancellation does.
        AND NOT EXISTS (SELECT FROM missing)
      ON CONFLICT ("idempotencyKey") DO NOTHING
      RETURNING "id", "number", "createdAt"
    ), seated AS (
      UPDATE "Sitting" s SET "orderCount" = s."orderCount" + 1 FROM placed, given WHERE s."id" = given."sittingId"
    ), lines AS (
      INSERT INTO "OrderLine" ("orderId", "position", "dishId", "name", "emoji", "picture", "quantity", "priceCents", "options", "allergens", "note",
        "taxBasisPoints", "taxCents", "discountCents", "taxParts")
      SELECT placed."id", "position", "dishId", "name", "emoji", "picture", "quantity", "priceCents", "options", "allergens", "note",
        "taxBasisPoints", "taxCents", "discountCents", COALESCE("taxParts", '[]') FROM placed, line
    ), hold AS (
      INSERT INTO "Hold" ("orderId", "restaurantId", "slotAt", "units", "stock", "expiresAt")
      SELECT placed."id", given."restaurantId", given."slotAt", given."units",
        COALESCE((SELECT jsonb_agg(jsonb_build_object('groupId', "groupId", 'itemId', "itemId", 'day', "day", 'quantity', "quantity")
          ORDER BY "groupId", "itemId", "day") FROM wanted), '[]'),
        CASE WHEN given."payment" = 'pending' THEN now() + make_interval(mins => ${HOLD_MINUTES}) END
      FROM placed, given WHERE given."slotAt" IS NOT NULL OR EXISTS (SELECT FROM wanted)
    ), used AS (
      UPDATE "Voucher" v SET "uses" = v."uses" + 1 FROM placed, given
      WHERE v."restaurantId" = given."restaurantId" AND v."code" = given."voucherCode" AND v."isActive"
        AND (v."maxUses" IS NULL OR v."uses" < v."maxUses")
        AND COALESCE(v."validFrom" <= now(), true) AND COALESCE(v."validUntil" > now(), true)
        AND v."kind"::text = given."voucher"->>'kind' AND v."value" = (given."voucher"->>'value')::int
        AND v."minimumCents" = (given."voucher"->>'minimumCents')::int
      RETURNING v."code"
    ), ${entries}${insertMails(mails, Prisma.sql`WHERE EXISTS (SELECT FROM placed)`)}, ${insertEvents(events, Prisma.sql`AND EXISTS (SELECT FROM placed)`)}, "pushJob" AS (
      ${insertStaffPush(Prisma.sql`SELECT placed."id", given."payment" FROM placed, given`)}
    ), notified AS (
      SELECT pg_notify(${ORDERS_CHANNEL}, "id") FROM placed
    )
    SELECT placed."number", placed."createdAt", counted."count", counted.seconds,
      (SELECT to_jsonb(stored) FROM stored) AS "stored", ARRAY(SELECT "dishId" FROM gone) AS "soldOut",
      ARRAY(SELECT to_jsonb("goneOption") FROM "goneOption") AS "soldOutOptions",
      ARRAY(SELECT "dishId" FROM changed) AS "changed",
      given."slotAt" IS NOT NULL AND EXISTS (SELECT FROM allowed) AND NOT EXISTS (SELECT FROM slot) AS "isSlotFull",
      EXISTS (SELECT FROM accepted) AND EXISTS (SELECT FROM lacking) AS "isStockShort",
      -- Fails, so that nothing is counted, if another order has taken the stock since this statement began.
      CASE WHEN EXISTS (SELECT FROM missing) THEN (given."restaurantId" || ${STOCK_TAKEN})::int END AS "lacked",
      given."sittingId" IS NOT NULL AND NOT EXISTS (SELECT FROM sitting) AS "isSittingChanged",
      -- Fails, so that nothing is counted, if another request with the same key was faster.
      CASE WHEN placed."id" IS NULL AND (EXISTS (SELECT FROM slot) OR EXISTS (SELECT FROM taken)) AND NOT EXISTS (SELECT FROM missing) THEN (given."restaurantId" || ${STORED_MEANWHILE})::int END AS "repeated",
      -- Fails, so that nothing is stored, if the voucher can't be used any more.
      CASE WHEN placed."id" IS NOT NULL AND given."voucherCode" <> '' AND used."code" IS NULL
        THEN (given."restaurantId" || ${VOUCHER_REFUSED})::int END AS "refused"
    FROM given LEFT JOIN placed ON true LEFT JOIN used ON true LEFT JOIN counted ON true LEFT JOIN notified ON true`;
  if (!row) throw new Error("Storing an order returned no row.");
  const { number, createdAt, stored, count, seconds, ...refused } = row;
  return {
    placed: number === null || createdAt === null ? null : { number, createdAt },
    stored: stored && {
      ...stored,
      createdAt: new Date(stored.createdAt),
      acceptedAt: momentOf(stored.acceptedAt),
      promisedAt: momentOf(stored.promisedAt),
      readyAt: momentOf(stored.readyAt),
      dueAt: momentOf(stored.dueAt),
      dataRemovedAt: momentOf(stored.dataRemovedAt),
      refunds: stored.refunds.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
    },
    attempts: { count: count ?? 0, seconds: seconds ?? 0 },
    ...refused,
  };
}
