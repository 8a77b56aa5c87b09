import { z } from "zod";
import { line, notStorable, storable } from "@/lib/http/text";

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

/** `/api/ordering/menus/{menu}`. */
export const menuParams = z.object({ menu: z.enum(menuKeys, { error: "Unknown menu" }) });

const quantity = z
  .int({ error: "Quantity is a whole number" })
  .min(1, "At least 1")
  .max(orderLimits.quantity, `At most ${orderLimits.quantity} of a dish`);

export const guest = {
  email: z
    .string({ error: "Email is required" })
    .trim()
    .min(1, "Email is required")
    .max(orderLimits.email, `At most ${orderLimits.email} characters`)
    .pipe(z.email("Please enter a valid email address")),
  name: line(orderLimits.name, "Name is required"),
};

export const idempotencyKey = z
  .string({ error: "Idempotency key is required" })
  .regex(/^[\w-]{8,100}$/, "An idempotency key has 8 to 100 letters, digits, hyphens or underscores");

/** `POST /api/orders`. The key may come in the header `Idempotency-Key` instead. */
export const orderInput = z.strictObject({
  menu: z.enum(menuKeys, { error: "Unknown menu" }),
  ...guest,
  items: z
    .array(z.strictObject({ id: z.string().max(100), quantity }), { error: "Items are required" })
    .min(1, "The cart is empty")
    .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      "Each dish may be named once",
    ),
  idempotencyKey: idempotencyKey.optional(),
});
export type OrderInput = z.infer<typeof orderInput>;

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

export const orderId = z.string().min(1, "An order is required").max(100).refine(storable, notStorable);
/** `/api/orders/{id}`. */
export const orderParams = z.object({ id: orderId });
