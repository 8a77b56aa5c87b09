import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { publishPage } from "@/lib/pages/publish.server";
import { activePages } from "@/lib/templates/active.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/publish": async ({ params, user, expectedVersion }) => {
    const others = new Set((await activePages()).map(({ path }) => path));
    return publishPage(params.id, { author: user.email, others }, expectedVersion);
  },
});
