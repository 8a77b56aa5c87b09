import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { exportMessages } from "@/lib/inbox/export.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "GET /inbox/export": ({ query }) => exportMessages(query),
});
