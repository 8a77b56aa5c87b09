import { keptDraft } from "@/components/ui/kept-text";
import { type BusinessPlanRequest, businessPlanRequest } from "@/lib/business-plan/schema";

const kept = keptDraft("business-plan");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the plan on screen was made of: the same request makes the same plan after a reload, until a sign-out. */
export const keptPlan = {
  read: (): BusinessPlanRequest | null =>
    businessPlanRequest.safeParse(parse(kept.read() ?? "null")).data ?? null,
  write: (request: BusinessPlanRequest | null) => kept.write(request && JSON.stringify(request)),
};
