import { pageDraft } from "@/lib/pages/answers";
import { defineCalls } from "@/lib/platform/http/call";
import { legalDraft } from "./schema";

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
});
