import { log } from "@/lib/platform/log/log";

/** Returns null after a failure, which is logged: the browser retries or offers to. */
export function orNull<T>(loading: Promise<T>, failureMessage: string): Promise<T | null> {
  return loading.catch((error: unknown) => {
    log.error({ err: error }, failureMessage);
    return null;
  });
}
