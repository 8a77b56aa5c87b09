import "server-only";
import { actorName } from "@/lib/audit/actor";
import { recordChange } from "@/lib/audit/record.server";
import type { OrderView } from "@/lib/orders/answers";
import type { OrderInput } from "@/lib/orders/schema";
import { placeOrderOnce, type Sender } from "@/lib/orders/server";
import { db } from "@/lib/platform/db/client";
import { formatMoney } from "@/lib/platform/money/money";
import type { StaffOrderInput } from "./schema";

/** The guest of an order without a name. */
const UNNAMED = "Guest";

type Placing = { key: string; isPaid: boolean; additionToId?: string };

/** Places an order for a guest, paid on handover, and records it in the audit log. @throws AppError as `placeOrder` */
export async function placeForGuest(
  input: Omit<OrderInput, "pays" | "idempotencyKey">,
  { key, isPaid, additionToId }: Placing,
  sender: Sender,
): Promise<OrderView> {
  const staff = {
    placedBy: actorName(),
    isPaidAtCounter: isPaid,
    ...(additionToId !== undefined && { additionToId }),
  };
  const { order, isNew } = await placeOrderOnce(
    { ...input, pays: "onHandover" },
    { key, cardPayment: "pending", staff },
    sender,
  );
  const { id, number, totalCents, currency } = order;
  if (isNew)
    await recordChange(db, {
      action: "orders:place",
      target: { id, label: `Order ${number}` },
      after: { total: formatMoney(totalCents, currency), isPaidAtCounter: isPaid },
    });
  return order;
}

/**
 * Places the order of a guest at the counter or on the telephone.
 * @throws AppError as `placeOrder`
 */
export const placeStaffOrder = (
  { isPaid, name = UNNAMED, email = "", idempotencyKey: _, ...input }: StaffOrderInput,
  key: string,
  sender: Sender,
): Promise<OrderView> => placeForGuest({ ...input, name, email }, { key: `staff:${key}`, isPaid }, sender);
