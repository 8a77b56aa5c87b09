import type {
  AppliedPlanAnswer,
  ApplyInput,
  BusinessPlanAnswer,
  BusinessPlanRequest,
  PlanSection,
  TurnedPlanAnswer,
} from "@/lib/business-plan/schema";
import { request } from "@/lib/platform/http/client";

/** Generates a plan from a description, and returns the site's current content with it; saves nothing. */
export const makePlan = (body: BusinessPlanRequest, signal?: AbortSignal) =>
  request<BusinessPlanAnswer>("/business-plans", { method: "POST", body, ...(signal && { signal }) });

/** Saves the accepted sections; `RequestError` 409 if the compared content was changed. */
export const applyPlan = (body: ApplyInput) =>
  request<AppliedPlanAnswer>("/business-plans/applied", { method: "POST", body });

/** Undoes an applied plan; `RequestError` 409 if sections other than `anyway` were saved since. */
export const undoPlan = (id: string, anyway: readonly PlanSection[]) =>
  request<TurnedPlanAnswer>(`/business-plans/applied/${id}/undo`, { method: "POST", body: { anyway } });

/** Applies an undone plan again; `RequestError` 409 as in `undoPlan`. */
export const redoPlan = (id: string, anyway: readonly PlanSection[]) =>
  request<TurnedPlanAnswer>(`/business-plans/applied/${id}/redo`, { method: "POST", body: { anyway } });
