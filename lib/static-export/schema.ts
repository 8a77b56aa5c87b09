import * as z from "zod";

/** `PUT /api/static-export`. */
export const staticExportInput = z.strictObject({ isOn: z.boolean() });
