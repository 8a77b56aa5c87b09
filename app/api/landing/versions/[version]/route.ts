import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { requireLandingVersion } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "GET /landing/versions/{version}": async ({ params }) => {
    const { content, ...version } = await requireLandingVersion(params.version);
    return { ...version, config: content };
  },
});
