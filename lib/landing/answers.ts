import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { landingContent } from "./schema";

/** The content and its version. */
export const savedLanding = z.object({ config: landingContent, version: z.int() });
export type SavedLanding = z.infer<typeof savedLanding>;

/** A saved version of the page. */
export const landingVersion = z.object({
  version: z.int(),
  author: z.string().describe("The email address of the user at that time."),
  createdAt: moment,
  restoredFrom: z.int().nullable().describe("The version that was restored; null if the content was edited."),
});
export type LandingVersion = z.infer<typeof landingVersion>;
