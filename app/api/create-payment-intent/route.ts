import { requireConfiguration } from "@/lib/config/state.server";
import { handle, route } from "@/lib/http/handle";
import { requireIdempotencyKey } from "@/lib/ordering/idempotency-key";
import { takeOrderTry } from "@/lib/ordering/order-limit.server";
import { paymentInput } from "@/lib/payments/schema";
import { createPayment } from "@/lib/payments/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public", body: paymentInput }, async ({ request, body, address }) => {
    const isNamed = body.idempotencyKey !== undefined || request.headers.has("idempotency-key");
    const key = isNamed ? requireIdempotencyKey(request.headers, body.idempotencyKey) : null;
    await requireConfiguration();
    await takeOrderTry(address);
    return createPayment(body, key);
  }),
});
