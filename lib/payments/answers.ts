import { z } from "zod";
import { orderView } from "@/lib/orders/answers";
import { paymentKeyNames } from "./keys-schema";

/** `POST /api/create-payment-intent`. */
export const openedPayment = z.object({
  clientSecret: z
    .string()
    .nullable()
    .describe(
      "What the provider's form confirms the payment with; null in demo mode and where nothing is left to pay.",
    ),
  orderId: z.string().optional(),
  order: orderView.optional().describe("The order that is paid for; none in demo mode."),
  demo: z.literal(true).optional(),
  paid: z.literal(true).optional().describe("The order is paid already; nothing was charged again."),
  processing: z
    .literal(true)
    .optional()
    .describe("The bank has been told to pay already; nothing is to be confirmed."),
});
export type OpenedPayment = z.infer<typeof openedPayment>;

export const shownPaymentKeys = z.object({
  endings: z
    .partialRecord(z.enum(paymentKeyNames), z.string())
    .describe("The last characters of each key that is set."),
  isFixed: z.boolean().describe("The environment decides, and nothing can be changed here."),
  isLive: z.boolean().describe("Whether guests are really charged."),
});
export type PaymentKeysState = z.infer<typeof shownPaymentKeys>;
