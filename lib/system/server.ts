import "server-only";
import { listAllBackups } from "@/lib/backup/places";
import { cachedRead } from "@/lib/cached-read";
import { SLOW, slowStatements } from "@/lib/db/statement-times";
import { recentWarnings } from "@/lib/recent-warnings";
import { findings } from "./check.server";
import { readDatabaseFacts } from "./database.server";
import { readFolders } from "./folders.server";
import { listInstances, processStart } from "./instances.server";
import type { SystemFolder, SystemState } from "./schema";
import { productVersion } from "./version.server";

/** However many look at it, it is read once in so many milliseconds. */
const HOLDS = 2000;
const MOST_STATEMENTS = 10;

const listedStatements = () =>
  slowStatements()
    .slice(0, MOST_STATEMENTS)
    .map(({ text, count, total, slowest, latestAt }) => ({
      text,
      count,
      average: Math.round(total / count),
      slowest: Math.round(slowest),
      latestAt: new Date(latestAt).toISOString(),
    }));

async function readSystem(): Promise<SystemState> {
  const [facts, folders, backups, instances] = await Promise.all([
    readDatabaseFacts(),
    readFolders(),
    listAllBackups().catch(() => []),
    listInstances(),
  ]);
  const { clockOff, ...database } = facts;
  const problems = (await findings(facts, folders)).flatMap(({ advice, ...found }) =>
    advice ? [{ ...found, advice }] : [],
  );
  const [latest] = backups;
  const nothing = { free: 0, total: 0, isFull: false };
  return {
    ...productVersion(),
    node: process.versions.node,
    startedAt: processStart().toISOString(),
    memory: process.memoryUsage.rss(),
    problems,
    database,
    folders: folders.map((folder): SystemFolder => ({ ...nothing, ...folder })),
    backup: latest ? { createdAt: latest.createdAt, size: latest.size } : null,
    instances,
    slowFrom: SLOW,
    slowStatements: listedStatements(),
    warnings: recentWarnings(),
  };
}

const system = cachedRead("system", readSystem, { ttl: HOLDS });

/**
 * How the system is: versions, database, disks, backups, instances, slow statements and warnings.
 * @throws Error where the database does not answer
 */
export const getSystem = (): Promise<SystemState> => system.get();
