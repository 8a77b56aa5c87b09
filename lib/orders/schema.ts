import * as z from "zod";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { idempotencyKey, optionalEmail, optionalLine } from "@/lib/platform/http/text";
import { languageTag } from "@/lib/platform/language/schema";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { point } from "@/lib/restaurants/terms/point-schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import { lineKey } from "./line-key";
import { orderLimits } from "./types";

export const quantity = z
  .int({ error: "Quantity is a whole number" })
  .min(1, "At least 1")
  .max(orderLimits.quantity, `At most ${orderLimits.quantity} of a dish`);

/** The guest; which of them are required depends on the restaurant's terms and the kind of order. */
export const guest = {
  email: optionalEmail(orderLimits.email, "Email is required").describe(
    "Required by restaurants that don’t ask for contact.",
  ),
  name: optionalLine(orderLimits.name, "Name is required").describe(
    "Required, but not at the table of a restaurant that asks for contact.",
  ),
};

/** Fields that a kind of order may need of the guest. */
export const contact = {
  phone: optionalLine(orderLimits.phone),
  street: optionalLine(orderLimits.address).describe("Street and number."),
  postalCode: optionalLine(orderLimits.address),
  locality: optionalLine(orderLimits.address).describe("The town."),
  tableName: optionalLine(orderLimits.tableName).describe("The number or name of the table."),
  note: optionalLine(orderLimits.note).describe("For the kitchen or the driver; it changes no price."),
};

/** The kind of order, the guest's contact, a voucher and a tip. */
export const orderTermsInput = {
  kind: z.enum(orderKinds).optional().describe("By default the first one that the restaurant offers."),
  phone: contact.phone.optional(),
  street: contact.street.optional(),
  postalCode: contact.postalCode.optional(),
  locality: contact.locality.optional(),
  tableName: contact.tableName.optional(),
  note: contact.note.optional(),
  point: point
    .optional()
    .describe(
      "Where the guest of a delivery is, in degrees: for zones by distance, and in place of an address if a note says how to find the guest.",
    ),
  voucher: z
    .string()
    .trim()
    .max(40, "At most 40 characters")
    .refine(storable, notStorable)
    .optional()
    .describe("The code of a voucher, in any case."),
  dueAt: z.iso
    .datetime({ error: "A time is needed", precision: undefined })
    .optional()
    .describe(
      "The time at which it is to be ready, among those of `POST /orders/times`; by default as soon as possible.",
    ),
  language: languageTag
    .optional()
    .describe("The further language of the site in which the guest orders; missing for the default one."),
  tipCents: z
    .int({ error: "A tip is a whole number of cents" })
    .min(0, "A tip can’t be negative")
    .optional()
    .describe("At most the price of the dishes, in the smallest unit; only if the restaurant asks for tips."),
};

const innerChoice = z.strictObject({
  group: z.string().max(64).describe("The id of an option group of the dish."),
  option: z.string().max(64).describe("The id of an option of the group."),
  quantity: z.int({ error: "Quantity is a whole number" }).optional().describe("For one dish; 1 by default."),
});

const MAX_CHOICES = 200;
const TOO_MANY_CHOICES = `At most ${MAX_CHOICES} options`;

/** The options of a dish, and a note for the kitchen. */
export const lineOptions = {
  chosen: z
    .array(
      innerChoice.extend({
        chosen: z
          .array(innerChoice)
          .max(MAX_CHOICES, TOO_MANY_CHOICES)
          .optional()
          .describe("The options of the option, as of each half of a pizza."),
      }),
    )
    .max(MAX_CHOICES, TOO_MANY_CHOICES)
    .optional()
    .describe("The chosen options; an option that is chosen by default is only added if it is named."),
  note: optionalLine(orderLimits.lineNote).optional().describe("For the kitchen; it changes no price."),
};

/** Dishes with their options, each once with the same ones. */
export const orderDishes = z
  .array(
    z.strictObject({
      id: z.string().max(100),
      quantity,
      ...lineOptions,
      shownPriceCents: z
        .int({ error: "A price is a whole number of cents" })
        .optional()
        .describe(
          "The shown price of one with its options. If the shown total is refused, the answer names the lines whose price has changed.",
        ),
    }),
    { error: "Dishes are required" },
  )
  .max(orderLimits.lines, `At most ${orderLimits.lines} lines`)
  .refine(
    (dishes) => new Set(dishes.map(lineKey)).size === dishes.length,
    "Each dish may be named once with the same options",
  );

/** `POST /api/orders`. The key may come in the header `Idempotency-Key` instead. */
export const orderInput = z.strictObject({
  restaurantId,
  email: guest.email.default(""),
  name: guest.name.default(""),
  dishes: orderDishes.min(1, "The cart is empty"),
  ...orderTermsInput,
  /** The total shown to the guest, in the smallest unit of the currency; if the total differs, nothing is ordered. */
  shownTotalCents: z.int({ error: "The total is a whole number of cents" }).optional(),
  pays: z
    .enum(["byCard", "onHandover"])
    .optional()
    .describe("By default by card, if the restaurant takes cards."),
  idempotencyKey: idempotencyKey.optional(),
});
export type OrderInput = z.infer<typeof orderInput>;

export const orderId = z.string().min(1, "An order is required").max(100).refine(storable, notStorable);
/** `/api/orders/{id}`. */
export const orderParams = z.object({ id: orderId });
