import { versionTag } from "@/lib/platform/http/version-tag";
import type { SavedSettings } from "./schema";

/** The settings as routes answer with them: their version is the ETag. */
export function answerSettings(saved: SavedSettings, headers: Headers): SavedSettings {
  headers.set("ETag", versionTag(saved.version));
  return saved;
}
