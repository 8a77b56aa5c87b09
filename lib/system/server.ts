import "server-only";
import { readSchedule } from "@/lib/backups/schedule.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { SLOW_MS, type SlowKind } from "@/lib/platform/db/statement-times";
import type { SystemState } from "./answers";
import { findings, readSurroundings } from "./check.server";
import { listInstances, processStart } from "./instances.server";
import { describeInstance } from "./processes.server";
import { productVersion } from "./version.server";

/** The minimum interval between two reads for any number of viewers, in milliseconds. */
const CACHE_TTL_MS = 2000;
const MAX_STATEMENTS = 10;

const listedStatements = (slow: SlowKind[]) =>
  slow.slice(0, MAX_STATEMENTS).map(({ text, count, total, slowest, latestAt }) => ({
    text,
    count,
    average: Math.round(total / count),
    slowest: Math.round(slowest),
    latestAt: new Date(latestAt).toISOString(),
  }));

async function readSystem(): Promise<SystemState> {
  const [known, instances, { hour }, { memory, warnings, slow }] = await Promise.all([
    readSurroundings(),
    listInstances(),
    readSchedule(),
    describeInstance(),
  ]);
  const { folders, backups } = known;
  const { clockOff, ...database } = known.database;
  const problems = (await findings({ ...known, instances })).flatMap(({ advice, ...found }) =>
    advice ? [{ ...found, advice }] : [],
  );
  const [latest] = backups.backups;
  return {
    ...productVersion(),
    node: process.versions.node,
    startedAt: processStart().toISOString(),
    memory,
    problems,
    database,
    folders: [...folders],
    backupsProblem: backups.problem,
    backupHour: hour,
    backup: latest ? { createdAt: latest.createdAt, size: latest.size } : null,
    instances,
    slowFrom: SLOW_MS,
    slowStatements: listedStatements(slow),
    warnings,
  };
}

const system = cachedRead("system", readSystem, { ttl: CACHE_TTL_MS });

/**
 * The state of the system: versions, database, disks, backups, instances, slow statements and warnings.
 * @throws Error if the database does not answer
 */
export const getSystem = (): Promise<SystemState> => system.get();
