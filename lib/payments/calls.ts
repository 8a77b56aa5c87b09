import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { refusalCodesOf } from "@/lib/restaurants/refusal-codes";
import { openedPayment, shownPaymentKeys } from "./answers";
import { keyTestInput, paymentKeysInput } from "./keys-schema";
import { paymentInput } from "./schema";

export const paymentCalls = defineCalls({
  "POST /create-payment-intent": {
    summary: "Place an order that is paid by card",
    access: "public",
    forGuests: true,
    body: paymentInput,
    codesOf: refusalCodesOf,
    answer: openedPayment,
    errors: ["conflict", "not-found", "too-many-tries"],
    audit: "A guest’s order is a row of its own.",
  },
  "GET /settings/payment-keys": {
    summary: "Read which payment keys are set",
    permission: "secrets:read",
    answer: shownPaymentKeys,
  },
  "POST /settings/payment-keys": {
    summary: "Set the payment keys",
    permission: "secrets:write",
    body: paymentKeysInput,
    recentSignIn: true,
    answer: shownPaymentKeys,
    audit: ["secrets:save"],
  },
  "POST /settings/payment-keys/test": {
    summary: "Test a payment key",
    permission: "secrets:write",
    body: keyTestInput,
    answer: z.object({ mode: z.string().nullable() }),
    errors: ["too-many-tries"],
    audit: "Asks Stripe and stores nothing.",
  },
  "POST /webhooks/stripe": {
    summary: "Receive events of the payment provider",
    access: "public",
    accepts: { "application/json": z.unknown() },
    errors: ["conflict"],
    audit: ["orders:payment", "orders:refund"],
  },
});
