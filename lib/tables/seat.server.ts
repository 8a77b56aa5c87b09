import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import type { TableSeat } from "./answers";
import { NO_SEAT } from "./needs-code";
import { isPlaced, orderText } from "./order-text";
import { orderingAt } from "./ordering";
import { newSeat, type Seat } from "./seat";
import { hasSittingOrders } from "./sitting-orders.server";
import { type RestaurantTable, tableOfCode } from "./table.server";

/** A phone that scanned the code of a free table belongs to a sitting that is opened within this time, in milliseconds. */
const JOIN_MS = 60 * 60_000;
/** The most orders that a phone is shown. */
const MAX_ORDERS = 50;

export type SeatState = {
  seat: Seat;
  table: RestaurantTable;
  /** The sitting that the phone belongs to; null without one. */
  sittingId: string | null;
  /** True if its sitting was closed: then it can do nothing before it scans the code again. */
  isClosed: boolean;
};

/** Returns the state of a phone at its table. @throws AppError `not-found` if its code is not valid any more */
export async function seatState(seat: Seat): Promise<SeatState> {
  const table = await tableOfCode(seat.code);
  const scannedAt = new Date(seat.scannedAt);
  const sittings = await db.sitting.findMany({
    where: { tableKey: table.key, OR: [{ closedAt: null }, { closedAt: { gt: scannedAt } }] },
    select: { id: true, openedAt: true, closedAt: true },
  });
  const open = sittings.find(({ closedAt }) => closedAt === null);
  const isLate = open !== undefined && open.openedAt.getTime() > seat.scannedAt + JOIN_MS;
  const isClosed = isLate || sittings.some(({ closedAt }) => closedAt !== null);
  return { seat, table, sittingId: isClosed ? null : (open?.id ?? null), isClosed };
}

/** @throws AppError `not-found` for a phone that scanned no code, or one that is not valid any more */
export async function requireSeat(seat: Seat | null): Promise<SeatState> {
  if (!seat) throw new AppError("not-found", NO_SEAT);
  return seatState(seat);
}

/**
 * Returns the seat of a phone that scans a code: its own if it sits there already, else a new one.
 * @throws AppError `not-found` for a code that is not valid
 */
export async function takeSeat(code: string, earlier: Seat | null): Promise<SeatState> {
  if (earlier?.code === code) {
    const state = await seatState(earlier);
    if (!state.isClosed) return { ...state, seat: { ...earlier, scannedAt: Date.now() } };
  }
  return seatState(newSeat(code));
}

async function ordersOf({ id: seatId }: Seat, t: Translate) {
  const orders = await db.order.findMany({
    where: { seatId },
    select: {
      id: true,
      number: true,
      status: true,
      payment: true,
      totalCents: true,
      currency: true,
      createdAt: true,
    },
    orderBy: { number: "desc" },
    take: MAX_ORDERS,
  });
  return orders.map(({ payment, createdAt, ...order }) => ({
    ...order,
    text: t(orderText({ ...order, payment })),
    isPlaced: isPlaced({ ...order, payment }),
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns a table as its guest sees it, with texts by `t`. After the sitting was closed, the phone sees no orders. */
export async function viewSeat(
  { seat, table, sittingId, isClosed }: SeatState,
  t: Translate,
): Promise<TableSeat> {
  const { restaurant, tableOrders, key: tableKey } = table;
  const [orders, requests, hasOrders] = isClosed
    ? [[], [], false]
    : await Promise.all([
        ordersOf(seat, t),
        db.tableRequest.findMany({ where: { tableKey, doneAt: null }, select: { kind: true } }),
        hasSittingOrders(sittingId, seat.id),
      ]);
  const isOpen = sittingId !== null;
  const { isPossible, paysFirst, text } = orderingAt({
    tableOrders,
    terms: restaurant.terms,
    isOpen,
    isClosed,
  });
  return {
    restaurantId: restaurant.restaurantId,
    restaurantName: restaurant.restaurantName,
    path: restaurant.path,
    tableName: table.name,
    state: isClosed ? "closed" : isOpen ? "open" : "free",
    ordering: { isPossible, paysFirst, text: t(text) },
    orders,
    hasOrders,
    requests: requests.map(({ kind }) => kind),
  };
}
