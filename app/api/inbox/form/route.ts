import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { receiveMessage } from "@/lib/inbox/receive.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "POST /inbox/form": ({ request, address }) => receiveMessage(request, address),
});
