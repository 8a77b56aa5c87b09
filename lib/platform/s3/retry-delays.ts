/** The delays before retries of a request to a bucket, in milliseconds. */
export const RETRY_DELAYS_MS = [200, 1000];
