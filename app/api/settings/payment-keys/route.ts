import { handle, route } from "@/lib/api/handle";
import { shownPaymentKeys } from "@/lib/payments/answers";
import { paymentKeysInput } from "@/lib/payments/keys-schema";
import { paymentKeysState, savePaymentKeys } from "@/lib/payments/save-keys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "secrets:read", answer: shownPaymentKeys }, paymentKeysState),
  POST: handle(
    { permission: "secrets:write", body: paymentKeysInput, recentSignIn: true, answer: shownPaymentKeys },
    async ({ body }) => savePaymentKeys(body),
  ),
});
