import "server-only";
import type { Route } from "next";
import type { ProfileOverride } from "@/lib/business-profile/override";
import { knownConfiguration } from "@/lib/installation/state.server";
import { getLanding } from "@/lib/landing/server";
import { ownStructuredData, savedLanguage } from "./head.server";

/** Lists what visitors see instead of the business profile, since it was typed by hand. */
export async function profileOverrides(): Promise<ProfileOverride[]> {
  const [{ version, content }, state, structuredData, language] = await Promise.all([
    getLanding(),
    knownConfiguration(),
    ownStructuredData("home"),
    savedLanguage("home"),
  ]);
  const editor = { place: "landing page", href: "/admin?tab=editor" as Route };
  const seo = { place: "SEO settings of the home page", href: "/admin/seo?page=home" as Route };
  const hasOwnName = version > 0 && content.footer.companyName !== state?.projectName;
  return [
    ...(hasOwnName ? [{ what: `The name “${content.footer.companyName}”`, ...editor }] : []),
    ...(content.logo ? [{ what: "The logo", ...editor }] : []),
    ...(structuredData.length > 0 ? [{ what: "Facts for search engines", ...seo }] : []),
    ...(language ? [{ what: `The language “${language}”`, ...seo }] : []),
  ];
}
