import { AppError } from "@/lib/platform/http/errors";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { type Bucket, describeBucket } from "./bucket";
import { XmlError } from "./xml";

/** Advice by the error code of S3. */
const advice: Readonly<Record<string, string>> = {
  AccessDenied: "S3_ACCESS_KEY_ID has to be one that may read, write, list and delete in it.",
  AuthorizationHeaderMalformed: "See S3_REGION.",
  InvalidAccessKeyId: "See S3_ACCESS_KEY_ID.",
  NoSuchBucket: "There is none of this name.",
  PermanentRedirect: "See S3_ENDPOINT and S3_REGION.",
  RequestTimeTooSkewed: "The clock of this machine is wrong.",
  SignatureDoesNotMatch: "See S3_SECRET_ACCESS_KEY.",
};

/** An unreachable or refusing bucket. The message names it and the cause, without a key. */
export class BucketError extends errorAcrossBundles("BucketError", AppError) {
  constructor(
    bucket: Bucket,
    reason: string,
    /** True if a retry may succeed. */
    readonly isPassing: boolean,
  ) {
    super("unavailable", `${describeBucket(bucket)} ${reason}`, { retryAfter: 30 });
  }
}

/** @param error of the network */
export function unreachable(bucket: Bucket, error: unknown): BucketError {
  const { code, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return new BucketError(bucket, `can’t be reached: ${message || code || "the connection broke"}.`, true);
}

/** @param error of reading the answer */
export function unreadable(bucket: Bucket, error: unknown): BucketError {
  if (!(error instanceof XmlError)) return unreachable(bucket, error);
  return new BucketError(bucket, `does not answer as S3 does: ${error.message}. See S3_ENDPOINT.`, false);
}

/** @param status of HTTP; redirects are not followed, since they could lead anywhere */
export function refused(bucket: Bucket, status: number, code: string): BucketError {
  const isRedirect = status >= 300 && status < 400;
  const isPassing = status === 429 || (status >= 500 && status !== 501);
  const what = [code, `status ${status}`].filter(Boolean).join(", ");
  const known = advice[code] ?? (isRedirect ? advice.PermanentRedirect : undefined);
  return new BucketError(bucket, `answered with ${what}.${known ? ` ${known}` : ""}`, isPassing);
}
