import { RequestError } from "@/lib/platform/http/client";
import { english, type Translate } from "@/lib/platform/language/translate";

/** Returns the server's message of a failed call, translated if it has no values; or `otherwise`. */
export function callFailure(error: unknown, otherwise: string, t: Translate = english): string {
  if (!(error instanceof RequestError)) throw error;
  return error.serverMessage ? t.message(error.serverMessage) : otherwise;
}
