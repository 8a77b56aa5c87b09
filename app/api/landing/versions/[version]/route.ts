import { handle, route } from "@/lib/http/handle";
import { versionParams } from "@/lib/landing/schema";
import { requireLandingVersion } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "landing:read", params: versionParams }, async ({ params }) => {
    const { content, ...version } = await requireLandingVersion(params.version);
    return { ...version, config: content };
  }),
});
