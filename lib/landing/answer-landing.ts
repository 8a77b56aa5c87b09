import { versionTag } from "@/lib/platform/http/version-tag";
import type { Landing } from "./server";

/** The landing page as routes answer with it: its version is the ETag. */
export function answerLanding({ version, content }: Landing, headers: Headers) {
  headers.set("ETag", versionTag(version));
  return { config: content, version };
}
