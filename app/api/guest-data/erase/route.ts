import { implement } from "@/lib/api/implement";
import { guestDataCalls } from "@/lib/guest-data/calls";
import { eraseGuest } from "@/lib/guest-data/erase.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(guestDataCalls, {
  "POST /guest-data/erase": async ({ body }) => eraseGuest(body.guest),
});
