import "server-only";
import { cachedRead, clearCachedReads } from "@/lib/platform/cache/cached-read";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { bucketOf } from "@/lib/platform/s3/bucket";
import { BucketError } from "@/lib/platform/s3/errors";
import { lookAt } from "@/lib/platform/s3/objects";
import { chosenPlace } from "./stores.server";

/** What an upload is answered with that can't be stored. */
export const nothingStored = (reason: string) =>
  new AppError("unavailable", `${reason} Nothing was stored.`, { retryAfter: 30 });

type Known = { reason: string | null };
/** What the latest look found. */
const latest = remember("what is known of the bucket of files", () => ({ known: { reason: null } as Known }));

/** Why the bucket can't be used; null where it can, or there is none. */
async function look(): Promise<string | null> {
  const bucket = bucketOf("S3_BUCKET");
  const { known } = latest;
  known.reason = !bucket
    ? null
    : await lookAt(bucket).then(
        () => null,
        (error: unknown) => {
          if (error instanceof BucketError) return error.message;
          throw error;
        },
      );
  return known.reason;
}

const looked = cachedRead("bucket of files", look, { ttl: 10_000 });

/** For tests: the next look is a new one. */
export function clearLastCheck() {
  latest.known = { reason: null };
  clearCachedReads();
}

/**
 * What whoever watches the instance is to know of its files: for anybody to read, so without details. It is what was
 * known, as nobody waits for a bucket here; the bucket is looked at meanwhile.
 */
export function blobWarnings(): string[] {
  const { reason } = latest.known;
  void looked
    .get()
    .catch((error: unknown) => log.warn({ err: error }, "The bucket of files can't be looked at"));
  return reason === null ? [] : ["The bucket of files can't be reached."];
}

/**
 * To be called before an upload is worked on.
 * @throws AppError `unavailable` where it could not be stored; the message names the cause and the setting
 */
export async function requireBlobStore() {
  const reason = chosenPlace() === "s3" ? await look() : null;
  if (reason) throw nothingStored(reason);
}
