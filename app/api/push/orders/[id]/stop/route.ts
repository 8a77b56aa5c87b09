import { implement } from "@/lib/api/implement";
import { pushCalls } from "@/lib/push/calls";
import { stopFollowing } from "@/lib/push/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pushCalls, {
  "POST /push/orders/{id}/stop": async ({ params, body }) => {
    await stopFollowing(params.id, body.endpoint);
    return {};
  },
});
