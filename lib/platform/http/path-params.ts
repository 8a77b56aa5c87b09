import type * as z from "zod";
import { AppError } from "./errors";
import { storable } from "./storable";
import { validate } from "./validate";

type Segments = Record<string, string | string[] | undefined>;

/**
 * @throws AppError `invalid` with a message for each wrong parameter; `not-found` for text that the database can't
 * store, since no row has it
 */
export function readPathParams<Schema extends z.ZodType>(
  segments: Segments,
  schema: Schema,
): z.output<Schema> {
  const params = validate(schema, segments);
  const texts = Object.values(segments).flatMap((segment) => segment ?? []);
  if (!texts.every(storable)) throw new AppError("not-found", "There is nothing at this address.");
  return params;
}
