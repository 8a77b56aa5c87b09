import { implement } from "@/lib/api/implement";
import { paymentCalls } from "@/lib/payments/calls";
import { takeKeyTest, testPaymentKey } from "@/lib/payments/save-keys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(paymentCalls, {
  "POST /settings/payment-keys/test": async ({ body, user }) => {
    await takeKeyTest(user.id);
    return { mode: await testPaymentKey(body.secret) };
  },
});
