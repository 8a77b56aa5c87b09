import "server-only";
import { db } from "@/lib/platform/db/client";
import { rulesOf } from "@/lib/reservations/settings.server";
import { openRestaurants, trialRestaurants } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { hasTableTerms } from "@/lib/restaurants/terms/terms-at-table";
import type { RestaurantTables, TableList, TableState } from "./answers";
import { ordersOfSittings } from "./sitting-orders.server";
import { type RestaurantTable, tablesOf } from "./table.server";

const sittingFields = {
  id: true,
  restaurantId: true,
  tableKey: true,
  tableName: true,
  openedAt: true,
  openedBy: true,
} as const;

const noOrders = { orders: 0, unfinished: 0, totalCents: 0, dueCents: 0 };
type Sums = typeof noOrders;

/** Adds up the orders of sittings, by sitting, without the money that was given back. */
async function sumsOf(sittingIds: readonly string[]): Promise<ReadonlyMap<string | null, Sums>> {
  if (sittingIds.length === 0) return new Map();
  const groups = await db.order.groupBy({
    by: ["sittingId", "status", "payment", "isPaidAtCounter"],
    where: {
      sittingId: { in: [...sittingIds] },
      status: { not: "cancelled" },
      payment: { in: ["demo", "paid", "onHandover"] },
    },
    _sum: { totalCents: true },
    _count: { id: true },
  });
  const refunds = await db.refund.findMany({
    where: {
      status: { not: "failed" },
      order: { sittingId: { in: [...sittingIds] }, status: { not: "cancelled" } },
    },
    select: {
      amountCents: true,
      order: { select: { sittingId: true, payment: true, isPaidAtCounter: true } },
    },
  });
  const sums = new Map<string | null, Sums>();
  for (const { sittingId, status, payment, isPaidAtCounter, _sum, _count } of groups) {
    const before = sums.get(sittingId) ?? noOrders;
    const cents = _sum.totalCents ?? 0;
    sums.set(sittingId, {
      orders: before.orders + _count.id,
      unfinished: before.unfinished + (status === "done" ? 0 : _count.id),
      totalCents: before.totalCents + cents,
      dueCents: before.dueCents + (payment === "onHandover" && !isPaidAtCounter ? cents : 0),
    });
  }
  for (const { amountCents, order } of refunds) {
    const { sittingId, payment, isPaidAtCounter } = order;
    const before = sums.get(sittingId) ?? noOrders;
    const isDue = payment === "onHandover" && !isPaidAtCounter;
    sums.set(sittingId, {
      ...before,
      totalCents: before.totalCents - amountCents,
      dueCents: before.dueCents - (isDue ? amountCents : 0),
    });
  }
  return sums;
}

type Named = Pick<TableState, "key" | "name" | "seats">;

/** Reads the open sittings and requests; of one table, or of all of some restaurants. */
async function openAt(restaurants: readonly Restaurant[], tableKey?: string) {
  const where = tableKey === undefined ? {} : { tableKey };
  const [sittings, requests] = await Promise.all([
    db.sitting.findMany({ where: { ...where, closedAt: null }, select: sittingFields }),
    db.tableRequest.findMany({
      where: { ...where, doneAt: null },
      select: { id: true, restaurantId: true, tableKey: true, tableName: true, kind: true, createdAt: true },
      orderBy: { createdAt: "asc" },
    }),
  ]);
  const ids = sittings.map(({ id }) => id);
  const withTerms = restaurants.filter(({ terms }) => hasTableTerms(terms)).map((one) => one.restaurantId);
  const asked = sittings.filter((one) => withTerms.includes(one.restaurantId)).map(({ id }) => id);
  const [sums, ordered] = await Promise.all([sumsOf(ids), ordersOfSittings(asked, null)]);
  const state = ({ key, name, seats }: Named): TableState => {
    const sitting = sittings.find((one) => one.tableKey === key);
    const sum = sums.get(sitting?.id ?? null) ?? noOrders;
    return {
      key,
      name,
      seats,
      sitting: sitting
        ? {
            id: sitting.id,
            openedAt: sitting.openedAt.toISOString(),
            openedBy: sitting.openedBy,
            ...sum,
            hasOrders: ordered.get(sitting.id)?.hasOrders ?? sum.orders > 0,
          }
        : null,
      requests: requests
        .filter((one) => one.tableKey === key)
        .map(({ id, kind, createdAt }) => ({ id, kind, createdAt: createdAt.toISOString() })),
    };
  };
  return { sittings, requests, state };
}

/** Returns the state of one table. */
export const stateOf = async (table: RestaurantTable): Promise<TableState> =>
  (await openAt([table.restaurant], table.key)).state(table);

/**
 * Lists the tables of all open restaurants, with those that were removed while guests sat there. Once the owner has published a
 * restaurant, samples are left out, unless guests sit there.
 */
export async function listTables(): Promise<TableList> {
  const [all, trials] = await Promise.all([openRestaurants.known(), trialRestaurants()]);
  const { sittings, requests, state } = await openAt(all);
  const inUse = new Set([...sittings, ...requests].map(({ restaurantId }) => restaurantId));
  const restaurants = all.filter(
    ({ restaurantId }) => !trials.includes(restaurantId) || inUse.has(restaurantId),
  );
  const list = restaurants.map(async (restaurant): Promise<RestaurantTables> => {
    const { restaurantId: id, restaurantName: name, terms } = restaurant;
    const tables: Named[] = await tablesOf(restaurant);
    const removed = new Map(
      [...sittings, ...requests]
        .filter((one) => one.restaurantId === id && !tables.some(({ key }) => key === one.tableKey))
        .map((one): [string, Named] => [one.tableKey, { key: one.tableKey, name: one.tableName, seats: 0 }]),
    );
    return {
      id,
      name,
      currency: terms.currency,
      tableOrders: (await rulesOf(id)).tableOrders,
      takesTableOrders: terms.orderKinds.includes("table"),
      paysByCard: terms.paysByCard,
      tables: [...tables, ...removed.values()].map(state),
    };
  });
  return { restaurants: await Promise.all(list) };
}
