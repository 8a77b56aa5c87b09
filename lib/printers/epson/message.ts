import * as z from "zod";

/** A printer's message, a question or the result of a job (Epson Server Direct Print User's Manual, "Request"). */
export const epsonMessage = z.object({
  ConnectionType: z.enum(["GetRequest", "SetResponse"]),
  ID: z.string().max(200).optional(),
  ResponseFile: z.string().optional(),
});
