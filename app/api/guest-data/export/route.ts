import { implement } from "@/lib/api/implement";
import { guestDataCalls } from "@/lib/guest-data/calls";
import { exportGuest } from "@/lib/guest-data/export.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(guestDataCalls, {
  "POST /guest-data/export": async ({ body }) => exportGuest(body.guest),
});
