import { setTimeout as delay } from "node:timers/promises";
import { type DatabaseTarget, serversOf, toClientConfig } from "@/lib/platform/address/target";
import type { CurrentDatabase } from "@/lib/platform/db/current";
import { type ProbeResult, probeDatabase } from "@/lib/platform/db/probe";
import { withClient } from "@/lib/platform/db/with-client";
import { findWritableServer } from "@/lib/platform/db/writable-server";

/** The maximum wait for a configured database server, in milliseconds. */
const TIMEOUT_MS = 30_000;

export type Reaching = {
  say: (line: string) => void;
  /** Aborts waiting for a configured server. */
  signal: AbortSignal;
  /** Called once if a configured server does not answer; resolves to whether visitors are served without it. */
  onAway?: (() => Promise<boolean>) | undefined;
};

/** Probes all servers of a cluster, and whether one of them is writable. Returns the best result. */
async function probeServers(target: DatabaseTarget): Promise<ProbeResult> {
  const { others } = target;
  if (!others) return probeDatabase(target);
  const probes = await Promise.all(
    serversOf(target).map((server) => probeDatabase({ ...target, ...server })),
  );
  const best = probes.find(({ outcome }) => outcome === "connected") ?? probes[0];
  if (!best) throw new Error("A database has a server.");
  const { host, port } = target;
  const reached: ProbeResult = { ...best, target: { ...best.target, host, port, others } };
  if (best.outcome !== "connected") return reached;
  return findWritableServer(toClientConfig(reached.target), serversOf(target)).then(
    () => reached,
    (error: Error) => ({ ...reached, outcome: "failed", message: `${error.message}.` }),
  );
}

const settings = {
  embedded: "DATA_DIR",
  environment: "DATABASE_URL",
  chosen: "database.json in DATA_DIR",
  direct: "DATABASE_DIRECT_URL",
};

async function waitForServer(
  target: DatabaseTarget,
  setting: string,
  { say, signal, onAway }: Reaching,
): Promise<DatabaseTarget> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  let isServing: boolean | undefined;
  for (let reported = ""; ; ) {
    const { outcome, message, target: reached, unverified } = await probeServers(target);
    signal.throwIfAborted();
    if (outcome === "connected") {
      if (unverified) {
        say(
          `The database is reached encrypted, but its certificate can’t be verified (${unverified}): see sslmode in the README`,
        );
      }
      return reached;
    }
    const mayComeUp =
      outcome === "refused" || outcome === "timeout" || outcome === "unknown-host" || outcome === "failed";
    if (mayComeUp) isServing ??= (await onAway?.()) ?? false;
    if (!mayComeUp || (!isServing && Date.now() > giveUpAt)) {
      throw new Error(`${message} (set by ${setting})`);
    }
    if (message !== reported) say(`Waiting for the database: ${message}`);
    if (reported === "" && isServing) say("Meanwhile visitors get the pages that were kept");
    reported = message;
    await delay(1000, undefined, { signal });
  }
}

/** Checks whether the second connection sees an advisory lock of the first, which requires the same database. */
async function isOneDatabase(pooled: DatabaseTarget, direct: DatabaseTarget): Promise<boolean> {
  const key = Math.floor(Math.random() * 2 ** 31);
  return withClient(toClientConfig(direct), async (holder) => {
    await holder.query("SELECT pg_advisory_lock($1)", [key]);
    const { rows } = await withClient(toClientConfig(pooled), (other) =>
      other.query(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [key],
      ),
    );
    return rows.length > 0;
  });
}

/**
 * Waits for a configured database.
 * @returns the reached database, encrypted if the server supports it
 * @throws Error with the setting to change
 */
export async function reachDatabase(
  { kind, target, direct }: CurrentDatabase,
  reaching: Reaching,
): Promise<CurrentDatabase> {
  const reached = await waitForServer(target, settings[kind], reaching);
  if (!direct) return { kind, target: reached };
  const past = await waitForServer(direct, settings.direct, reaching);
  if (!(await isOneDatabase(reached, past))) {
    throw new Error("DATABASE_DIRECT_URL names another database than DATABASE_URL.");
  }
  return { kind, target: reached, direct: past };
}
