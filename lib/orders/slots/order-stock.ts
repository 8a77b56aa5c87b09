import type { Portion } from "@/lib/restaurants/stock/stock";

/** The portions of an order, and the business day on which it is to be ready. */
export type OrderStock = { day: string; portions: readonly Portion[] };

/** The key in the error of an order of which another has taken stock in the meantime. */
export const STOCK_TAKEN = "stock taken";

/** Returns whether an order failed to be stored as another request has taken stock in the meantime. */
export const isStockTaken = ({ message }: Error): boolean => message.includes(STOCK_TAKEN);
