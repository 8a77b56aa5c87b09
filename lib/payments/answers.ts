import * as z from "zod";
import { orderView } from "@/lib/orders/answers";
import { paymentKeyNames } from "./key-names";

/** `POST /api/create-payment-intent`. */
export const openedPayment = z.object({
  clientSecret: z
    .string()
    .nullable()
    .describe(
      "The provider’s secret to confirm the payment with; null in demo mode and if nothing is left to pay.",
    ),
  orderId: z.string().optional(),
  order: orderView.optional().describe("The order to pay; missing in demo mode."),
  demo: z.literal(true).optional(),
  paid: z.literal(true).optional().describe("The order is paid already; nothing was charged again."),
  processing: z
    .literal(true)
    .optional()
    .describe("The payment is already processing; nothing is to be confirmed."),
});
export type OpenedPayment = z.infer<typeof openedPayment>;

export const shownPaymentKeys = z.object({
  endings: z
    .partialRecord(z.enum(paymentKeyNames), z.string())
    .describe("The last characters of each key that is set."),
  isFixed: z.boolean().describe("The keys are set by the environment and can’t be changed."),
  isLive: z.boolean().describe("Whether guests’ cards are charged."),
});
export type PaymentKeysState = z.infer<typeof shownPaymentKeys>;
