import "server-only";
import { type BackupSurvey, surveyBackups } from "@/lib/backups/places";
import { readSchedule } from "@/lib/backups/schedule.server";
import { configurationState } from "@/lib/installation/state.server";
import { describeMissingKeys } from "@/lib/payments/missing-keys";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { knownOrigin } from "@/lib/platform/http/origin";
import { environment } from "@/lib/platform/runtime/env";
import { unreadableSecrets } from "@/lib/secrets/server";
import type { SystemFolder } from "./answers";
import { checkBuckets, type Finding } from "./check-buckets.server";
import { type DatabaseFacts, readDatabaseFacts } from "./database.server";
import { readFolders } from "./folders.server";

/** How far the clocks of this machine and of the database may differ, in milliseconds. */
const CLOCKS_DIFFER = 5000;
const DAY = 86_400_000;

async function checkSettings(): Promise<Finding> {
  const { isConfigured, projectName } = await configurationState();
  if (!isConfigured) {
    return { about: "Settings", found: "not set up yet", advice: "Open the address that the start prints." };
  }
  const origin = knownOrigin();
  const found = `${projectName}, ${origin ?? "without an address"}`;
  return {
    about: "Settings",
    found,
    ...(!origin && {
      advice: "Set SITE_URL, or the site's address in the settings: links and mails need it.",
    }),
  };
}

function checkPayment(): Finding {
  const missing = describeMissingKeys(environment());
  return {
    about: "Payment",
    found: missing ?? "as set up",
    ...(missing && { advice: "Set all keys, or none." }),
  };
}

function checkDatabase({ kind, place, version, bytes, clockOff }: DatabaseFacts): Finding[] {
  return [
    {
      about: "Database",
      found: `PostgreSQL ${version}, ${kind === "embedded" ? "built in" : place}, ${formatFileSize(bytes)}`,
    },
    {
      about: "Clock",
      found: clockOff > CLOCKS_DIFFER ? `${Math.round(clockOff / 1000)} s off the database's` : "right",
      ...(clockOff > CLOCKS_DIFFER && { advice: "Let NTP set the clocks of both machines." }),
    },
  ];
}

function checkFolder({ about, folder, failure, free, isFull }: SystemFolder): Finding {
  if (failure !== null) {
    return { about, found: failure, advice: `Let the user that runs the application write to ${folder}.` };
  }
  const found = `${folder}, ${formatFileSize(free)} free`;
  return { about, found, ...(isFull && { advice: "Make room on this disk." }) };
}

async function checkSecrets(): Promise<Finding> {
  const lost = await unreadableSecrets();
  if (lost.length === 0) return { about: "Secrets", found: "all can be read" };
  const advice = "Set the AUTH_SECRET that they were stored with, or enter them again in the portal.";
  return { about: "Secrets", found: `can't be read: ${lost.join(", ")}`, advice };
}

async function checkBackups({ backups, problem }: BackupSurvey): Promise<Finding> {
  const about = "Backups";
  if (problem) return { about, found: problem, advice: "See Backups in the README." };
  const schedule = await readSchedule();
  const [latest] = backups;
  if (schedule.failure) {
    return { about, found: `the latest failed: ${schedule.failure}`, advice: "See Backups in the portal." };
  }
  if (!latest)
    return { about, found: "none", advice: "Make one in the portal, or with: npm run backup -- FILE" };
  const isOld = Date.now() - Date.parse(latest.createdAt) > 2 * DAY;
  const advice =
    schedule.hour === null
      ? "None is made by itself. Have one made every day: see Backups in the portal."
      : "The daily one was not made: see Backups in the portal.";
  return { about, found: `the latest is of ${latest.createdAt}`, ...(isOld && { advice }) };
}

/** The readings of an instance's surroundings. */
export type Surroundings = {
  database: DatabaseFacts;
  folders: readonly SystemFolder[];
  backups: BackupSurvey;
};

/** Reads the state of database, folders and backups. @throws Error where the database does not answer */
export async function readSurroundings(): Promise<Surroundings> {
  const [database, folders, backups] = await Promise.all([
    readDatabaseFacts(),
    readFolders(),
    surveyBackups().catch((error: unknown) => ({ backups: [], problem: String(error) })),
  ]);
  return { database, folders, backups };
}

/**
 * Looks at whatever an instance needs, with the database at hand. Where its surroundings have been read already, as for a
 * page that is read again and again, nothing is written to buckets to try them.
 */
export async function findings(known?: Surroundings): Promise<Finding[]> {
  const { database, folders, backups } = known ?? (await readSurroundings());
  return [
    await checkSettings(),
    ...checkDatabase(database),
    ...folders.map(checkFolder),
    ...(await checkBuckets({ writes: !known })),
    checkPayment(),
    await checkSecrets(),
    await checkBackups(backups),
  ];
}

/** What `npm run admin -- check` prints: a line for each finding, and below it what to do. */
export function findingLines(found: readonly Finding[]): string {
  const lines = found.flatMap((finding) => [
    `${finding.advice ? "!" : "✓"} ${finding.about}: ${finding.found}`,
    ...(finding.advice ? [`  ${finding.advice}`] : []),
  ]);
  return lines.join("\n");
}
