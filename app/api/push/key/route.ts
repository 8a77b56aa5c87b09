import { implement } from "@/lib/api/implement";
import { pushCalls } from "@/lib/push/calls";
import { vapidPublicKey } from "@/lib/push/vapid.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pushCalls, {
  "GET /push/key": async () => ({ key: await vapidPublicKey() }),
});
