import "server-only";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { backupJob } from "./jobs";
import { dueDay, isMadeOn, readSchedule } from "./schedule.server";

/** Queues the daily backup from its hour on. */
export async function queueScheduledBackup(): Promise<void> {
  const schedule = await readSchedule();
  const day = await dueDay(schedule);
  if (day !== null && !(await isMadeOn(day, schedule.madeAt)))
    await enqueue(db, backupJob, {}, { key: "scheduled" });
}

onSweep("scheduled backup", queueScheduledBackup);
