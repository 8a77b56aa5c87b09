import * as z from "zod";
import { AppError } from "@/lib/platform/http/errors";
import { idempotencyKey } from "@/lib/platform/http/text";
import { validate } from "@/lib/platform/http/validate";

/**
 * Returns the idempotency key of an order, from the header `Idempotency-Key` or the body.
 * @throws AppError `invalid` if it is missing, malformed, or differs between the two
 */
export function requireIdempotencyKey(headers: Headers, inBody: string | undefined): string {
  const inHeader = headers.get("idempotency-key") ?? undefined;
  if (inHeader !== undefined && inBody !== undefined && inHeader !== inBody) {
    throw new AppError("invalid", "The header Idempotency-Key and the field idempotencyKey differ.");
  }
  return validate(z.object({ idempotencyKey }), { idempotencyKey: inBody ?? inHeader }).idempotencyKey;
}
