import { implement } from "@/lib/api/implement";
import { pushCalls } from "@/lib/push/calls";
import { followOrder } from "@/lib/push/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pushCalls, {
  "POST /push/orders/{id}": async ({ params, body }) => {
    await followOrder(params.id, body);
    return {};
  },
});
