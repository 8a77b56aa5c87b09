import { handle, route } from "@/lib/api/handle";
import { landingVersion, savedLanding } from "@/lib/landing/answers";
import { versionParams } from "@/lib/landing/schema";
import { requireLandingVersion } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "landing:read",
      params: versionParams,
      answer: landingVersion.extend(savedLanding.shape),
      errors: ["not-found"],
    },
    async ({ params }) => {
      const { content, ...version } = await requireLandingVersion(params.version);
      return { ...version, config: content };
    },
  ),
});
