import "server-only";
import { actorName } from "@/lib/audit/actor";
import type { OrderView } from "@/lib/orders/answers";
import { UNNAMED } from "@/lib/orders/guest.server";
import type { OrderInput } from "@/lib/orders/schema";
import { placeOrder, type Sender } from "@/lib/orders/server";
import type { ReplaceOrder } from "@/lib/orders/store-replacing.server";
import type { StaffOrderInput } from "./schema";

type Placing = { key: string; isPaid: boolean; additionToId?: string; replace?: ReplaceOrder };

/** Places an order for a guest, paid on handover. @throws AppError as `placeOrder` */
export const placeForGuest = (
  input: Omit<OrderInput, "pays" | "idempotencyKey">,
  { key, isPaid, additionToId, replace }: Placing,
  sender: Sender,
): Promise<OrderView> => {
  const staff = {
    placedBy: actorName(),
    isPaidAtCounter: isPaid,
    ...(additionToId !== undefined && { additionToId }),
  };
  const how = { key, cardPayment: "pending", staff, ...(replace && { replace }) } as const;
  return placeOrder({ ...input, pays: "onHandover" }, how, sender);
};

/**
 * Places the order of a guest at the counter or on the telephone.
 * @throws AppError as `placeOrder`
 */
export const placeStaffOrder = (
  { isPaid, name = UNNAMED, email = "", idempotencyKey: _, ...input }: StaffOrderInput,
  key: string,
  sender: Sender,
): Promise<OrderView> => placeForGuest({ ...input, name, email }, { key: `staff:${key}`, isPaid }, sender);
