import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { firstKind, type Terms } from "@/lib/restaurants/terms/terms";
import { hasTableTerms } from "@/lib/restaurants/terms/terms-at-table";
import { type Admitted, admitToTable, openSittingOf, sittingAt } from "@/lib/tables/admit.server";
import type { Seat } from "@/lib/tables/seat";
import { ordersOfSittings } from "@/lib/tables/sitting-orders.server";
import { priceOrder, type StaffOrder } from "./price-order.server";
import type { OrderInput } from "./schema";

type Guest = { address: string; seat?: Seat | null };

const isAtTable = ({ kind }: Pick<OrderInput, "kind">, terms: Terms) =>
  (kind ?? firstKind(terms)) === "table" && terms.orderKinds.includes("table");

async function admitGuest(input: OrderInput, seat: Seat | null | undefined): Promise<Admitted | null> {
  const { terms } = await requireRestaurant(input.restaurantId);
  return isAtTable(input, terms) ? admitToTable(input.restaurantId, seat ?? null, input.tableName) : null;
}

/** Returns the sitting of an order by the staff: that of the order that it adds to, else the one at its table. */
async function sittingOf(input: OrderInput, staff: StaffOrder | undefined): Promise<string | null> {
  if (!staff) return null;
  const { restaurantId, tableName = "" } = input;
  const { terms } = await requireRestaurant(restaurantId);
  if (!isAtTable(input, terms)) return null;
  return staff.additionToId === undefined
    ? sittingAt(restaurantId, tableName)
    : openSittingOf(staff.additionToId);
}

/**
 * Prices an order as `priceOrder` does. A guest's order at the table is that of the scanned code where one is required; one by the staff
 * belongs to the sitting at the table that they name, if it is open. Fee and minimum of the table hold for the first order of a sitting.
 * @throws AppError as `priceOrder`; `conflict` where guests can't order at the table, or have to pay first
 */
export async function priceAtTable(
  input: OrderInput,
  { address, seat }: Guest,
  staff: StaffOrder | undefined,
) {
  const table = staff ? null : await admitGuest(input, seat);
  const { sittingId, seatId } = table ?? { sittingId: await sittingOf(input, staff), seatId: null };
  const sitting = sittingId === null ? null : (await ordersOfSittings([sittingId], seatId)).get(sittingId);
  const isLaterAtTable = sitting?.hasOrders === true;
  const priced = await priceOrder(
    table ? { ...input, tableName: table.tableName } : input,
    address,
    staff,
    sitting ? (isLaterAtTable ? "later" : "first") : "none",
  );
  const { agreed, totals, terms } = priced;
  const isFirst = sitting && !isLaterAtTable && staff?.additionToId === undefined && hasTableTerms(terms);
  const ordersBefore = isFirst ? sitting.orderCount : null;
  const atTable = { sittingId, seatId, isLaterAtTable, ordersBefore };
  if (!table) return { ...priced, table: atTable };
  if (table.paysFirst && agreed.pays !== "byCard" && totals.totalCents > 0)
    throw new AppError(
      "conflict",
      translatable(
        "Orders at this table are paid first: choose to pay by card now, or call the waiter. Nothing was ordered.",
      ),
      { codes: { pays: "invalid_payment_method" } },
    );
  return { ...priced, agreed: { ...agreed, tableName: table.tableName }, table: atTable };
}
