import { RequestError } from "@/lib/platform/http/client";

/** The message for a failed call: the server's, or `otherwise` where it sent none. */
export function callFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestError)) throw error;
  return error.serverMessage ?? otherwise;
}
