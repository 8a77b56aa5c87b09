import { handle, route } from "@/lib/http/handle";
import { orderParams } from "@/lib/ordering/schema";
import { retryRefund } from "@/lib/payments/cancel.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "orders:write", params: orderParams }, async ({ params }) => ({
    order: await retryRefund(params.id),
  })),
});
