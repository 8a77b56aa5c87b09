import { implement } from "@/lib/api/implement";
import { legalCalls } from "@/lib/legal/calls";
import { translatedDraft } from "@/lib/legal/translate.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(legalCalls, {
  "GET /legal-drafts/{page}/{language}": ({ params }) => translatedDraft(params),
});
