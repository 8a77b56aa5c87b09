import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { listMessages } from "@/lib/inbox/list.server";
import { receiveMessage } from "@/lib/inbox/receive.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "GET /inbox/messages": ({ query }) => listMessages(query),
  "POST /inbox/messages": ({ request, address }) => receiveMessage(request, address),
});
