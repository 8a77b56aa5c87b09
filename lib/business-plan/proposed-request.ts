import type { BusinessPlanRequest } from "./schema";

/** A description to begin with, and the facts that it is made from. */
export type ProposedRequest = Pick<BusinessPlanRequest, "description" | "kind" | "place"> & { name: string };

/** The request for a description: the known facts hold as long as it is about the same business. */
export function requestFor(description: string, proposed: ProposedRequest | null): BusinessPlanRequest {
  if (!proposed || !description.includes(proposed.name)) return { description };
  return { ...proposed, description };
}
