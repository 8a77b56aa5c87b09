import type { Metadata } from "next";
import { portalTab } from "@/components/admin/portal-tabs";
import { LandingPreview } from "@/components/landing/editor/landing-preview";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { shownNavigation } from "@/lib/navigation/shown.server";
import { menuLink } from "@/lib/navigation/site.server";
import { navigationLinks, targetPaths } from "@/lib/pages/published.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { requirePermission, requireUser } from "../../../../guard";
import { pageTranslate, pageTranslation } from "../../../../page-translation";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  requirePermission(await requireUser("/portal/editor"), portalTab("editor").permission);
  const t = await pageTranslate("home");
  const [{ projectName }, { config }, restaurants, pages, menu, { logo }, contact, navigation] =
    await Promise.all([
      configurationState(),
      getLandingDraft(),
      targetPaths(),
      navigationLinks(),
      menuLink(t),
      shownProfile(),
      shownContact(t),
      shownNavigation(t),
    ]);
  const site = {
    restaurants,
    pages,
    menu: menu ?? undefined,
    contact,
    navigation,
    logo: logo ?? undefined,
    projectName,
  };
  return <LandingPreview initial={config} {...site} translation={await pageTranslation("home")} />;
}
