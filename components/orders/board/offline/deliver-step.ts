import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { ageOf, type QueuedStep } from "@/lib/orders/steps/queue";
import type { Outcome } from "@/lib/orders/steps/send-steps";
import { RequestError } from "@/lib/platform/http/client";

/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;
/** A younger step counts from when it arrives, in seconds. */
const DELAY_SECONDS = 5;
/** The statuses of refusals that would be repeated. */
const final = [400, 403, 404, 409, 422];

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) throw error;
  if (!final.includes(error.status) || error.needs) return { kind: "unanswered" };
  const order = error.current as RestaurantOrder | undefined;
  return { kind: "refused", message: error.message, ...(order && { order }) };
}

/** Sends a step once. Errors that may pass, such as an expired session, leave it unanswered. */
export async function deliverStep(step: QueuedStep): Promise<Outcome> {
  if (!navigator.onLine) return { kind: "unanswered" };
  const { id: stepId, orderId: id, change } = step;
  const secondsAgo = ageOf(step, Date.now());
  const sent = { stepId, ...(secondsAgo >= DELAY_SECONDS && { secondsAgo }) };
  try {
    const { order } = await sendChange(id, change, sent);
    return { kind: "applied", order };
  } catch (error) {
    return outcomeOf(error);
  }
}

function sendChange(id: string, change: QueuedStep["change"], sent: { stepId: string; secondsAgo?: number }) {
  if (change.kind === "promise") {
    const { readyInMinutes } = change;
    return call("POST /orders/{id}/promise", { params: { id }, body: { readyInMinutes, ...sent } });
  }
  const { kind: _, ...body } = change;
  return call("POST /orders/{id}/status", { params: { id }, body: { ...body, ...sent }, timeout });
}
