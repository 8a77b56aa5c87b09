import * as z from "zod";
import { optionalLine } from "@/lib/platform/http/text";

export const visibilities = ["public", "comingSoon"] as const;

/** `PUT /api/settings/visibility`. */
export const visibilityInput = z.strictObject({
  visibility: z.enum(visibilities, { error: "Must be public or comingSoon" }),
  text: optionalLine(200)
    .optional()
    .describe("The sentence on the page that announces the site; empty for the default. Omitted, it stays."),
  renewsPreview: z.boolean().optional().describe("Replaces the preview link: the former one ends."),
});
export type VisibilityInput = z.infer<typeof visibilityInput>;

export const visibilityAnswer = z.object({
  visibility: z
    .enum(["unset", ...visibilities])
    .describe("Whether visitors see the site; `unset`: nobody decided, and it is public."),
  text: z.string().describe("The sentence on the page that announces the site; empty for the default."),
  previewPath: z
    .string()
    .nullable()
    .describe("The secret path that shows a site that is coming soon; null for a public one."),
});
export type VisibilityAnswer = z.infer<typeof visibilityAnswer>;
