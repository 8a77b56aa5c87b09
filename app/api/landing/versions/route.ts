import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { landingVersion } from "@/lib/landing/answers";
import { listLandingVersions } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "landing:read", answer: z.object({ versions: z.array(landingVersion) }) },
    async () => ({ versions: await listLandingVersions() }),
  ),
});
