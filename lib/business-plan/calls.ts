import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { appliedPlan, proposedPlan, turnedPlan } from "./answers";
import { appliedParams, applyInput, businessPlanRequest, MAX_ACCEPTED_BYTES, undoInput } from "./schema";

/** Shared by the calls that undo and redo. */
const turning = {
  permission: "plans:write",
  params: appliedParams,
  body: undoInput,
  answer: turnedPlan,
  errors: ["not-found"],
} as const;

export const businessPlanCalls = defineCalls({
  "POST /business-plans": {
    summary: "Propose a site from a description",
    permission: "plans:write",
    body: businessPlanRequest,
    answer: proposedPlan,
    audit: "Proposes a plan and stores nothing.",
  },
  "POST /business-plans/applied": {
    summary: "Apply accepted parts of a proposal",
    permission: "plans:write",
    body: applyInput,
    maxBytes: MAX_ACCEPTED_BYTES,
    answer: z.object({ applied: appliedPlan }),
    audit: ["landing:save", "seo:save", "plans:apply"],
  },
  "POST /business-plans/applied/{id}/redo": {
    summary: "Redo a plan",
    ...turning,
    audit: ["landing:restore", "seo:save", "plans:redo"],
  },
  "POST /business-plans/applied/{id}/undo": {
    summary: "Undo a plan",
    ...turning,
    audit: ["landing:save", "seo:delete", "plans:undo"],
  },
});
