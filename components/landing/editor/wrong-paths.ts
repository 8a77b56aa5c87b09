import { loadedOnUse } from "@/components/ui/loaded-on-use";
import type { LandingContent } from "@/lib/landing/schema";

const loadChecks = () => import("./checks");

export const loadSchema = async () => (await loadChecks()).formSchema;

export const checks = loadedOnUse(loadChecks);

/** Returns the dotted paths of invalid fields; none until the schema is loaded. */
export const wrongPaths = (content: LandingContent): string[] =>
  (checks.get()?.formSchema.safeParse(content).error?.issues ?? []).map(({ path }) => path.join("."));

/** The content for the preview: once the schema is loaded, a missing text is replaced by its field's name. */
export const previewContent = (content: LandingContent): LandingContent =>
  checks.get()?.withPlaceholders(content, wrongPaths(content)) ?? content;
