import "server-only";
import { FORMER_RATE } from "@/lib/orders/rate-shares";
import { db } from "@/lib/platform/db/client";
import type { BookMonth } from "./business-days";
import type { DayTurnover } from "./sum-orders";
import type { BookKind } from "./sums";
import type { Turnover } from "./turnover";

/** `day` is the index of a day of the month, from 1. `amount` is the taxable amount; the total in a row without a rate. */
type Row = {
  day: number;
  currency: string;
  kind: BookKind;
  payment: "paid" | "onHandover";
  taxIncluded: boolean;
  basisPoints: number | null;
  orders: number;
  amount: number;
  tax: number;
  delivery: number;
  tips: number;
  discounts: number;
};

export type BookScope = {
  month: BookMonth;
  /** All restaurants if it is undefined. */
  restaurantId: string | undefined;
  /** The ids of restaurants that don't count. */
  trials: readonly string[];
};

/**
 * Adds up the orders of `isBooked` in the database, by day and by what `Turnover` has in common, in one snapshot. The
 * bounds are a subquery, as PostgreSQL would parse their texts for each row.
 */
function readRows({ month, restaurantId: only, trials }: BookScope) {
  const restaurantId = only ?? null;
  const bounds = month.bounds.map((bound) => new Date(bound).toISOString());
  return db.$queryRaw<Row[]>`
    WITH booked AS MATERIALIZED (
      SELECT width_bucket("createdAt", (SELECT ${bounds}::text[]::timestamptz[])) AS "day", "currency",
        coalesce("kind"::text, 'unknown') AS "kind", "payment"::text AS "payment", "taxIncluded",
        "subtotalCents", "taxCents", "deliveryCents", "tipCents", "discountCents", "totalCents", "taxes"
      FROM "Order"
      WHERE "createdAt" >= ${bounds[0]}::timestamptz AND "createdAt" < ${bounds.at(-1)}::timestamptz
        AND ("payment" = 'paid' OR "payment" = 'onHandover' AND ("status" <> 'cancelled' OR "isPaidAtCounter"))
        AND "restaurantId" <> ALL(${trials}) AND (${restaurantId}::text IS NULL OR "restaurantId" = ${restaurantId})
    )
    SELECT "day", "currency", "kind", "payment", "taxIncluded", NULL::int AS "basisPoints", count(*)::int AS "orders",
      sum("totalCents")::float8 AS "amount", 0::float8 AS "tax", sum("deliveryCents")::float8 AS "delivery",
      sum("tipCents")::float8 AS "tips", sum("discountCents")::float8 AS "discounts"
    FROM booked GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT "day", "currency", "kind", "payment", "taxIncluded", rate."basisPoints", 0,
      sum(rate."taxable")::float8, sum(rate."tax")::float8, 0, 0, 0
    FROM booked, jsonb_to_recordset(
      CASE WHEN "taxes" = '[]' AND "taxCents" <> 0
        THEN jsonb_build_array(jsonb_build_object('basisPoints', ${FORMER_RATE}::int, 'taxable', "subtotalCents", 'tax', "taxCents"))
        ELSE "taxes" END
    ) AS rate("basisPoints" int, "taxable" int, "tax" int)
    GROUP BY 1, 2, 3, 4, 5, 6`;
}

type Group = DayTurnover & { turnover: { taxes: Turnover["taxes"][number][] } };

/** Reads the turnover of a month, added up by the database. */
export async function readTurnover(scope: BookScope): Promise<DayTurnover[]> {
  const groups = new Map<string, Group>();
  const rows = await readRows(scope);
  const keyOf = ({ day, currency, kind, payment, taxIncluded }: Row) =>
    [day, currency, kind, payment, taxIncluded].join();
  for (const row of rows.filter(({ basisPoints }) => basisPoints === null)) {
    const {
      currency,
      kind,
      payment,
      taxIncluded,
      orders,
      amount: totalCents,
      delivery: deliveryCents,
      tips: tipCents,
      discounts: discountCents,
    } = row;
    const means = payment === "paid" ? "card" : "onHandover";
    groups.set(keyOf(row), {
      day: scope.month.days[row.day - 1] ?? "",
      turnover: {
        orders,
        currency,
        kind,
        means,
        taxIncluded,
        taxes: [],
        deliveryCents,
        tipCents,
        discountCents,
        totalCents,
      },
    });
  }
  for (const row of rows) {
    const { basisPoints, amount: taxable, tax } = row;
    if (basisPoints !== null) groups.get(keyOf(row))?.turnover.taxes.push({ basisPoints, taxable, tax });
  }
  return [...groups.values()];
}
