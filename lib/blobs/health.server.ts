import "server-only";
import { cachedRead } from "@/lib/cached-read";
import { AppError } from "@/lib/http/errors";
import { bucketOf } from "@/lib/s3/bucket";
import { BucketError } from "@/lib/s3/errors";
import { lookAt } from "@/lib/s3/objects";
import { chosenPlace } from "./stores.server";

/** What an upload is answered with that can't be stored. */
export const nothingStored = (reason: string) =>
  new AppError("unavailable", `${reason} Nothing was stored.`, { retryAfter: 30 });

/** Why the bucket can't be used; null where it can, or there is none. */
async function look(): Promise<string | null> {
  const bucket = bucketOf("S3_BUCKET");
  if (!bucket) return null;
  return lookAt(bucket).then(
    () => null,
    (error: unknown) => {
      if (error instanceof BucketError) return error.message;
      throw error;
    },
  );
}

const looked = cachedRead("bucket of files", look, { ttl: 10_000 });

/** For tests: the next look is a new one. */
export const forgetLook = looked.forget;

/** What whoever watches the instance is to know of its files: for anybody to read, so without details. */
export async function blobWarnings(): Promise<string[]> {
  return (await looked.get()) === null ? [] : ["The bucket of files can't be reached."];
}

/**
 * To be called before an upload is worked on.
 * @throws AppError `unavailable` where it could not be stored; the message names the cause and the setting
 */
export async function requireBlobStore() {
  const reason = chosenPlace() === "s3" ? await look() : null;
  if (reason) throw nothingStored(reason);
}
