import { requireConfiguration } from "@/lib/config/state.server";
import { handle, route } from "@/lib/http/handle";
import { requireIdempotencyKey } from "@/lib/ordering/idempotency-key";
import { takeOrderTry } from "@/lib/ordering/order-limit.server";
import { orderInput } from "@/lib/ordering/schema";
import { placeOrder } from "@/lib/ordering/server";
import { isPaymentLive } from "@/lib/payments/keys.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public", body: orderInput }, async ({ request, body, address }) => {
    const key = requireIdempotencyKey(request.headers, body.idempotencyKey);
    await requireConfiguration();
    await takeOrderTry(address);
    return { order: await placeOrder(body, key, isPaymentLive() ? "pending" : "demo") };
  }),
});
