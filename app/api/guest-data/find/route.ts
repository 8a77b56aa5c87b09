import { implement } from "@/lib/api/implement";
import { guestDataCalls } from "@/lib/guest-data/calls";
import { findGuest } from "@/lib/guest-data/find.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(guestDataCalls, {
  "POST /guest-data/find": async ({ body }) => findGuest(body.guest),
});
