import type { RestaurantOrder } from "@/lib/orders/answers";
import { isExpired, isMark, type QueuedStep, stepsOf } from "./queue";

type Answer =
  /** With the order that the step has changed. */
  | { kind: "applied"; order?: RestaurantOrder }
  /** `order`: as it is now, if the server said so. */
  | { kind: "refused"; message: string; order?: RestaurantOrder };
export type Outcome = Answer | { kind: "unanswered" };

/** A step that the server has answered; a refused one of an order takes the later steps of that order with it. */
export type Settled = { step: QueuedStep; answer: Answer; dropped: QueuedStep[] };

type Delivery = {
  /** Reads the kept steps. */
  read: () => Promise<readonly QueuedStep[]>;
  send: (step: QueuedStep) => Promise<Outcome>;
  /** Removes the settled steps and keeps what the user must know, both or neither. */
  settle: (settled: Settled) => Promise<void>;
  now?: () => number;
};

const expired: Answer = { kind: "refused", message: "It is older than a day." };

/**
 * Sends the kept steps of a subject one after another. A step may be sent more than once, with the same id, and is settled
 * once. It must not run twice at a time for a subject.
 * @returns false if the server did not answer
 */
export async function sendSteps(
  subject: string,
  { read, send, settle, now = Date.now }: Delivery,
): Promise<boolean> {
  for (;;) {
    const [step] = stepsOf(await read(), subject);
    if (!step) return true;
    const answer = isExpired(step, now()) ? expired : await send(step);
    if (answer.kind === "unanswered") return false;
    const isLater = (other: QueuedStep) => other.id !== step.id;
    const isDropping = answer.kind === "refused" && !isMark(step);
    const dropped = isDropping ? stepsOf(await read(), subject).filter(isLater) : [];
    await settle({ step, answer, dropped });
  }
}
