import { handle, route } from "@/lib/api/handle";
import { answerLanding } from "@/lib/landing/answer-landing";
import { savedLanding } from "@/lib/landing/answers";
import { versionParams } from "@/lib/landing/schema";
import { restoreLandingVersion } from "@/lib/landing/versions.server";
import { expectedVersion } from "@/lib/platform/http/version-tag";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "landing:write",
      params: versionParams,
      answer: savedLanding,
      errors: ["malformed", "not-found"],
    },
    async ({ request, params, user, headers }) => {
      const expected = expectedVersion(request.headers);
      return answerLanding(await restoreLandingVersion(params.version, user.email, expected), headers);
    },
  ),
});
