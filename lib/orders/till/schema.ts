import * as z from "zod";
import { isSearchablePhone } from "@/lib/orders/phone-key";
import { contact, guest, orderDishes, orderId, orderTermsInput } from "@/lib/orders/schema";
import { orderLimits } from "@/lib/orders/types";
import { moment } from "@/lib/platform/http/answers";
import { idempotencyKey, line } from "@/lib/platform/http/text";
import { shownMenu } from "@/lib/restaurants/published/answers";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { termsShape } from "@/lib/restaurants/terms/schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";

/** `POST /api/orders/staff`. The key may come in the header `Idempotency-Key` instead. */
export const staffOrderInput = z.strictObject({
  restaurantId,
  kind: z.enum(orderKinds),
  name: line(orderLimits.name, "Name is required").optional().describe("“Guest” by default."),
  email: guest.email.optional(),
  phone: contact.phone.optional(),
  street: contact.street.optional(),
  postalCode: contact.postalCode.optional(),
  locality: contact.locality.optional(),
  point: orderTermsInput.point,
  tableName: contact.tableName.optional(),
  note: contact.note.optional(),
  dishes: orderDishes.min(1, "The order is empty"),
  voucher: orderTermsInput.voucher,
  dueAt: orderTermsInput.dueAt,
  isPaid: z
    .boolean()
    .default(false)
    .describe("The guest has paid at the counter. This is a note and no fiscal receipt."),
  shownTotalCents: z
    .int({ error: "The total is a whole number of cents" })
    .optional()
    .describe("The shown total; if the total differs, nothing is ordered."),
  idempotencyKey: idempotencyKey.optional(),
});
export type StaffOrderInput = z.infer<typeof staffOrderInput>;

/** `GET /api/orders/guests`. */
export const guestQuery = z.strictObject({
  phone: contact.phone.refine(isSearchablePhone, "At least 6 digits"),
});

/** A guest of an earlier order. */
export const knownGuest = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  orders: z.int().describe("The number of orders with this phone number and address."),
  lastOrderAt: moment,
});
export type KnownGuest = z.infer<typeof knownGuest>;

export const tillParams = z.object({ id: restaurantId });

export const tillQuery = z.strictObject({
  changing: orderId
    .optional()
    .describe("An order that is changed: its own portions of counted stock are shown as left."),
});

/** A menu with what prices an order. */
export const tillMenu = shownMenu.extend({
  restaurantId: z.string(),
  restaurantName: z.string(),
  terms: z.object(termsShape),
  unoffered: z
    .record(z.string(), z.string())
    .optional()
    .describe("The times of the categories that guests can’t order from now, by id; staff may."),
});
export type TillMenu = z.infer<typeof tillMenu>;
