import { implement } from "@/lib/api/implement";
import { inboxCalls } from "@/lib/inbox/calls";
import { makeStamp } from "@/lib/inbox/stamp.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(inboxCalls, {
  "GET /inbox/stamp": async () => ({ stamp: makeStamp() }),
});
