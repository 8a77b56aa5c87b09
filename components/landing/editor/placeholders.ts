import { get, set } from "react-hook-form";
import { landingFieldLabel } from "@/lib/landing/field-label";
import type { LandingContent } from "@/lib/landing/schema";

/**
 * The content for the preview: a missing text is replaced by its field's name, such as "Title".
 * @param wrong the dotted paths of invalid fields
 */
export function withPlaceholders(content: LandingContent, wrong: readonly string[]): LandingContent {
  const shown = structuredClone(content);
  for (const path of wrong) {
    if (get(shown, path) === "") set(shown, path, landingFieldLabel(path).split(" › ").at(-1));
  }
  return shown;
}
