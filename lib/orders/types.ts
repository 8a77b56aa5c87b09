/** Types and limits of orders without zod, so that guests' pages don't load it. */

export const orderLimits = {
  lines: 50,
  quantity: 50,
  name: 100,
  email: 254,
  phone: 40,
  address: 100,
  tableName: 20,
  note: 300,
  /** The note of one dish. */
  lineNote: 140,
  reason: 200,
  /** The longest time that an accepted order is promised for, in minutes. */
  promisedMinutes: 240,
  idempotencyKey: 100,
  /** The highest total in minor units, as columns are 4 bytes wide. */
  totalCents: 2_147_483_647,
};

export const orderStatuses = ["new", "preparing", "ready", "done", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderCancellers = ["restaurant", "guest", "timeout"] as const;
/** The party that cancelled an order; `timeout`: nobody accepted it in time. */
export type OrderCanceller = (typeof orderCancellers)[number];
export const paymentStatuses = ["demo", "pending", "processing", "paid", "failed", "onHandover"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** The states of a refund. */
export const refundStatuses = ["due", "sent", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
