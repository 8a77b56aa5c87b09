import { Client } from "pg";
import { log } from "@/lib/log";
import { currentDatabase } from "./current";
import { toClientConfig } from "./target";

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

/**
 * Deletes the rows that are over; nothing reads them any more. Of several instances one does it, the others go on.
 * @returns whether it was this one
 */
export async function sweepExpired(): Promise<boolean> {
  const client = new Client(toClientConfig(currentDatabase().target));
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock($1) AS mine`, [LOCK]);
    if (rows[0]?.mine) for (const statement of expired) await client.query(statement);
    await client.query("COMMIT");
    return rows[0]?.mine === true;
  } finally {
    await client.end();
  }
}

/** Sweeps now and then from now on. @returns how to stop, once a sweep that is under way has ended */
export function startSweeping(sweep: () => Promise<unknown> = sweepExpired): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, "Rows that are over could not be deleted"))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
