import { RequestError } from "@/lib/platform/http/client";

/** What to tell about a call that failed: the server's own words, or where there are none, `otherwise`. */
export function callFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestError)) throw error;
  return error.serverMessage ?? otherwise;
}
