import { shownProfile } from "@/lib/business-profile/server";
import type { Translate } from "@/lib/platform/language/translate";
import { menuPath } from "@/lib/restaurants/published/paths.server";

/** Returns the link to the owner's menu, with the owner's word for it; undefined without a published one. */
export async function menuLink(t: Translate) {
  const [href, { profile }] = await Promise.all([menuPath().catch(() => null), shownProfile()]);
  return href === null ? undefined : { label: profile.menuLabel || t("Menu"), href };
}
