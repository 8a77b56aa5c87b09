import { loadedOnUse } from "@/components/ui/loaded-on-use";
import type { LandingContent } from "@/lib/landing/schema";

export const loadSchema = async () => (await import("./form-schema")).formSchema;

export const editedSchema = loadedOnUse(loadSchema);

/** Returns the dotted paths of invalid fields; none until the schema is loaded. */
export const wrongPaths = (content: LandingContent): string[] =>
  (editedSchema.get()?.safeParse(content).error?.issues ?? []).map(({ path }) => path.join("."));
