import * as z from "zod";

/** What a printer posts (Epson Server Direct Print User's Manual, "Request"): a question, or the result of a job. */
export const epsonMessage = z.object({
  ConnectionType: z.enum(["GetRequest", "SetResponse"]),
  ID: z.string().max(200).optional(),
  ResponseFile: z.string().optional(),
});
