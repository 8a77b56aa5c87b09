import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { getPageDraft, savePageDraft } from "@/lib/pages/drafts.server";
import { deletePage } from "@/lib/pages/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "GET /pages/{id}": ({ params }) => getPageDraft(params.id),
  "PUT /pages/{id}": ({ params, body, user, expectedVersion }) =>
    savePageDraft(params.id, body, user.email, expectedVersion),
  "DELETE /pages/{id}": async ({ params }) => {
    await deletePage(params.id);
    return {};
  },
});
