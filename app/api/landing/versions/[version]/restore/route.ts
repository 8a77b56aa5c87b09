import { handle, route } from "@/lib/http/handle";
import { expectedVersion, versionTag } from "@/lib/http/version-tag";
import { savedLanding } from "@/lib/landing/answers";
import { versionParams } from "@/lib/landing/schema";
import { restoreLandingVersion } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "landing:write",
      params: versionParams,
      answer: savedLanding,
      errors: ["malformed", "not-found"],
    },
    async ({ request, params, user, headers }) => {
      const { version, content } = await restoreLandingVersion(
        params.version,
        user.email,
        expectedVersion(request.headers),
      );
      headers.set("ETag", versionTag(version));
      return { config: content, version };
    },
  ),
});
