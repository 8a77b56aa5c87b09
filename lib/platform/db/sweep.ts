import type { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { directDatabase } from "./current";
import { withClient } from "./with-client";

const INTERVAL_MS = 10 * 60_000;
/** An advisory lock, unique in this application. */
const LOCK = 7_265_001;

/** The payment provider repeats an event for at most three days. */
const expired = [
  `DELETE FROM "RateLimit" WHERE "resetsAt" < now()`,
  `DELETE FROM "Session" WHERE "expiresAt" < now()`,
  `DELETE FROM "Session" USING "Configuration"
    WHERE "idleMinutes" > 0 AND "lastUsedAt" < now() - make_interval(mins => "idleMinutes")`,
  `DELETE FROM "PairedDevice" WHERE "tokenHash" IS NULL AND "codeExpiresAt" < now()`,
  `DELETE FROM "ApiToken" WHERE "expiresAt" < now() - interval '30 days'`,
  `DELETE FROM "PasswordLink" WHERE "expiresAt" < now()`,
  `DELETE FROM "SignInTry" WHERE "at" < now() - interval '90 days'`,
  // Failures for unknown names don't displace those of accounts.
  ...["", "NOT "].map(
    (not) => `DELETE FROM "SignInTry" WHERE "outcome" <> 'signedIn' AND ${not}"isKnown" AND "id" <= (
      SELECT "id" FROM "SignInTry" WHERE "outcome" <> 'signedIn' AND ${not}"isKnown"
      ORDER BY "id" DESC OFFSET 20000 LIMIT 1)`,
  ),
  `DELETE FROM "AuditEntry" WHERE "id" IN (SELECT e."id" FROM "AuditEntry" e, "Configuration"
     WHERE "auditDays" > 0 AND e."at" < now() - make_interval(days => "auditDays") ORDER BY e."at" LIMIT 10000)`,
  `DELETE FROM "Instance" WHERE "seenAt" < now() - interval '1 hour'`,
  `DELETE FROM "Job" WHERE "state" = 'done' AND "updatedAt" < now() - interval '7 days'`,
  `DELETE FROM "Job" WHERE "state" = 'failed' AND "updatedAt" < now() - interval '90 days'`,
  `UPDATE "PrintJob" j SET "endedAt" = now(), "isRemoved" = true WHERE "endedAt" IS NULL
    AND ("createdAt" < now() - interval '1 day'
      OR EXISTS (SELECT FROM "Order" o WHERE o."id" = j."orderId" AND o."status" = 'cancelled'))`,
  `DELETE FROM "PrintJob" WHERE "endedAt" < now() - interval '30 days'`,
  `DELETE FROM "OrderStep" WHERE "at" < now() - interval '7 days'`,
  `DELETE FROM "SoldOutStep" WHERE "at" < now() - interval '7 days'`,
  `DELETE FROM "Reservation" WHERE "id" IN (SELECT r."id" FROM "Reservation" r, "Configuration"
     WHERE r."startsAt" < now() - make_interval(days => "reservationDays") ORDER BY r."startsAt" LIMIT 10000)`,
  `DELETE FROM "TableRequest" WHERE "createdAt" < now() - interval '90 days'`,
  // A table that was forgotten is not that of the next day's guests.
  `WITH closed AS (UPDATE "Sitting" SET "closedAt" = now()
      WHERE "closedAt" IS NULL AND "openedAt" < now() - interval '1 day' RETURNING 1),
    ended AS (UPDATE "TableRequest" SET "doneAt" = now()
      WHERE "doneAt" IS NULL AND "createdAt" < now() - interval '1 day' RETURNING 1)
    SELECT pg_notify('tables', '') WHERE EXISTS (SELECT FROM closed) OR EXISTS (SELECT FROM ended)`,
  `DELETE FROM "Sitting" WHERE "openedAt" < now() - interval '365 days'`,
  `DELETE FROM "Message" USING "Configuration" WHERE "status" <> 'spam'
    AND "inboxDays" > 0 AND "Message"."createdAt" < now() - make_interval(days => "inboxDays")`,
  `DELETE FROM "Message" USING "Configuration" WHERE "status" = 'spam'
    AND "Message"."createdAt" < now() - make_interval(days => "inboxSpamDays")`,
  `DELETE FROM "WebhookDelivery" WHERE "createdAt" < now() - interval '30 days'`,
  `DELETE FROM "Mail" WHERE "id" IN (SELECT m."id" FROM "Mail" m, "Configuration"
     WHERE m."createdAt" < now() - make_interval(days => "mailDays") ORDER BY m."createdAt" LIMIT 10000)`,
  // A statement on a table of pages invalidates the kept pages of all instances, also if it deletes nothing.
  `DO $$ BEGIN
    IF EXISTS (SELECT FROM "Page" WHERE "deletedAt" < now() - interval '30 days') THEN
      WITH gone AS (DELETE FROM "Page" WHERE "deletedAt" < now() - interval '30 days' RETURNING "id")
        DELETE FROM "Translation" USING gone WHERE "kind" = 'page' AND "ownerId" = gone."id";
    END IF;
  END $$`,
  `DELETE FROM "PageVisits" USING "Configuration" WHERE "day" < current_date - "visitDays"`,
  `DELETE FROM "PushSubscription" p USING "Order" o WHERE o."id" = p."orderId" AND (p."createdAt" < now() - interval '1 day'
    OR o."status" IN ('done', 'cancelled') AND o."updatedAt" < now() - interval '5 minutes')`,
  `DELETE FROM "PaymentEvent" WHERE "receivedAt" < now() - interval '90 days'`,
];

type Pass = (signal: AbortSignal) => Promise<unknown>;
const passes = remember("sweep passes", () => new Map<string, Pass>());

/**
 * Registers a function of the periodic clean-up, which one instance at a time runs. It should return soon after its
 * signal is aborted. It is repeated after a failure.
 * @param name unique
 */
export function onSweep(name: string, pass: Pass) {
  passes.set(name, pass);
}

async function runPasses(signal: AbortSignal) {
  for (const [name, pass] of passes) {
    if (signal.aborted) return;
    await pass(signal).catch((error: unknown) => log.warn({ err: error, name }, "A sweep failed"));
  }
}

/**
 * Deletes expired rows and runs the registered functions, unless another instance holds the advisory lock.
 * @returns whether this instance did it
 * @throws Error if the database is slow or the signal is aborted
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
  return withClient(toClientConfig(directDatabase()), sweep, { signal });
}

type Sweep = (signal: AbortSignal) => Promise<unknown>;

/**
 * Starts the periodic clean-up.
 * @returns a function that stops it and aborts a running one
 */
export function startSweeping(sweep: Sweep = sweepExpired): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= sweep(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, "Expired rows could not be deleted");
      })
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
