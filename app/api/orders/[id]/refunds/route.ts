import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { giveBack } from "@/lib/payments/give-back.server";
import { AppError } from "@/lib/platform/http/errors";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/refunds": async ({ request, params, body, may }) => {
    if (body.restock && !may("sold-out:write"))
      throw new AppError("forbidden", "Making dishes available again needs the scope sold-out:write.");
    return giveBack(params.id, body, requireIdempotencyKey(request.headers, body.idempotencyKey));
  },
});
