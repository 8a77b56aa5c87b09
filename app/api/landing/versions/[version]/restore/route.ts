import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { toSavedLanding } from "@/lib/landing/server";
import { restoreLandingVersion } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "POST /landing/versions/{version}/restore": async ({ params, user, expectedVersion }) =>
    toSavedLanding(await restoreLandingVersion(params.version, user.email, expectedVersion)),
});
