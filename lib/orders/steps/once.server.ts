import "server-only";
import type { RestaurantOrder } from "@/lib/orders/answers";
import type { OrderStatus } from "@/lib/orders/types";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";

type Step = {
  /** Undefined for a step of a program that doesn't send it again. */
  id: string | undefined;
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
};

/**
 * Stores the id of a step, within the transaction of its change. Waits for a transaction with the same id.
 * @returns the outcome of the step if it was sent before; null if it is to be done
 * @throws AppError `conflict` if the id is that of another step
 */
export async function claimStep(
  transaction: Transaction,
  { id, ...step }: Step,
): Promise<{ isApplied: boolean } | null> {
  if (id === undefined) return null;
  const { count } = await transaction.orderStep.createMany({ data: [{ id, ...step }], skipDuplicates: true });
  if (count > 0) return null;
  const { isApplied, ...earlier } = await transaction.orderStep.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, from: true, to: true, isApplied: true },
  });
  const isSame = earlier.orderId === step.orderId && earlier.from === step.from && earlier.to === step.to;
  if (!isSame) throw new AppError("conflict", "This step was sent before with other contents.");
  return { isApplied };
}

type Moment = Date | string | null | undefined;

/** Returns when a step was made, by its age: not before its order was placed or accepted. */
export function momentOfStep(
  secondsAgo: number,
  order: { createdAt: Moment; acceptedAt?: Moment } | null,
): Date {
  const earliest = new Date(order?.acceptedAt ?? order?.createdAt ?? 0).getTime();
  return new Date(Math.max(Date.now() - secondsAgo * 1000, earliest));
}

/** Notes that a step was refused, within its transaction. */
export async function refuseStep(transaction: Transaction, id: string | undefined): Promise<void> {
  if (id !== undefined) await transaction.orderStep.update({ where: { id }, data: { isApplied: false } });
}

/** The reason of a refusal that is repeated. */
export const repeatedRefusal = ({ number, status }: RestaurantOrder) =>
  `Order ${number} had changed before this step came: it is ${status} now.`;

/** Returns the error of a refused step; with the order for a device that knows the step by its id. */
export const stepConflict = (refusal: string, id: string | undefined, order: RestaurantOrder) =>
  new AppError("conflict", refusal, id === undefined ? {} : { current: order });
