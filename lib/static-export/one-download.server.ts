import "server-only";
import { toClientConfig } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import { AppError } from "@/lib/platform/http/errors";
import { remember } from "@/lib/platform/runtime/remember";

/** Seconds until another try: most sites take less. */
const RETRY_AFTER = 30;

/**
 * The advisory lock of the running download, of all processes with this database. A download renders the whole site:
 * several at once would slow visitors down.
 */
const LOCK = 7_265_063;

/** The release of the last lock of this process, which takes a moment. */
const last = remember("site download", () => ({ release: Promise.resolve() }));

/** Returns whether any process sends the site as an archive. */
export async function isDownloading(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isHeld: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM pg_locks JOIN pg_database d ON d."oid" = "database" AND d."datname" = current_database()
      WHERE "locktype" = 'advisory' AND "classid" = 0 AND "objid" = ${LOCK}::int::oid AND "objsubid" = 1
    ) AS "isHeld"`;
  return row?.isHeld === true;
}

/**
 * Begins a download, until the returned function is called or its request ends.
 * @throws AppError `conflict` while another one runs
 */
export async function beginDownload(signal: AbortSignal): Promise<() => Promise<void>> {
  await last.release;
  return new Promise((resolve, reject) => {
    const held = withClient(toClientConfig(directDatabase()), async (client) => {
      const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS mine", [LOCK]);
      if (rows[0]?.mine !== true)
        throw new AppError(
          "conflict",
          "The site is being downloaded. Please try again once that has ended.",
          { retryAfter: RETRY_AFTER },
        );
      // The lock ends with its connection: a download that goes on without one no longer keeps others from beginning.
      await new Promise<void>((end) => {
        const release = () => {
          end();
          last.release = held.catch(() => undefined);
          return last.release;
        };
        signal.addEventListener("abort", () => void release(), { once: true });
        if (signal.aborted) void release();
        resolve(release);
      });
    });
    held.catch(reject);
  });
}
