import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { setNote } from "@/lib/inbox/change.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "PUT /inbox/messages/{id}/note": async ({ params, body, expectedVersion }) => ({
    message: await setNote(params.id, body.note, expectedVersion),
  }),
});
