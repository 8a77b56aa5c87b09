import { handle, route } from "@/lib/api/handle";
import { requireConfiguration } from "@/lib/installation/state.server";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { openedPayment } from "@/lib/payments/answers";
import { paymentInput } from "@/lib/payments/schema";
import { createPayment } from "@/lib/payments/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "public",
      body: paymentInput,
      answer: openedPayment,
      errors: ["conflict", "not-found", "too-many-tries"],
    },
    async ({ request, body, address }) => {
      const isNamed = body.idempotencyKey !== undefined || request.headers.has("idempotency-key");
      const key = isNamed ? requireIdempotencyKey(request.headers, body.idempotencyKey) : null;
      await requireConfiguration();
      return createPayment(body, key, { address, signal: request.signal });
    },
  ),
});
