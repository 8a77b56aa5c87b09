import * as z from "zod";

/** The maximum size of an imported file, in bytes. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** The fields beside the file. */
export const importFields = z.strictObject({
  dryRun: z.enum(["true", "false"], { error: "Must be true or false" }).default("false"),
});

export const exportQuery = z.strictObject({
  format: z.enum(["json", "csv"], { error: "Choose json or csv" }).default("json"),
});
