import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { backupFolder, listBackups } from "@/lib/backup/folder";
import { readSchedule } from "@/lib/backup/schedule.server";
import { configurationState } from "@/lib/config/state.server";
import { currentDatabase } from "@/lib/db/current";
import { hostAndPort, toClientConfig } from "@/lib/db/target";
import { withClient } from "@/lib/db/with-client";
import { environment } from "@/lib/env";
import { formatFileSize } from "@/lib/file-size";
import { knownOrigin } from "@/lib/http/origin";
import { describeMissingKeys } from "@/lib/payments/missing-keys";
import { unreadableSecrets } from "@/lib/secrets/server";

/** What was found of one thing; `advice` is what to do about it, where something is wrong. */
export type Finding = { about: string; found: string; advice?: string };

/** Less than this is little, in bytes. */
const LITTLE_ROOM = 1024 ** 3;
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

async function checkDatabase(): Promise<Finding[]> {
  const { kind, target } = currentDatabase();
  const before = Date.now();
  const { rows } = await withClient(toClientConfig(target), (client) =>
    client.query<{ version: string; now: Date; size: string }>(
      "SELECT current_setting('server_version') AS version, clock_timestamp() AS now, pg_database_size(current_database()) AS size",
    ),
  );
  const [{ version = "", now = new Date(), size = "0" } = {}] = rows;
  // The database's clock was read at some moment in between.
  const off = Math.max(before - now.getTime(), now.getTime() - Date.now(), 0);
  return [
    {
      about: "Database",
      found: `PostgreSQL ${version}, ${kind === "embedded" ? "built in" : hostAndPort(target)}, ${formatFileSize(Number(size))}`,
    },
    {
      about: "Clock",
      found: off > CLOCKS_DIFFER ? `${Math.round(off / 1000)} s off the database's` : "right",
      ...(off > CLOCKS_DIFFER && { advice: "Let NTP set the clocks of both machines." }),
    },
  ];
}

async function checkFolder(about: string, folder: string): Promise<Finding> {
  const trial = path.join(folder, `.check-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { about, found: reason, advice: `Let the user that runs the application write to ${folder}.` };
  }
  const { bavail, bsize } = await statfs(folder);
  const room = bavail * bsize;
  const found = `${folder}, ${formatFileSize(room)} free`;
  return { about, found, ...(room < LITTLE_ROOM && { advice: "Make room on this disk." }) };
}

async function checkSecrets(): Promise<Finding> {
  const lost = await unreadableSecrets();
  if (lost.length === 0) return { about: "Secrets", found: "all can be read" };
  const advice = "Set the AUTH_SECRET that they were stored with, or enter them again in the portal.";
  return { about: "Secrets", found: `can't be read: ${lost.join(", ")}`, advice };
}

async function checkBackups(): Promise<Finding> {
  const about = "Backups";
  const schedule = await readSchedule();
  const backups = await listBackups().catch(() => null);
  if (!backups) return { about, found: "can't be listed", advice: `See ${backupFolder()}.` };
  const [latest] = backups;
  if (schedule?.failure) {
    return { about, found: `the latest failed: ${schedule.failure}`, advice: "See Backups in the portal." };
  }
  if (!latest)
    return { about, found: "none", advice: "Make one in the portal, or with: npm run backup -- FILE" };
  const isOld = Date.now() - Date.parse(latest.createdAt) > 2 * DAY;
  const advice = "Have one made every day: see Backups in the portal.";
  return { about, found: `the latest is of ${latest.createdAt}`, ...(isOld && { advice }) };
}

/** Looks at whatever an instance needs, with the database at hand. */
export async function findings(): Promise<Finding[]> {
  const { DATA_DIR, TEMPLATES_DIR } = environment();
  return [
    await checkSettings(),
    ...(await checkDatabase()),
    await checkFolder("Data folder", path.resolve(DATA_DIR)),
    await checkFolder("Templates", path.resolve(TEMPLATES_DIR)),
    await checkFolder("Backup folder", backupFolder()),
    checkPayment(),
    await checkSecrets(),
    await checkBackups(),
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
