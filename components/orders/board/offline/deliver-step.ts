import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { ageOf, isMark, type MarkStep, type OrderStep, type QueuedStep } from "@/lib/orders/steps/queue";
import type { Outcome } from "@/lib/orders/steps/send-steps";
import { RequestError } from "@/lib/platform/http/client";
import { sendMark } from "../send-mark";

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
  const secondsAgo = ageOf(step, Date.now());
  const sent = { stepId: step.id, ...(secondsAgo >= DELAY_SECONDS && { secondsAgo }) };
  try {
    if (!isMark(step)) return { kind: "applied", ...(await sendChange(step, sent)) };
    await sendMark(step.mark, { ...sent, ...followed(step) });
    return { kind: "applied" };
  } catch (error) {
    return outcomeOf(error);
  }
}

const followed = ({ follows }: MarkStep) => (follows === undefined ? {} : { follows });

type Sent = { stepId: string; secondsAgo?: number };

function sendChange({ orderId: id, change }: OrderStep, sent: Sent) {
  if (change.kind === "promise") {
    const { readyInMinutes } = change;
    return call("POST /orders/{id}/promise", { params: { id }, body: { readyInMinutes, ...sent } });
  }
  const { kind: _, ...body } = change;
  return call("POST /orders/{id}/status", { params: { id }, body: { ...body, ...sent }, timeout });
}
