import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { discardPageDraft } from "@/lib/pages/drafts.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/discard": ({ params, user, expectedVersion }) =>
    discardPageDraft(params.id, user.email, expectedVersion),
});
