import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { orderView } from "@/lib/orders/answers";
import { orderParams } from "@/lib/orders/schema";
import { requireOrder } from "@/lib/orders/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "public", params: orderParams, answer: z.object({ order: orderView }), errors: ["not-found"] },
    async ({ params }) => ({
      order: await requireOrder(params.id),
    }),
  ),
});
