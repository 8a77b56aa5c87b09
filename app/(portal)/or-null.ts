import { log } from "@/lib/platform/log/log";

/** Null, and a line in the log, where it can't be loaded: the browser asks again, or offers to. */
export function orNull<T>(loading: Promise<T>, failureMessage: string): Promise<T | null> {
  return loading.catch((error: unknown) => {
    log.error({ err: error }, failureMessage);
    return null;
  });
}
