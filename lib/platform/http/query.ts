import type { z } from "zod";
import { validate } from "./validate";

/** @throws AppError `invalid` with a message for each wrong parameter */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return validate(schema, Object.fromEntries(new URL(request.url).searchParams));
}
