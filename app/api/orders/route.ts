import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { requireConfiguration } from "@/lib/installation/state.server";
import { orderPage, orderView } from "@/lib/orders/answers";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { orderListQuery } from "@/lib/orders/list/order-list";
import { listOrders } from "@/lib/orders/list/order-list.server";
import { orderInput } from "@/lib/orders/schema";
import { placeOrder } from "@/lib/orders/server";
import { isPaymentLive } from "@/lib/payments/keys.server";
import { handleDirectly } from "@/lib/platform/http/direct-handlers";

const handlers = route({
  GET: handle({ permission: "orders:read", query: orderListQuery, answer: orderPage }, async ({ query }) =>
    listOrders(query),
  ),
  POST: handle(
    {
      access: "public",
      body: orderInput,
      answer: z.object({ order: orderView }),
      errors: ["conflict", "too-many-tries"],
    },
    async ({ request, body, address }) => {
      const key = requireIdempotencyKey(request.headers, body.idempotencyKey);
      await requireConfiguration();
      const payment = (await isPaymentLive()) ? "pending" : "demo";
      return { order: await placeOrder(body, { key, payment }, { address, signal: request.signal }) };
    },
  ),
});

handleDirectly("/api/orders", handlers.POST);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers;
