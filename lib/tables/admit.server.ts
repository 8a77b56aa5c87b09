import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import { rulesOf } from "@/lib/reservations/settings.server";
import type { RefusalCode } from "@/lib/restaurants/refusal-codes";
import { NEEDS_CODE } from "./needs-code";
import { orderingAt } from "./ordering";
import { isSameTable } from "./same-table";
import type { Seat } from "./seat";
import { type SeatState, seatState } from "./seat.server";

/** An order at the table of a scanned code. */
export type Admitted = {
  tableName: string;
  seatId: string;
  sittingId: string | null;
  paysFirst: boolean;
};

const refuse = (message: Message, code: RefusalCode) =>
  new AppError("conflict", (t) => `${inWords(message, t)} ${t("Nothing was ordered or charged.")}`, {
    codes: { [code === "invalid_fulfillment_method" ? "kind" : "tableName"]: code },
  });

const admitted = ({ seat, table, sittingId }: SeatState, paysFirst: boolean): Admitted => ({
  tableName: table.name,
  seatId: seat.id,
  sittingId,
  paysFirst,
});

/**
 * Returns the table of a guest's order by the code that the phone scanned; null for an order of a guest who names the table,
 * where the restaurant allows it, and may have changed the table since the scan.
 * @throws AppError `conflict` if the restaurant requires a code or an open table, with a sentence that names the next step
 */
export async function admitToTable(
  restaurantId: string,
  seat: Seat | null,
  typedName = "",
): Promise<Admitted | null> {
  const { tableOrders } = await rulesOf(restaurantId);
  const needsCode = tableOrders !== "typed";
  if (!seat) {
    if (needsCode) throw refuse(NEEDS_CODE, "table_code_required");
    return null;
  }
  const state = await seatState(seat).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "not-found") throw error;
    if (needsCode) throw refuse(error.message, "table_code_invalid");
    return null;
  });
  if (!state) return null;
  const { restaurant } = state.table;
  if (restaurant.restaurantId !== restaurantId) {
    if (!needsCode) return null;
    throw refuse(
      (t) =>
        t("The code that you scanned is at a table of {name}. Scan the one on your table here.", {
          name: restaurant.restaurantName,
        }),
      "table_code_invalid",
    );
  }
  if (!needsCode && typedName !== "" && !isSameTable(typedName, state.table.name)) return null;
  const { isClosed, sittingId } = state;
  if (!needsCode && isClosed) return null;
  const isOpen = sittingId !== null;
  const ordering = orderingAt({ tableOrders, terms: restaurant.terms, isOpen, isClosed });
  if (ordering.code) throw refuse(ordering.text, ordering.code);
  return admitted(state, ordering.paysFirst);
}

/** Returns the open sitting at a table that the staff name; null without one. */
export async function sittingAt(restaurantId: string, tableName: string): Promise<string | null> {
  const sittings = await db.sitting.findMany({
    where: { restaurantId, closedAt: null },
    select: { id: true, tableName: true },
  });
  return sittings.find((one) => isSameTable(one.tableName, tableName))?.id ?? null;
}

/** Returns the sitting of an order while it is open; null otherwise. */
export async function openSittingOf(orderId: string): Promise<string | null> {
  const order = await db.order.findUnique({ where: { id: orderId }, select: { sittingId: true } });
  if (!order?.sittingId) return null;
  const where = { id: order.sittingId, closedAt: null };
  return (await db.sitting.findFirst({ where, select: { id: true } }))?.id ?? null;
}
