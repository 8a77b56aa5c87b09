import { implement } from "@/lib/api/implement";
import { guestDataCalls } from "@/lib/guest-data/calls";
import { getRetention, saveRetention } from "@/lib/guest-data/retention.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(guestDataCalls, {
  "GET /guest-data/retention": getRetention,
  "PUT /guest-data/retention": async ({ body }) => saveRetention(body),
});
