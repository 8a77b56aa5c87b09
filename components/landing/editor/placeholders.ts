import { get, set } from "react-hook-form";
import { landingFieldLabel } from "@/lib/landing/field-label";
import { type LandingContent, landingContent } from "@/lib/landing/schema";

/** The content for the preview: a missing text is replaced by its field's name, such as "Title". */
export function withPlaceholders(content: LandingContent): LandingContent {
  const shown = structuredClone(content);
  for (const { path } of landingContent.safeParse(content).error?.issues ?? []) {
    const dotted = path.join(".");
    if (get(shown, dotted) === "") set(shown, dotted, landingFieldLabel(dotted).split(" › ").at(-1));
  }
  return shown;
}
