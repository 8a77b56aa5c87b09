import * as z from "zod";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { line } from "@/lib/platform/http/text";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { orderLimits } from "./types";

export const quantity = z
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
  restaurantId,
  ...guest,
  dishes: z
    .array(z.strictObject({ id: z.string().max(100), quantity }), { error: "Dishes are required" })
    .min(1, "The cart is empty")
    .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
    .refine(
      (dishes) => new Set(dishes.map(({ id }) => id)).size === dishes.length,
      "Each dish may be named once",
    ),
  /** The total shown to the guest, in cents; if the total differs, nothing is ordered. */
  shownTotalCents: z.int({ error: "The total is a whole number of cents" }).optional(),
  idempotencyKey: idempotencyKey.optional(),
});
export type OrderInput = z.infer<typeof orderInput>;

export const orderId = z.string().min(1, "An order is required").max(100).refine(storable, notStorable);
/** `/api/orders/{id}`. */
export const orderParams = z.object({ id: orderId });
