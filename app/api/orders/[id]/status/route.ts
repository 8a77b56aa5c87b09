import { handle, route } from "@/lib/http/handle";
import { changeStatus } from "@/lib/ordering/order-list.server";
import { statusInput } from "@/lib/ordering/order-status";
import { orderParams } from "@/lib/ordering/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "admin", params: orderParams, body: statusInput }, async ({ params, body }) => ({
    order: await changeStatus(params.id, body),
  })),
});
