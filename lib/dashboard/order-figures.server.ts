import "server-only";
import { db } from "@/lib/db/client";
import { settledPayments } from "@/lib/ordering/order-status";
import { type MenuKey, menuKeys } from "@/lib/ordering/schema";
import type { Figures } from "./figures";

type DayRow = { day: string; menu: MenuKey; orders: number; cents: number };

/** The orders of these days (UTC), which are paid or demo and not cancelled, by day and by menu. */
export async function orderFigures(
  days: readonly string[],
): Promise<Pick<Figures, "orderDays" | "ordersByMenu">> {
  const rows = await db.$queryRaw<DayRow[]>`
    SELECT ("createdAt" AT TIME ZONE 'UTC')::date::text AS "day", "menu",
      count(*)::int AS "orders", sum("totalCents")::float8 AS "cents"
    FROM "Order"
    WHERE "createdAt" >= ${startOf(days)}
      AND "payment"::text = ANY(${settledPayments}) AND "status" <> 'cancelled'
    GROUP BY 1, 2`;
  const total = (found: DayRow[], of: "orders" | "cents") => found.reduce((sum, row) => sum + row[of], 0);
  return {
    orderDays: days.map((day) => {
      const found = rows.filter((row) => row.day === day);
      return { day, orders: total(found, "orders"), cents: total(found, "cents") };
    }),
    ordersByMenu: menuKeys.map((menu) => ({
      menu,
      orders: total(
        rows.filter((row) => row.menu === menu),
        "orders",
      ),
    })),
  };
}

/** The dishes that were ordered on these days, the most often ordered first. */
export function orderedDishes(days: readonly string[]): Promise<Figures["dishes"]> {
  return db.$queryRaw<Figures["dishes"]>`
    SELECT max(l."name") AS "name", o."menu", sum(l."quantity")::int AS "quantity"
    FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id"
    WHERE o."createdAt" >= ${startOf(days)}
      AND o."payment"::text = ANY(${settledPayments}) AND o."status" <> 'cancelled'
    GROUP BY o."menu", l."dishId"
    ORDER BY "quantity" DESC, "name"`;
}

const startOf = ([first = ""]: readonly string[]) => new Date(first);
