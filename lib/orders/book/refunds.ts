import type { BookedOrder } from "./turnover";

/** An amount of an order that was or will be given back, with its tax, and the moment that it is booked at. */
type BookedRefund = { cents: number; at: Date };

/**
 * Lists the refunds of an order. One that was cancelled after payment by card is given back as a whole, also while that
 * is under way or has to be tried again. The moment of a refund is not stored: it is booked with its order.
 */
export const refundsOf = ({ payment, status, totalCents, createdAt }: BookedOrder): BookedRefund[] =>
  payment === "paid" && status === "cancelled" ? [{ cents: totalCents, at: createdAt }] : [];
