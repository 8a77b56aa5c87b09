import { implement } from "@/lib/api/implement";
import { legalCalls } from "@/lib/legal/calls";
import { createLegalDraft } from "@/lib/legal/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(legalCalls, {
  "POST /legal-drafts": ({ body, user }) => createLegalDraft(body, user.email),
});
