import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { firstKind } from "@/lib/restaurants/terms/terms";
import { type Admitted, admitToTable, openSittingOf, sittingAt } from "@/lib/tables/admit.server";
import type { Seat } from "@/lib/tables/seat";
import { priceOrder, type StaffOrder } from "./price-order.server";
import type { OrderInput } from "./schema";

type Guest = { address: string; seat?: Seat | null };

async function admitGuest(input: OrderInput, seat: Seat | null | undefined): Promise<Admitted | null> {
  const { terms } = await requireRestaurant(input.restaurantId);
  if ((input.kind ?? firstKind(terms)) !== "table" || !terms.orderKinds.includes("table")) return null;
  return admitToTable(input.restaurantId, seat ?? null, input.tableName);
}

/** Returns the sitting of an order by the staff: that of the order that it adds to, else the one at its table. */
async function sittingOf({ restaurantId }: OrderInput, staff: StaffOrder | undefined, tableName: string) {
  if (!staff) return null;
  return staff.additionToId === undefined
    ? sittingAt(restaurantId, tableName)
    : openSittingOf(staff.additionToId);
}

/**
 * Prices an order as `priceOrder` does. A guest's order at the table is that of the scanned code where one is required; one by the staff
 * belongs to the sitting at the table that they name, if it is open.
 * @throws AppError as `priceOrder`; `conflict` where guests can't order at the table, or have to pay first
 */
export async function priceAtTable(
  input: OrderInput,
  { address, seat }: Guest,
  staff: StaffOrder | undefined,
) {
  const table = staff ? null : await admitGuest(input, seat);
  const priced = await priceOrder(table ? { ...input, tableName: table.tableName } : input, address, staff);
  const { agreed, totals } = priced;
  if (!table) {
    const sittingId = agreed.kind === "table" ? await sittingOf(input, staff, agreed.tableName) : null;
    return { ...priced, table: { sittingId, seatId: null } };
  }
  if (table.paysFirst && agreed.pays !== "byCard" && totals.totalCents > 0)
    throw new AppError(
      "conflict",
      translatable(
        "Orders at this table are paid first: choose to pay by card now, or call the waiter. Nothing was ordered.",
      ),
    );
  const { sittingId, seatId, tableName } = table;
  return { ...priced, agreed: { ...agreed, tableName }, table: { sittingId, seatId } };
}
