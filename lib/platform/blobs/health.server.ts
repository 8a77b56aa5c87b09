import "server-only";
import { cachedRead, clearCachedReads } from "@/lib/platform/cache/cached-read";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { bucketOf } from "@/lib/platform/s3/bucket";
import { BucketError } from "@/lib/platform/s3/errors";
import { lookAt } from "@/lib/platform/s3/objects";
import { chosenPlace } from "./stores.server";

export const nothingStored = (reason: string) =>
  new AppError("unavailable", `${reason} Nothing was stored.`, { retryAfter: 30 });

type Known = { reason: string | null };
const latest = remember("what is known of the bucket of files", () => ({ known: { reason: null } as Known }));

/** Checks the bucket. Returns why it can't be used; null if it can, or none is set. */
async function look(): Promise<string | null> {
  const bucket = bucketOf("S3_BUCKET");
  const { known } = latest;
  try {
    if (bucket) await lookAt(bucket);
    known.reason = null;
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    known.reason = error.message;
  }
  return known.reason;
}

const looked = cachedRead("bucket of files", look, { ttl: 10_000 });

/** Resets the cached check, for tests. */
export function clearLastCheck() {
  latest.known = { reason: null };
  clearCachedReads();
}

/**
 * Returns warnings for monitoring, without details, since they are public. Uses the latest result and starts the next
 * check, so that no caller waits for a bucket.
 */
export function blobWarnings(): string[] {
  const { reason } = latest.known;
  void looked
    .get()
    .catch((error: unknown) => log.warn({ err: error }, "The bucket of files can't be checked"));
  return reason === null ? [] : ["The bucket of files can’t be reached."];
}

/**
 * Checks, before an upload is processed, that it can be stored.
 * @throws AppError `unavailable`; the message names the cause and the setting
 */
export async function requireBlobStore() {
  const reason = chosenPlace() === "s3" ? await look() : null;
  if (reason) throw nothingStored(reason);
}
