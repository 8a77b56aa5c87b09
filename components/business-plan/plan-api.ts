import type {
  AppliedPlanAnswer,
  ApplyInput,
  BusinessPlanAnswer,
  BusinessPlanRequest,
  PlanSection,
  TurnedPlanAnswer,
} from "@/lib/business-plan/schema";
import { request } from "@/lib/platform/http/client";

/** Makes a plan of a description, and tells what is on the site now; nothing is saved. */
export const makePlan = (body: BusinessPlanRequest, signal?: AbortSignal) =>
  request<BusinessPlanAnswer>("/business-plans", { method: "POST", body, ...(signal && { signal }) });

/** Saves the accepted sections; `RequestError` 409 where somebody saved what they were compared with. */
export const applyPlan = (body: ApplyInput) =>
  request<AppliedPlanAnswer>("/business-plans/applied", { method: "POST", body });

/** Takes an applied plan back; `RequestError` 409 where another section than these loses what was saved since. */
export const undoPlan = (id: string, anyway: readonly PlanSection[]) =>
  request<TurnedPlanAnswer>(`/business-plans/applied/${id}/undo`, { method: "POST", body: { anyway } });

/** Applies an undone plan again; `RequestError` 409 as in `undoPlan`. */
export const redoPlan = (id: string, anyway: readonly PlanSection[]) =>
  request<TurnedPlanAnswer>(`/business-plans/applied/${id}/redo`, { method: "POST", body: { anyway } });
