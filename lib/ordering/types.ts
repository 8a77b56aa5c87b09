/*
 * What menus, dishes and orders are, without the library that checks them: a guest's page gets by without it.
 */

export const menuKeys = ["order1", "order2"] as const;
export type MenuKey = (typeof menuKeys)[number];

export type Dish = {
  id: string;
  name: string;
  description: string;
  emoji: string;
  category: string;
  priceCents: number;
  popular: boolean;
};

export type Menu = {
  key: MenuKey;
  restaurant: string;
  cuisine: string;
  tagline: string;
  categories: readonly { key: string; label: string }[];
  items: readonly Dish[];
};

export const orderLimits = { lines: 50, quantity: 50, name: 100, email: 254, idempotencyKey: 100 };

export const orderStatuses = ["new", "preparing", "ready", "done", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ["demo", "pending", "processing", "paid", "failed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** What becomes of the money of an order that was cancelled after it was paid. */
export const refundStatuses = ["due", "sent", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export type OrderLine = { id: string; name: string; emoji: string; quantity: number; priceCents: number };

/** An order as its guest sees it. */
export type OrderView = {
  id: string;
  number: number;
  menu: MenuKey;
  lines: OrderLine[];
  subtotalCents: number;
  taxCents: number;
  deliveryCents: number;
  totalCents: number;
  status: OrderStatus;
  payment: PaymentStatus;
  /** Missing where no money is to be given back. */
  refund?: RefundStatus;
  /** ISO 8601. */
  createdAt: string;
};

/** A dish as guests get it; `price` is in dollars. */
export type MenuItem = Dish & { price: number; soldOut: boolean };

/** `POST /api/orders` and `GET /api/orders/{id}`. */
export type OrderAnswer = { success: true; order: OrderView };
