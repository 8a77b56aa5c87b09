import { RequestError } from "@/lib/platform/http/client";

/** Returns the server's message of a failed call, or `otherwise`. */
export function callFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestError)) throw error;
  return error.serverMessage ?? otherwise;
}
