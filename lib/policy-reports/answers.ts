import { z } from "zod";

/** Something that a browser did not let a page of ours do. */
export const policyReport = z.object({
  directive: z.string().describe("The directive of the Content-Security-Policy."),
  source: z.string().describe("The origin of what was stopped, or a word such as `inline`."),
  page: z.string().describe("The name of the page; no address, which may be secret."),
  count: z.int(),
  lastAt: z.int().describe("When it was last reported, in milliseconds since 1970."),
});
export type PolicyReport = z.infer<typeof policyReport>;
