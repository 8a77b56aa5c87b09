import type { Metadata } from "next";
import { portalTab } from "@/components/admin/portal-tabs";
import { LandingPreview } from "@/components/landing/editor/landing-preview";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { restaurantPaths } from "@/lib/restaurants/published/paths.server";
import { menuLink } from "../../../../(site)/menu-link";
import { requirePermission, requireUser } from "../../../../guard";
import { pageTranslate, pageTranslation } from "../../../../page-translation";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  requirePermission(await requireUser("/portal/editor"), portalTab("editor").permission);
  const t = await pageTranslate("home");
  const [{ projectName }, { config }, restaurants, menu, { logo }, contact] = await Promise.all([
    configurationState(),
    getLandingDraft(),
    restaurantPaths(),
    menuLink(t),
    shownProfile(),
    shownContact(t),
  ]);
  const site = { restaurants, menu, contact, logo: logo ?? undefined, projectName };
  return <LandingPreview initial={config} {...site} translation={await pageTranslation("home")} />;
}
