import "server-only";
import type { Totals } from "@/lib/orders/pricing/price-cart";
import { db } from "@/lib/platform/db/client";
import { parsePoint } from "@/lib/restaurants/terms/point-schema";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import type { StoredOrder } from "./stored-order";

const BATCH = 500;

type Row = Omit<StoredOrder, "createdAt" | "dueAt" | "by" | "pays" | "point" | "totals"> & {
  point: unknown;
  id: string;
  createdAt: Date;
  dueAt: Date | null;
  payment: string;
  isByStaff: boolean;
  isAddition: boolean;
} & Required<Totals>;

const toOrder = ({ createdAt, dueAt, payment, isByStaff, isAddition, ...row }: Row): StoredOrder => ({
  number: row.number,
  kind: row.kind as OrderKind | null,
  postcode: row.postcode,
  ...(row.point !== null && { point: parsePoint(row.point) }),
  voucherCode: row.voucherCode,
  lines: row.lines,
  createdAt: createdAt.getTime(),
  dueAt: dueAt?.getTime() ?? null,
  isLaterAtTable: row.isLaterAtTable,
  by: isAddition ? "addition" : isByStaff ? "staff" : "guest",
  pays: row.totalCents === 0 ? undefined : payment === "onHandover" ? "onHandover" : "byCard",
  totals: {
    currency: row.currency,
    subtotalCents: row.subtotalCents,
    deliveryCents: row.deliveryCents,
    taxCents: row.taxCents,
    taxIncluded: row.taxIncluded,
    taxes: row.taxes,
    discountCents: row.discountCents,
    tipCents: row.tipCents,
    totalCents: row.totalCents,
  },
});

export type OrderPeriod = {
  /** The first moment. */
  since: Date;
  orders: number;
  /** The earlier orders that are beyond the limit. */
  left: number;
};

/** Finds the latest orders since a moment, at most a number of them: those that were neither cancelled nor stayed unpaid. */
export async function findPeriod(restaurantId: string, since: Date, limit: number): Promise<OrderPeriod> {
  const [row] = await db.$queryRaw<{ orders: number; first: Date | null }[]>`
    WITH found AS (
      SELECT "createdAt", row_number() OVER (ORDER BY "createdAt" DESC, "id" DESC) AS place FROM "Order"
      WHERE "restaurantId" = ${restaurantId} AND "createdAt" >= ${since} AND "status" <> 'cancelled'
        AND "payment" IN ('paid', 'processing', 'onHandover', 'demo')
    )
    SELECT count(*)::int AS "orders", min("createdAt") FILTER (WHERE place <= ${limit}::int) AS "first" FROM found`;
  const { orders = 0, first = null } = row ?? {};
  const left = Math.max(0, orders - limit);
  return { since: left > 0 && first ? first : since, orders: orders - left, left };
}

type Position = { at: Date; id: string };

const readBatch = (restaurantId: string, { at, id }: Position, limit: number) => db.$queryRaw<Row[]>`
  SELECT "id", "number", "createdAt", "dueAt", "kind"::text AS "kind", "payment"::text AS "payment", "currency",
    "postalCode" AS "postcode", "point", "voucherCode", "subtotalCents", "deliveryCents", "taxCents", "taxIncluded", "taxes",
    "discountCents", "tipCents", "totalCents", "placedBy" <> '' AS "isByStaff",
    "additionToId" IS NOT NULL AS "isAddition", "isLaterAtTable",
    (SELECT coalesce(json_agg(json_build_object('dishId', "dishId", 'name', l."name", 'quantity', "quantity",
      'options', "options") ORDER BY "position"), '[]') FROM "OrderLine" l WHERE l."orderId" = o."id") AS "lines"
  FROM "Order" o
  WHERE "restaurantId" = ${restaurantId} AND ("createdAt", "id") > (${at}, ${id})
    AND "status" <> 'cancelled' AND "payment" IN ('paid', 'processing', 'onHandover', 'demo')
  ORDER BY "createdAt", "id" LIMIT ${limit}`;

/** Reads the orders of a period in batches, the earliest first; each while the one before is used. */
export async function* readOrders(
  restaurantId: string,
  { since, orders }: OrderPeriod,
): AsyncGenerator<StoredOrder[]> {
  let left = orders;
  const read = async (from: Position) =>
    left > 0 ? readBatch(restaurantId, from, Math.min(BATCH, left)) : [];
  let reading = read({ at: since, id: "" });
  for (;;) {
    const rows = await reading;
    const last = rows.at(-1);
    if (!last) return;
    left -= rows.length;
    reading = read({ at: last.createdAt, id: last.id });
    // A failure is thrown when its batch is wanted, if it still is.
    reading.catch(() => undefined);
    yield rows.map(toOrder);
  }
}
