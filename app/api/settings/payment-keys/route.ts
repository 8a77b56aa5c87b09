import { implement } from "@/lib/api/implement";
import { paymentCalls } from "@/lib/payments/calls";
import { paymentKeysState, savePaymentKeys } from "@/lib/payments/save-keys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(paymentCalls, {
  "GET /settings/payment-keys": paymentKeysState,
  "POST /settings/payment-keys": async ({ body }) => savePaymentKeys(body),
});
