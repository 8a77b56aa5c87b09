import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";
import { landingContent } from "./schema";

/** The content and the number of its save. */
export const savedLanding = z.object({ config: landingContent, version: z.int() });
export type SavedLanding = z.infer<typeof savedLanding>;

/** One save of the page. */
export const landingVersion = z.object({
  version: z.int(),
  author: z.string().describe("The email address of who saved, as it was then."),
  createdAt: moment,
  restoredFrom: z
    .int()
    .nullable()
    .describe("The version whose content was taken back; null where it was edited."),
});
export type LandingVersion = z.infer<typeof landingVersion>;
