import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { requirePageVersion } from "@/lib/pages/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "GET /pages/{id}/versions/{version}": ({ params }) => requirePageVersion(params.id, params.version),
});
