import { handle, route } from "@/lib/http/handle";
import { paymentKeysInput } from "@/lib/payments/keys-schema";
import { paymentKeysState, savePaymentKeys } from "@/lib/payments/save-keys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "secrets:read" }, paymentKeysState),
  POST: handle(
    { permission: "secrets:write", body: paymentKeysInput, recentSignIn: true },
    async ({ body }) => savePaymentKeys(body),
  ),
});
