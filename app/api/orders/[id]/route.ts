import { handle, route } from "@/lib/http/handle";
import { orderParams } from "@/lib/ordering/schema";
import { requireOrder } from "@/lib/ordering/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", params: orderParams }, async ({ params }) => ({
    order: await requireOrder(params.id),
  })),
});
