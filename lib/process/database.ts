import { setTimeout as delay } from "node:timers/promises";
import { type CurrentDatabase, closeDatabase, setCurrentDatabase } from "@/lib/db/current";
import { startEmbeddedServer } from "@/lib/db/embedded/server";
import { migrate, migrationsFolder } from "@/lib/db/migrations";
import { stopListening } from "@/lib/db/notifications";
import { probeDatabase } from "@/lib/db/probe";
import { readStoredConnection } from "@/lib/db/stored-connection";
import { type DatabaseTarget, hostAndPort, parseConnectionString, toConnectionString } from "@/lib/db/target";
import type { Environment } from "@/lib/env";
import { runShutdownHooks } from "./shutdown-hooks";

export type StartedDatabase = { stop(): Promise<void> };

/** How long a database server elsewhere may take to come up, in milliseconds. */
const PATIENCE = 30_000;

type Start = {
  say: (line: string) => void;
  /** Leaves the tables as they are: an application of an earlier version may be running on them. */
  keepsVersion?: true;
  /** Aborts waiting for a configured server. */
  signal: AbortSignal;
  /** Called once a configured server does not answer; true where visitors are served without it meanwhile. */
  onAway?: (() => Promise<boolean>) | undefined;
};

/** @returns the database as it is reached: encrypted where the server can */
async function waitForServer(
  { kind, target }: CurrentDatabase,
  { say, signal, onAway }: Start,
): Promise<CurrentDatabase> {
  const giveUpAt = Date.now() + PATIENCE;
  let isServing: boolean | undefined;
  for (let told = ""; ; ) {
    const { outcome, message, target: reached, unverified } = await probeDatabase(target);
    signal.throwIfAborted();
    if (outcome === "connected") {
      if (unverified) {
        say(
          `The database is reached encrypted, but its certificate can't be verified (${unverified}): see sslmode in the README`,
        );
      }
      return { kind, target: reached };
    }
    const mayComeUp =
      outcome === "refused" || outcome === "timeout" || outcome === "unknown-host" || outcome === "failed";
    if (mayComeUp) isServing ??= (await onAway?.()) ?? false;
    if (!mayComeUp || (!isServing && Date.now() > giveUpAt)) {
      const setting = kind === "environment" ? "DATABASE_URL" : "database.json in DATA_DIR";
      throw new Error(`${message} (set by ${setting})`);
    }
    if (message !== told) say(`Waiting for the database: ${message}`);
    if (told === "" && isServing) say("Meanwhile visitors get the pages that were kept");
    told = message;
    await delay(1000, undefined, { signal });
  }
}

/** A server whose certificate could not be verified, or that nobody asked for one, may have got one since. */
function askedAgain({ parameters, ...target }: DatabaseTarget): DatabaseTarget {
  return parameters === undefined || parameters === "sslmode=no-verify" ? target : { ...target, parameters };
}

/** Starts the embedded server or connects to the configured one, and applies migrations unless `keepsVersion`. */
export async function startDatabase(environment: Environment, start: Start): Promise<StartedDatabase> {
  const { say } = start;
  const { DATABASE_URL, DATA_DIR } = environment;
  const stored = DATABASE_URL ? null : await readStoredConnection(DATA_DIR);
  let current: CurrentDatabase;
  let stopServer = async () => {};
  if (DATABASE_URL || stored) {
    const target = (stored && askedAgain(stored)) ?? parseConnectionString(DATABASE_URL ?? "");
    current = await waitForServer({ kind: stored ? "chosen" : "environment", target }, start);
    say(`Using the database ${target.name} at ${hostAndPort(target)}`);
  } else {
    const embedded = await startEmbeddedServer({ dataDir: DATA_DIR, onEvent: say });
    current = { kind: "embedded", target: embedded.target };
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
    const { target } = current;
    const applied = await migrate(toConnectionString(target), migrationsFolder, async () => {
      const { backUpBeforeUpgrade } = await import("@/lib/backup/before-upgrade");
      say(`Backed up the database before the upgrade: ${await backUpBeforeUpgrade(target)}`);
    });
    if (applied.length > 0)
      say(`Migrated the database (${applied.length === 1 ? "1 step" : `${applied.length} steps`})`);
  } catch (error) {
    await stopServer();
    throw error;
  }
  return { stop };
}
