import { pageDraft } from "@/lib/pages/answers";
import { defineCalls } from "@/lib/platform/http/call";
import { legalDraft, legalTranslation, legalTranslationParams } from "./schema";

export const legalCalls = defineCalls({
  "POST /legal-drafts": {
    summary: "Create a legal page as a draft, from the settings of the business",
    permission: "landing:write",
    body: legalDraft,
    answer: pageDraft,
    version: ({ version }) => version,
    errors: ["conflict"],
    audit: ["pages:create"],
  },
  "GET /legal-drafts/{page}/{language}": {
    summary: "Read the legal draft of a page in a further language of the site",
    permission: "landing:read",
    params: legalTranslationParams,
    answer: legalTranslation,
    errors: ["not-found"],
  },
});
