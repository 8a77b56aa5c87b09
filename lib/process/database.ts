import {
  type DatabaseTarget,
  hostAndPort,
  parseConnectionString,
  serversOf,
  toConnectionString,
} from "@/lib/platform/address/target";
import {
  type CurrentDatabase,
  closeDatabase,
  directDatabase,
  setCurrentDatabase,
} from "@/lib/platform/db/current";
import { grantRows } from "@/lib/platform/db/embedded/roles";
import { startEmbeddedServer } from "@/lib/platform/db/embedded/server";
import { migrate, migrationsFolder } from "@/lib/platform/db/migrations";
import { stopListening } from "@/lib/platform/db/notifications";
import { readStoredConnection } from "@/lib/platform/db/stored-connection";
import type { Environment } from "@/lib/platform/runtime/env";
import { runShutdownHooks } from "@/lib/platform/server/shutdown-hooks";
import { type Reaching, reachDatabase } from "./reach-database";

export type StartedDatabase = { stop(): Promise<void> };

type Start = Reaching & {
  /** Skips migrations: an application of an earlier version may be using the tables. */
  keepsVersion?: true;
};

/** Retries TLS: a server without a verifiable certificate may have one now. */
function askedAgain({ parameters, ...target }: DatabaseTarget): DatabaseTarget {
  return parameters === undefined || parameters === "sslmode=no-verify" ? target : { ...target, parameters };
}

/** Starts the embedded server or connects to the configured one, and applies migrations unless `keepsVersion`. */
export async function startDatabase(environment: Environment, start: Start): Promise<StartedDatabase> {
  const { say } = start;
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = environment;
  const stored = DATABASE_URL ? null : await readStoredConnection(DATA_DIR);
  let current: CurrentDatabase;
  let stopServer = async () => {};
  let rows: DatabaseTarget | undefined;
  if (DATABASE_URL || stored) {
    const target = (stored && askedAgain(stored)) ?? parseConnectionString(DATABASE_URL ?? "");
    const direct = DATABASE_DIRECT_URL ? parseConnectionString(DATABASE_DIRECT_URL) : undefined;
    current = await reachDatabase({ kind: stored ? "chosen" : "environment", target, direct }, start);
    say(`Using the database ${target.name} at ${serversOf(target).map(hostAndPort).join(", ")}`);
  } else {
    const embedded = await startEmbeddedServer({ dataDir: DATA_DIR, onEvent: say });
    current = { kind: "embedded", target: embedded.target };
    rows = embedded.rows;
    stopServer = () => embedded.stop();
  }
  setCurrentDatabase(current);
  const stop = async () => {
    await runShutdownHooks();
    await stopListening();
    await closeDatabase();
    await stopServer();
  };
  if (start.keepsVersion) return { stop };
  try {
    const direct = directDatabase();
    const applied = await migrate(toConnectionString(direct), migrationsFolder, async () => {
      const { backUpBeforeUpgrade } = await import("@/lib/backups/before-upgrade");
      say(`Backed up the database before the upgrade: ${await backUpBeforeUpgrade(direct)}`);
    });
    if (rows) {
      await grantRows(direct);
      setCurrentDatabase({ ...current, rows });
    }
    if (applied.length > 0)
      say(`Migrated the database (${applied.length === 1 ? "1 step" : `${applied.length} steps`})`);
  } catch (error) {
    await stopServer();
    throw error;
  }
  return { stop };
}
