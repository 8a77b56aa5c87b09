import "server-only";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { log } from "@/lib/platform/log/log";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { type TrackedTable, trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { readStaticExport, siteBucket } from "./outcome.server";
import { queuePush } from "./server";

const INTERVAL_MS = 10_000;
/** Collects the changes of all processes, and several quick ones, into one export. */
const DELAY_MS = 30_000;
/** Pages name the exceptions of the opening hours in the next days. */
const MAX_AGE_MS = 24 * 3_600_000;

/** The tables whose changes need no new export; the files have no sold-out marks. */
const unshown: ReadonlySet<TrackedTable> = new Set<TrackedTable>([
  "Message",
  "SoldOutDish",
  "SoldOutOption",
  "Stock",
  "Secret",
  "User",
]);
const shown = trackedTables.filter((table) => !unshown.has(table));

const isOn = async () => siteBucket() !== null && (await readStaticExport())?.isOn === true;

/** Returns a function that queues an export if the public site has changed since its last call. */
export function createFollower(): () => Promise<void> {
  let version = latestVersion();
  return async () => {
    if (areUnchanged(shown, version)) return;
    version = latestVersion();
    if (await isOn()) await queuePush(db, new Date(Date.now() + DELAY_MS));
  };
}

/** Queues an export if the latest one is a day old. */
export async function queueOutdated(): Promise<void> {
  const pushedAt = (await readStaticExport())?.pushedAt?.getTime() ?? 0;
  if (Date.now() - pushedAt > MAX_AGE_MS && (await isOn())) await queuePush(db);
}

/** Follows the changes of the site for as long as the process runs; begins with an export, as a new version may show pages differently. */
export function startFollowing() {
  if (!siteBucket()) return;
  const follow = createFollower();
  const complain = (error: unknown) => log.warn({ err: error }, "An export of the site could not be queued");
  setInterval(() => void follow().catch(complain), INTERVAL_MS).unref();
  void isOn()
    .then((on) => (on ? queuePush(db, new Date(Date.now() + DELAY_MS)) : undefined))
    .catch(complain);
}

onSweep("static export", queueOutdated);
