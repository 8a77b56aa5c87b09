import type { z } from "zod";
import { validate } from "./validate";

/** The query of a request's address. @throws AppError `invalid` with a message for each parameter that is wrong */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return validate(schema, Object.fromEntries(new URL(request.url).searchParams));
}
