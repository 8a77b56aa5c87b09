import "server-only";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { db } from "@/lib/platform/db/client";
import { AppError, isDatabaseUnreachable } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { MAX_DRAWINGS } from "./limits";

/** A ticket that could not be drawn is offered again after this time; the next ones are offered meanwhile. */
const RETRY_SECONDS = 30;
/** The most characters of an error that are stored. */
const MAX_REASON = 200;

type Drawn = { token: string; isReprint?: boolean };

/**
 * Draws a ticket. One that fails is not sent, and is tried again later, `MAX_DRAWINGS` times in all: a printer would ask for it
 * without end, and hold up the next ones.
 * @returns null if it failed
 * @throws AppError of an order that was deleted; errors of the database, which are not the ticket's
 */
export async function tryDrawing<Result>(
  printerId: string,
  { token, isReprint }: Drawn,
  draw: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof AppError || isDatabaseUnreachable(error)) throw error;
    log.error({ err: error, printerId }, "A ticket could not be drawn");
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).trim().split("\n");
    await recordUndrawn(printerId, token, {
      failure: `It could not be drawn: ${reason.slice(0, MAX_REASON)}`,
      // A first delivery that failed here sent nothing, so the next one is no reprint.
      undelivered: isReprint === false ? 1 : 0,
    });
    return null;
  }
}

async function recordUndrawn(
  printerId: string,
  token: string,
  { failure, undelivered }: { failure: string; undelivered: number },
): Promise<void> {
  const [job] = await db.$queryRaw<{ isGivenUp: boolean }[]>`
    UPDATE "PrintJob" SET "undrawn" = "undrawn" + 1, "failure" = ${failure},
      "deliveries" = greatest(0, "deliveries" - ${undelivered}::int),
      "leasedUntil" = now() + make_interval(secs => ${RETRY_SECONDS}),
      "endedAt" = CASE WHEN "undrawn" + 1 >= ${MAX_DRAWINGS}::int THEN now() END
    WHERE "printerId" = ${printerId} AND "token" = ${token} AND "endedAt" IS NULL
    RETURNING "endedAt" IS NOT NULL AS "isGivenUp"`;
  if (job?.isGivenUp) await publishOrderChange(db);
}
