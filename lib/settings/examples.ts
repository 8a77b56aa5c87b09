import * as z from "zod";

/** `PUT /api/settings/examples`. */
export const examplesInput = z.strictObject({
  shown: z.boolean({ error: "Must be true or false" }).describe("Whether the dashboard shows its examples."),
});
export type ExamplesInput = z.infer<typeof examplesInput>;
