import * as z from "zod";
import { validate } from "@/lib/platform/http/validate";
import type { CommandSet } from "@/lib/printers/ticket/to-bytes";

/** A printer's question; all but the status code may be missing or null (Star CloudPRNT Protocol Guide, "JSON Request"). */
export const starPoll = z.object({
  statusCode: z.string().max(300),
  printingInProgress: z.boolean().nullish(),
  jobToken: z.string().max(200).nullish(),
});
export type StarPoll = z.infer<typeof starPoll>;

/** The formats that a printer may fetch ("Content Media Types"). */
export const starMediaTypes = {
  "application/vnd.star.starprnt": "starprnt",
  "application/vnd.star.line": "starline",
  "image/png": "picture",
} as const satisfies Record<string, CommandSet | "picture">;
export type StarMediaType = keyof typeof starMediaTypes;

/** Returns the formats of a ticket, the preferred first: a printer takes the first one that it knows. */
export function offeredTypes(isPicture: boolean): StarMediaType[] {
  const commands = ["application/vnd.star.starprnt", "application/vnd.star.line"] as const;
  return isPicture ? ["image/png", ...commands] : [...commands];
}

export const isStarMediaType = (type: string): type is StarMediaType => Object.hasOwn(starMediaTypes, type);

const starQuery = z.object({
  token: z.string().max(200).optional(),
  type: z.string().max(200).optional(),
  code: z.string().max(300).optional(),
});
export type StarQuery = z.infer<typeof starQuery>;

/**
 * Reads the query of a printer that fetches (`token`, `type`) or confirms (`token`, `code`). It has others, by firmware.
 * @throws AppError `invalid`
 */
export const readStarQuery = ({ url }: Request): StarQuery =>
  validate(starQuery, Object.fromEntries(new URL(url).searchParams));
