import { storedDraft } from "@/components/ui/browser-storage";
import { type BusinessPlanRequest, businessPlanRequest } from "@/lib/business-plan/schema";

const kept = storedDraft("business-plan");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores the request of the plan on screen: it reproduces the same plan after a reload, until sign-out. */
export const storedPlan = {
  read: (): BusinessPlanRequest | null =>
    businessPlanRequest.safeParse(parse(kept.read() ?? "null")).data ?? null,
  write: (request: BusinessPlanRequest | null) => kept.write(request && JSON.stringify(request)),
};
