import type { Client } from "pg";
import { log } from "@/lib/log";
import { remember } from "@/lib/remember";
import { currentDatabase } from "./current";
import { toClientConfig } from "./target";
import { withClient } from "./with-client";

/** How often a process looks for rows that are over, in milliseconds. */
const EVERY = 10 * 60_000;
/** Any number that no other advisory lock of this application uses. */
const LOCK = 7_265_001;

/** The payment provider sends an event again for three days at most. */
const expired = [
  `DELETE FROM "RateLimit" WHERE "resetsAt" < now()`,
  `DELETE FROM "Session" WHERE "expiresAt" < now()`,
  `DELETE FROM "PaymentEvent" WHERE "receivedAt" < now() - interval '90 days'`,
];

type Pass = (signal: AbortSignal) => Promise<unknown>;
const passes = remember("sweep passes", () => new Map<string, Pass>());

/**
 * Registers, under a name of its own, what is to be done now and then by one instance at a time. It ends soon once its
 * signal is aborted; what fails is done again the next time.
 */
export function onSweep(name: string, pass: Pass) {
  passes.set(name, pass);
}

async function runPasses(signal: AbortSignal) {
  for (const [name, pass] of passes) {
    if (signal.aborted) return;
    await pass(signal).catch((error: unknown) => log.warn({ err: error, name }, "A sweep was not done"));
  }
}

/**
 * Deletes the rows that are over, which nothing reads any more, and does what is registered. Of several instances one
 * does it, the others go on.
 * @returns whether it was this one
 * @throws where the database is slow to answer, and at once where the signal is aborted
 */
export async function sweepExpired(signal = new AbortController().signal): Promise<boolean> {
  const sweep = async (client: Client) => {
    // The lock ends with its connection.
    const { rows } = await client.query(`SELECT pg_try_advisory_lock($1) AS mine`, [LOCK]);
    if (rows[0]?.mine !== true) return false;
    for (const statement of expired) await client.query(statement);
    await runPasses(signal);
    return true;
  };
  return withClient(toClientConfig(currentDatabase().target), sweep, { signal });
}

type Sweep = (signal: AbortSignal) => Promise<unknown>;

/** Sweeps now and then from now on. @returns how to stop, which cuts off a sweep that is under way */
export function startSweeping(sweep: Sweep = sweepExpired): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= sweep(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, "Rows that are over could not be deleted");
      })
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, EVERY).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
