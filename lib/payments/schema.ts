import { z } from "zod";
import { line } from "@/lib/http/text";
import { guest, idempotencyKey, orderId } from "@/lib/ordering/schema";
import { menuKeys, type OrderView, orderLimits } from "@/lib/ordering/types";

/** A cart's line as the browser shows it; `price` is in dollars. */
const paidItem = z.strictObject({
  name: line(orderLimits.name, "Name is required"),
  quantity: z
    .int({ error: "Quantity is a whole number" })
    .min(1, "At least 1")
    .max(orderLimits.quantity, `At most ${orderLimits.quantity} of a dish`),
  price: z.number({ error: "Price is a number of dollars" }),
});

/** `POST /api/create-payment-intent`. `amount` is in cents and includes tax and delivery. */
export const paymentInput = z.strictObject({
  amount: z.int({ error: "Amount is a whole number of cents" }),
  currency: z.literal("usd", { error: "Only usd is possible" }),
  email: guest.email,
  name: guest.name.optional(),
  items: z
    .array(paidItem, { error: "Items are required" })
    .min(1, "The cart is empty")
    .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
    .refine(
      (items) => new Set(items.map(({ name }) => name)).size === items.length,
      "Each dish may be named once",
    ),
  menu: z.enum(menuKeys, { error: "Unknown menu" }).optional(),
  orderId: orderId.optional(),
  idempotencyKey: idempotencyKey.optional(),
});
export type PaymentInput = z.infer<typeof paymentInput>;

export type PaymentAnswer = {
  success: true;
  /** What the provider's form confirms the payment with; null in demo mode and where nothing is left to pay. */
  clientSecret: string | null;
  orderId?: string;
  /** The order that is paid for; none in demo mode. */
  order?: OrderView;
  demo?: true;
  /** The order is paid already; nothing was charged again. */
  paid?: true;
  /** The bank has been told to pay already; nothing is to be confirmed. */
  processing?: true;
};
