import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { enqueueAgain } from "@/lib/platform/jobs/enqueue.server";
import { reminderJob } from "./jobs";
import { rulesOf } from "./settings.server";

const HOUR_MS = 3_600_000;

type Reminded = { id: string; restaurantId: string; startsAt: Date };

/** Schedules the reminder of an accepted reservation, unless its moment has passed. */
export async function scheduleReminder(transaction: Transaction, reservation: Reminded): Promise<void> {
  const { id, restaurantId, startsAt } = reservation;
  const { reminderHours } = await rulesOf(restaurantId);
  const runAt = new Date(startsAt.getTime() - reminderHours * HOUR_MS);
  if (reminderHours === 0 || runAt.getTime() <= Date.now()) return;
  await enqueueAgain(transaction, reminderJob, { reservationId: id }, { key: id, runAt });
}

/** Drops the reminder of a reservation that was cancelled or declined. */
export async function dropReminder(transaction: Transaction, id: string): Promise<void> {
  await transaction.job.deleteMany({ where: { kind: reminderJob.kind, key: id, state: "queued" } });
}
