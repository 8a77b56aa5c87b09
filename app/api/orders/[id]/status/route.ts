import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { restaurantOrder } from "@/lib/orders/answers";
import { changeStatus } from "@/lib/orders/list/order-list.server";
import { statusInput } from "@/lib/orders/order-status";
import { orderParams } from "@/lib/orders/schema";
import { cancelOrder } from "@/lib/payments/cancel.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "orders:write",
      params: orderParams,
      body: statusInput,
      answer: z.object({ order: restaurantOrder }),
      errors: ["not-found"],
    },
    async ({ params, body }) => ({
      order: await (body.status === "cancelled" ? cancelOrder : changeStatus)(params.id, body),
    }),
  ),
});
