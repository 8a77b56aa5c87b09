import { landingContent } from "@/lib/landing/schema";

const { accent, callToAction } = landingContent.shape;

/** The content of the editor's form, in which every field has a value. */
export const formSchema = landingContent.extend({
  accent: accent.unwrap(),
  callToAction: callToAction.unwrap(),
});
