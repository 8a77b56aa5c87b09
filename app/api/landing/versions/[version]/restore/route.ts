import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { restoreLandingVersion } from "@/lib/landing/draft.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "POST /landing/versions/{version}/restore": ({ params, user, expectedVersion }) =>
    restoreLandingVersion(params.version, user.email, expectedVersion),
});
