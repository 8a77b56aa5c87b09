import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { discardLandingDraft, getLandingDraft, saveLandingDraft } from "@/lib/landing/draft.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "GET /landing/draft": () => getLandingDraft(),
  "PUT /landing/draft": ({ body, user, expectedVersion }) =>
    saveLandingDraft(body, user.email, expectedVersion),
  "DELETE /landing/draft": ({ user, expectedVersion }) => discardLandingDraft(user.email, expectedVersion),
});
