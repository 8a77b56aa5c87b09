import "server-only";
import { type BackupSurvey, surveyBackups } from "@/lib/backups/places";
import { readSchedule } from "@/lib/backups/schedule.server";
import { configurationState } from "@/lib/installation/state.server";
import { describeMissingKeys } from "@/lib/payments/missing-keys";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { knownOrigin } from "@/lib/platform/http/origin";
import { environment } from "@/lib/platform/runtime/env";
import { unreadableSecrets } from "@/lib/secrets/server";
import type { ListedInstance, SystemFolder } from "./answers";
import { checkBuckets, type Finding, finding } from "./check-buckets.server";
import { type DatabaseFacts, readDatabaseFacts } from "./database.server";
import { readFolders } from "./folders.server";

/** The permitted difference between the clocks of this machine and of the database, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 5000;
const DAY_MS = 86_400_000;

async function checkSettings(): Promise<Finding> {
  const { isConfigured, projectName } = await configurationState();
  if (!isConfigured) return finding("Settings", "not set up yet", "Open the address that the start prints.");
  const origin = knownOrigin();
  const advice = !origin && "Set SITE_URL, or the site’s address in the settings: links and mails need it.";
  return finding("Settings", `${projectName}, ${origin ?? "without an address"}`, advice, "address");
}

/** A site that only this machine reaches needs no encryption. */
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function checkEncryption(): Finding[] {
  const origin = knownOrigin();
  if (!origin) return [];
  const { protocol, hostname } = new URL(origin);
  if (protocol === "https:") return [finding("Encryption", "HTTPS")];
  if (localHost.test(hostname)) return [];
  return [
    finding(
      "Encryption",
      "the site’s address begins with http://, so passwords and orders can be read on the way",
      "Put the site behind HTTPS, and enter the address with https:// (docs/deploy.md says how).",
      "address",
    ),
  ];
}

/** The other processes that serve this database. */
function checkInstances(instances: readonly ListedInstance[]): Finding[] {
  const own = instances.find(({ isPresent }) => isPresent)?.version;
  const others = instances.filter(({ isPresent }) => !isPresent);
  const names = (some: readonly ListedInstance[]) => some.map(({ host }) => host).join(", ");
  const silent = others.filter(({ isSilent }) => isSilent);
  const outdated = others.filter(({ isSilent, version }) => !isSilent && own && version !== own);
  return [
    ...(silent.length > 0
      ? [
          finding(
            "Instances",
            `not responding: ${names(silent)}`,
            "Look at the server. If it was switched off on purpose, it leaves the list within an hour.",
            "instances",
          ),
        ]
      : []),
    ...(outdated.length > 0
      ? [
          finding(
            "Versions",
            `another version than this one runs on ${names(outdated)}`,
            "Update all instances to the same version.",
            "instances",
          ),
        ]
      : []),
  ];
}

function checkPayment(): Finding {
  const missing = describeMissingKeys(environment());
  return finding("Payment", missing ?? "as set up", missing && "Set all keys, or none.", "payment");
}

function checkDatabase({ kind, place, version, bytes, clockOff }: DatabaseFacts): Finding[] {
  const server = kind === "embedded" ? "built in" : place;
  const isOff = clockOff > MAX_CLOCK_SKEW_MS;
  return [
    finding("Database", `PostgreSQL ${version}, ${server}, ${formatFileSize(bytes)}`),
    finding(
      "Clock",
      isOff ? `${Math.round(clockOff / 1000)} s off the database’s` : "right",
      isOff && "Let NTP set the clocks of both machines.",
    ),
  ];
}

function checkFolder({ about, folder, failure, free, isFull }: SystemFolder): Finding {
  if (failure !== null) {
    return finding(about, failure, `Let the user that runs the application write to ${folder}.`);
  }
  return finding(about, `${folder}, ${formatFileSize(free)} free`, isFull && "Make room on this disk.");
}

async function checkSecrets(): Promise<Finding> {
  const lost = await unreadableSecrets();
  if (lost.length === 0) return finding("Secrets", "all can be read");
  const advice = "Set the AUTH_SECRET that they were stored with, or enter them again in the portal.";
  return finding("Secrets", `can’t be read: ${lost.join(", ")}`, advice, "payment");
}

async function checkBackups({ backups, problem }: BackupSurvey): Promise<Finding> {
  if (problem) return finding("Backups", problem, "See Backups in the README.", "backups");
  const { hour, failure } = await readSchedule();
  const [latest] = backups;
  if (failure)
    return finding("Backups", `the latest failed: ${failure}`, "See Backups in the portal.", "backups");
  if (!latest) {
    return finding("Backups", "none", "Make one in the portal, or with: npm run backup -- FILE", "backups");
  }
  const isOld = Date.now() - Date.parse(latest.createdAt) > 2 * DAY_MS;
  const advice =
    hour === null
      ? "None is made by itself. Have one made every day: see Backups in the portal."
      : "The daily one was not made: see Backups in the portal.";
  return finding("Backups", `the latest is of ${latest.createdAt}`, isOld && advice, "backups");
}

/** The state of an instance's dependencies. */
type Surroundings = {
  database: DatabaseFacts;
  folders: readonly SystemFolder[];
  backups: BackupSurvey;
  /** Only for the portal: a command on the server is no instance. */
  instances?: readonly ListedInstance[];
};

/** Reads the state of database, folders and backups. @throws Error if the database does not answer */
export async function readSurroundings(): Promise<Surroundings> {
  const [database, folders, backups] = await Promise.all([
    readDatabaseFacts(),
    readFolders(),
    surveyBackups().catch((error: unknown) => ({ backups: [], problem: String(error) })),
  ]);
  return { database, folders, backups };
}

/**
 * Checks everything that an instance needs.
 * @param known its surroundings if they were read already, as for a page that polls; then buckets are not tested by writing
 */
export async function findings(known?: Surroundings): Promise<Finding[]> {
  const { database, folders, backups, instances = [] } = known ?? (await readSurroundings());
  return [
    await checkSettings(),
    ...checkEncryption(),
    ...checkDatabase(database),
    ...folders.map(checkFolder),
    ...(await checkBuckets({ writes: !known })),
    checkPayment(),
    await checkSecrets(),
    await checkBackups(backups),
    ...checkInstances(instances),
  ];
}

/** The output of `npm run admin -- check`: a line for each finding, and below it the remedy. */
export function findingLines(found: readonly Finding[]): string {
  const lines = found.flatMap((finding) => [
    `${finding.advice ? "!" : "✓"} ${finding.about}: ${finding.found}`,
    ...(finding.advice ? [`  ${finding.advice}`] : []),
  ]);
  return lines.join("\n");
}
