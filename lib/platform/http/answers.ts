import * as z from "zod";

/** ISO 8601, in UTC. */
export const moment = z.iso.datetime();

const problem = z.object({
  severity: z.enum(["error", "warning", "advice"]).optional(),
  message: z.string(),
  file: z.string().optional(),
  line: z.int().optional(),
});

/** The body of every error. */
export const refusal = z.object({
  success: z.literal(false),
  error: z.string().describe("One sentence for the person who reads it."),
  fields: z.record(z.string(), z.string()).optional().describe("Message by field of the request."),
  codes: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      "Machine-readable code by field of a refused order, such as `out_of_stock`, as far as possible that of the Universal Commerce Protocol. At a table `tableName` can be `table_code_required`, `table_code_invalid` (replaced, or of another restaurant), `table_not_open` or `table_closed`, also without a message in `fields`.",
    ),
  report: z.array(problem).optional().describe("All that is wrong with an upload."),
  needs: z
    .enum(["password", "code", "passkey", "second-factor", "site-address"])
    .optional()
    .describe("What to show or set before the same call is made again."),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "The object that the call was to change, as it is now, with the fields of a successful answer; only if the call had an id to be repeated.",
    ),
});
