import { handle, route } from "@/lib/http/handle";
import { listLandingVersions } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "landing:read" }, async () => ({ versions: await listLandingVersions() })),
});
