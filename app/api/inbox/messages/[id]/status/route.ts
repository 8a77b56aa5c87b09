import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { setStatus } from "@/lib/inbox/change.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "PUT /inbox/messages/{id}/status": async ({ params, body }) => ({
    message: await setStatus(params.id, body.status),
  }),
});
