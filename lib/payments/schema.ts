import * as z from "zod";
import { lineKey } from "@/lib/orders/line-key";
import { guest, lineOptions, orderId, orderTermsInput, quantity } from "@/lib/orders/schema";
import { orderLimits } from "@/lib/orders/types";
import { idempotencyKey, line } from "@/lib/platform/http/text";
import { restaurantId } from "@/lib/restaurants/published/schema";

const NO_NAME = "Name is required";
const NO_PRICE = "Price is a number, such as 12.50";
const NO_CURRENCY = "Currency is the restaurant’s, in lower case: usd";

/** A cart's line: the dish by its id, or by its name with its price. */
const paidItem = z
  .strictObject({
    id: z.string().max(100).optional(),
    name: line(orderLimits.name, NO_NAME).optional(),
    quantity,
    price: z.number({ error: NO_PRICE }).optional().describe("Of one dish with its options."),
    ...lineOptions,
  })
  .superRefine(({ id, name, price }, { addIssue }) => {
    if (id !== undefined) return;
    if (name === undefined) addIssue({ code: "custom", path: ["name"], message: NO_NAME });
    if (price === undefined) addIssue({ code: "custom", path: ["price"], message: NO_PRICE });
  });

/** `POST /api/create-payment-intent`. `amount` is in minor units and includes tax and delivery. */
export const paymentInput = z.strictObject({
  amount: z.int({ error: "Amount is a whole number of cents" }),
  currency: z.string({ error: NO_CURRENCY }).regex(/^[a-z]{3}$/, NO_CURRENCY),
  email: guest.email.default(""),
  name: guest.name.optional(),
  items: z
    .array(paidItem, { error: "Items are required" })
    .min(1, "The cart is empty")
    .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
    .refine(
      (items) =>
        new Set(items.map(({ id, name = "", ...line }) => lineKey({ ...line, id: id ?? name }))).size ===
        items.length,
      "Each dish may be named once with the same options",
    ),
  restaurantId: restaurantId.optional(),
  ...orderTermsInput,
  orderId: orderId.optional(),
  idempotencyKey: idempotencyKey.optional(),
});
export type PaymentInput = z.infer<typeof paymentInput>;
