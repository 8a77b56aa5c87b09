import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { getLanding, saveLanding, toSavedLanding } from "@/lib/landing/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "GET /landing/config": async ({ headers }) => {
    headers.set("Cache-Control", "no-cache");
    return toSavedLanding(await getLanding());
  },
  "POST /landing/config": async ({ body, user, expectedVersion }) =>
    toSavedLanding(await saveLanding(body, user.email, expectedVersion)),
});
