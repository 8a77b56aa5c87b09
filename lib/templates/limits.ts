import { isOneLine, notStorable } from "@/lib/platform/http/storable";

/** Maximum size of an archive, in bytes. */
export const MAX_ARCHIVE_BYTES = 20 * 1024 * 1024;

export const NOT_ZIP = "Please select a ZIP file";

export const NAME_REQUIRED = "Template name is required";

/** Returns why a template can't have this name, of at most 80 characters; null if it can. */
export function templateNameProblem(name: string): string | null {
  if (name.trim() === "") return NAME_REQUIRED;
  return isOneLine(name) ? null : notStorable;
}
