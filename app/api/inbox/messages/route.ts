import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { listMessages } from "@/lib/inbox/list.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "GET /inbox/messages": ({ query }) => listMessages(query),
});
