import { versionTag } from "@/lib/platform/http/version-tag";
import type { MenuDraft } from "@/lib/restaurants/schema";

/** A menu as routes answer with it: the version of its draft is the ETag. */
export function answerMenu(menu: MenuDraft, headers: Headers) {
  headers.set("ETag", versionTag(menu.version));
  return { menu };
}
