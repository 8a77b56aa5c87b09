import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { restorePageVersion } from "@/lib/pages/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/versions/{version}/restore": ({ params, user, expectedVersion }) =>
    restorePageVersion(params.id, params.version, user.email, expectedVersion),
});
