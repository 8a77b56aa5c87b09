import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
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

type Schedule = Awaited<ReturnType<typeof readSchedule>>;

/** Returns the day of the business if its backup is to be made from now on; null before the hour, or for none. */
export async function dueDay({ hour, isStored }: Schedule): Promise<string | null> {
  if (hour === null) return null;
  const { timeZone, isConfigured } = await configurationState();
  if (!isStored && !isConfigured) return null;
  const now = new Date();
  const today = dayIn(now, timeZone);
  return wallClock(now, timeZone) < `${today} ${String(hour).padStart(2, "0")}` ? null : today;
}

export async function isMadeOn(day: string, madeAt: Date | null): Promise<boolean> {
  const { timeZone } = await configurationState();
  return madeAt !== null && dayIn(madeAt, timeZone) >= day;
}

/** @returns the time of the backup of a day: that of one that is there, or of a new one */
async function backUpOnce(day: string, { madeAt, kept }: Schedule, signal: AbortSignal): Promise<Date> {
  const latest = await latestScheduled(madeAt);
  if (latest && (await isMadeOn(day, latest))) return latest;
  const target = directDatabase();
  const { keepLatestStored, makeStoredBackup } = await loadPlaces();
  await makeStoredBackup("scheduled", { target, passphrase: await standingPassphrase(), signal });
  await keepLatestStored("scheduled", kept);
  return new Date();
}

/**
 * Makes the daily backup, unless its hour is to come or it is there.
 * @throws Error if it could not be made, which the schedule reports
 */
export async function backUpOnSchedule(signal: AbortSignal): Promise<void> {
  const schedule = await readSchedule();
  const day = await dueDay(schedule);
  if (day === null) return;
  try {
    const madeAt = await backUpOnce(day, schedule, signal);
    await recordOutcome({ failure: null, failedAt: null, madeAt });
  } catch (error) {
    if (!signal.aborted) {
      log.error({ err: error }, "The scheduled backup could not be made");
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH);
      await recordOutcome({ failure, failedAt: new Date() });
    }
    throw error;
  }
}

async function readWarnings(): Promise<string[]> {
  const schedule = await readSchedule().catch(() => null);
  return schedule?.failure ? ["The latest scheduled backup could not be made."] : [];
}

/** Returns warnings about backups for monitoring; public, therefore without details. */
export const backupWarnings = cachedRead("backup warnings", readWarnings, { ttl: 10_000 }).get;
