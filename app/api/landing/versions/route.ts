import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { listLandingVersions } from "@/lib/landing/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "GET /landing/versions": async () => ({ versions: await listLandingVersions() }),
});
