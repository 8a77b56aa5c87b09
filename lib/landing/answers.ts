import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { landingContent } from "./schema";

/** The content and its version. */
export const savedLanding = z.object({ config: landingContent, version: z.int() });
export type SavedLanding = z.infer<typeof savedLanding>;

/** The draft, or the published content if none waits. */
export const landingDraft = savedLanding.extend({
  version: z.int().describe("Increases with each save, publication and end of a draft."),
  waits: z.boolean().describe("True if there is a draft that visitors don’t see."),
  publishedVersion: z.int().describe("The version that visitors see; 0 before the first publication."),
  author: z.string().nullable().describe("The email address of the draft’s last editor."),
  savedAt: moment.nullable(),
});
export type LandingDraft = z.infer<typeof landingDraft>;

/** A published version of the page. */
export const landingVersion = z.object({
  version: z.int(),
  author: z.string().describe("The email address of the user at that time."),
  createdAt: moment,
  restoredFrom: z.int().nullable().describe("The version that was restored; null if the content was edited."),
});
export type LandingVersion = z.infer<typeof landingVersion>;
