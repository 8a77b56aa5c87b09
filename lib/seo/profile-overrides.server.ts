import "server-only";
import type { Route } from "next";
import type { ProfileOverride } from "@/lib/business-profile/override";
import { shownProfile } from "@/lib/business-profile/server";
import { knownConfiguration } from "@/lib/installation/state.server";
import { getLanding } from "@/lib/landing/server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { ownStructuredData, savedLanguage } from "./head.server";

/** Lists what visitors see instead of the business profile, since it was typed by hand. */
export async function profileOverrides(): Promise<ProfileOverride[]> {
  const [{ version, content }, state, structuredData, language, contact, profile] = await Promise.all([
    getLanding(),
    knownConfiguration(),
    ownStructuredData("home"),
    savedLanguage("home"),
    shownContact(),
    shownProfile(),
  ]);
  const editor = { place: "landing page", href: "/admin?tab=editor" as Route };
  const seo = { place: "SEO settings of the home page", href: "/admin/seo?page=home" as Route };
  const menus = { place: "opening hours of your restaurant", href: "/admin?tab=hours" as Route };
  const typedHours = profile.contact.openingHours;
  const hasOtherHours = typedHours.length > 0 && contact.openingHours.join("\n") !== typedHours.join("\n");
  const hasOwnName = version > 0 && content.footer.companyName !== state?.projectName;
  return [
    ...(hasOwnName ? [{ what: `The name “${content.footer.companyName}”`, ...editor }] : []),
    ...(content.logo ? [{ what: "The logo", ...editor }] : []),
    ...(hasOtherHours ? [{ what: "The opening hours", ...menus }] : []),
    ...(structuredData.length > 0 ? [{ what: "Facts for search engines", ...seo }] : []),
    ...(language ? [{ what: `The language “${language}”`, ...seo }] : []),
  ];
}
