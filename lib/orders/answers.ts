import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import { orderChange, restaurantChange } from "./order-change";
import { lineOptions } from "./schema";
import { orderCancellers, orderStatuses, paymentStatuses, refundStatuses } from "./types";

const cents = z.int().describe("In the smallest unit of the currency.");

export const orderLine = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  picture: z.string().optional().describe("The address of the dish’s picture when the order was placed."),
  quantity: z.int(),
  priceCents: cents.describe("Of one dish with its options, in the smallest unit of the currency."),
  options: z
    .array(
      z.object({
        name: z.string(),
        priceCents: cents,
        quantity: z.int().describe("For one dish."),
        depth: z.int().describe("1 for an option of the option before it."),
        dishId: z.string().optional().describe("The id of a dish that a combo consists of."),
        isRemoved: z.literal(true).optional().describe("An ingredient that the dish is made without."),
        allergens: z
          .string()
          .optional()
          .describe(
            "Its allergens as the menu had them when the order was placed, for a dish of a combo those of the dish; missing without any.",
          ),
      }),
    )
    .optional()
    .describe(
      "The chosen options in the order of the menu; missing without any. Free ones are an entry of their own.",
    ),
  chosen: lineOptions.chosen.describe("The chosen options as an order takes them, to order the same again."),
  allergens: z
    .string()
    .optional()
    .describe("The dish’s allergens as the menu had them when the order was placed; missing without any."),
  note: z.string().optional().describe("The guest’s wish for this dish; missing without one."),
});
export type OrderLine = z.infer<typeof orderLine>;

export const refundedLine = z.object({
  position: z.int().describe("The index in the order’s `lines`, from 0."),
  quantity: z.int(),
  cents,
});

/** A refund as the guest sees it. */
export const refundView = z.object({
  id: z.string(),
  amountCents: cents,
  status: z
    .enum(refundStatuses)
    .describe("`due`: the payment provider has not accepted it yet; `sent`: it is under way."),
  lines: z.array(refundedLine).describe("The dishes given back; none for an amount."),
  withDelivery: z.boolean().describe("Whether the fee of the kind of order is given back."),
  withTip: z.literal(true).optional().describe("The tip is given back."),
  createdAt: moment,
});
export type RefundView = z.infer<typeof refundView>;

/** An order as its guest sees it. */
export const orderView = z.object({
  id: z.string(),
  number: z.int(),
  restaurantId: z.string().describe("The id of the restaurant."),
  restaurantName: z.string().describe("The name of the restaurant when the order was placed."),
  lines: z.array(orderLine),
  kind: z.enum(orderKinds).optional().describe("Missing for an order from before there were kinds."),
  tableName: z.string(),
  note: z.string(),
  currency: z.string().describe("ISO 4217, such as `EUR`."),
  subtotalCents: cents,
  taxIncluded: z.boolean().describe("Whether the prices contain the tax."),
  taxes: z
    .array(z.object({ basisPoints: z.int().describe("10 % is 1000."), taxable: cents, tax: cents }))
    .describe("The tax by rate; none for an order from before it was stored."),
  taxCents: cents,
  deliveryCents: cents.describe("The fee of the kind of order, such as a delivery."),
  discountCents: cents
    .optional()
    .describe("The discount on the dishes, in the smallest unit; missing without one."),
  voucherCode: z.string().optional().describe("The code of the voucher; missing without one."),
  tipCents: cents.optional().describe("The tip, in the smallest unit, without tax; missing without one."),
  totalCents: cents,
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStatuses),
  refund: z
    .enum(refundStatuses)
    .optional()
    .describe("The state of a cancelled order’s refund; missing if nothing is to be refunded."),
  refundedCents: cents.describe("The sum of the refunds that are under way or done, in the smallest unit."),
  refunds: z.array(refundView).describe("Oldest first."),
  dueAt: moment.optional().describe("When the guest wants it; missing for as soon as possible."),
  acceptedAt: moment.optional().describe("When the restaurant accepted it; missing before."),
  promisedAt: moment.optional().describe("When it is to be ready; missing if no time was promised."),
  readyAt: moment.optional().describe("When it was ready; missing before."),
  cancelledBy: z
    .enum(orderCancellers)
    .optional()
    .describe("`timeout`: nobody accepted it in time; missing if it isn’t cancelled."),
  cancelReason: z.string().optional().describe("The restaurant’s reason for the guest; missing without one."),
  isPaidAtCounter: z.literal(true).optional().describe("The staff noted that the guest has paid."),
  changes: z.array(orderChange).optional().describe("Oldest first; missing without any."),
  dataRemovedAt: moment
    .optional()
    .describe("When the guest’s personal data was removed; missing while it is there."),
  createdAt: moment,
});
export type OrderView = z.infer<typeof orderView>;

/** An order on its guest's page. */
export const guestOrder = orderView.extend({
  kitchenSeenAt: moment
    .nullable()
    .optional()
    .describe(
      "When the kitchen was last connected, for an open order; null if it is connected now, or after the acceptance if it was within ten minutes; missing if it was not connected for a day.",
    ),
});
export type GuestOrder = z.infer<typeof guestOrder>;

/** An order as the restaurant sees it. */
export const restaurantOrder = orderView.extend({
  doneAt: moment.optional().describe("When it was done; missing before."),
  lines: z.array(
    orderLine.extend({
      taxBasisPoints: z.int().describe("The line’s rate of tax: 10 % is 1000."),
      taxCents: cents.describe("The line’s share of the tax."),
      taxParts: z
        .array(z.object({ basisPoints: z.int(), priceCents: cents, taxCents: cents, discountCents: cents }))
        .optional()
        .describe("The parts of a combo by rate of tax, with the price of one; missing at a single rate."),
      discountCents: cents.optional().describe("The line’s share of the discount; missing without one."),
    }),
  ),
  refunds: z
    .array(
      refundView.extend({
        reason: z.string(),
        author: z.string().describe("Empty for a refund made at the payment provider."),
      }),
    )
    .describe("Oldest first."),
  changes: z.array(restaurantChange).optional().describe("Oldest first; missing without any."),
  placedBy: z.string().optional().describe("The user who placed it; missing if the guest did."),
  additionTo: z.int().optional().describe("The number of the order that it adds dishes to."),
  disputedAt: moment.optional().describe("When the guest’s bank disputed the payment."),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  point: z
    .object({ latitude: z.number(), longitude: z.number() })
    .optional()
    .describe("Where the guest of a delivery is, in degrees; missing if it wasn’t given."),
  isPaymentOpen: z
    .literal(true)
    .optional()
    .describe("The order is cancelled, but its payment is still open and may succeed."),
});
export type RestaurantOrder = z.infer<typeof restaurantOrder>;
export type RestaurantRefund = RestaurantOrder["refunds"][number];

export const orderPage = z.object({
  orders: z.array(restaurantOrder).describe("Newest first."),
  next: z.int().nullable().describe("The value of `before` for the next page; null on the last one."),
  counts: z
    .partialRecord(z.enum(orderStatuses), z.int())
    .describe(
      "The number of open orders by status, of the requested restaurant; statuses without orders are omitted.",
    ),
});
export type OrderPage = z.infer<typeof orderPage>;
