import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { deleteMessage } from "@/lib/inbox/change.server";
import { requireMessage } from "@/lib/inbox/list.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "GET /inbox/messages/{id}": async ({ params }) => ({ message: await requireMessage(params.id) }),
  "DELETE /inbox/messages/{id}": async ({ params }) => {
    await deleteMessage(params.id);
    return {};
  },
});
