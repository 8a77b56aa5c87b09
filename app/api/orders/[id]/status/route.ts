import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { restaurantOrder } from "@/lib/ordering/answers";
import { changeStatus } from "@/lib/ordering/order-list.server";
import { statusInput } from "@/lib/ordering/order-status";
import { orderParams } from "@/lib/ordering/schema";
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
