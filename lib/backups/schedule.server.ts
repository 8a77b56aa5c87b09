import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { onSweep } from "@/lib/platform/db/sweep";
import { log } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";
import { dayIn, wallClock } from "@/lib/platform/time-zone/days";
import { readSecrets } from "@/lib/secrets/server";

/** The name of the stored passphrase. */
export const PASSPHRASE = "backup passphrase";
/** A message is shown in the portal. */
const MAX_MESSAGE_LENGTH = 500;

const fields = { hour: true, kept: true, failure: true, failedAt: true, madeAt: true } as const;

/** The schedule until an owner changes it: at night, for a week. */
const byDefault = { hour: 3, kept: 7 };
const nothingMade = { failure: null, failedAt: null, madeAt: null };

/** Returns the schedule, with `hour` null for never, and the failure of the latest scheduled backup. */
export async function readSchedule() {
  const stored = await db.backupSchedule.findUnique({ where: { id: 1 }, select: fields });
  return { ...(stored ?? { ...byDefault, ...nothingMade }), isStored: stored !== null };
}

type Outcome = { failure: string; failedAt: Date } | { failure: null; failedAt: null; madeAt: Date };

const recordOutcome = (outcome: Outcome) =>
  db.backupSchedule.upsert({
    where: { id: 1 },
    create: { ...byDefault, ...outcome },
    update: outcome,
    select: { id: true },
  });

/** Returns the passphrase of scheduled backups: the stored one, else BACKUP_PASSPHRASE. */
export async function standingPassphrase(): Promise<string | undefined> {
  return (await readSecrets([PASSPHRASE]))[PASSPHRASE] ?? environment().BACKUP_PASSPHRASE;
}

/** Loaded on demand, to keep the start fast. */
const loadPlaces = () => import("./places");

/** Each instance sees its own folder; the row records backups of other instances. */
async function latestScheduled(madeAt: Date | null): Promise<Date | null> {
  const { listAllBackups } = await loadPlaces();
  const [latest] = (await listAllBackups()).filter(({ kind }) => kind === "scheduled");
  const stored = latest ? new Date(latest.createdAt) : null;
  return stored && madeAt && stored > madeAt ? stored : (madeAt ?? stored);
}

async function isDue(hour: number, madeAt: Date | null): Promise<boolean> {
  const { timeZone } = await configurationState();
  const now = new Date();
  const today = dayIn(now, timeZone);
  if (wallClock(now, timeZone) < `${today} ${String(hour).padStart(2, "0")}`) return false;
  const latest = await latestScheduled(madeAt);
  return !latest || dayIn(latest, timeZone) < today;
}

/** Makes the daily backup from its hour on; after a failure the next sweep retries. */
export async function backUpOnSchedule(signal: AbortSignal) {
  const schedule = await readSchedule();
  if (schedule.hour === null) return;
  if (!schedule.isStored && !(await configurationState()).isConfigured) return;
  try {
    if (!(await isDue(schedule.hour, schedule.madeAt))) return;
    const target = directDatabase();
    const { keepLatestStored, makeStoredBackup } = await loadPlaces();
    await makeStoredBackup("scheduled", { target, passphrase: await standingPassphrase(), signal });
    await keepLatestStored("scheduled", schedule.kept);
    await recordOutcome({ failure: null, failedAt: null, madeAt: new Date() });
  } catch (error) {
    if (signal.aborted) return;
    log.error({ err: error }, "The scheduled backup could not be made");
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH);
    await recordOutcome({ failure, failedAt: new Date() });
  }
}

async function readWarnings(): Promise<string[]> {
  const schedule = await readSchedule().catch(() => null);
  return schedule?.failure ? ["The latest scheduled backup could not be made."] : [];
}

/** Returns warnings about backups for monitoring; public, therefore without details. */
export const backupWarnings = cachedRead("backup warnings", readWarnings, { ttl: 10_000 }).get;

onSweep("scheduled backup", backUpOnSchedule);
