import * as z from "zod";

/** Content that browsers blocked on a page of this site. */
export const policyReport = z.object({
  directive: z.string().describe("The directive of the Content-Security-Policy."),
  source: z.string().describe("The origin of the blocked content, or a keyword such as `inline`."),
  page: z.string().describe("The name of the page; not its address, which may be secret."),
  count: z.int(),
  lastAt: z.int().describe("The time of the latest report, in milliseconds since 1970."),
});
export type PolicyReport = z.infer<typeof policyReport>;
