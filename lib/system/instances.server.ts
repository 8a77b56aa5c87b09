import "server-only";
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import type { ListedInstance } from "./answers";
import { productVersion } from "./version.server";

/** The heartbeat interval of an instance, and the retry delay after a failure, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 60_000;
const RETRY_DELAY_MS = 5000;
/** An instance without a heartbeat for this many seconds is silent. */
const SILENT_AFTER_SECONDS = 150;
const MAX_LISTED = 50;

const own = remember("instance", () => ({
  // The workers of an instance are one.
  id: worker()?.instance.id ?? (randomUUID() as string),
  timer: null as NodeJS.Timeout | null,
  heartbeat: Promise.resolve() as Promise<void>,
  isStopping: false,
}));

/** The start time of this process, or of the primary. */
export const processStart = () => new Date(worker()?.instance.startedAt ?? performance.timeOrigin);

/** Writes this instance's heartbeat by the database's clock. */
export async function recordInstance(id = own.id) {
  const { version } = productVersion();
  const upFor = (Date.now() - processStart().getTime()) / 1000;
  const workers = worker()?.count ?? 1;
  await db.$executeRaw`
    INSERT INTO "Instance" ("id", "version", "host", "workers", "startedAt", "seenAt")
    VALUES (${id}, ${version}, ${hostname().slice(0, 255)}, ${workers}, now() - make_interval(secs => ${upFor}), now())
    ON CONFLICT ("id") DO UPDATE SET "seenAt" = now()`;
}

/** @returns whether the heartbeat was written */
const tryRecord = () =>
  recordInstance().then(
    () => true,
    (error: unknown) => {
      log.debug({ err: error }, "This instance could not be registered in the database");
      return false;
    },
  );

async function beat() {
  const isRecorded = await tryRecord();
  if (!own.isStopping) scheduleRecord(isRecorded ? HEARTBEAT_INTERVAL_MS : RETRY_DELAY_MS);
}

function scheduleRecord(milliseconds: number) {
  own.timer = setTimeout(() => {
    own.heartbeat = beat();
  }, milliseconds).unref();
}

async function removeOwn() {
  own.isStopping = true;
  if (own.timer) clearTimeout(own.timer);
  // A heartbeat in flight would add the row again.
  await own.heartbeat;
  await db.instance.deleteMany({ where: { id: own.id } });
}

/** Sends heartbeats for as long as the process runs. */
export function startHeartbeat() {
  if (own.timer) return;
  scheduleRecord(0);
  onShutdown("instance", removeOwn);
}

type Row = Omit<ListedInstance, "startedAt" | "seenAt" | "isPresent"> & { startedAt: Date; seenAt: Date };

const readInstances = () => db.$queryRaw<Row[]>`
  SELECT "id", "version", "host", "workers", "startedAt", "seenAt",
    "seenAt" < now() - make_interval(secs => ${SILENT_AFTER_SECONDS}) AS "isSilent"
  FROM "Instance" ORDER BY "id" = ${own.id} DESC, "startedAt" DESC LIMIT ${MAX_LISTED}`;

/** Sends a heartbeat after a restore or a move to another database, where this instance is missing. */
async function readWithOwn(): Promise<Row[]> {
  const rows = await readInstances();
  if (rows.some(({ id }) => id === own.id)) return rows;
  return (await tryRecord()) ? readInstances() : rows;
}

/** The instances that serve this database, this one first. */
export async function listInstances(): Promise<ListedInstance[]> {
  return (await readWithOwn()).map(({ startedAt, seenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isPresent: row.id === own.id,
  }));
}
