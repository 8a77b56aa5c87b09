import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { restaurantOrder } from "@/lib/orders/answers";
import { orderParams } from "@/lib/orders/schema";
import { retryRefund } from "@/lib/payments/cancel.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "orders:write",
      params: orderParams,
      answer: z.object({ order: restaurantOrder }),
      errors: ["not-found"],
    },
    async ({ params }) => ({
      order: await retryRefund(params.id),
    }),
  ),
});
