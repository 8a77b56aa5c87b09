import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import type { pushJob } from "./jobs";
import type { PushMessage } from "./message";

/** Queues a notification for each of these subscriptions; one with the same tag that still waits is replaced. */
export async function queuePush(
  transaction: Transaction,
  subscriptions: readonly string[],
  message: PushMessage,
  job: typeof pushJob,
): Promise<void> {
  for (const subscription of subscriptions) {
    const key = `${subscription}:${message.tag}`;
    await enqueue(transaction, job, { subscription, message }, { key });
  }
}
