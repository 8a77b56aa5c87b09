import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { publishLandingDraft } from "@/lib/landing/draft.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "POST /landing/publish": ({ user, expectedVersion }) => publishLandingDraft(user.email, expectedVersion),
});
