import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { listPageVersions } from "@/lib/pages/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "GET /pages/{id}/versions": async ({ params }) => ({ versions: await listPageVersions(params.id) }),
});
